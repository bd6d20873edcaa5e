<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Boomerang Desktop {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table for five games called Boomerang, Lascaux among them. An independent implementation with pictures and sounds of its own; it has no connection with the games&apos; authors or publishers. Thank you for the games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games and their authors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconstructed, not as printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next thing that can be lifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move over the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift, or put down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hurry: finish the movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tabletop: trays on all sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others look away. Only you see what comes next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Boomerang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five games, one table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a game to begin. The matches you play will be listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} · {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} · {day} · open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Boomerang Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not on this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no match is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records of matches (*.boomerang)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>Boomerang Desktop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>Fate decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give seat {number} a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players are called {name}: change one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name holds a character that cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens are chosen before the bidding, once a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a suit that a face-up card shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody must choose a token first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait for your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your reserve is empty: stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place one of your pieces on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have no such piece left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these holes are not the shape of the piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white places the first piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>touch an opposing piece along a side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stay within the board: nothing sticks out over the edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use empty holes: nothing on the board is covered or moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other player places now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over: neither player can place a piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a cell of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place a pawn, advance one or capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your hand is empty: advance a pawn or capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a free cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move a pawn of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one step, along a line, to a neighbouring cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capture one step along an arrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capture in the direction of the arrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no capture along a neutral line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capture one, two or three pawns in a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an opponent&apos;s pawn must stand on every cell you capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pawn can take another: go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you can capture, so you must</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete a Trio first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your Trio: enter a pawn or decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter the pawn on a free cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your hand is empty: free a pawn instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from your hand or from an opponent: there is no reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from your hand, the reserve or a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that player holds no pawn of yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with two players a Trio enters pawns of the reserve only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over: a player holds enough prisoners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over: only one player has pawns left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over: 60 turns without a capture or a new pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over after 400 turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over: a player has fewer than three pawns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sit at this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait until everyone has chosen a Throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait until everyone has chosen a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait until everyone has decided on an activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin another match: the four rounds are over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the Throw from the cards in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a card from the hand just received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay all seven cards before scoring an activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose an activity or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose an activity that is still open on the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>have at least one symbol of the activity in this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>know what the others hold and have chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {last} share the win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>The rules of this game could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>“{file}” cannot be opened. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match that was running cannot be read. It has been set aside as “{file}” in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full: “{file}” could not be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” could not be saved: no permission to write in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” could not be saved ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of seat {number} ({symbol})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays seat {number} ({symbol})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tabletop: a tray on each side of a screen lying flat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide what happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back at move {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s bot has failed; a simpler one moves for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no match is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only bots play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bot gives hints yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Boomerang Hunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lascaux</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boomerang Flip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boumerang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boomerang USA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw into the ring or take it all: who stays longest hunts first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid pebbles for painted animals by the light of a lamp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap in a piece, and all it touches turns to your colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capture along the arrows; a Trio brings pawns back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft seven cards a round, and catch what you threw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boomerang, Ehrhard &amp; Lalet, Lui-même 2010</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lascaux, Ehrhard &amp; Lalet, 2007</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boomerang, Claude Duvernay, Nathan 1982</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boumerang, Peter Pallat, Ravensburger 1976</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boomerang: USA, Scott Almes, 2020</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which two territories each card shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which two colours each card shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shapes of the pieces and the size of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board: its cells, arrows, neutral lines and orange triangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sites with their numbers, symbols, paths and coasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook: whoever lives nearest to the Aboriginal lands, as the boomerang flies. · H3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook: the youngest begins. · L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins plays white, the other one red. · F3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook leaves it open; then clockwise. · P3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody chooses at the same time. · R3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden reserves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duty to capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capture to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a series, every second game goes the other way round the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands pass to the left, in the next round to the right, and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is shown what the others hold; counting is fair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of all games of a series are added up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither player is shown what the other still has to place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The larger board leaves more gaps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to those who could capture and do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pawn that can take another must go on, up to three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>10 × 9 holes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 × 10 holes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They lose the pawns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They must capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot: carefree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot: novice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot: casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot: skilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot: expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot: master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing has been decided yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something secret or random has come to light since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large for a record of a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not a record of a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record was written by another version of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is of a game that this version does not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match in the record cannot have begun so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record holds a move that cannot be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result in the record is not what its moves lead to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence} (Look at: {where})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match cannot begin so. (Look at: {where})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Something went wrong in the program. The match is saved. Details: {file}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

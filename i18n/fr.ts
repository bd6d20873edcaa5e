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
        <source>The games, and what had to be reconstructed</source>
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
    <name>ArrowsTexts</name>
    <message numerus="yes">
        <source>{name} may enter %n pawn(s), one by one: drag one in or decline</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has a Trio: enter a pawn or decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} can capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} must capture with one of the ringed pawns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} can capture, and loses every ringed pawn by not doing so</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} moves: the game ends in %n turn(s) without a capture or a new pawn</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} moves: the game ends in %n turn(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} advances a pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} places a pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} places a pawn or advances one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes another pawn or stops here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} must take another pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} could capture: this move loses the %n crossed-out pawn(s) for good</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) played</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quiet turn(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} places a pawn on {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} advances from {start} to {end}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} captures a pawn of {owner} on {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} captures on {cell}: the pawn goes to the reserve of {owner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} could have captured and loses %n pawn(s) for good</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} completes the Trio {cells}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} enters no pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no pawn left to move, is out and is passed over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} frees a pawn from {captor} and enters it on {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} enters a pawn from the hand on {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} enters a pawn from the reserve on {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n prisoner(s): the game is over</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has fewer than three pawns: the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} alone has pawns left: the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enough prisoners: the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one player has pawns left: the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) without a capture or a new pawn: the game is over</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) have been played: the game is over</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer than three pawns: the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) without a capture or a new pawn: who has more pawns wins</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) without a capture or a new pawn: most prisoners win</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n turn(s), who has more pawns wins</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n turn(s), most prisoners win</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n still needed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>loses below {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out: passed over</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n pawn(s) and go on</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers on the cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cell {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pawn of {name} on {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>hand of {name}: %n pawn(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reserve of {name}: %n pawn(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{captor} holds %n pawn(s) of {owner}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>can capture on {cells}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prisoners from {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pawns on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pawns in hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CircleTexts</name>
    <message>
        <source>Fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kangaroo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gecko</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armadillo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aurochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mammoth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rhinoceros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ibex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>desert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mountain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{animal}: {suit} and {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n boomerang(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Reserve: 1 for every 6 boomerangs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserve: 1 for every 6 stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token: {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) around the ring show(s) it</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s token, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place before {name} for a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} begins the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s reserve is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s reserve: {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a boomerang into the ring to throw it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a stone into the ring to bid it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ring: {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies in the ring: {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it to your reserve to stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile of tokens on the deck: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile of tokens, from the bottom: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put your token here to stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The deck: %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{animal}: nobody yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{animal}: {names} have {count} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{animal}: {name} has {count}, %n more than the next</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chooses a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game {number} of {games}, round {round}, anticlockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game {number} of {games}, round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} must stop: reserve and ring are empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} must stop and takes %n boomerang(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must stop and takes %n stone(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} throws a boomerang or stops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bids a stone or stops</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} throws, or stops and takes %n boomerang(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} bids, or stops and takes %n stone(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} chooses a territory in secret; {first} begins the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses a colour in secret; {first} begins the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to choose a token: {names}; {first} begins the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens are revealed, that of the last one in first</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Lay the token before you; it takes up to %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Lay the token on the pile to stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take what lies in the ring to your reserve to stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw the boomerang into the ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the stone into the ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} begins. By the rulebook it is whoever lives nearest to the Aboriginal lands, as the boomerang flies; at this table it was settled beforehand. · H3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} begins. By the rulebook it is the youngest; at this table it was settled beforehand. · L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has chosen a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} throws a boomerang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts a stone into the ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} stops; the ring is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} stops and takes %n boomerang(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stops and takes %n stone(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} reveals {suit} and takes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} reveals {suit} and takes {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number} is over: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number} is over: {points}. All games so far: {totals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} stayed in longest and begins; %n new card(s) · H6</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stopped first and begins; %n new card(s) · L4</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} begins the next game, and it goes anticlockwise · L7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} begins the next game, and it goes clockwise · L7</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have been played; the totals decide (L7).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Every card has been taken (L5).</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The deck is empty; %n card(s) on the table score for nobody (H5).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The deck is empty (H5).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In brackets: the cards, and what is in the reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal points: more boomerangs decide (H7).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal points: more stones decide (L6).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Majorities and scores</source>
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
    <name>FlipTexts</name>
    <message>
        <source>the dot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bar of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the corner of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bar of four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the short T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the long T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the corner of five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bars of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corners of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bars of four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short Ts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long Ts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corners of five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{piece}, %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{piece}, red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece}, white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {row}, column {column}, locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece} over row {row}, column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) would turn</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places {piece}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned to red: {piece}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned to white: {piece}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked: {piece}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot place a piece and is passed over · F8</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} could not place {pieces}: %n point(s) for the other · F10</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} begins: a white piece, anywhere on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} places a red piece that touches a white one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} places a white piece that touches a red one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{other} cannot place and is passed over: {name} places again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds {piece}: R turns it, choose its holes</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} holds {piece}: here it turns %n piece(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Neither player can place a piece: the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{placed} of 26</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not placed by the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red · {board} on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White · {board} on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red · {board} + {unplaced} unplaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White · {board} + {unplaced} unplaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s pieces, in a closed box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board: 10 columns, {rows} rows of holes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither player can place a piece. 44 points each: a draw · F11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither player can place a piece · F9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light the holes where a lifted piece fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn to the right</source>
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
        <source>Matches you play will be listed here. You can also drop a record here.</source>
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
    <message>
        <source>Something went wrong in the program. Details are in {file}.</source>
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
    <name>RoadtripBoard</name>
    <message>
        <source>Which cards have been laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the row would score now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoadtripTexts</name>
    <message>
        <source>Throw and Catch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coast to coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Americana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pacific</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Southwest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great Lakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Northeast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mailbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jersey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grizzly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eagle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bigfoot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>photography</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hiking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restaurant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{site}, {letter}, number {number}, {region}: {one} and {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trip is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds {site}: lay it on the Throw place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds {site}: lay it in the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses a Throw, which stays face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses a card to lay face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays the last card: the Catch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} scores one activity on the sheet, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are still choosing</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is still choosing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone scores round {number}: {category}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands pass to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands pass to the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} reveals the Throw: {site}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} connects the coasts from {start} to {end}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} begins: seven new cards for everyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays a Throw face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} catches {site}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays {site}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{site} ({letter})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} scores no activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} scores this activity: {activity}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} completes the region {region}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} completes the region {region}, too late for the bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} writes {points} for {category}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal points: more coast-to-coast points decide for {names}. · R13</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal points: more Throw-and-Catch points decide for {names}. · R13</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal in points, coast to coast, and Throw and Catch: the win is shared. · R13</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four rounds are over: most points win. · R13</source>
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
        <source>The table: what can be reached now</source>
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
        <source>The Hunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Painted Cave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Perforated Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Arrowed Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Road Trip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw into the ring or take it all; who stays longest hunts first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid stones for painted animals by the light of a lamp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boomerang, 2010</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lascaux, 2007</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boomerang, 1982</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boumerang, 1976</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boomerang: USA, 2020</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obligation to capture</source>
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
    <name>board</name>
    <message>
        <source>Throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place {number} of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place of the Throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen. Press it to take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards are laid. The scores are counted when everyone has decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four rounds are over. Press a player to see their sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards are laid. Press an activity on the sheet, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which cards have been laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid cards show whose they are; the others are in hands or face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score sheet of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>self._board</name>
    <message>
        <source>A card, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Scored: %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would score %n point(s) now</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>

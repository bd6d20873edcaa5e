<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>ArrowsChronicle</name>
        <message numerus="yes">
            <source>You did not capture, and lose %n pawn(s) for good</source>
            <translation>
                <numerusform>You did not capture, and lose %n pawn for good</numerusform>
                <numerusform>You did not capture, and lose %n pawns for good</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} did not capture, and loses %n pawn(s) for good</source>
            <translation>
                <numerusform>{name} did not capture, and loses %n pawn for good</numerusform>
                <numerusform>{name} did not capture, and loses %n pawns for good</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s) without a capture or a new pawn: the game is over</source>
            <translation>
                <numerusform>%n turn without a capture or a new pawn: the game is over</numerusform>
                <numerusform>%n turns without a capture or a new pawn: the game is over</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s) have been played: the game is over</source>
            <translation>
                <numerusform>%n turn have been played: the game is over</numerusform>
                <numerusform>%n turns have been played: the game is over</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ArrowsInfo</name>
        <message numerus="yes">
            <source>%n pawn(s)</source>
            <translation>
                <numerusform>%n pawn</numerusform>
                <numerusform>%n pawns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n prisoner(s)</source>
            <translation>
                <numerusform>%n prisoner</numerusform>
                <numerusform>%n prisoners</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ArrowsNames</name>
        <message numerus="yes">
            <source>%n still needed</source>
            <translation>
                <numerusform>%n still needed</numerusform>
                <numerusform>%n still needed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pawn(s) left</source>
            <translation>
                <numerusform>%n pawn left</numerusform>
                <numerusform>%n pawns left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>your hand: %n pawn(s)</source>
            <translation>
                <numerusform>your hand: %n pawn</numerusform>
                <numerusform>your hand: %n pawns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>hand of {name}: %n pawn(s)</source>
            <translation>
                <numerusform>hand of {name}: %n pawn</numerusform>
                <numerusform>hand of {name}: %n pawns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>your reserve: %n pawn(s)</source>
            <translation>
                <numerusform>your reserve: %n pawn</numerusform>
                <numerusform>your reserve: %n pawns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>reserve of {name}: %n pawn(s)</source>
            <translation>
                <numerusform>reserve of {name}: %n pawn</numerusform>
                <numerusform>reserve of {name}: %n pawns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you hold %n pawn(s) of {owner}</source>
            <translation>
                <numerusform>you hold %n pawn of {owner}</numerusform>
                <numerusform>you hold %n pawns of {owner}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{captor} holds %n pawn(s) of yours</source>
            <translation>
                <numerusform>{captor} holds %n pawn of yours</numerusform>
                <numerusform>{captor} holds %n pawns of yours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{captor} holds %n pawn(s) of {owner}</source>
            <translation>
                <numerusform>{captor} holds %n pawn of {owner}</numerusform>
                <numerusform>{captor} holds %n pawns of {owner}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you need %n more prisoner(s) to win</source>
            <translation>
                <numerusform>you need %n more prisoner to win</numerusform>
                <numerusform>you need %n more prisoners to win</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} needs %n more prisoner(s) to win</source>
            <translation>
                <numerusform>{name} needs %n more prisoner to win</numerusform>
                <numerusform>{name} needs %n more prisoners to win</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n pawn(s), on the board and in hand</source>
            <translation>
                <numerusform>you have %n pawn, on the board and in hand</numerusform>
                <numerusform>you have %n pawns, on the board and in hand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} has %n pawn(s), on the board and in hand</source>
            <translation>
                <numerusform>{name} has %n pawn, on the board and in hand</numerusform>
                <numerusform>{name} has %n pawns, on the board and in hand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>longest chain: %n pawn(s) in one turn</source>
            <translation>
                <numerusform>longest chain: %n pawn in one turn</numerusform>
                <numerusform>longest chain: %n pawns in one turn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>captured up to %n pawn(s) in one turn</source>
            <translation>
                <numerusform>captured up to %n pawn in one turn</numerusform>
                <numerusform>captured up to %n pawns in one turn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>most Trios: %n</source>
            <translation>
                <numerusform>most Trios: %n</numerusform>
                <numerusform>most Trios: %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>completed %n Trio(s)</source>
            <translation>
                <numerusform>completed %n Trio</numerusform>
                <numerusform>completed %n Trios</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>brought back most: %n pawn(s)</source>
            <translation>
                <numerusform>brought back most: %n pawn</numerusform>
                <numerusform>brought back most: %n pawns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>brought back %n pawn(s)</source>
            <translation>
                <numerusform>brought back %n pawn</numerusform>
                <numerusform>brought back %n pawns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>freed most: %n pawn(s)</source>
            <translation>
                <numerusform>freed most: %n pawn</numerusform>
                <numerusform>freed most: %n pawns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>freed %n pawn(s)</source>
            <translation>
                <numerusform>freed %n pawn</numerusform>
                <numerusform>freed %n pawns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lose %n pawn(s) and go on</source>
            <translation>
                <numerusform>Lose %n pawn and go on</numerusform>
                <numerusform>Lose %n pawns and go on</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ArrowsWords</name>
        <message numerus="yes">
            <source>{name} could capture: this move loses the %n crossed-out pawn(s) for good</source>
            <translation>
                <numerusform>{name} could capture: this move loses the crossed-out pawn for good</numerusform>
                <numerusform>{name} could capture: this move loses the %n crossed-out pawns for good</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} moves: the game ends in %n turn(s) without a capture or a new pawn</source>
            <translation>
                <numerusform>{name} moves: the game ends in %n turn without a capture or a new pawn</numerusform>
                <numerusform>{name} moves: the game ends in %n turns without a capture or a new pawn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} moves: the game ends in %n turn(s)</source>
            <translation>
                <numerusform>{name} moves: the game ends in %n turn</numerusform>
                <numerusform>{name} moves: the game ends in %n turns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s) played</source>
            <translation>
                <numerusform>%n turn played</numerusform>
                <numerusform>%n turns played</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n quiet turn(s) left</source>
            <translation>
                <numerusform>%n quiet turn left</numerusform>
                <numerusform>%n quiet turns left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s) left</source>
            <translation>
                <numerusform>%n turn left</numerusform>
                <numerusform>%n turns left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pawn(s) one by one</source>
            <translation>
                <numerusform>%n pawn</numerusform>
                <numerusform>%n pawns one by one</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You could capture: this move costs you %n pawn(s) and the match</source>
            <translation>
                <numerusform>You could capture: this move costs you %n pawn and the match</numerusform>
                <numerusform>You could capture: this move costs you %n pawns and the match</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} could capture: this move costs %n pawn(s) and the match</source>
            <translation>
                <numerusform>{name} could capture: this move costs %n pawn and the match</numerusform>
                <numerusform>{name} could capture: this move costs %n pawns and the match</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You could capture: this move costs your last %n pawn(s), and you are out</source>
            <translation>
                <numerusform>You could capture: this move costs your last pawn, and you are out</numerusform>
                <numerusform>You could capture: this move costs your last %n pawns, and you are out</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It offers %n pawn(s) of yours: whoever can capture must</source>
            <translation>
                <numerusform>It offers %n pawn of yours: whoever can capture must</numerusform>
                <numerusform>It offers %n pawns of yours: whoever can capture must</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s) without a capture or a new pawn: whoever has more pawns wins</source>
            <translation>
                <numerusform>%n turn without a capture or a new pawn: whoever has more pawns wins</numerusform>
                <numerusform>%n turns without a capture or a new pawn: whoever has more pawns wins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s) without a capture or a new pawn: whoever has most prisoners wins</source>
            <translation>
                <numerusform>%n turn without a capture or a new pawn: whoever has most prisoners wins</numerusform>
                <numerusform>%n turns without a capture or a new pawn: whoever has most prisoners wins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After %n turn(s), whoever has more pawns wins</source>
            <translation>
                <numerusform>After %n turn, whoever has more pawns wins</numerusform>
                <numerusform>After %n turns, whoever has more pawns wins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After %n turn(s), whoever has most prisoners wins</source>
            <translation>
                <numerusform>After %n turn, whoever has most prisoners wins</numerusform>
                <numerusform>After %n turns, whoever has most prisoners wins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} could capture: this move costs the last %n pawn(s)</source>
            <translation>
                <numerusform>{name} could capture: this move costs the last pawn</numerusform>
                <numerusform>{name} could capture: this move costs the last %n pawns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You could capture: this move loses the %n crossed-out pawn(s) for good</source>
            <translation>
                <numerusform>You could capture: this move loses the crossed-out pawn for good</numerusform>
                <numerusform>You could capture: this move loses the %n crossed-out pawns for good</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your turn: the game ends in %n turn(s) without a capture or a new pawn</source>
            <translation>
                <numerusform>Your turn: the game ends in %n turn without a capture or a new pawn</numerusform>
                <numerusform>Your turn: the game ends in %n turns without a capture or a new pawn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your turn: the game ends in %n turn(s)</source>
            <translation>
                <numerusform>Your turn: the game ends in %n turn</numerusform>
                <numerusform>Your turn: the game ends in %n turns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It captures %n pawn(s)</source>
            <translation>
                <numerusform>It captures %n pawn</numerusform>
                <numerusform>It captures %n pawns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It costs you %n pawn(s) for good</source>
            <translation>
                <numerusform>It costs you %n pawn for good</numerusform>
                <numerusform>It costs you %n pawns for good</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It completes %n Trio(s): a new pawn for each</source>
            <translation>
                <numerusform>It completes %n Trio: a new pawn</numerusform>
                <numerusform>It completes %n Trios: a new pawn for each</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings %n pawn(s) of yours out of danger</source>
            <translation>
                <numerusform>It brings %n pawn of yours out of danger</numerusform>
                <numerusform>It brings %n pawns of yours out of danger</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The pawn can become part of %n Trio(s)</source>
            <translation>
                <numerusform>The pawn can become part of %n Trio</numerusform>
                <numerusform>The pawn can become part of %n Trios</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It threatens %n opposing pawn(s)</source>
            <translation>
                <numerusform>It threatens %n opposing pawn</numerusform>
                <numerusform>It threatens %n opposing pawns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You hold %n prisoner(s): the game is over</source>
            <translation>
                <numerusform>You hold %n prisoner: the game is over</numerusform>
                <numerusform>You hold %n prisoners: the game is over</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} holds %n prisoner(s): the game is over</source>
            <translation>
                <numerusform>{name} holds %n prisoner: the game is over</numerusform>
                <numerusform>{name} holds %n prisoners: the game is over</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CircleLabels</name>
        <message numerus="yes">
            <source>The deck: %n card(s)</source>
            <translation>
                <numerusform>The deck: %n card</numerusform>
                <numerusform>The deck: %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) around the ring show(s) it</source>
            <translation>
                <numerusform>%n card around the ring shows it</numerusform>
                <numerusform>%n cards around the ring show it</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{animal}: you have {count}, %n more than the next</source>
            <translation>
                <numerusform>{animal}: you have {count}, %n more than the next</numerusform>
                <numerusform>{animal}: you have {count}, %n more than the next</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{animal}: {name} has {count}, %n more than the next</source>
            <translation>
                <numerusform>{animal}: {name} has {count}, %n more than the next</numerusform>
                <numerusform>{animal}: {name} has {count}, %n more than the next</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CircleNames</name>
        <message numerus="yes">
            <source>%n boomerang(s)</source>
            <translation>
                <numerusform>%n boomerang</numerusform>
                <numerusform>%n boomerangs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stone(s)</source>
            <translation>
                <numerusform>%n stone</numerusform>
                <numerusform>%n stones</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CircleStory</name>
        <message numerus="yes">
            <source>You stop and take %n boomerang(s)</source>
            <translation>
                <numerusform>You stop and take %n boomerang</numerusform>
                <numerusform>You stop and take %n boomerangs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} stops and takes %n boomerang(s)</source>
            <translation>
                <numerusform>{name} stops and takes %n boomerang</numerusform>
                <numerusform>{name} stops and takes %n boomerangs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You pass and take %n stone(s)</source>
            <translation>
                <numerusform>You pass and take %n stone</numerusform>
                <numerusform>You pass and take %n stones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} passes and takes %n stone(s)</source>
            <translation>
                <numerusform>{name} passes and takes %n stone</numerusform>
                <numerusform>{name} passes and takes %n stones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You stayed in longest and begin; %n new card(s) · H6</source>
            <translation>
                <numerusform>You stayed in longest and begin; %n new card · H6</numerusform>
                <numerusform>You stayed in longest and begin; %n new cards · H6</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You passed first and begin; %n new card(s) · L4</source>
            <translation>
                <numerusform>You passed first and begin; %n new card · L4</numerusform>
                <numerusform>You passed first and begin; %n new cards · L4</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} passed first and begins; %n new card(s) · L4</source>
            <translation>
                <numerusform>{name} passed first and begins; %n new card · L4</numerusform>
                <numerusform>{name} passed first and begins; %n new cards · L4</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} stayed in longest and begins; %n new card(s) · H6</source>
            <translation>
                <numerusform>{name} stayed in longest and begins; %n new card · H6</numerusform>
                <numerusform>{name} stayed in longest and begins; %n new cards · H6</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CircleWords</name>
        <message numerus="yes">
            <source>{name} throws, or stops and takes %n boomerang(s)</source>
            <translation>
                <numerusform>{name} throws, or stops and takes %n boomerang</numerusform>
                <numerusform>{name} throws, or stops and takes %n boomerangs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} bids, or passes and takes %n stone(s)</source>
            <translation>
                <numerusform>{name} bids, or passes and takes %n stone</numerusform>
                <numerusform>{name} bids, or passes and takes %n stones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your turn: throw, or stop and take %n boomerang(s)</source>
            <translation>
                <numerusform>Your turn: throw, or stop and take %n boomerang</numerusform>
                <numerusform>Your turn: throw, or stop and take %n boomerangs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your turn: bid, or pass and take %n stone(s)</source>
            <translation>
                <numerusform>Your turn: bid, or pass and take %n stone</numerusform>
                <numerusform>Your turn: bid, or pass and take %n stones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You must stop and take %n boomerang(s)</source>
            <translation>
                <numerusform>You must stop and take %n boomerang</numerusform>
                <numerusform>You must stop and take %n boomerangs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} must stop and take %n boomerang(s)</source>
            <translation>
                <numerusform>{name} must stop and take %n boomerang</numerusform>
                <numerusform>{name} must stop and take %n boomerangs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You must pass and take %n stone(s)</source>
            <translation>
                <numerusform>You must pass and take %n stone</numerusform>
                <numerusform>You must pass and take %n stones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} must pass and take %n stone(s)</source>
            <translation>
                <numerusform>{name} must pass and take %n stone</numerusform>
                <numerusform>{name} must pass and take %n stones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay the token before you; it captures up to %n card(s)</source>
            <translation>
                <numerusform>Lay the token before you; it captures up to %n card</numerusform>
                <numerusform>Lay the token before you; it captures up to %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay the marker before you; it captures up to %n card(s)</source>
            <translation>
                <numerusform>Lay the marker before you; it captures up to %n card</numerusform>
                <numerusform>Lay the marker before you; it captures up to %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stop and take %n boomerang(s)</source>
            <translation>
                <numerusform>Stop and take %n boomerang</numerusform>
                <numerusform>Stop and take %n boomerangs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Pass and take %n stone(s)</source>
            <translation>
                <numerusform>Pass and take %n stone</numerusform>
                <numerusform>Pass and take %n stones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) have been played; the totals decide (L7).</source>
            <translation>
                <numerusform>%n game has been played; the totals decide (L7).</numerusform>
                <numerusform>%n games have been played; the totals decide (L7).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>stayed longest: last one in %n time(s)</source>
            <translation>
                <numerusform>stayed longest: last one in %n time</numerusform>
                <numerusform>stayed longest: last one in %n times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>last one in %n time(s)</source>
            <translation>
                <numerusform>last one in %n time</numerusform>
                <numerusform>last one in %n times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>took most from the ring: %n boomerang(s)</source>
            <translation>
                <numerusform>took most from the ring: %n boomerang</numerusform>
                <numerusform>took most from the ring: %n boomerangs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>took %n boomerang(s) from the ring</source>
            <translation>
                <numerusform>took %n boomerang from the ring</numerusform>
                <numerusform>took %n boomerangs from the ring</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>took most from the ring: %n stone(s)</source>
            <translation>
                <numerusform>took most from the ring: %n stone</numerusform>
                <numerusform>took most from the ring: %n stones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>took %n stone(s) from the ring</source>
            <translation>
                <numerusform>took %n stone from the ring</numerusform>
                <numerusform>took %n stones from the ring</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>captured most at once: %n card(s)</source>
            <translation>
                <numerusform>captured most at once: %n card</numerusform>
                <numerusform>captured most at once: %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>captured up to %n card(s) at once</source>
            <translation>
                <numerusform>captured up to %n card at once</numerusform>
                <numerusform>captured up to %n cards at once</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The deck is empty; %n card(s) on the table score for nobody (H5).</source>
            <translation>
                <numerusform>The deck is empty; %n card on the table scores for nobody (H5).</numerusform>
                <numerusform>The deck is empty; %n cards on the table score for nobody (H5).</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DailyDialog</name>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>%n day in a row</numerusform>
                <numerusform>%n days in a row</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Detail</name>
        <message numerus="yes">
            <source>%n match(es) chosen</source>
            <translation>
                <numerusform>%n match chosen</numerusform>
                <numerusform>%n matches chosen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FlipAbout</name>
        <message numerus="yes">
            <source>{piece}: %n point(s), one for each square.</source>
            <translation>
                <numerusform>{piece}: %n point, one for each square.</numerusform>
                <numerusform>{piece}: %n points, one for each square.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You still have %n of them to place.</source>
            <translation>
                <numerusform>You still have %n of them to place.</numerusform>
                <numerusform>You still have %n of them to place.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} still has %n of them to place.</source>
            <translation>
                <numerusform>{name} still has %n of them to place.</numerusform>
                <numerusform>{name} still has %n of them to place.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{piece} is yours: %n point(s) for you.</source>
            <translation>
                <numerusform>{piece} is yours: %n point for you.</numerusform>
                <numerusform>{piece} is yours: %n points for you.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{piece} is {name}'s: %n point(s) for them.</source>
            <translation>
                <numerusform>{piece} is {name}'s: %n point for them.</numerusform>
                <numerusform>{piece} is {name}'s: %n points for them.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You still have %n piece(s) to place, worth {points}.</source>
            <translation>
                <numerusform>You still have %n piece to place, worth {points}.</numerusform>
                <numerusform>You still have %n pieces to place, worth {points}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} still has %n piece(s) to place, worth {points}.</source>
            <translation>
                <numerusform>{name} still has %n piece to place, worth {points}.</numerusform>
                <numerusform>{name} still has %n pieces to place, worth {points}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FlipWords</name>
        <message numerus="yes">
            <source>You hold {piece}: here it turns over %n piece(s)</source>
            <translation>
                <numerusform>You hold {piece}: here it turns over %n piece</numerusform>
                <numerusform>You hold {piece}: here it turns over %n pieces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} holds {piece}: here it turns over %n piece(s)</source>
            <translation>
                <numerusform>{name} holds {piece}: here it turns over %n piece</numerusform>
                <numerusform>{name} holds {piece}: here it turns over %n pieces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You could not place {pieces}: %n point(s) for the other · F10</source>
            <translation>
                <numerusform>You could not place {pieces}: %n point for the other · F10</numerusform>
                <numerusform>You could not place {pieces}: %n points for the other · F10</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} could not place {pieces}: %n point(s) for you · F10</source>
            <translation>
                <numerusform>{name} could not place {pieces}: %n point for you · F10</numerusform>
                <numerusform>{name} could not place {pieces}: %n points for you · F10</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} could not place {pieces}: %n point(s) for the other · F10</source>
            <translation>
                <numerusform>{name} could not place {pieces}: %n point for the other · F10</numerusform>
                <numerusform>{name} could not place {pieces}: %n points for the other · F10</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>turned most at once: %n piece(s)</source>
            <translation>
                <numerusform>turned most at once: %n piece</numerusform>
                <numerusform>turned most at once: %n pieces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>turned up to %n piece(s) at once</source>
            <translation>
                <numerusform>turned up to %n piece at once</numerusform>
                <numerusform>turned up to %n pieces at once</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>made the biggest swing: %n point(s)</source>
            <translation>
                <numerusform>made the biggest swing: %n point</numerusform>
                <numerusform>made the biggest swing: %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>gained up to %n point(s) at once</source>
            <translation>
                <numerusform>gained up to %n point at once</numerusform>
                <numerusform>gained up to %n points at once</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>locked most: %n piece(s)</source>
            <translation>
                <numerusform>locked most: %n piece</numerusform>
                <numerusform>locked most: %n pieces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>has %n locked piece(s)</source>
            <translation>
                <numerusform>has %n locked piece</numerusform>
                <numerusform>has %n locked pieces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{piece}, %n point(s)</source>
            <translation>
                <numerusform>{piece}, %n point</numerusform>
                <numerusform>{piece}, %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left</source>
            <translation>
                <numerusform>%n left</numerusform>
                <numerusform>%n left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n piece(s) would be turned over</source>
            <translation>
                <numerusform>%n piece would be turned over</numerusform>
                <numerusform>%n pieces would be turned over</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LibraryEdits</name>
        <message numerus="yes">
            <source>%n match(es) deleted</source>
            <translation>
                <numerusform>%n match deleted</numerusform>
                <numerusform>%n matches deleted</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) saved</source>
            <translation>
                <numerusform>%n match saved</numerusform>
                <numerusform>%n matches saved</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) imported</source>
            <translation>
                <numerusform>%n match imported</numerusform>
                <numerusform>%n matches imported</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n known already</source>
            <translation>
                <numerusform>%n known already</numerusform>
                <numerusform>%n known already</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n kept beside another match with the same number</source>
            <translation>
                <numerusform>%n kept beside another match with the same number</numerusform>
                <numerusform>%n kept beside another match with the same number</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) could not be read</source>
            <translation>
                <numerusform>%n file could not be read</numerusform>
                <numerusform>%n files could not be read</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LibraryPage</name>
        <message numerus="yes">
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n match</numerusform>
                <numerusform>%n matches</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MatchTexts</name>
        <message numerus="yes">
            <source>%n decision(s)</source>
            <translation>
                <numerusform>%n decision</numerusform>
                <numerusform>%n decisions</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewMatchPage</name>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NumberTexts</name>
        <message numerus="yes">
            <source>{size} point(s)</source>
            <translation>
                <numerusform>{size} point</numerusform>
                <numerusform>{size} points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PuzzleWords</name>
        <message numerus="yes">
            <source>Not the best: it is about %n pawn(s) worse.</source>
            <translation>
                <numerusform>Not the best: it is about %n pawn worse.</numerusform>
                <numerusform>Not the best: it is about %n pawns worse.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n pawn(s) worse</source>
            <translation>
                <numerusform>about %n pawn worse</numerusform>
                <numerusform>about %n pawns worse</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RoadtripAbout</name>
        <message numerus="yes">
            <source>Your hand: %n card(s), passed on when everybody has chosen.</source>
            <translation>
                <numerusform>Your hand: %n card, passed on when everybody has chosen.</numerusform>
                <numerusform>Your hand: %n cards, passed on when everybody has chosen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The hand of {name}: %n card(s), passed on when all have chosen.</source>
            <translation>
                <numerusform>The hand of {name}: %n card, passed on when all have chosen.</numerusform>
                <numerusform>The hand of {name}: %n cards, passed on when all have chosen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>What you wrote in round {number}: %n point(s).</source>
            <translation>
                <numerusform>What you wrote in round {number}: %n point.</numerusform>
                <numerusform>What you wrote in round {number}: %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>What {name} wrote in round {number}: %n point(s).</source>
            <translation>
                <numerusform>What {name} wrote in round {number}: %n point.</numerusform>
                <numerusform>What {name} wrote in round {number}: %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n point(s) on your sheet.</source>
            <translation>
                <numerusform>You have %n point on your sheet.</numerusform>
                <numerusform>You have %n points on your sheet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} has %n point(s) on the sheet.</source>
            <translation>
                <numerusform>{name} has %n point on the sheet.</numerusform>
                <numerusform>{name} has %n points on the sheet.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RoadtripLog</name>
        <message numerus="yes">
            <source>You score %n point(s) in round {number}.</source>
            <translation>
                <numerusform>You score %n point in round {number}.</numerusform>
                <numerusform>You score %n points in round {number}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} scores %n point(s) in round {number}.</source>
            <translation>
                <numerusform>{name} scores %n point in round {number}.</numerusform>
                <numerusform>{name} scores %n points in round {number}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RoadtripWords</name>
        <message numerus="yes">
            <source>%n player(s) are still choosing</source>
            <translation>
                <numerusform>%n player is still choosing</numerusform>
                <numerusform>%n players are still choosing</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>best round of all: %n point(s)</source>
            <translation>
                <numerusform>best round of all: %n point</numerusform>
                <numerusform>best round of all: %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>best round: %n point(s)</source>
            <translation>
                <numerusform>best round: %n point</numerusform>
                <numerusform>best round: %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>best Catch of all: %n point(s)</source>
            <translation>
                <numerusform>best Catch of all: %n point</numerusform>
                <numerusform>best Catch of all: %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>best Catch: %n point(s)</source>
            <translation>
                <numerusform>best Catch: %n point</numerusform>
                <numerusform>best Catch: %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>first in most regions: %n</source>
            <translation>
                <numerusform>first in most regions: %n</numerusform>
                <numerusform>first in most regions: %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>first in %n region(s)</source>
            <translation>
                <numerusform>first in %n region</numerusform>
                <numerusform>first in %n regions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Scored: %n point(s)</source>
            <translation>
                <numerusform>Scored: %n point</numerusform>
                <numerusform>Scored: %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It would score %n point(s) now</source>
            <translation>
                <numerusform>It would score %n point now</numerusform>
                <numerusform>It would score %n points now</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Shares</name>
        <message numerus="yes">
            <source>{label}: %n match(es), {won} won (between {low} and {high}), fair share {fair}</source>
            <translation>
                <numerusform>{label}: %n match, {won} won (between {low} and {high}), fair share {fair}</numerusform>
                <numerusform>{label}: %n matches, {won} won (between {low} and {high}), fair share {fair}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{label}: %n match(es), {won} won, fair share {fair}</source>
            <translation>
                <numerusform>{label}: %n match, {won} won, fair share {fair}</numerusform>
                <numerusform>{label}: %n matches, {won} won, fair share {fair}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StatisticsTexts</name>
        <message numerus="yes">
            <source>%n match(es) played, {won} won; the fair share is {fair}.</source>
            <translation>
                <numerusform>%n match played, {won} won; the fair share is {fair}.</numerusform>
                <numerusform>%n matches played, {won} won; the fair share is {fair}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Currently %n wins in a row.</source>
            <translation>
                <numerusform>Currently %n wins in a row.</numerusform>
                <numerusform>Currently %n wins in a row.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The longest winning streak was %n.</source>
            <translation>
                <numerusform>The longest winning streak was %n.</numerusform>
                <numerusform>The longest winning streak was %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Played with help and not counted here: %n match(es), {won} won.</source>
            <translation>
                <numerusform>Played with help and not counted here: %n match, {won} won.</numerusform>
                <numerusform>Played with help and not counted here: %n matches, {won} won.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>UnreadableButton</name>
        <message numerus="yes">
            <source>%n file(s) cannot be read</source>
            <translation>
                <numerusform>%n file cannot be read</numerusform>
                <numerusform>%n files cannot be read</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more file(s)</source>
            <translation>
                <numerusform>%n more file</numerusform>
                <numerusform>%n more files</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>WayIn</name>
        <message numerus="yes">
            <source>Learn (%n min)</source>
            <translation>
                <numerusform>Learn (%n min)</numerusform>
                <numerusform>Learn (%n min)</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>WhichPuzzles</name>
        <message numerus="yes">
            <source>%n puzzle(s) solved</source>
            <translation>
                <numerusform>%n puzzle solved</numerusform>
                <numerusform>%n puzzles solved</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>_Common</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>_Counted</name>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
    </context>
</TS>

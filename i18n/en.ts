<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
            <source>hand of {name}: %n pawn(s)</source>
            <translation>
                <numerusform>hand of {name}: %n pawn</numerusform>
                <numerusform>hand of {name}: %n pawns</numerusform>
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
            <source>{captor} holds %n pawn(s) of {owner}</source>
            <translation>
                <numerusform>{captor} holds %n pawn of {owner}</numerusform>
                <numerusform>{captor} holds %n pawns of {owner}</numerusform>
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
            <source>{name} may enter %n pawn(s), one by one: drag one in or decline</source>
            <translation>
                <numerusform>{name} may enter %n pawn, one by one: drag one in or decline</numerusform>
                <numerusform>{name} may enter %n pawns, one by one: drag one in or decline</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} could capture: this move loses the %n crossed-out pawn(s) for good</source>
            <translation>
                <numerusform>{name} could capture: this move loses the %n crossed-out pawn for good</numerusform>
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
            <source>{name} could have captured and loses %n pawn(s) for good</source>
            <translation>
                <numerusform>{name} could have captured and loses %n pawn for good</numerusform>
                <numerusform>{name} could have captured and loses %n pawns for good</numerusform>
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
                <numerusform>It completes %n Trio: a new pawn for each</numerusform>
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
            <source>It offers %n pawn(s) of yours: who can capture, must</source>
            <translation>
                <numerusform>It offers %n pawn of yours: who can capture, must</numerusform>
                <numerusform>It offers %n pawns of yours: who can capture, must</numerusform>
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
            <source>{name} holds %n prisoner(s): the game is over</source>
            <translation>
                <numerusform>{name} holds %n prisoner: the game is over</numerusform>
                <numerusform>{name} holds %n prisoners: the game is over</numerusform>
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
        <message numerus="yes">
            <source>%n turn(s) without a capture or a new pawn: who has more pawns wins</source>
            <translation>
                <numerusform>%n turn without a capture or a new pawn: who has more pawns wins</numerusform>
                <numerusform>%n turns without a capture or a new pawn: who has more pawns wins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s) without a capture or a new pawn: most prisoners win</source>
            <translation>
                <numerusform>%n turn without a capture or a new pawn: most prisoners win</numerusform>
                <numerusform>%n turns without a capture or a new pawn: most prisoners win</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After %n turn(s), who has more pawns wins</source>
            <translation>
                <numerusform>After %n turn, who has more pawns wins</numerusform>
                <numerusform>After %n turns, who has more pawns wins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After %n turn(s), most prisoners win</source>
            <translation>
                <numerusform>After %n turn, most prisoners win</numerusform>
                <numerusform>After %n turns, most prisoners win</numerusform>
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
                <numerusform>%n card around the ring show it</numerusform>
                <numerusform>%n cards around the ring shows it</numerusform>
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
            <source>{name} stops and takes %n boomerang(s)</source>
            <translation>
                <numerusform>{name} stops and takes %n boomerang</numerusform>
                <numerusform>{name} stops and takes %n boomerangs</numerusform>
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
            <source>{name} must stop and takes %n boomerang(s)</source>
            <translation>
                <numerusform>{name} must stop and takes %n boomerang</numerusform>
                <numerusform>{name} must stop and takes %n boomerangs</numerusform>
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
            <source>{name} must pass and takes %n stone(s)</source>
            <translation>
                <numerusform>{name} must pass and takes %n stone</numerusform>
                <numerusform>{name} must pass and takes %n stones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay the token before you; it takes up to %n card(s)</source>
            <translation>
                <numerusform>Lay the token before you; it takes up to %n card</numerusform>
                <numerusform>Lay the token before you; it takes up to %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay the marker before you; it takes up to %n card(s)</source>
            <translation>
                <numerusform>Lay the marker before you; it takes up to %n card</numerusform>
                <numerusform>Lay the marker before you; it takes up to %n cards</numerusform>
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
                <numerusform>%n game have been played; the totals decide (L7).</numerusform>
                <numerusform>%n games have been played; the totals decide (L7).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The deck is empty; %n card(s) on the table score for nobody (H5).</source>
            <translation>
                <numerusform>The deck is empty; %n card on the table score for nobody (H5).</numerusform>
                <numerusform>The deck is empty; %n cards on the table score for nobody (H5).</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Figures</name>
        <message numerus="yes">
            <source>{size} point(s)</source>
            <translation>
                <numerusform>{size} point</numerusform>
                <numerusform>{size} points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FlipWords</name>
        <message numerus="yes">
            <source>{name} holds {piece}: here it turns %n piece(s)</source>
            <translation>
                <numerusform>{name} holds {piece}: here it turns %n piece</numerusform>
                <numerusform>{name} holds {piece}: here it turns %n pieces</numerusform>
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
            <source>%n piece(s) would turn</source>
            <translation>
                <numerusform>%n piece would turn</numerusform>
                <numerusform>%n pieces would turn</numerusform>
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
        <name>RoadtripWords</name>
        <message numerus="yes">
            <source>%n player(s) are still choosing</source>
            <translation>
                <numerusform>%n player are still choosing</numerusform>
                <numerusform>%n players are still choosing</numerusform>
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
        <name>_Common</name>
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

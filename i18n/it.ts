<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Boomerang Desktop {version}</source>
        <translation>Boomerang Desktop {version}</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Informazioni sul programma</translation>
    </message>
    <message>
        <source>A table for five games called Boomerang, Lascaux among them. An independent implementation with pictures and sounds of its own; it has no connection with the games&apos; authors or publishers. Thank you for the games.</source>
        <translation>Un tavolo per cinque giochi di nome Boomerang, compreso Lascaux. Una realizzazione indipendente con illustrazioni e suoni propri, senza alcun legame con gli autori o gli editori dei giochi. Grazie a loro per i giochi.</translation>
    </message>
    <message>
        <source>The games, and what had to be reconstructed</source>
        <translation>I giochi, e ciò che si è dovuto ricostruire</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sul tabellone</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programma</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Resume the match</source>
        <translation>Riprendi la partita</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Apri una partita…</translation>
    </message>
    <message>
        <source>Save the record as…</source>
        <translation>Salva la partita con nome…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Next thing that can be lifted</source>
        <translation>Prossima cosa da sollevare</translation>
    </message>
    <message>
        <source>Previous thing</source>
        <translation>Quella precedente</translation>
    </message>
    <message>
        <source>Hurry: finish the animation</source>
        <translation>Affretta: concludi il movimento</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Posizione precedente</translation>
    </message>
    <message>
        <source>Move over the board</source>
        <translation>Muoviti sul tabellone</translation>
    </message>
    <message>
        <source>Lift, or put down</source>
        <translation>Solleva o metti giù</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Rimetti a posto</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Ruota a destra</translation>
    </message>
    <message>
        <source>Turn to the left</source>
        <translation>Ruota a sinistra</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Prima posizione</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Posizione successiva</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Ultima posizione</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Mostra la cronaca</translation>
    </message>
    <message>
        <source>Tabletop: trays on all sides</source>
        <translation>Da tavolo: a ciascuno il suo lato</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Informazioni sul programma</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
</context>
<context>
    <name>ArrowsFace</name>
    <message>
        <source>The Arrowed Board</source>
        <translation>Il piano delle frecce</translation>
    </message>
    <message>
        <source>Capture along the arrows; a Trio brings pawns back.</source>
        <translation>Cattura lungo le frecce; un terzetto riporta gettoni in gioco.</translation>
    </message>
    <message>
        <source>Boumerang, 1976</source>
        <translation>Boomerang, 1976</translation>
    </message>
    <message>
        <source>Boumerang, Peter Pallat, Ravensburger 1976</source>
        <translation>Boomerang, Peter Pallat, Ravensburger 1976</translation>
    </message>
    <message>
        <source>the board: its cells, arrows, neutral lines and orange triangles</source>
        <translation>il piano di gioco: campi, frecce, linee neutre e triangoli arancioni</translation>
    </message>
    <message>
        <source>The rulebook leaves it open; then clockwise. · P3</source>
        <translation>Il regolamento non lo dice; poi in senso orario. · P3</translation>
    </message>
    <message>
        <source>Obligation to capture</source>
        <translation>Obbligo di cattura</translation>
    </message>
    <message>
        <source>Must continue</source>
        <translation>Proseguire è obbligatorio</translation>
    </message>
    <message>
        <source>Pawns for a Trio</source>
        <translation>Gettoni di un terzetto</translation>
    </message>
    <message>
        <source>Reserve only</source>
        <translation>Solo la riserva</translation>
    </message>
    <message>
        <source>Hand or reserve</source>
        <translation>Mano o riserva</translation>
    </message>
    <message>
        <source>What happens to those who could capture and do not.</source>
        <translation>Che cosa succede a chi può catturare e non lo fa.</translation>
    </message>
    <message>
        <source>A pawn that can take another must go on, up to three.</source>
        <translation>Un gettone che può catturarne un altro deve proseguire, fino a tre.</translation>
    </message>
    <message>
        <source>With two players: what a Trio brings into play. · P11</source>
        <translation>In due giocatori: che cosa mette in gioco un terzetto. · P11</translation>
    </message>
    <message>
        <source>They lose the pawns</source>
        <translation>Perde i gettoni</translation>
    </message>
    <message>
        <source>They must capture</source>
        <translation>Deve catturare</translation>
    </message>
</context>
<context>
    <name>ArrowsNames</name>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Riserva</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Prigionieri</translation>
    </message>
    <message>
        <source>Prisoners from {name}</source>
        <translation>Prigionieri presi a {name}</translation>
    </message>
    <message>
        <source>Pawns on the board</source>
        <translation>Gettoni sul piano di gioco</translation>
    </message>
    <message>
        <source>Pawns in hand</source>
        <translation>Gettoni in mano</translation>
    </message>
    <message numerus="yes">
        <source>%n still needed</source>
        <translation>
            <numerusform>ne manca %n</numerusform>
            <numerusform>ne mancano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>loses below {number}</source>
        <translation>perde sotto {number}</translation>
    </message>
    <message>
        <source>out: passed over</source>
        <translation>fuori gioco</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) left</source>
        <translation>
            <numerusform>solo %n gettone</numerusform>
            <numerusform>solo %n gettoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hand of {name}: %n pawn(s)</source>
        <translation>
            <numerusform>mano di {name}: %n gettone</numerusform>
            <numerusform>mano di {name}: %n gettoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reserve of {name}: %n pawn(s)</source>
        <translation>
            <numerusform>riserva di {name}: %n gettone</numerusform>
            <numerusform>riserva di {name}: %n gettoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{captor} holds %n pawn(s) of {owner}</source>
        <translation>
            <numerusform>{captor} ha %n gettone di {owner}</numerusform>
            <numerusform>{captor} ha %n gettoni di {owner}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n pawn(s) and go on</source>
        <translation>
            <numerusform>Perdere %n gettone</numerusform>
            <numerusform>Perdere %n gettoni</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Ritirare la mossa</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Fermarsi qui</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rinunciare</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Minacce</translation>
    </message>
    <message>
        <source>pawn of {name} on {cell}</source>
        <translation>gettone di {name} sul campo {cell}</translation>
    </message>
    <message>
        <source>cell {cell}</source>
        <translation>campo {cell}</translation>
    </message>
    <message>
        <source>can capture on {cells}</source>
        <translation>può catturare sui campi {cells}</translation>
    </message>
</context>
<context>
    <name>ArrowsWords</name>
    <message>
        <source>choose a cell of the board</source>
        <translation>scegli un campo del piano di gioco</translation>
    </message>
    <message>
        <source>wait for your turn</source>
        <translation>aspetta il tuo turno</translation>
    </message>
    <message>
        <source>place a pawn, advance one or capture</source>
        <translation>posa un gettone, spostane uno o cattura</translation>
    </message>
    <message>
        <source>your hand is empty: advance a pawn or capture</source>
        <translation>la tua mano è vuota: sposta un gettone o cattura</translation>
    </message>
    <message>
        <source>choose a free cell</source>
        <translation>scegli un campo libero</translation>
    </message>
    <message>
        <source>move a pawn of your own</source>
        <translation>sposta un gettone tuo</translation>
    </message>
    <message>
        <source>one step, along a line, to a neighbouring cell</source>
        <translation>sposta di un passo, lungo una linea, fino a un campo vicino</translation>
    </message>
    <message>
        <source>capture one step along an arrow</source>
        <translation>cattura a un passo, lungo una freccia</translation>
    </message>
    <message>
        <source>capture in the direction of the arrow</source>
        <translation>cattura nel verso della freccia</translation>
    </message>
    <message>
        <source>no capture along a neutral line</source>
        <translation>cattura lungo una freccia: una linea neutra non basta</translation>
    </message>
    <message>
        <source>capture one, two or three pawns in a turn</source>
        <translation>cattura uno, due o tre gettoni in un turno</translation>
    </message>
    <message>
        <source>an opponent&apos;s pawn must stand on every cell you capture</source>
        <translation>su ogni campo in cui catturi serve un gettone di un avversario</translation>
    </message>
    <message>
        <source>the pawn can take another: go on</source>
        <translation>il gettone può catturarne un altro: prosegui</translation>
    </message>
    <message>
        <source>you can capture, so you must</source>
        <translation>puoi catturare, quindi devi farlo</translation>
    </message>
    <message>
        <source>complete a Trio first</source>
        <translation>chiudi prima un terzetto</translation>
    </message>
    <message>
        <source>your Trio: enter a pawn or decline</source>
        <translation>hai un terzetto: metti in gioco un gettone o rinuncia</translation>
    </message>
    <message>
        <source>enter the pawn on a free cell</source>
        <translation>metti in gioco il gettone su un campo libero</translation>
    </message>
    <message>
        <source>your hand is empty: free a pawn instead</source>
        <translation>la tua mano è vuota: libera piuttosto un gettone</translation>
    </message>
    <message>
        <source>from your hand or from an opponent: there is no reserve</source>
        <translation>dalla tua mano o da un avversario: non c’è riserva</translation>
    </message>
    <message>
        <source>from your hand, the reserve or a player</source>
        <translation>dalla tua mano, dalla riserva o da un giocatore</translation>
    </message>
    <message>
        <source>that player holds no pawn of yours</source>
        <translation>scegli un giocatore che abbia un tuo gettone</translation>
    </message>
    <message>
        <source>with two players a Trio enters pawns of the reserve only</source>
        <translation>in due giocatori un terzetto mette in gioco solo gettoni della riserva</translation>
    </message>
    <message>
        <source>enter a pawn that is in your hand or in your reserve</source>
        <translation>metti in gioco un gettone che hai in mano o nella riserva</translation>
    </message>
    <message>
        <source>the game is over: a player holds enough prisoners</source>
        <translation>la partita è finita: un giocatore ha abbastanza prigionieri</translation>
    </message>
    <message>
        <source>the game is over: only one player has pawns left</source>
        <translation>la partita è finita: un solo giocatore ha ancora gettoni</translation>
    </message>
    <message>
        <source>the game is over: 60 turns without a capture or a new pawn</source>
        <translation>la partita è finita: 60 turni senza una cattura o un nuovo gettone</translation>
    </message>
    <message>
        <source>the game is over after 400 turns</source>
        <translation>la partita è finita dopo 400 turni</translation>
    </message>
    <message>
        <source>the game is over: a player has fewer than three pawns</source>
        <translation>la partita è finita: un giocatore ha meno di tre gettoni</translation>
    </message>
    <message numerus="yes">
        <source>{name} may enter %n pawn(s), one by one: drag one in or decline</source>
        <translation>
            <numerusform>{name} può mettere in gioco %n gettone: trascinarlo sul campo o rinunciare</numerusform>
            <numerusform>{name} può mettere in gioco %n gettoni, uno alla volta: trascinarli sui campi o rinunciare</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has a Trio: enter a pawn from hand or reserve, or decline</source>
        <translation>{name} ha un terzetto: può mettere in gioco un gettone dalla mano o dalla riserva, o rinunciare</translation>
    </message>
    <message>
        <source>{name} has a Trio: enter a pawn or decline</source>
        <translation>{name} ha un terzetto: può mettere in gioco un gettone o rinunciare</translation>
    </message>
    <message numerus="yes">
        <source>{name} could capture: this move loses the %n crossed-out pawn(s) for good</source>
        <translation>
            <numerusform>{name} potrebbe catturare: con questa mossa perde per sempre il gettone barrato</numerusform>
            <numerusform>{name} potrebbe catturare: con questa mossa perde per sempre i %n gettoni barrati</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes another pawn or stops here</source>
        <translation>{name} cattura un altro gettone o si ferma qui</translation>
    </message>
    <message>
        <source>{name} must take another pawn</source>
        <translation>{name} deve catturare un altro gettone</translation>
    </message>
    <message>
        <source>{name} can capture</source>
        <translation>{name} può catturare</translation>
    </message>
    <message>
        <source>{name} must capture with one of the ringed pawns</source>
        <translation>{name} deve catturare con uno dei gettoni cerchiati</translation>
    </message>
    <message>
        <source>{name} can capture, and loses every ringed pawn by not doing so</source>
        <translation>{name} può catturare: se non lo fa, perde ogni gettone cerchiato</translation>
    </message>
    <message numerus="yes">
        <source>{name} moves: the game ends in %n turn(s) without a capture or a new pawn</source>
        <translation>
            <numerusform>Tocca a {name}: %n turno ancora senza una cattura o un nuovo gettone, e la partita finisce</numerusform>
            <numerusform>Tocca a {name}: %n turni ancora senza una cattura o un nuovo gettone, e la partita finisce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} moves: the game ends in %n turn(s)</source>
        <translation>
            <numerusform>Tocca a {name}: la partita finisce fra %n turno</numerusform>
            <numerusform>Tocca a {name}: la partita finisce fra %n turni</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} advances a pawn</source>
        <translation>{name} sposta un gettone</translation>
    </message>
    <message>
        <source>{name} places a pawn</source>
        <translation>{name} posa un gettone</translation>
    </message>
    <message>
        <source>{name} places a pawn or advances one</source>
        <translation>{name} posa un gettone o ne sposta uno</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) played</source>
        <translation>
            <numerusform>%n turno giocato</numerusform>
            <numerusform>%n turni giocati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quiet turn(s) left</source>
        <translation>
            <numerusform>ancora %n turno tranquillo</numerusform>
            <numerusform>ancora %n turni tranquilli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>ancora %n turno</numerusform>
            <numerusform>ancora %n turni</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation>turno {number}</translation>
    </message>
    <message>
        <source>{name} places a pawn on {cell}</source>
        <translation>{name} posa un gettone sul campo {cell}</translation>
    </message>
    <message>
        <source>{name} advances from {start} to {end}</source>
        <translation>{name} sposta da {start} a {end}</translation>
    </message>
    <message>
        <source>{name} captures a pawn of {owner} on {cell}</source>
        <translation>{name} cattura un gettone di {owner} sul campo {cell}</translation>
    </message>
    <message>
        <source>{name} captures on {cell}: the pawn goes to the reserve of {owner}</source>
        <translation>{name} cattura sul campo {cell}: il gettone va nella riserva di {owner}</translation>
    </message>
    <message numerus="yes">
        <source>{name} could have captured and loses %n pawn(s) for good</source>
        <translation>
            <numerusform>{name} poteva catturare e perde per sempre %n gettone</numerusform>
            <numerusform>{name} poteva catturare e perde per sempre %n gettoni</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} completes the Trio {cells}</source>
        <translation>{name} chiude il terzetto {cells}</translation>
    </message>
    <message>
        <source>{name} enters no pawn</source>
        <translation>{name} non mette in gioco gettoni</translation>
    </message>
    <message>
        <source>{name} has no pawn left to move, is out and is passed over</source>
        <translation>{name} non ha più gettoni da spostare: è fuori gioco e salta i turni</translation>
    </message>
    <message>
        <source>{name} frees a pawn from {captor} and enters it on {cell}</source>
        <translation>{name} libera un gettone da {captor} e lo mette in gioco sul campo {cell}</translation>
    </message>
    <message>
        <source>{name} enters a pawn from the hand on {cell}</source>
        <translation>{name} mette in gioco un gettone dalla mano sul campo {cell}</translation>
    </message>
    <message>
        <source>{name} enters a pawn from the reserve on {cell}</source>
        <translation>{name} mette in gioco un gettone dalla riserva sul campo {cell}</translation>
    </message>
    <message>
        <source>Place a pawn on {cell}</source>
        <translation>Posa un gettone sul campo {cell}</translation>
    </message>
    <message>
        <source>Advance the pawn from {start} to {end}</source>
        <translation>Sposta il gettone da {start} a {end}</translation>
    </message>
    <message>
        <source>Capture with the pawn on {start}: {way}</source>
        <translation>Cattura con il gettone sul campo {start}: {way}</translation>
    </message>
    <message>
        <source>Free a pawn from {captor} and enter it on {cell}</source>
        <translation>Libera un gettone da {captor} e mettilo in gioco sul campo {cell}</translation>
    </message>
    <message>
        <source>Enter a pawn from the hand on {cell}</source>
        <translation>Metti in gioco un gettone dalla mano sul campo {cell}</translation>
    </message>
    <message>
        <source>Enter a pawn from the reserve on {cell}</source>
        <translation>Metti in gioco un gettone dalla riserva sul campo {cell}</translation>
    </message>
    <message>
        <source>Enter no pawn</source>
        <translation>Non mettere in gioco nessun gettone</translation>
    </message>
    <message numerus="yes">
        <source>It captures %n pawn(s)</source>
        <translation>
            <numerusform>Cattura %n gettone</numerusform>
            <numerusform>Cattura %n gettoni</numerusform>
        </translation>
    </message>
    <message>
        <source>You can capture, so you must</source>
        <translation>Puoi catturare, quindi devi farlo</translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n pawn(s) for good</source>
        <translation>
            <numerusform>Ti costa %n gettone per sempre</numerusform>
            <numerusform>Ti costa %n gettoni per sempre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It completes %n Trio(s): a new pawn for each</source>
        <translation>
            <numerusform>Chiude %n terzetto: un nuovo gettone</numerusform>
            <numerusform>Chiude %n terzetti: un nuovo gettone per ciascuno</numerusform>
        </translation>
    </message>
    <message>
        <source>It frees a pawn of yours</source>
        <translation>Libera un tuo gettone</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n pawn(s) of yours out of danger</source>
        <translation>
            <numerusform>Mette al sicuro %n tuo gettone</numerusform>
            <numerusform>Mette al sicuro %n tuoi gettoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It offers %n pawn(s) of yours: who can capture, must</source>
        <translation>
            <numerusform>Offre %n tuo gettone: chi può catturare deve farlo</numerusform>
            <numerusform>Offre %n tuoi gettoni: chi può catturare deve farlo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pawn can become part of %n Trio(s)</source>
        <translation>
            <numerusform>Il gettone può far parte di %n terzetto</numerusform>
            <numerusform>Il gettone può far parte di %n terzetti</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can capture the pawn there now</source>
        <translation>Per ora nessuno può catturare il gettone lì</translation>
    </message>
    <message numerus="yes">
        <source>It threatens %n opposing pawn(s)</source>
        <translation>
            <numerusform>Minaccia %n gettone avversario</numerusform>
            <numerusform>Minaccia %n gettoni avversari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n prisoner(s): the game is over</source>
        <translation>
            <numerusform>{name} ha %n prigioniero: la partita è finita</numerusform>
            <numerusform>{name} ha %n prigionieri: la partita è finita</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has fewer than three pawns: the game is over</source>
        <translation>{name} ha meno di tre gettoni: la partita è finita</translation>
    </message>
    <message>
        <source>{name} alone has pawns left: the game is over</source>
        <translation>Solo {name} ha ancora gettoni: la partita è finita</translation>
    </message>
    <message>
        <source>Enough prisoners: the game is over</source>
        <translation>Prigionieri sufficienti: la partita è finita</translation>
    </message>
    <message>
        <source>Only one player has pawns left: the game is over</source>
        <translation>Un solo giocatore ha ancora gettoni: la partita è finita</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) without a capture or a new pawn: the game is over</source>
        <translation>
            <numerusform>%n turno senza una cattura o un nuovo gettone: la partita è finita</numerusform>
            <numerusform>%n turni senza una cattura o un nuovo gettone: la partita è finita</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) have been played: the game is over</source>
        <translation>
            <numerusform>È stato giocato %n turno: la partita è finita</numerusform>
            <numerusform>Sono stati giocati %n turni: la partita è finita</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer than three pawns: the game is over</source>
        <translation>Meno di tre gettoni: la partita è finita</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) without a capture or a new pawn: who has more pawns wins</source>
        <translation>
            <numerusform>%n turno senza una cattura o un nuovo gettone: vince chi ha più gettoni</numerusform>
            <numerusform>%n turni senza una cattura o un nuovo gettone: vince chi ha più gettoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) without a capture or a new pawn: most prisoners win</source>
        <translation>
            <numerusform>%n turno senza una cattura o un nuovo gettone: vince chi ha più prigionieri</numerusform>
            <numerusform>%n turni senza una cattura o un nuovo gettone: vince chi ha più prigionieri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n turn(s), who has more pawns wins</source>
        <translation>
            <numerusform>Dopo %n turno, vince chi ha più gettoni</numerusform>
            <numerusform>Dopo %n turni, vince chi ha più gettoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n turn(s), most prisoners win</source>
        <translation>
            <numerusform>Dopo %n turno, vince chi ha più prigionieri</numerusform>
            <numerusform>Dopo %n turni, vince chi ha più prigionieri</numerusform>
        </translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Minacce</translation>
    </message>
    <message>
        <source>Numbers on the cells</source>
        <translation>Numeri sui campi</translation>
    </message>
    <message>
        <source>Lift a pawn from the hand</source>
        <translation>Solleva un gettone dalla mano</translation>
    </message>
    <message>
        <source>Lift a pawn from the reserve</source>
        <translation>Solleva un gettone dalla riserva</translation>
    </message>
    <message>
        <source>Free a pawn from that player</source>
        <translation>Libera un gettone da quel giocatore</translation>
    </message>
    <message>
        <source>Show or hide threats</source>
        <translation>Mostra o nascondi le minacce</translation>
    </message>
</context>
<context>
    <name>ChancesPanel</name>
    <message>
        <source>Chances during the match</source>
        <translation>Le probabilità durante la partita</translation>
    </message>
</context>
<context>
    <name>CircleFace</name>
    <message>
        <source>Hidden reserves</source>
        <translation>Riserve nascoste</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>Changing direction</source>
        <translation>Senso alternato</translation>
    </message>
    <message>
        <source>Nobody is shown what the others hold; counting is fair.</source>
        <translation>Nessuno vede quanto hanno gli altri; contare è lecito.</translation>
    </message>
    <message>
        <source>Points are added up. Each game begins one seat further on, and the first seat comes round again. · L7</source>
        <translation>I punti si sommano. Ogni partita comincia un posto più in là, poi si torna al primo. · L7</translation>
    </message>
    <message>
        <source>In a series, every second game goes the other way round the table.</source>
        <translation>In una serie, una partita su due gira in senso antiorario.</translation>
    </message>
</context>
<context>
    <name>CircleLabels</name>
    <message>
        <source>The ring: {things}</source>
        <translation>Il cerchio: {things}</translation>
    </message>
    <message>
        <source>What lies in the ring: {things}</source>
        <translation>Nel cerchio: {things}</translation>
    </message>
    <message>
        <source>Take it to your reserve to stop.</source>
        <translation>Per fermarti, raccogli tutto nella tua riserva.</translation>
    </message>
    <message numerus="yes">
        <source>The deck: %n card(s)</source>
        <translation>
            <numerusform>Il mazzo: %n carta</numerusform>
            <numerusform>Il mazzo: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Put your token here to stop.</source>
        <translation>Metti qui il tuo segnalino per fermarti.</translation>
    </message>
    <message>
        <source>{name} begins the round</source>
        <translation>{name} comincia il round</translation>
    </message>
    <message>
        <source>The place before {name} for a token</source>
        <translation>Il posto per un segnalino davanti a {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s token, face down</source>
        <translation>Segnalino coperto di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>Carte di {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) around the ring show(s) it</source>
        <translation>
            <numerusform>simbolo presente su %n carta intorno al cerchio</numerusform>
            <numerusform>simbolo presente su %n carte intorno al cerchio</numerusform>
        </translation>
    </message>
    <message>
        <source>Token: {suit}</source>
        <translation>Segnalino: {suit}</translation>
    </message>
    <message>
        <source>Marker: {suit}</source>
        <translation>Segnalino: {suit}</translation>
    </message>
    <message>
        <source>The pile of tokens on the deck: empty</source>
        <translation>La pila dei segnalini sul mazzo: vuota</translation>
    </message>
    <message>
        <source>The pile of markers beside the cards: empty</source>
        <translation>La pila dei segnalini accanto alle carte: vuota</translation>
    </message>
    <message>
        <source>The pile of tokens, from the bottom: {names}</source>
        <translation>La pila dei segnalini, dal fondo: {names}</translation>
    </message>
    <message>
        <source>The pile of markers, from the bottom: {names}</source>
        <translation>La pila dei segnalini, dal fondo: {names}</translation>
    </message>
    <message>
        <source>Put your marker here to pass.</source>
        <translation>Metti qui il tuo segnalino per fermarti.</translation>
    </message>
    <message>
        <source>Take it to your reserve to pass.</source>
        <translation>Per fermarti, raccogli tutto nella tua riserva.</translation>
    </message>
    <message>
        <source>The place before {name} for a marker</source>
        <translation>Il posto per un segnalino davanti a {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s marker, face down</source>
        <translation>Segnalino coperto di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s reserve is hidden</source>
        <translation>La riserva di {name} è nascosta</translation>
    </message>
    <message>
        <source>{name}&apos;s reserve: {things}</source>
        <translation>Riserva di {name}: {things}</translation>
    </message>
    <message>
        <source>Put a boomerang into the ring to throw it.</source>
        <translation>Metti un boomerang nel cerchio per lanciarlo.</translation>
    </message>
    <message>
        <source>Put a stone into the ring to bid it.</source>
        <translation>Metti una pietra nel cerchio per puntare.</translation>
    </message>
    <message>
        <source>no card yet</source>
        <translation>ancora nessuna carta</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Fermarsi</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Fermarsi</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lanciare</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Puntare</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Tasto {key}</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>la tua scelta</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>scelto</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in gara</translation>
    </message>
    <message>
        <source>passed {place}</source>
        <translation>{place} a fermarsi</translation>
    </message>
    <message>
        <source>chooses a token</source>
        <translation>sceglie un segnalino</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>ha scelto</translation>
    </message>
    <message>
        <source>stopped {place}</source>
        <translation>{place} a fermarsi</translation>
    </message>
    <message>
        <source>still in</source>
        <translation>ancora in gara</translation>
    </message>
    <message>
        <source>chooses a marker</source>
        <translation>sceglie un segnalino</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1º</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2º</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3º</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4º</translation>
    </message>
    <message>
        <source>{animal}: nobody yet</source>
        <translation>{animal}: ancora nessuno</translation>
    </message>
    <message>
        <source>{animal}: {names} have {count} each</source>
        <translation>{animal}: {count} a testa per {names}</translation>
    </message>
    <message numerus="yes">
        <source>{animal}: {name} has {count}, %n more than the next</source>
        <translation>
            <numerusform>{animal}: {name} ne ha {count}, %n più di chi segue</numerusform>
            <numerusform>{animal}: {name} ne ha {count}, %n più di chi segue</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CircleNames</name>
    <message>
        <source>Fish</source>
        <translation>Pesce</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>Tartaruga</translation>
    </message>
    <message>
        <source>Kangaroo</source>
        <translation>Canguro</translation>
    </message>
    <message>
        <source>Emu</source>
        <translation>Emù</translation>
    </message>
    <message>
        <source>Gecko</source>
        <translation>Geco</translation>
    </message>
    <message>
        <source>Armadillo</source>
        <translation>Armadillo</translation>
    </message>
    <message>
        <source>Aurochs</source>
        <translation>Uro</translation>
    </message>
    <message>
        <source>Deer</source>
        <translation>Cervo</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Cavallo</translation>
    </message>
    <message>
        <source>Mammoth</source>
        <translation>Mammut</translation>
    </message>
    <message>
        <source>Rhinoceros</source>
        <translation>Rinoceronte</translation>
    </message>
    <message>
        <source>Ibex</source>
        <translation>Stambecco</translation>
    </message>
    <message>
        <source>water</source>
        <translation>acqua</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>foresta</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>pianura</translation>
    </message>
    <message>
        <source>desert</source>
        <translation>deserto</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>montagna</translation>
    </message>
    <message>
        <source>white</source>
        <translation>bianco</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>giallo</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marrone</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>{animal}: {suit} and {other}</source>
        <translation>{animal}: {suit} e {other}</translation>
    </message>
    <message numerus="yes">
        <source>%n boomerang(s)</source>
        <translation>
            <numerusform>%n boomerang</numerusform>
            <numerusform>%n boomerang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n pietra</numerusform>
            <numerusform>%n pietre</numerusform>
        </translation>
    </message>
    <message>
        <source>Reserve: 1 for every 6 boomerangs</source>
        <translation>Riserva: 1 ogni 6 boomerang</translation>
    </message>
    <message>
        <source>Reserve: 1 for every 6 stones</source>
        <translation>Riserva: 1 ogni 6 pietre</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partita {number}</translation>
    </message>
</context>
<context>
    <name>CircleStory</name>
    <message>
        <source>{name} begins. By the rulebook it is whoever lives nearest to the Aboriginal lands, as the boomerang flies; at this table it was settled beforehand. · H3</source>
        <translation>Comincia {name}. Secondo il regolamento tocca a chi abita più vicino, a volo di boomerang, alle terre aborigene; a questo tavolo si è deciso prima. · H3</translation>
    </message>
    <message>
        <source>{name} begins. By the rulebook it is the youngest; at this table it was settled beforehand. · L2</source>
        <translation>Comincia {name}. Secondo il regolamento tocca al più giovane; a questo tavolo si è deciso prima. · L2</translation>
    </message>
    <message>
        <source>{name} has chosen a token</source>
        <translation>{name} ha scelto un segnalino</translation>
    </message>
    <message>
        <source>{name} has chosen a marker</source>
        <translation>{name} ha scelto un segnalino</translation>
    </message>
    <message>
        <source>{name} throws a boomerang</source>
        <translation>{name} lancia un boomerang</translation>
    </message>
    <message>
        <source>{name} puts a stone into the ring</source>
        <translation>{name} mette una pietra nel cerchio</translation>
    </message>
    <message>
        <source>{name} stops; the ring is empty</source>
        <translation>{name} si ferma; il cerchio è vuoto</translation>
    </message>
    <message>
        <source>{name} passes; the ring is empty</source>
        <translation>{name} si ferma; il cerchio è vuoto</translation>
    </message>
    <message numerus="yes">
        <source>{name} stops and takes %n boomerang(s)</source>
        <translation>
            <numerusform>{name} si ferma e raccoglie %n boomerang</numerusform>
            <numerusform>{name} si ferma e raccoglie %n boomerang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes and takes %n stone(s)</source>
        <translation>
            <numerusform>{name} si ferma e raccoglie %n pietra</numerusform>
            <numerusform>{name} si ferma e raccoglie %n pietre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passed first and begins; %n new card(s) · L4</source>
        <translation>
            <numerusform>Comincia chi si è fermato per primo, {name}; %n carta nuova · L4</numerusform>
            <numerusform>Comincia chi si è fermato per primo, {name}; %n carte nuove · L4</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} begins the next game again, and it goes anticlockwise · L7</source>
        <translation>È di nuovo {name} a cominciare la prossima partita, in senso antiorario · L7</translation>
    </message>
    <message>
        <source>{name} begins the next game again, and it goes clockwise · L7</source>
        <translation>È di nuovo {name} a cominciare la prossima partita, in senso orario · L7</translation>
    </message>
    <message>
        <source>{name} reveals {suit} and takes nothing</source>
        <translation>{name} rivela {suit} e non cattura nulla</translation>
    </message>
    <message>
        <source>{name} reveals {suit} and takes {cards}</source>
        <translation>{name} rivela {suit} e cattura {cards}</translation>
    </message>
    <message>
        <source>Game {number} is over: {points}</source>
        <translation>La partita {number} è finita: {points}</translation>
    </message>
    <message>
        <source>Game {number} is over: {points}. All games so far: {totals}</source>
        <translation>La partita {number} è finita: {points}. Totali finora: {totals}</translation>
    </message>
    <message numerus="yes">
        <source>{name} stayed in longest and begins; %n new card(s) · H6</source>
        <translation>
            <numerusform>Comincia {name}, in gara fino alla fine; %n carta nuova · H6</numerusform>
            <numerusform>Comincia {name}, in gara fino alla fine; %n carte nuove · H6</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} begins the next game, and it goes anticlockwise · L7</source>
        <translation>{name} comincia la prossima partita, in senso antiorario · L7</translation>
    </message>
    <message>
        <source>{name} begins the next game, and it goes clockwise · L7</source>
        <translation>{name} comincia la prossima partita, in senso orario · L7</translation>
    </message>
</context>
<context>
    <name>CircleWords</name>
    <message>
        <source>the game is over</source>
        <translation>la partita è finita</translation>
    </message>
    <message>
        <source>wait for your turn</source>
        <translation>aspetta il tuo turno</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>round {round}</translation>
    </message>
    <message>
        <source>game {number} of {games}, round {round}, anticlockwise</source>
        <translation>partita {number} di {games}, round {round}, in senso antiorario</translation>
    </message>
    <message>
        <source>game {number} of {games}, round {round}</source>
        <translation>partita {number} di {games}, round {round}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Still to choose a token: {names}; {first} begins the round</source>
        <translation>Devono ancora scegliere un segnalino: {names}; {first} comincia il round</translation>
    </message>
    <message>
        <source>Still to choose a marker: {names}; {first} begins the round</source>
        <translation>Devono ancora scegliere un segnalino: {names}; {first} comincia il round</translation>
    </message>
    <message>
        <source>{name} chooses a territory in secret; {first} begins the round</source>
        <translation>{name} sceglie in segreto un territorio; {first} comincia il round</translation>
    </message>
    <message>
        <source>{name} chooses a colour in secret; {first} begins the round</source>
        <translation>{name} sceglie in segreto un colore; {first} comincia il round</translation>
    </message>
    <message>
        <source>{name} throws a boomerang or stops</source>
        <translation>{name} lancia un boomerang o si ferma</translation>
    </message>
    <message numerus="yes">
        <source>{name} throws, or stops and takes %n boomerang(s)</source>
        <translation>
            <numerusform>{name} lancia, o si ferma e raccoglie %n boomerang</numerusform>
            <numerusform>{name} lancia, o si ferma e raccoglie %n boomerang</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} must stop: reserve and ring are empty</source>
        <translation>{name} deve fermarsi: riserva e cerchio sono vuoti</translation>
    </message>
    <message numerus="yes">
        <source>{name} must stop and takes %n boomerang(s)</source>
        <translation>
            <numerusform>{name} deve fermarsi e raccoglie %n boomerang</numerusform>
            <numerusform>{name} deve fermarsi e raccoglie %n boomerang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the token before you; it takes up to %n card(s)</source>
        <translation>
            <numerusform>Metti il segnalino davanti a te: può catturare %n carta</numerusform>
            <numerusform>Metti il segnalino davanti a te: può catturare fino a %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the marker before you; it takes up to %n card(s)</source>
        <translation>
            <numerusform>Metti il segnalino davanti a te: può catturare %n carta</numerusform>
            <numerusform>Metti il segnalino davanti a te: può catturare fino a %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay the token on the pile to stop</source>
        <translation>Metti il segnalino sulla pila per fermarti</translation>
    </message>
    <message>
        <source>Lay the marker on the pile to pass</source>
        <translation>Metti il segnalino sulla pila per fermarti</translation>
    </message>
    <message>
        <source>Take what lies in the ring to your reserve to stop</source>
        <translation>Per fermarti, raccogli nella tua riserva tutto il cerchio</translation>
    </message>
    <message>
        <source>Take what lies in the ring to your reserve to pass</source>
        <translation>Per fermarti, raccogli nella tua riserva tutto il cerchio</translation>
    </message>
    <message>
        <source>Throw the boomerang into the ring</source>
        <translation>Lancia il boomerang nel cerchio</translation>
    </message>
    <message>
        <source>Put the stone into the ring</source>
        <translation>Metti la pietra nel cerchio</translation>
    </message>
    <message>
        <source>The tokens are revealed, that of the last one in first</source>
        <translation>I segnalini sono rivelati, a partire da chi è in gara fino alla fine</translation>
    </message>
    <message>
        <source>The markers are revealed, that of the last one in first</source>
        <translation>I segnalini sono rivelati, a partire da chi è in gara fino alla fine</translation>
    </message>
    <message>
        <source>Choose this token: {suit}</source>
        <translation>Scegli questo segnalino: {suit}</translation>
    </message>
    <message>
        <source>Choose this marker: {suit}</source>
        <translation>Scegli questo segnalino: {suit}</translation>
    </message>
    <message>
        <source>Throw a boomerang into the ring</source>
        <translation>Lancia un boomerang nel cerchio</translation>
    </message>
    <message>
        <source>Bid a stone: put it into the ring</source>
        <translation>Punta una pietra nel cerchio</translation>
    </message>
    <message>
        <source>Stop, although the ring is empty</source>
        <translation>Fermati, anche se il cerchio è vuoto</translation>
    </message>
    <message>
        <source>Pass, although the ring is empty</source>
        <translation>Fermati, anche se il cerchio è vuoto</translation>
    </message>
    <message numerus="yes">
        <source>Stop and take %n boomerang(s)</source>
        <translation>
            <numerusform>Fermati e raccogli %n boomerang</numerusform>
            <numerusform>Fermati e raccogli %n boomerang</numerusform>
        </translation>
    </message>
    <message>
        <source>Revealing ahead of one more player is worth about {much}</source>
        <translation>Rivelare il segnalino prima di un altro giocatore vale circa {much}</translation>
    </message>
    <message>
        <source>Revealing ahead of one more player would cost you about {much}</source>
        <translation>Rivelare il segnalino prima di un altro giocatore ti costerebbe circa {much}</translation>
    </message>
    <message>
        <source>The boomerang costs you about {much}</source>
        <translation>Il boomerang ti costa circa {much}</translation>
    </message>
    <message>
        <source>The stone costs you about {much}</source>
        <translation>La pietra ti costa circa {much}</translation>
    </message>
    <message>
        <source>It is too early to take what is in the ring: it still grows</source>
        <translation>È troppo presto per raccogliere il contenuto del cerchio: aumenta ancora</translation>
    </message>
    <message>
        <source>What lies in the ring is worth about {much}</source>
        <translation>Il contenuto del cerchio vale circa {much}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have been played; the totals decide (L7).</source>
        <translation>
            <numerusform>È stata giocata %n partita; decidono i totali (L7).</numerusform>
            <numerusform>Sono state giocate %n partite; decidono i totali (L7).</numerusform>
        </translation>
    </message>
    <message>
        <source>Every card has been taken (L5).</source>
        <translation>Tutte le carte sono state prese (L5).</translation>
    </message>
    <message>
        <source>In brackets: the cards, and what is in the reserve.</source>
        <translation>Fra parentesi le carte e il contenuto della riserva.</translation>
    </message>
    <message>
        <source>Equal points: more boomerangs decide (H7).</source>
        <translation>A pari punti vince chi ha più boomerang (H7).</translation>
    </message>
    <message>
        <source>Equal points: more stones decide (L6).</source>
        <translation>A pari punti vince chi ha più pietre (L6).</translation>
    </message>
    <message>
        <source>The deck is empty (H5).</source>
        <translation>Il mazzo è vuoto (H5).</translation>
    </message>
    <message numerus="yes">
        <source>The deck is empty; %n card(s) on the table score for nobody (H5).</source>
        <translation>
            <numerusform>Il mazzo è vuoto; %n carta sul tavolo non dà punti a nessuno (H5).</numerusform>
            <numerusform>Il mazzo è vuoto; %n carte sul tavolo non danno punti a nessuno (H5).</numerusform>
        </translation>
    </message>
    <message>
        <source>Majorities and scores</source>
        <translation>Maggioranze e punteggi</translation>
    </message>
    <message>
        <source>Choose a token</source>
        <translation>Scegli un segnalino</translation>
    </message>
    <message>
        <source>Choose a marker</source>
        <translation>Scegli un segnalino</translation>
    </message>
    <message>
        <source>Pass and take what is in the ring</source>
        <translation>Raccogli tutto dal cerchio per fermarti</translation>
    </message>
    <message>
        <source>Look at your own marker again (or hold it down)</source>
        <translation>Riguarda il tuo segnalino (oppure tienilo premuto)</translation>
    </message>
    <message>
        <source>Bid one more</source>
        <translation>Punta ancora</translation>
    </message>
    <message>
        <source>Stop and take what is in the ring</source>
        <translation>Raccogli tutto dal cerchio per fermarti</translation>
    </message>
    <message>
        <source>the choice is made before the bidding, once a round</source>
        <translation>si sceglie prima delle puntate, una volta per round</translation>
    </message>
    <message>
        <source>choose a territory or colour that a face-up card shows</source>
        <translation>scegli un territorio o un colore che compaia su una carta scoperta</translation>
    </message>
    <message>
        <source>everybody must choose first</source>
        <translation>prima tutti devono fare la loro scelta</translation>
    </message>
    <message>
        <source>your reserve is empty: you can bid no more</source>
        <translation>la tua riserva è vuota: non puoi più puntare</translation>
    </message>
    <message>
        <source>{name} bids a stone or passes</source>
        <translation>{name} punta una pietra o si ferma</translation>
    </message>
    <message numerus="yes">
        <source>{name} bids, or passes and takes %n stone(s)</source>
        <translation>
            <numerusform>{name} punta, o si ferma e raccoglie %n pietra</numerusform>
            <numerusform>{name} punta, o si ferma e raccoglie %n pietre</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} must pass: reserve and ring are empty</source>
        <translation>{name} deve fermarsi: riserva e cerchio sono vuoti</translation>
    </message>
    <message numerus="yes">
        <source>{name} must pass and takes %n stone(s)</source>
        <translation>
            <numerusform>{name} deve fermarsi e raccoglie %n pietra</numerusform>
            <numerusform>{name} deve fermarsi e raccoglie %n pietre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pass and take %n stone(s)</source>
        <translation>
            <numerusform>Fermati e raccogli %n pietra</numerusform>
            <numerusform>Fermati e raccogli %n pietre</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards of this choice are worth about {much} to you</source>
        <translation>Le carte di questa scelta ti valgono circa {much}</translation>
    </message>
    <message>
        <source>The cards of this choice would cost you about {much}</source>
        <translation>Le carte di questa scelta ti costerebbero circa {much}</translation>
    </message>
    <message>
        <source>Chance that somebody else made this choice too: {percent}</source>
        <translation>Probabilità che qualcun altro abbia fatto la stessa scelta: {percent}</translation>
    </message>
    <message>
        <source>Your reserve is nearly empty, and with nothing in it you can bid no more</source>
        <translation>La tua riserva è quasi vuota: quando è vuota non puoi più puntare</translation>
    </message>
    <message>
        <source>Look at your own token again (or hold it down)</source>
        <translation>Riguarda il tuo segnalino (oppure tienilo premuto)</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, è il tuo turno</translation>
    </message>
    <message>
        <source>The others look away. Only you see what comes next.</source>
        <translation>Gli altri guardano altrove. Ciò che segue è solo per te.</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Sono qui</translation>
    </message>
</context>
<context>
    <name>Curves</name>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>{size} point(s)</source>
        <translation>
            <numerusform>{size} punto</numerusform>
            <numerusform>{size} punti</numerusform>
        </translation>
    </message>
    <message>
        <source>over 99%</source>
        <translation>oltre il 99%</translation>
    </message>
    <message>
        <source>under 1%</source>
        <translation>meno dell’1%</translation>
    </message>
    <message>
        <source>about {number}%</source>
        <translation>circa {number}%</translation>
    </message>
    <message>
        <source>Chance to win: {percent}</source>
        <translation>Probabilità di vincere: {percent}</translation>
    </message>
</context>
<context>
    <name>FlipFace</name>
    <message>
        <source>The Perforated Board</source>
        <translation>Il tabellone forato</translation>
    </message>
    <message>
        <source>Snap in a piece, and all it touches turns to your colour.</source>
        <translation>Incastra un pezzo: tutto ciò che tocca prende il tuo colore.</translation>
    </message>
    <message>
        <source>Boomerang, 1982</source>
        <translation>Boomerang, 1982</translation>
    </message>
    <message>
        <source>Boomerang, Claude Duvernay, Nathan 1982</source>
        <translation>Boomerang, Claude Duvernay, Nathan 1982</translation>
    </message>
    <message>
        <source>the shapes of the pieces and the size of the board</source>
        <translation>le forme dei pezzi e la misura del tabellone</translation>
    </message>
    <message>
        <source>Who begins plays white, the other one red. · F3</source>
        <translation>Chi comincia ha il bianco, l’altro il rosso. · F3</translation>
    </message>
    <message>
        <source>Hidden pieces</source>
        <translation>Pezzi nascosti</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Neither player is shown what the other still has to place.</source>
        <translation>Nessun giocatore vede che cosa resta da posare all’altro.</translation>
    </message>
    <message>
        <source>The larger board leaves more gaps.</source>
        <translation>Il tabellone più grande lascia più vuoti.</translation>
    </message>
    <message>
        <source>10 × 9 holes</source>
        <translation>10 × 9 fori</translation>
    </message>
    <message>
        <source>10 × 10 holes</source>
        <translation>10 × 10 fori</translation>
    </message>
</context>
<context>
    <name>FlipWords</name>
    <message>
        <source>place one of your pieces on the board</source>
        <translation>posa uno dei tuoi pezzi sul tabellone</translation>
    </message>
    <message>
        <source>you have no such piece left</source>
        <translation>scegli un pezzo che ti resta</translation>
    </message>
    <message>
        <source>these holes are not the shape of the piece</source>
        <translation>scegli fori che abbiano la forma del pezzo</translation>
    </message>
    <message>
        <source>white places the first piece</source>
        <translation>il bianco posa il primo pezzo</translation>
    </message>
    <message>
        <source>touch an opposing piece along a side</source>
        <translation>tocca un pezzo avversario lungo un lato</translation>
    </message>
    <message>
        <source>stay within the board: nothing sticks out over the edge</source>
        <translation>resta sul tabellone: nulla può sporgere dal bordo</translation>
    </message>
    <message>
        <source>use empty holes: nothing on the board is covered or moved</source>
        <translation>usa fori liberi: sul tabellone nulla si copre né si sposta</translation>
    </message>
    <message>
        <source>the other player places now</source>
        <translation>ora posa l’altro giocatore</translation>
    </message>
    <message>
        <source>the game is over: neither player can place a piece</source>
        <translation>la partita è finita: nessun giocatore può posare un pezzo</translation>
    </message>
    <message>
        <source>the dot</source>
        <translation>il quadretto</translation>
    </message>
    <message>
        <source>the pair</source>
        <translation>il domino</translation>
    </message>
    <message>
        <source>the bar of three</source>
        <translation>la barra da tre</translation>
    </message>
    <message>
        <source>the corner of three</source>
        <translation>l’angolare da tre</translation>
    </message>
    <message>
        <source>the bar of four</source>
        <translation>la barra da quattro</translation>
    </message>
    <message>
        <source>the square</source>
        <translation>il quadrato</translation>
    </message>
    <message>
        <source>the short T</source>
        <translation>la T corta</translation>
    </message>
    <message>
        <source>the long T</source>
        <translation>la T lunga</translation>
    </message>
    <message>
        <source>the U</source>
        <translation>la U</translation>
    </message>
    <message>
        <source>the corner of five</source>
        <translation>l’angolare da cinque</translation>
    </message>
    <message>
        <source>the cross</source>
        <translation>la croce</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Quadretti</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Domino</translation>
    </message>
    <message>
        <source>Bars of three</source>
        <translation>Barre da tre</translation>
    </message>
    <message>
        <source>Corners of three</source>
        <translation>Angolari da tre</translation>
    </message>
    <message>
        <source>Bars of four</source>
        <translation>Barre da quattro</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Quadrati</translation>
    </message>
    <message>
        <source>Short Ts</source>
        <translation>T corte</translation>
    </message>
    <message>
        <source>Long Ts</source>
        <translation>T lunghe</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>U</translation>
    </message>
    <message>
        <source>Corners of five</source>
        <translation>Angolari da cinque</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Croci</translation>
    </message>
    <message>
        <source>{placed} of 26</source>
        <translation>{placed} di 26</translation>
    </message>
    <message>
        <source>Neither player can place a piece: the game is over</source>
        <translation>Nessun giocatore può posare un pezzo: la partita è finita</translation>
    </message>
    <message>
        <source>{name} begins: a white piece, anywhere on the board</source>
        <translation>{name} comincia: un pezzo bianco, ovunque sul tabellone</translation>
    </message>
    <message>
        <source>{name} places a red piece that touches a white one</source>
        <translation>{name} posa un pezzo rosso che ne tocca uno bianco</translation>
    </message>
    <message>
        <source>{name} places a white piece that touches a red one</source>
        <translation>{name} posa un pezzo bianco che ne tocca uno rosso</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds {piece}: here it turns %n piece(s)</source>
        <translation>
            <numerusform>{name} tiene {piece}: qui capovolge %n pezzo</numerusform>
            <numerusform>{name} tiene {piece}: qui capovolge %n pezzi</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} holds {piece}: R turns it, choose its holes</source>
        <translation>{name} tiene {piece}: R per ruotare, poi si scelgono i fori</translation>
    </message>
    <message>
        <source>{other} cannot place and is passed over: {name} places again</source>
        <translation>{other} non può posare e salta il turno: {name} posa ancora</translation>
    </message>
    <message>
        <source>{name} cannot place a piece and is passed over · F8</source>
        <translation>{name} non può posare alcun pezzo e salta il turno · F8</translation>
    </message>
    <message>
        <source>{name} places {piece}</source>
        <translation>{name} posa {piece}</translation>
    </message>
    <message>
        <source>Turned to red: {piece}</source>
        <translation>Passa al rosso: {piece}</translation>
    </message>
    <message>
        <source>Turned to white: {piece}</source>
        <translation>Passa al bianco: {piece}</translation>
    </message>
    <message>
        <source>Locked: {piece}</source>
        <translation>Pezzo circondato: {piece}</translation>
    </message>
    <message numerus="yes">
        <source>{name} could not place {pieces}: %n point(s) for the other · F10</source>
        <translation>
            <numerusform>{name} non ha potuto posare {pieces}: %n punto all’avversario · F10</numerusform>
            <numerusform>{name} non ha potuto posare {pieces}: %n punti all’avversario · F10</numerusform>
        </translation>
    </message>
    <message>
        <source>Place {piece} at row {row}, column {column}</source>
        <translation>Posa {piece} alla riga {row}, colonna {column}</translation>
    </message>
    <message>
        <source>The board is empty: to begin with, all holes are equally good</source>
        <translation>Il tabellone è vuoto: per cominciare, un foro vale l’altro</translation>
    </message>
    <message>
        <source>The piece itself counts {much}</source>
        <translation>Il pezzo in sé conta {much}</translation>
    </message>
    <message>
        <source>It turns over pieces worth {much}</source>
        <translation>Capovolge pezzi per {much}</translation>
    </message>
    <message>
        <source>It gains you {much} that can no longer be turned over</source>
        <translation>Guadagni {much} con pezzi che non si possono più capovolgere</translation>
    </message>
    <message>
        <source>It costs you {much} that can no longer be turned over</source>
        <translation>Ti costa {much} in pezzi che non si possono più capovolgere</translation>
    </message>
    <message>
        <source>The other player has no room left for pieces worth {much}</source>
        <translation>L’altro giocatore non ha più spazio per pezzi del valore di {much}</translation>
    </message>
    <message>
        <source>It costs you the room for pieces worth {much}</source>
        <translation>Ti costa lo spazio per pezzi del valore di {much}</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sul tabellone</translation>
    </message>
    <message>
        <source>Not placed by the other</source>
        <translation>Non posati dall’altro</translation>
    </message>
    <message>
        <source>Red · {board} on the board</source>
        <translation>Rosso · {board} sul tabellone</translation>
    </message>
    <message>
        <source>White · {board} on the board</source>
        <translation>Bianco · {board} sul tabellone</translation>
    </message>
    <message>
        <source>Red · {board} + {unplaced} white unplaced</source>
        <translation>Rosso · {board} + {unplaced} (pezzi bianchi non posati)</translation>
    </message>
    <message>
        <source>White · {board} + {unplaced} red unplaced</source>
        <translation>Bianco · {board} + {unplaced} (pezzi rossi non posati)</translation>
    </message>
    <message>
        <source>Neither player can place a piece. 44 points each: a draw · F11</source>
        <translation>Nessun giocatore può posare un pezzo. 44 punti a testa: pareggio · F11</translation>
    </message>
    <message>
        <source>Neither player can place a piece · F9</source>
        <translation>Nessun giocatore può posare un pezzo · F9</translation>
    </message>
    <message>
        <source>{name}&apos;s pieces</source>
        <translation>Pezzi di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s pieces, in a closed box</source>
        <translation>Pezzi di {name}, in una scatola chiusa</translation>
    </message>
    <message>
        <source>Turn to the left</source>
        <translation>Ruota a sinistra</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Ruota a destra</translation>
    </message>
    <message numerus="yes">
        <source>{piece}, %n point(s)</source>
        <translation>
            <numerusform>{piece}, %n punto</numerusform>
            <numerusform>{piece}, %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>ne resta %n</numerusform>
            <numerusform>ne restano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece}, red</source>
        <translation>{piece}, in rosso</translation>
    </message>
    <message>
        <source>{piece}, white</source>
        <translation>{piece}, in bianco</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>riga {row}, colonna {column}</translation>
    </message>
    <message>
        <source>row {row}, column {column}, locked</source>
        <translation>riga {row}, colonna {column}, circondato</translation>
    </message>
    <message>
        <source>{piece} over row {row}, column {column}</source>
        <translation>{piece} sopra la riga {row}, colonna {column}</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) would turn</source>
        <translation>
            <numerusform>capovolgerebbe %n pezzo</numerusform>
            <numerusform>capovolgerebbe %n pezzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Light the holes where a lifted piece fits</source>
        <translation>Illumina i fori dove entra il pezzo in mano</translation>
    </message>
    <message>
        <source>Letter or value</source>
        <translation>Lettera o valore</translation>
    </message>
    <message>
        <source>Lift the piece of that shape or value</source>
        <translation>Solleva il pezzo di quella forma o valore</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Close the hint</source>
        <translation>Chiudi il consiglio</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint for {name}</source>
        <translation>Consiglio per {name}</translation>
    </message>
    <message>
        <source>The hint could not be worked out. Press {key} to ask again.</source>
        <translation>Non è stato possibile calcolare il consiglio. Premi {key} per chiederlo di nuovo.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Sto pensando…</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Boomerang</source>
        <translation>Boomerang</translation>
    </message>
    <message>
        <source>Five games, one table</source>
        <translation>Cinque giochi, un tavolo</translation>
    </message>
    <message>
        <source>Played before</source>
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>Matches you play will be listed here. You can also drop a record here.</source>
        <translation>Qui compariranno le tue partite. Puoi anche trascinare qui il file di una partita.</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Apri una partita…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Resume {game}</source>
        <translation>Riprendi: {game}</translation>
    </message>
    <message>
        <source>{players} · {day}</source>
        <translation>{players} · {day}</translation>
    </message>
    <message>
        <source>{players} · {day} · unfinished</source>
        <translation>{players} · {day} · in corso</translation>
    </message>
</context>
<context>
    <name>HuntFace</name>
    <message>
        <source>The Hunt</source>
        <translation>La caccia</translation>
    </message>
    <message>
        <source>Throw into the ring or take it all; who stays longest hunts first.</source>
        <translation>Lancia nel cerchio o raccogli tutto; chi resiste caccia per primo.</translation>
    </message>
    <message>
        <source>Boomerang, 2010</source>
        <translation>Boomerang, 2010</translation>
    </message>
    <message>
        <source>Boomerang, Ehrhard &amp; Lalet, Lui-même 2010</source>
        <translation>Boomerang, Ehrhard &amp; Lalet, Lui-même 2010</translation>
    </message>
    <message>
        <source>which two territories each card shows</source>
        <translation>quali due territori mostra ogni carta</translation>
    </message>
    <message>
        <source>The rulebook: whoever lives nearest to the Aboriginal lands, as the boomerang flies. · H3</source>
        <translation>Il regolamento: chi abita più vicino, a volo di boomerang, alle terre aborigene. · H3</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>In questo gioco</translation>
    </message>
</context>
<context>
    <name>LascauxFace</name>
    <message>
        <source>The Painted Cave</source>
        <translation>La grotta dipinta</translation>
    </message>
    <message>
        <source>Bid stones for painted animals by the light of a lamp.</source>
        <translation>Punta pietre per animali dipinti, al lume di una lampada.</translation>
    </message>
    <message>
        <source>Lascaux, 2007</source>
        <translation>Lascaux, 2007</translation>
    </message>
    <message>
        <source>Lascaux, Ehrhard &amp; Lalet, Phalanx Games 2007</source>
        <translation>Lascaux, Ehrhard &amp; Lalet, Phalanx Games 2007</translation>
    </message>
    <message>
        <source>which two colours each card shows</source>
        <translation>quali due colori mostra ogni carta</translation>
    </message>
    <message>
        <source>The rulebook: the youngest begins. · L2</source>
        <translation>Il regolamento: comincia il più giovane. · L2</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Boomerang Desktop</source>
        <translation>Boomerang Desktop</translation>
    </message>
    <message>
        <source>not on this page</source>
        <translation>non in questa pagina</translation>
    </message>
    <message>
        <source>no match is running</source>
        <translation>nessuna partita in corso</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Records of matches (*.boomerang)</source>
        <translation>Partite salvate (*.boomerang)</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Details are in {file}.</source>
        <translation>Qualcosa è andato storto nel programma. I dettagli sono in {file}.</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>Boomerang Desktop</source>
        <translation>Boomerang Desktop</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>Fate decides</source>
        <translation>Decide il caso</translation>
    </message>
    <message>
        <source>Give seat {number} a name.</source>
        <translation>Dai un nome al posto {number}.</translation>
    </message>
    <message>
        <source>Two players are called {name}: change one.</source>
        <translation>Due giocatori si chiamano {name}: cambia un nome.</translation>
    </message>
    <message>
        <source>A name contains a character that cannot be saved.</source>
        <translation>Un nome contiene un carattere che non si può scrivere.</translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation>Nuova partita: {game}</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Chi comincia</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Comincia</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>A draw</source>
        <translation>Pareggio</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>Vince {name}!</translation>
    </message>
    <message>
        <source>{names} and {last} share the win!</source>
        <translation>Vittoria condivisa: {names} e {last}!</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Guarda il tavolo</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
</context>
<context>
    <name>RoadtripFace</name>
    <message>
        <source>The Road Trip</source>
        <translation>In viaggio</translation>
    </message>
    <message>
        <source>Draft seven cards a round, and catch what you threw.</source>
        <translation>Sette carte a round in draft: la Presa deve valere il Lancio.</translation>
    </message>
    <message>
        <source>Boomerang: USA, 2020</source>
        <translation>Boomerang: USA, 2020</translation>
    </message>
    <message>
        <source>Boomerang: USA, Scott Almes, Grail Games 2020</source>
        <translation>Boomerang: USA, Scott Almes, Grail Games 2020</translation>
    </message>
    <message>
        <source>the sites with their numbers, symbols, paths and coasts</source>
        <translation>le mete con numeri, simboli, percorsi e coste</translation>
    </message>
    <message>
        <source>Everybody chooses at the same time. · R3</source>
        <translation>Tutti scelgono nello stesso momento. · R3</translation>
    </message>
    <message>
        <source>Changing direction</source>
        <translation>Senso alternato</translation>
    </message>
    <message>
        <source>Hands pass to the left, in the next round to the right, and so on.</source>
        <translation>Le mani passano a sinistra, nel round dopo a destra, e così via.</translation>
    </message>
</context>
<context>
    <name>RoadtripNames</name>
    <message>
        <source>Seattle</source>
        <translation>Seattle</translation>
    </message>
    <message>
        <source>Crater Lake</source>
        <translation>Crater Lake</translation>
    </message>
    <message>
        <source>San Francisco</source>
        <translation>San Francisco</translation>
    </message>
    <message>
        <source>Los Angeles</source>
        <translation>Los Angeles</translation>
    </message>
    <message>
        <source>Glacier Park</source>
        <translation>Glacier Park</translation>
    </message>
    <message>
        <source>Yellowstone</source>
        <translation>Yellowstone</translation>
    </message>
    <message>
        <source>Las Vegas</source>
        <translation>Las Vegas</translation>
    </message>
    <message>
        <source>Grand Canyon</source>
        <translation>Grand Canyon</translation>
    </message>
    <message>
        <source>Santa Fe</source>
        <translation>Santa Fe</translation>
    </message>
    <message>
        <source>Dallas</source>
        <translation>Dallas</translation>
    </message>
    <message>
        <source>San Antonio</source>
        <translation>San Antonio</translation>
    </message>
    <message>
        <source>Houston</source>
        <translation>Houston</translation>
    </message>
    <message>
        <source>Mount Rushmore</source>
        <translation>Monte Rushmore</translation>
    </message>
    <message>
        <source>Denver</source>
        <translation>Denver</translation>
    </message>
    <message>
        <source>Omaha</source>
        <translation>Omaha</translation>
    </message>
    <message>
        <source>Kansas City</source>
        <translation>Kansas City</translation>
    </message>
    <message>
        <source>Minneapolis</source>
        <translation>Minneapolis</translation>
    </message>
    <message>
        <source>Chicago</source>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>St. Louis</source>
        <translation>St. Louis</translation>
    </message>
    <message>
        <source>Detroit</source>
        <translation>Detroit</translation>
    </message>
    <message>
        <source>Nashville</source>
        <translation>Nashville</translation>
    </message>
    <message>
        <source>New Orleans</source>
        <translation>New Orleans</translation>
    </message>
    <message>
        <source>Atlanta</source>
        <translation>Atlanta</translation>
    </message>
    <message>
        <source>Miami</source>
        <translation>Miami</translation>
    </message>
    <message>
        <source>Boston</source>
        <translation>Boston</translation>
    </message>
    <message>
        <source>New York</source>
        <translation>New York</translation>
    </message>
    <message>
        <source>Washington</source>
        <translation>Washington</translation>
    </message>
    <message>
        <source>Niagara Falls</source>
        <translation>Cascate del Niagara</translation>
    </message>
    <message>
        <source>Pacific</source>
        <translation>Pacifico</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Montagne</translation>
    </message>
    <message>
        <source>Southwest</source>
        <translation>Sud-ovest</translation>
    </message>
    <message>
        <source>Plains</source>
        <translation>Pianure</translation>
    </message>
    <message>
        <source>Great Lakes</source>
        <translation>Grandi Laghi</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>Northeast</source>
        <translation>Nord-est</translation>
    </message>
    <message>
        <source>mailbox</source>
        <translation>cassetta delle lettere</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>berretto</translation>
    </message>
    <message>
        <source>jersey</source>
        <translation>maglia</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>bandiera</translation>
    </message>
    <message>
        <source>trout</source>
        <translation>trota</translation>
    </message>
    <message>
        <source>ox</source>
        <translation>bue</translation>
    </message>
    <message>
        <source>grizzly</source>
        <translation>grizzly</translation>
    </message>
    <message>
        <source>eagle</source>
        <translation>aquila</translation>
    </message>
    <message>
        <source>Bigfoot</source>
        <translation>Bigfoot</translation>
    </message>
    <message>
        <source>photography</source>
        <translation>fotografia</translation>
    </message>
    <message>
        <source>match</source>
        <translation>incontro</translation>
    </message>
    <message>
        <source>hiking</source>
        <translation>escursione</translation>
    </message>
    <message>
        <source>restaurant</source>
        <translation>ristorante</translation>
    </message>
    <message>
        <source>Throw and Catch</source>
        <translation>Lancio e Presa</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Mete</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regioni</translation>
    </message>
    <message>
        <source>Coast to coast</source>
        <translation>Da costa a costa</translation>
    </message>
    <message>
        <source>Americana</source>
        <translation>Oggetti tipici</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animali</translation>
    </message>
    <message>
        <source>Activities</source>
        <translation>Attività</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancio</translation>
    </message>
    <message>
        <source>Catch</source>
        <translation>Presa</translation>
    </message>
    <message>
        <source>{site} ({letter})</source>
        <translation>{site} ({letter})</translation>
    </message>
    <message>
        <source>{site}, {letter}, number {number}, {region}: {one} and {other}</source>
        <translation>{site}, {letter}, numero {number}, {region}: {one} e {other}</translation>
    </message>
</context>
<context>
    <name>RoadtripWords</name>
    <message>
        <source>sit at this table</source>
        <translation>siediti a questo tavolo</translation>
    </message>
    <message>
        <source>wait until everyone has chosen a Throw</source>
        <translation>aspetta che tutti abbiano scelto un Lancio</translation>
    </message>
    <message>
        <source>wait until everyone has chosen a card</source>
        <translation>aspetta che tutti abbiano scelto una carta</translation>
    </message>
    <message>
        <source>wait until everyone has decided on an activity</source>
        <translation>aspetta che tutti abbiano deciso per un’attività</translation>
    </message>
    <message>
        <source>begin another match: the four rounds are over</source>
        <translation>comincia un’altra partita: i quattro round sono finiti</translation>
    </message>
    <message>
        <source>choose the Throw from the cards in hand</source>
        <translation>scegli il Lancio fra le carte in mano</translation>
    </message>
    <message>
        <source>choose a card from the hand just received</source>
        <translation>scegli una carta dalla mano appena ricevuta</translation>
    </message>
    <message>
        <source>lay all seven cards before scoring an activity</source>
        <translation>gioca tutte e sette le carte prima di segnare un’attività</translation>
    </message>
    <message>
        <source>choose an activity or none</source>
        <translation>scegli un’attività o nessuna</translation>
    </message>
    <message>
        <source>choose an activity that is still open on the sheet</source>
        <translation>scegli un’attività ancora aperta sul foglio</translation>
    </message>
    <message>
        <source>have at least one symbol of the activity in this round</source>
        <translation>serve almeno un simbolo dell’attività in questo round</translation>
    </message>
    <message>
        <source>know what the others hold and have chosen</source>
        <translation>serve sapere le carte e le scelte degli altri</translation>
    </message>
    <message>
        <source>round {number} of {all}</source>
        <translation>round {number} di {all}</translation>
    </message>
    <message>
        <source>The trip is over.</source>
        <translation>Il viaggio è finito.</translation>
    </message>
    <message>
        <source>{name} holds {site}: lay it on the Throw place</source>
        <translation>{name} tiene {site}: va sul posto del Lancio</translation>
    </message>
    <message>
        <source>{name} holds {site}: lay it in the row</source>
        <translation>{name} tiene {site}: va nella fila</translation>
    </message>
    <message>
        <source>{name} chooses a Throw, which stays face down</source>
        <translation>{name} sceglie un Lancio, che resta coperto</translation>
    </message>
    <message>
        <source>{name} chooses a card to lay face up</source>
        <translation>{name} sceglie una carta da giocare scoperta</translation>
    </message>
    <message>
        <source>{name} lays the last card: the Catch</source>
        <translation>{name} gioca l’ultima carta: la Presa</translation>
    </message>
    <message>
        <source>{name} scores one activity on the sheet, or none</source>
        <translation>{name} segna un’attività sul foglio, o nessuna</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are still choosing</source>
        <translation>
            <numerusform>%n giocatore sta ancora scegliendo</numerusform>
            <numerusform>%n giocatori stanno ancora scegliendo</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is still choosing</source>
        <translation>{name} sta ancora scegliendo</translation>
    </message>
    <message>
        <source>Lay the card on the Throw place</source>
        <translation>Metti la carta sul posto del Lancio</translation>
    </message>
    <message>
        <source>Lay the card in the row</source>
        <translation>Metti la carta nella fila</translation>
    </message>
    <message>
        <source>{best} scores {most}, and this is the last round: press again to score none</source>
        <translation>{best}: {most}, e questo è l’ultimo round; premi di nuovo per non segnare nulla</translation>
    </message>
    <message>
        <source>{activity} scores no points: press it again to score it</source>
        <translation>{activity}: nessun punto; premi di nuovo per confermare</translation>
    </message>
    <message>
        <source>{activity} scores {points}, {best} {most}: press it again to score it</source>
        <translation>{activity}: {points}, {best}: {most}; premi di nuovo per confermare</translation>
    </message>
    <message>
        <source>Everyone scores round {number}: {category}</source>
        <translation>Punteggi del round {number}: {category}</translation>
    </message>
    <message>
        <source>Four rounds are over. Press a player to see their sheet.</source>
        <translation>I quattro round sono finiti. Premi un giocatore per vederne il foglio.</translation>
    </message>
    <message>
        <source>All cards are laid. Press an activity on the sheet, or none.</source>
        <translation>Tutte le carte sono giocate. Premi un’attività sul foglio, o nessuna.</translation>
    </message>
    <message>
        <source>All cards are laid. The scores are counted when everyone has decided.</source>
        <translation>Tutte le carte sono giocate. I punteggi si contano quando tutti hanno deciso.</translation>
    </message>
    <message>
        <source>Choose {site} as the Throw</source>
        <translation>Scegli {site} come Lancio</translation>
    </message>
    <message>
        <source>Lay {site} in the row</source>
        <translation>Gioca {site} nella fila</translation>
    </message>
    <message>
        <source>Score this activity: {activity}</source>
        <translation>Segna questa attività: {activity}</translation>
    </message>
    <message>
        <source>Score no activity this time</source>
        <translation>Non segnare nessuna attività questa volta</translation>
    </message>
    <message>
        <source>Throw and Catch: about {much}</source>
        <translation>Lancio e Presa: circa {much}</translation>
    </message>
    <message>
        <source>New sites: about {much}</source>
        <translation>Nuove mete: circa {much}</translation>
    </message>
    <message>
        <source>Regions: about {much}</source>
        <translation>Regioni: circa {much}</translation>
    </message>
    <message>
        <source>Coast to coast: about {much}</source>
        <translation>Da costa a costa: circa {much}</translation>
    </message>
    <message>
        <source>Americana: about {much}</source>
        <translation>Oggetti tipici: circa {much}</translation>
    </message>
    <message>
        <source>Animals: about {much}</source>
        <translation>Animali: circa {much}</translation>
    </message>
    <message>
        <source>Activities: about {much}</source>
        <translation>Attività: circa {much}</translation>
    </message>
    <message>
        <source>It keeps about {much} from the next player</source>
        <translation>Toglie circa {much} al giocatore seguente</translation>
    </message>
    <message>
        <source>Activities kept for later are worth about {much}</source>
        <translation>Le attività tenute per dopo valgono circa {much}</translation>
    </message>
    <message>
        <source>The hands pass to the left.</source>
        <translation>Le mani passano a sinistra.</translation>
    </message>
    <message>
        <source>The hands pass to the right.</source>
        <translation>Le mani passano a destra.</translation>
    </message>
    <message>
        <source>{name} reveals the Throw: {site}</source>
        <translation>{name} rivela il Lancio: {site}</translation>
    </message>
    <message>
        <source>{name} connects the coasts from {start} to {end}</source>
        <translation>{name} unisce le coste: da {start} a {end}</translation>
    </message>
    <message>
        <source>Round {number} is over.</source>
        <translation>Il round {number} è finito.</translation>
    </message>
    <message>
        <source>Round {number} begins: seven new cards for everyone.</source>
        <translation>Comincia il round {number}: sette nuove carte a testa.</translation>
    </message>
    <message>
        <source>{name} lays a Throw face down</source>
        <translation>{name} gioca coperto il suo Lancio</translation>
    </message>
    <message>
        <source>{name} catches {site}</source>
        <translation>Presa di {name}: {site}</translation>
    </message>
    <message>
        <source>{name} lays {site}</source>
        <translation>{name} gioca {site}</translation>
    </message>
    <message>
        <source>{name} scores no activity</source>
        <translation>{name} non segna attività</translation>
    </message>
    <message>
        <source>{name} scores this activity: {activity}</source>
        <translation>{name} segna un’attività: {activity}</translation>
    </message>
    <message>
        <source>{name} completes the region {region}</source>
        <translation>{name} completa la regione {region}</translation>
    </message>
    <message>
        <source>{name} completes the region {region}, too late for the bonus</source>
        <translation>{name} completa la regione {region}, tardi per il bonus</translation>
    </message>
    <message>
        <source>{name} writes {points} for {category}</source>
        <translation>{name} segna {points}: {category}</translation>
    </message>
    <message>
        <source>Equal points: more coast-to-coast points decide for {names}. · R13</source>
        <translation>A pari punti decidono quelli da costa a costa: {names}. · R13</translation>
    </message>
    <message>
        <source>Equal points: more Throw-and-Catch points decide for {names}. · R13</source>
        <translation>A pari punti decidono quelli di Lancio e Presa: {names}. · R13</translation>
    </message>
    <message>
        <source>Equal in points, coast to coast, and Throw and Catch: the win is shared. · R13</source>
        <translation>Pari nei punti, da costa a costa e in Lancio e Presa: la vittoria è condivisa. · R13</translation>
    </message>
    <message>
        <source>Four rounds are over: most points win. · R13</source>
        <translation>I quattro round sono finiti: vince chi ha più punti. · R13</translation>
    </message>
    <message>
        <source>Which cards have been laid</source>
        <translation>Carte già giocate</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Una carta coperta</translation>
    </message>
    <message>
        <source>Chosen. Press it to take it back.</source>
        <translation>Scelta. Premila per riprenderla.</translation>
    </message>
    <message>
        <source>The place of the Throw</source>
        <translation>Il posto del Lancio</translation>
    </message>
    <message>
        <source>Place {number} of the row</source>
        <translation>Posto {number} della fila</translation>
    </message>
    <message numerus="yes">
        <source>Scored: %n point(s)</source>
        <translation>
            <numerusform>Segnato: %n punto</numerusform>
            <numerusform>Segnati: %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would score %n point(s) now</source>
        <translation>
            <numerusform>Ora darebbe %n punto</numerusform>
            <numerusform>Ora darebbe %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>The map of {name}</source>
        <translation>La mappa di {name}</translation>
    </message>
    <message>
        <source>The score sheet of {name}</source>
        <translation>Il foglio segnapunti di {name}</translation>
    </message>
    <message>
        <source>The hand of {name}</source>
        <translation>La mano di {name}</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>ha scelto</translation>
    </message>
    <message>
        <source>The points of {name}</source>
        <translation>I punti di {name}</translation>
    </message>
    <message>
        <source>Cards laid</source>
        <translation>Carte giocate</translation>
    </message>
    <message>
        <source>Laid cards show whose they are; the others are in hands or face down.</source>
        <translation>Le carte giocate mostrano di chi sono; le altre sono in mano o coperte.</translation>
    </message>
    <message>
        <source>What the row would score now</source>
        <translation>Punteggio attuale della fila</translation>
    </message>
    <message>
        <source>Lift a card, and lay it; choose an activity</source>
        <translation>Solleva una carta e giocala; scegli un’attività</translation>
    </message>
    <message>
        <source>Score no activity</source>
        <translation>Non segnare attività</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Take the chosen card back</source>
        <translation>Riprendi la carta scelta</translation>
    </message>
    <message>
        <source>See the next player’s sheet</source>
        <translation>Guarda il foglio del prossimo giocatore</translation>
    </message>
    <message>
        <source>Show or hide which cards went round</source>
        <translation>Mostra o nascondi le carte già giocate</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>The rules of this game could not be read.</source>
        <translation>Non è stato possibile leggere le regole di questo gioco.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>“{file}” cannot be opened. {reason}</source>
        <translation>«{file}» non si può aprire. {reason}</translation>
    </message>
    <message>
        <source>The match that was running cannot be read. It has been set aside as “{file}” in {folder}.</source>
        <translation>La partita che era in corso non si può leggere. È stata messa da parte come «{file}» in {folder}.</translation>
    </message>
    <message>
        <source>The disk is full: “{file}” could not be saved.</source>
        <translation>Il disco è pieno: «{file}» non è stato salvato.</translation>
    </message>
    <message>
        <source>“{file}” could not be saved: no permission to write in {folder}.</source>
        <translation>«{file}» non è stato salvato: manca il permesso di scrivere in {folder}.</translation>
    </message>
    <message>
        <source>“{file}” could not be saved ({reason}).</source>
        <translation>«{file}» non è stato salvato ({reason}).</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Name of seat {number} ({symbol})</source>
        <translation>Nome del posto {number} ({symbol})</translation>
    </message>
    <message>
        <source>Who plays seat {number} ({symbol})</source>
        <translation>Chi gioca al posto {number} ({symbol})</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Aggiungi un giocatore</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Senza audio</translation>
    </message>
    <message>
        <source>Tabletop: a tray on each side of a screen lying flat</source>
        <translation>Da tavolo: a ciascuno il suo lato, con lo schermo in piano</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Piccola</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Molto grande</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Disattivato</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapido</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Aiuti</translation>
    </message>
    <message>
        <source>Show or hide what happened</source>
        <translation>Mostra o nascondi la cronaca</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>What happened</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>The table: what can be reached now</source>
        <translation>Il tavolo: ciò che ora è a portata di mano</translation>
    </message>
    <message>
        <source>Looking back at the beginning</source>
        <translation>Stai rivedendo l’inizio della partita</translation>
    </message>
    <message>
        <source>Looking back at move {number} of {all}</source>
        <translation>Stai rivedendo la mossa {number} di {all}</translation>
    </message>
    <message>
        <source>back to the game</source>
        <translation>torna alla partita</translation>
    </message>
    <message>
        <source>it is nobody&apos;s turn at this screen</source>
        <translation>a questo schermo non è il turno di nessuno</translation>
    </message>
    <message>
        <source>no match is open</source>
        <translation>nessuna partita aperta</translation>
    </message>
    <message>
        <source>{name}&apos;s bot has failed; a simpler one takes over</source>
        <translation>Il bot di {name} si è guastato; al suo posto gioca uno più semplice</translation>
    </message>
    <message>
        <source>only bots play</source>
        <translation>giocano solo bot</translation>
    </message>
    <message>
        <source>nothing was taken back</source>
        <translation>non è stato annullato nulla</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>la partita è finita</translation>
    </message>
    <message>
        <source>not while looking back</source>
        <translation>non mentre rivedi la partita</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>circle</source>
        <translation>cerchio</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangolo</translation>
    </message>
    <message>
        <source>square</source>
        <translation>quadrato</translation>
    </message>
    <message>
        <source>star</source>
        <translation>stella</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croce</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Bot: carefree</source>
        <translation>Bot: spensierato</translation>
    </message>
    <message>
        <source>Bot: novice</source>
        <translation>Bot: principiante</translation>
    </message>
    <message>
        <source>Bot: casual</source>
        <translation>Bot: occasionale</translation>
    </message>
    <message>
        <source>Bot: skilled</source>
        <translation>Bot: abile</translation>
    </message>
    <message>
        <source>Bot: expert</source>
        <translation>Bot: esperto</translation>
    </message>
    <message>
        <source>Bot: master</source>
        <translation>Bot: maestro</translation>
    </message>
    <message>
        <source>nothing has been decided yet</source>
        <translation>non si è ancora deciso nulla</translation>
    </message>
    <message>
        <source>something secret or random has come to light since</source>
        <translation>nel frattempo è emerso qualcosa di segreto o casuale</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Il file non si può leggere.</translation>
    </message>
    <message>
        <source>The file is too large for a record of a match.</source>
        <translation>Il file è troppo grande per una partita salvata.</translation>
    </message>
    <message>
        <source>The file is not a record of a match.</source>
        <translation>Il file non è una partita salvata.</translation>
    </message>
    <message>
        <source>The record is damaged.</source>
        <translation>La partita salvata è danneggiata.</translation>
    </message>
    <message>
        <source>The record was written by another version of this program.</source>
        <translation>La partita è stata salvata da un’altra versione del programma.</translation>
    </message>
    <message>
        <source>The record is of a game that this version does not know.</source>
        <translation>La partita salvata è di un gioco che questa versione non conosce.</translation>
    </message>
    <message>
        <source>The match in the record cannot have started like this.</source>
        <translation>La partita salvata non può essere cominciata così.</translation>
    </message>
    <message>
        <source>The record contains an impossible move.</source>
        <translation>La partita salvata contiene una mossa impossibile.</translation>
    </message>
    <message>
        <source>{sentence} (See: {where})</source>
        <translation>{sentence} (Vedi: {where})</translation>
    </message>
    <message>
        <source>The match cannot start like this. (See: {where})</source>
        <translation>La partita non può cominciare così. (Vedi: {where})</translation>
    </message>
    <message>
        <source>The result in the record is not what its moves lead to.</source>
        <translation>Il risultato salvato non corrisponde alle mosse.</translation>
    </message>
</context>
<context>
    <name>_Common</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least}–{most} giocatori</translation>
    </message>
    <message>
        <source>from {years} years on</source>
        <translation>da {years} anni in su</translation>
    </message>
    <message>
        <source>about {minutes} minutes</source>
        <translation>circa {minutes} minuti</translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
</context>
</TS>

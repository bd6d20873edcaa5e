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
        <source>Give up…</source>
        <translation>Abbandona…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Star, or remove the star</source>
        <translation>Metti o togli la stella</translation>
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
        <translation>Prossimo oggetto da sollevare</translation>
    </message>
    <message>
        <source>Previous thing</source>
        <translation>Oggetto precedente</translation>
    </message>
    <message>
        <source>Explore the table with the arrow keys</source>
        <translation>Esplora il tavolo con i tasti freccia</translation>
    </message>
    <message>
        <source>Say what has happened since your turn</source>
        <translation>Ripeti che cosa è successo dal tuo turno</translation>
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
        <source>Play again</source>
        <translation>Gioca di nuovo</translation>
    </message>
    <message>
        <source>Matches and players</source>
        <translation>Partite e giocatori</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>Pause: no bot thinks</source>
        <translation>Pausa: nessun bot pensa</translation>
    </message>
    <message>
        <source>Rematch, everybody one seat further</source>
        <translation>Rivincita, ognuno un posto più avanti</translation>
    </message>
    <message>
        <source>The same deal again</source>
        <translation>Di nuovo le stesse carte</translation>
    </message>
    <message>
        <source>The same deal from another chair or against others…</source>
        <translation>Le stesse carte da un altro posto o contro altri…</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Players at this computer</source>
        <translation>Giocatori di questo computer</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Mano del giorno</translation>
    </message>
    <message>
        <source>Open the match</source>
        <translation>Apri la partita</translation>
    </message>
    <message>
        <source>Play this deal again…</source>
        <translation>Rigioca con le stesse carte…</translation>
    </message>
    <message>
        <source>Challenge somebody with this deal…</source>
        <translation>Sfida qualcuno con le stesse carte…</translation>
    </message>
    <message>
        <source>Rename the match</source>
        <translation>Rinomina la partita</translation>
    </message>
    <message>
        <source>Save a copy of the match…</source>
        <translation>Salva una copia della partita…</translation>
    </message>
    <message>
        <source>Delete the match</source>
        <translation>Elimina la partita</translation>
    </message>
    <message>
        <source>Import matches…</source>
        <translation>Importa partite…</translation>
    </message>
    <message>
        <source>Import a folder of matches…</source>
        <translation>Importa una cartella di partite…</translation>
    </message>
    <message>
        <source>Search for matches</source>
        <translation>Cerca partite</translation>
    </message>
    <message>
        <source>Save the statistics as a table…</source>
        <translation>Salva le statistiche come tabella…</translation>
    </message>
    <message>
        <source>Show what has happened since your turn</source>
        <translation>Rivedi che cosa è successo dal tuo turno</translation>
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
        <source>Rotate to the right</source>
        <translation>Ruota a destra</translation>
    </message>
    <message>
        <source>Rotate to the left</source>
        <translation>Ruota a sinistra</translation>
    </message>
    <message>
        <source>Say how the match stands</source>
        <translation>Annuncia a che punto è la partita</translation>
    </message>
    <message>
        <source>Go on, or finish the animation</source>
        <translation>Prosegui, o termina l’animazione</translation>
    </message>
    <message>
        <source>Study the match</source>
        <translation>Studia la partita</translation>
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
        <translation>Modalità tavolo: un lato a testa</translation>
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
        <source>Begin the level again</source>
        <translation>Ricomincia il livello</translation>
    </message>
    <message>
        <source>Level before</source>
        <translation>Livello precedente</translation>
    </message>
    <message>
        <source>Skip this level</source>
        <translation>Salta questo livello</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Tutte le lezioni</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rompicapi</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Rompicapo del giorno</translation>
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
    <name>Aids</name>
    <message>
        <source>Coach</source>
        <translation>Allenatore</translation>
    </message>
    <message>
        <source>The match then counts as played with help.</source>
        <translation>La partita vale allora come giocata con aiuti.</translation>
    </message>
</context>
<context>
    <name>ArrowsAbout</name>
    <message>
        <source>It has left the board since your last turn.</source>
        <translation>È uscito dal piano di gioco dopo il tuo ultimo turno.</translation>
    </message>
    <message>
        <source>Cell {cell}, free. Arrows lead to {out} and come from {into}.</source>
        <translation>Campo {cell}, libero. Le frecce portano a {out} e arrivano da {into}.</translation>
    </message>
    <message>
        <source>No capture along the neutral lines to {cells}.</source>
        <translation>Nessuna cattura lungo le linee neutre verso {cells}.</translation>
    </message>
    <message>
        <source>It can capture on {cells}.</source>
        <translation>Campi in cui può catturare: {cells}.</translation>
    </message>
    <message>
        <source>It cannot capture anything now.</source>
        <translation>Per ora non può catturare nulla.</translation>
    </message>
    <message>
        <source>It can be captured by the pawns on {cells}.</source>
        <translation>Può essere catturato dai gettoni qui: {cells}.</translation>
    </message>
    <message>
        <source>Nobody can capture it now.</source>
        <translation>Per ora nessuno può catturarlo.</translation>
    </message>
    <message>
        <source>Arrow from {start} to {end}: capture in its direction only, step both ways.</source>
        <translation>Freccia da {start} a {end}: si cattura solo nel suo verso, ma ci si sposta in entrambi.</translation>
    </message>
    <message>
        <source>Neutral line between {start} and {end}: pawns step along it, but never capture.</source>
        <translation>Linea neutra tra {start} e {end}: i gettoni ci passano, ma non catturano mai.</translation>
    </message>
    <message>
        <source>Orange triangle: fill its cells {cells} to complete a Trio and enter a new pawn.</source>
        <translation>Triangolo arancione: occupa i suoi campi {cells} per chiudere un terzetto e mettere in gioco un nuovo gettone.</translation>
    </message>
    <message>
        <source>You hold it now.</source>
        <translation>Ora è tuo.</translation>
    </message>
    <message>
        <source>{name} holds it now.</source>
        <translation>Ora è di {name}.</translation>
    </message>
    <message>
        <source>Brass arrows: the way pawns capture.</source>
        <translation>Frecce d’ottone: il verso in cui i gettoni catturano.</translation>
    </message>
    <message>
        <source>Pale double lines: neutral, no capture.</source>
        <translation>Doppie linee chiare: neutre, nessuna cattura.</translation>
    </message>
    <message>
        <source>Orange triangles: Trios.</source>
        <translation>Triangoli arancioni: i terzetti.</translation>
    </message>
    <message>
        <source>Light blue: where the pawn in your hand may land.</source>
        <translation>Azzurro: dove può andare il gettone che tieni.</translation>
    </message>
    <message>
        <source>Green rings: pawns that can capture, or that you can capture.</source>
        <translation>Cerchi verdi: gettoni che possono catturare, o che puoi catturare.</translation>
    </message>
    <message>
        <source>Broken red rings: pawns in danger.</source>
        <translation>Cerchi rossi tratteggiati: gettoni in pericolo.</translation>
    </message>
    <message>
        <source>Violet dots: what was done since your last turn.</source>
        <translation>Punti viola: che cosa è stato giocato dopo il tuo ultimo turno.</translation>
    </message>
    <message>
        <source>The number counts pawns on the board and in hand: whoever has fewer than {number} loses.</source>
        <translation>Il numero conta i gettoni sul piano di gioco e in mano: chi ne ha meno di {number} perde.</translation>
    </message>
    <message>
        <source>The number counts prisoners: whoever has {number} wins the match.</source>
        <translation>Il numero conta i prigionieri: chi ne ha {number} vince la partita.</translation>
    </message>
    <message>
        <source>One is placed on any free cell in a turn.</source>
        <translation>Se ne posa uno per turno, su un campo libero qualsiasi.</translation>
    </message>
    <message>
        <source>Captured pawns come here; only a Trio brings them back into play.</source>
        <translation>I gettoni catturati finiscono qui; solo un terzetto li rimette in gioco.</translation>
    </message>
    <message>
        <source>They count for their captor until their owner frees them with a Trio.</source>
        <translation>Contano per chi li tiene, finché il proprietario non li libera con un terzetto.</translation>
    </message>
    <message>
        <source>Whoever falls below {number}, left of the mark, loses the match.</source>
        <translation>Chi scende sotto {number}, a sinistra del tratto, perde la partita.</translation>
    </message>
    <message>
        <source>Whoever is first to hold {number} wins; empty spots are still to be filled.</source>
        <translation>Vince chi per primo ne ha {number}; i posti vuoti sono ancora da riempire.</translation>
    </message>
    <message>
        <source>Green rings: pawns you can capture. Broken red rings: pawns you can lose.</source>
        <translation>Cerchi verdi: gettoni che puoi catturare. Cerchi rossi tratteggiati: gettoni che puoi perdere.</translation>
    </message>
    <message>
        <source>Makes the move and gives up every pawn that could have captured.</source>
        <translation>Fa la mossa; ogni gettone che poteva catturare è perso.</translation>
    </message>
    <message>
        <source>Puts the pawn back: you can still capture.</source>
        <translation>Rimette il gettone al suo posto: puoi ancora catturare.</translation>
    </message>
    <message>
        <source>Ends the chain here; a pawn captures up to three.</source>
        <translation>Ferma qui la catena; un gettone ne cattura al massimo tre.</translation>
    </message>
    <message>
        <source>Enters no pawn for this Trio; the turn goes on.</source>
        <translation>Nessun gettone è messo in gioco per questo terzetto; il turno continua.</translation>
    </message>
</context>
<context>
    <name>ArrowsChronicle</name>
    <message>
        <source>You place a pawn on {cell}</source>
        <translation>Posi un gettone sul campo {cell}</translation>
    </message>
    <message>
        <source>{name} places a pawn on {cell}</source>
        <translation>{name} posa un gettone sul campo {cell}</translation>
    </message>
    <message>
        <source>You advance a pawn from {start} to {end}</source>
        <translation>Sposti un gettone da {start} a {end}</translation>
    </message>
    <message>
        <source>{name} advances a pawn from {start} to {end}</source>
        <translation>{name} sposta un gettone da {start} a {end}</translation>
    </message>
    <message>
        <source>You complete the Trio {cells}</source>
        <translation>Chiudi il terzetto {cells}</translation>
    </message>
    <message>
        <source>{name} completes the Trio {cells}</source>
        <translation>{name} chiude il terzetto {cells}</translation>
    </message>
    <message>
        <source>You enter no pawn</source>
        <translation>Non metti in gioco gettoni</translation>
    </message>
    <message>
        <source>{name} enters no pawn</source>
        <translation>{name} non mette in gioco gettoni</translation>
    </message>
    <message numerus="yes">
        <source>You did not capture, and lose %n pawn(s) for good</source>
        <translation>
            <numerusform>Non hai catturato e perdi %n gettone per sempre</numerusform>
            <numerusform>Non hai catturato e perdi %n gettoni per sempre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} did not capture, and loses %n pawn(s) for good</source>
        <translation>
            <numerusform>{name} non ha catturato e perde %n gettone per sempre</numerusform>
            <numerusform>{name} non ha catturato e perde %n gettoni per sempre</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no pawns left and are out of the game</source>
        <translation>Non hai più gettoni: sei fuori gioco</translation>
    </message>
    <message>
        <source>{name} has no pawns left and is out of the game</source>
        <translation>{name} non ha più gettoni ed è fuori gioco</translation>
    </message>
    <message>
        <source>You capture a pawn of {owner} on {cell}</source>
        <translation>Catturi un gettone di {owner} sul campo {cell}</translation>
    </message>
    <message>
        <source>You capture on {cell}: the pawn goes to the reserve of {owner}</source>
        <translation>Catturi sul campo {cell}: il gettone va nella riserva di {owner}</translation>
    </message>
    <message>
        <source>{name} captures a pawn of yours on {cell}</source>
        <translation>{name} cattura un tuo gettone sul campo {cell}</translation>
    </message>
    <message>
        <source>{name} captures on {cell}: the pawn goes to your reserve</source>
        <translation>{name} cattura sul campo {cell}: il gettone va nella tua riserva</translation>
    </message>
    <message>
        <source>{name} captures a pawn of {owner} on {cell}</source>
        <translation>{name} cattura un gettone di {owner} sul campo {cell}</translation>
    </message>
    <message>
        <source>{name} captures on {cell}: the pawn goes to the reserve of {owner}</source>
        <translation>{name} cattura sul campo {cell}: il gettone va nella riserva di {owner}</translation>
    </message>
    <message>
        <source>You enter a pawn from the hand on {cell}</source>
        <translation>Metti in gioco un gettone dalla mano sul campo {cell}</translation>
    </message>
    <message>
        <source>{name} enters a pawn from the hand on {cell}</source>
        <translation>{name} mette in gioco un gettone dalla mano sul campo {cell}</translation>
    </message>
    <message>
        <source>You enter a pawn from the reserve on {cell}</source>
        <translation>Metti in gioco un gettone dalla riserva sul campo {cell}</translation>
    </message>
    <message>
        <source>{name} enters a pawn from the reserve on {cell}</source>
        <translation>{name} mette in gioco un gettone dalla riserva sul campo {cell}</translation>
    </message>
    <message>
        <source>You free a pawn from {captor} and enter it on {cell}</source>
        <translation>Liberi un gettone da {captor} e lo metti in gioco sul campo {cell}</translation>
    </message>
    <message>
        <source>{name} frees a pawn from you and enters it on {cell}</source>
        <translation>{name} libera un gettone che tenevi tu e lo mette in gioco sul campo {cell}</translation>
    </message>
    <message>
        <source>{name} frees a pawn from {captor} and enters it on {cell}</source>
        <translation>{name} libera un gettone da {captor} e lo mette in gioco sul campo {cell}</translation>
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
</context>
<context>
    <name>ArrowsInfo</name>
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
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>%n gettone</numerusform>
            <numerusform>%n gettoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoner(s)</source>
        <translation>
            <numerusform>%n prigioniero</numerusform>
            <numerusform>%n prigionieri</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} walks up to the others and looks for a fight.</source>
        <translation>{name} va incontro agli altri e cerca la rissa.</translation>
    </message>
    <message>
        <source>{name} keeps out of the way of the others’ arrows.</source>
        <translation>{name} sta alla larga dalle frecce degli altri.</translation>
    </message>
    <message>
        <source>{name} builds a Trio wherever there is room for one.</source>
        <translation>{name} costruisce un terzetto ovunque ci sia posto.</translation>
    </message>
    <message>
        <source>{name} stands where others want to build.</source>
        <translation>{name} si mette dove gli altri vogliono costruire.</translation>
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
        <source>Pawns on the board</source>
        <translation>Gettoni sul piano di gioco</translation>
    </message>
    <message>
        <source>Pawns in hand</source>
        <translation>Gettoni in mano</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Prigionieri</translation>
    </message>
    <message>
        <source>What happens to those who could capture and do not.</source>
        <translation>Che cosa succede a chi può catturare e non lo fa.</translation>
    </message>
    <message>
        <source>A pawn that can capture another must go on, up to three.</source>
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
        <source>Prisoners from you</source>
        <translation>I tuoi gettoni prigionieri</translation>
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
        <source>{held} of {goal}</source>
        <translation>{held} su {goal}</translation>
    </message>
    <message>
        <source>you lose below {number}</source>
        <translation>perdi sotto {number}</translation>
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
    <message>
        <source>your pawn that stood on {cell}</source>
        <translation>il tuo gettone che stava sul campo {cell}</translation>
    </message>
    <message>
        <source>pawn of {name} that stood on {cell}</source>
        <translation>gettone di {name} che stava sul campo {cell}</translation>
    </message>
    <message>
        <source>orange triangle {cells}</source>
        <translation>triangolo arancione {cells}</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Perdi la partita</translation>
    </message>
    <message>
        <source>You must capture with your pawn ringed in green</source>
        <translation>Devi catturare con il tuo gettone cerchiato di verde</translation>
    </message>
    <message>
        <source>{name} must capture with their pawn ringed in green</source>
        <translation>{name} deve catturare con il suo gettone cerchiato di verde</translation>
    </message>
    <message>
        <source>You must capture with one of your pawns ringed in green</source>
        <translation>Devi catturare con uno dei tuoi gettoni cerchiati di verde</translation>
    </message>
    <message>
        <source>{name} must capture with one of their pawns ringed in green</source>
        <translation>{name} deve catturare con uno dei suoi gettoni cerchiati di verde</translation>
    </message>
    <message>
        <source>Capture, or lose the match</source>
        <translation>Cattura, o perdi la partita</translation>
    </message>
    <message>
        <source>{name} must capture or lose the match</source>
        <translation>{name} deve catturare, o perde la partita</translation>
    </message>
    <message>
        <source>Capture with your pawn ringed in green, or lose it</source>
        <translation>Cattura con il tuo gettone cerchiato di verde, o lo perdi</translation>
    </message>
    <message>
        <source>{name} must capture with their pawn ringed in green or lose it</source>
        <translation>{name} deve catturare con il suo gettone cerchiato di verde o perderlo</translation>
    </message>
    <message>
        <source>Capture with one of your pawns ringed in green, or lose all of these</source>
        <translation>Cattura con uno dei tuoi gettoni cerchiati di verde, o perdi tutti questi</translation>
    </message>
    <message>
        <source>{name} must capture with one of their pawns ringed in green or lose all of these</source>
        <translation>{name} deve catturare con uno dei suoi gettoni cerchiati di verde o perderli tutti</translation>
    </message>
    <message numerus="yes">
        <source>your hand: %n pawn(s)</source>
        <translation>
            <numerusform>la tua mano: %n gettone</numerusform>
            <numerusform>la tua mano: %n gettoni</numerusform>
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
        <source>your reserve: %n pawn(s)</source>
        <translation>
            <numerusform>la tua riserva: %n gettone</numerusform>
            <numerusform>la tua riserva: %n gettoni</numerusform>
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
        <source>you hold %n pawn(s) of {owner}</source>
        <translation>
            <numerusform>hai %n gettone di {owner}</numerusform>
            <numerusform>hai %n gettoni di {owner}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{captor} holds %n pawn(s) of yours</source>
        <translation>
            <numerusform>{captor} ha %n tuo gettone</numerusform>
            <numerusform>{captor} ha %n tuoi gettoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{captor} holds %n pawn(s) of {owner}</source>
        <translation>
            <numerusform>{captor} ha %n gettone di {owner}</numerusform>
            <numerusform>{captor} ha %n gettoni di {owner}</numerusform>
        </translation>
    </message>
    <message>
        <source>captured no pawn</source>
        <translation>nessun gettone catturato</translation>
    </message>
    <message numerus="yes">
        <source>longest chain: %n pawn(s) in one turn</source>
        <translation>
            <numerusform>la catena più lunga: %n gettone in un turno</numerusform>
            <numerusform>la catena più lunga: %n gettoni in un turno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>captured up to %n pawn(s) in one turn</source>
        <translation>
            <numerusform>al massimo %n gettone catturato in un turno</numerusform>
            <numerusform>al massimo %n gettoni catturati in un turno</numerusform>
        </translation>
    </message>
    <message>
        <source>completed no Trio</source>
        <translation>nessun terzetto chiuso</translation>
    </message>
    <message numerus="yes">
        <source>most Trios: %n</source>
        <translation>
            <numerusform>più terzetti: %n</numerusform>
            <numerusform>più terzetti: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed %n Trio(s)</source>
        <translation>
            <numerusform>%n terzetto chiuso</numerusform>
            <numerusform>%n terzetti chiusi</numerusform>
        </translation>
    </message>
    <message>
        <source>freed no pawn</source>
        <translation>nessun gettone liberato</translation>
    </message>
    <message numerus="yes">
        <source>brought back most: %n pawn(s)</source>
        <translation>
            <numerusform>più gettoni riportati: %n</numerusform>
            <numerusform>più gettoni riportati: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brought back %n pawn(s)</source>
        <translation>
            <numerusform>%n gettone riportato</numerusform>
            <numerusform>%n gettoni riportati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>freed most: %n pawn(s)</source>
        <translation>
            <numerusform>più gettoni liberati: %n</numerusform>
            <numerusform>più gettoni liberati: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>freed %n pawn(s)</source>
        <translation>
            <numerusform>%n gettone liberato</numerusform>
            <numerusform>%n gettoni liberati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n pawn(s) and go on</source>
        <translation>
            <numerusform>Perdi %n gettone e prosegui</numerusform>
            <numerusform>Perdi %n gettoni e prosegui</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Ritira la mossa</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Fermati qui</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rinuncia</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Minacce</translation>
    </message>
    <message numerus="yes">
        <source>you need %n more prisoner(s) to win</source>
        <translation>
            <numerusform>ti manca %n prigioniero per vincere</numerusform>
            <numerusform>ti mancano %n prigionieri per vincere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more prisoner(s) to win</source>
        <translation>
            <numerusform>a {name} manca %n prigioniero per vincere</numerusform>
            <numerusform>a {name} mancano %n prigionieri per vincere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have %n pawn(s), on the board and in hand</source>
        <translation>
            <numerusform>hai %n gettone, sul piano di gioco e in mano</numerusform>
            <numerusform>hai %n gettoni, sul piano di gioco e in mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n pawn(s), on the board and in hand</source>
        <translation>
            <numerusform>{name} ha %n gettone, sul piano di gioco e in mano</numerusform>
            <numerusform>{name} ha %n gettoni, sul piano di gioco e in mano</numerusform>
        </translation>
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
        <source>your pawn on {cell}</source>
        <translation>il tuo gettone sul campo {cell}</translation>
    </message>
    <message>
        <source>can capture on {cells}</source>
        <translation>campi in cui può catturare: {cells}</translation>
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
        <source>the pawn can capture another: go on</source>
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
    <message>
        <source>Your Trio: enter a pawn</source>
        <translation>Il tuo terzetto: metti in gioco un gettone</translation>
    </message>
    <message>
        <source>{name} has a Trio: enter a pawn</source>
        <translation>{name} ha un terzetto: entra in gioco un gettone</translation>
    </message>
    <message>
        <source>{name} has a Trio: enter a pawn from hand or reserve, or decline</source>
        <translation>{name} ha un terzetto: può mettere in gioco un gettone dalla mano o dalla riserva, o rinunciare</translation>
    </message>
    <message numerus="yes">
        <source>{name} could capture: this move loses the %n crossed-out pawn(s) for good</source>
        <translation>
            <numerusform>{name} potrebbe catturare: con questa mossa perde per sempre il gettone barrato</numerusform>
            <numerusform>{name} potrebbe catturare: con questa mossa perde per sempre i %n gettoni barrati</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} captures another pawn or stops here</source>
        <translation>{name} cattura un altro gettone o si ferma qui</translation>
    </message>
    <message>
        <source>Your Trio: enter a pawn from your hand, free one from {captors}, or decline</source>
        <translation>Il tuo terzetto: metti in gioco un gettone dalla mano, liberane uno da {captors} o rinuncia</translation>
    </message>
    <message>
        <source>{name} has a Trio: enter a pawn from the hand, free one from {captors}, or decline</source>
        <translation>{name} ha un terzetto: può mettere in gioco un gettone dalla mano, liberarne uno da {captors} o rinunciare</translation>
    </message>
    <message>
        <source>Your Trio: free a pawn of yours from {captors}, or decline</source>
        <translation>Il tuo terzetto: libera un tuo gettone da {captors}, oppure rinuncia</translation>
    </message>
    <message>
        <source>{name} has a Trio: free a pawn from {captors}, or decline</source>
        <translation>{name} ha un terzetto: può liberare un gettone da {captors} o rinunciare</translation>
    </message>
    <message>
        <source>Your Trio: enter a pawn from your hand or your reserve, or decline</source>
        <translation>Il tuo terzetto: metti in gioco un gettone dalla mano o dalla riserva, oppure rinuncia</translation>
    </message>
    <message>
        <source>Your Trio: enter a pawn from your hand, or decline</source>
        <translation>Il tuo terzetto: metti in gioco un gettone dalla mano, oppure rinuncia</translation>
    </message>
    <message>
        <source>{name} has a Trio: enter a pawn from the hand, or decline</source>
        <translation>{name} ha un terzetto: può mettere in gioco un gettone dalla mano o rinunciare</translation>
    </message>
    <message>
        <source>Your Trio: enter a pawn from your reserve, or decline</source>
        <translation>Il tuo terzetto: metti in gioco un gettone dalla riserva, oppure rinuncia</translation>
    </message>
    <message>
        <source>{name} has a Trio: enter a pawn from the reserve, or decline</source>
        <translation>{name} ha un terzetto: può mettere in gioco un gettone dalla riserva o rinunciare</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) one by one</source>
        <translation>
            <numerusform>%n gettone</numerusform>
            <numerusform>%n gettoni, uno alla volta</numerusform>
        </translation>
    </message>
    <message>
        <source>you</source>
        <translation>te</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} o {last}</translation>
    </message>
    <message>
        <source>Capture another pawn or stop here</source>
        <translation>Cattura un altro gettone o fermati qui</translation>
    </message>
    <message>
        <source>You must capture another pawn</source>
        <translation>Devi catturare un altro gettone</translation>
    </message>
    <message>
        <source>{name} must capture another pawn</source>
        <translation>{name} deve catturare un altro gettone</translation>
    </message>
    <message numerus="yes">
        <source>You could capture: this move costs you %n pawn(s) and the match</source>
        <translation>
            <numerusform>Potresti catturare: questa mossa ti costa %n gettone e la partita</numerusform>
            <numerusform>Potresti catturare: questa mossa ti costa %n gettoni e la partita</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} could capture: this move costs %n pawn(s) and the match</source>
        <translation>
            <numerusform>{name} potrebbe catturare: questa mossa costa %n gettone e la partita</numerusform>
            <numerusform>{name} potrebbe catturare: questa mossa costa %n gettoni e la partita</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could capture: this move costs your last %n pawn(s), and you are out</source>
        <translation>
            <numerusform>Potresti catturare: questa mossa ti costa l’ultimo gettone e sei fuori gioco</numerusform>
            <numerusform>Potresti catturare: questa mossa ti costa gli ultimi %n gettoni e sei fuori gioco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} could capture: this move costs the last %n pawn(s)</source>
        <translation>
            <numerusform>{name} potrebbe catturare: questa mossa costa l’ultimo gettone</numerusform>
            <numerusform>{name} potrebbe catturare: questa mossa costa gli ultimi %n gettoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could capture: this move loses the %n crossed-out pawn(s) for good</source>
        <translation>
            <numerusform>Potresti catturare: con questa mossa perdi per sempre il gettone barrato</numerusform>
            <numerusform>Potresti catturare: con questa mossa perdi per sempre i %n gettoni barrati</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} can capture</source>
        <translation>{name} può catturare</translation>
    </message>
    <message>
        <source>You can capture</source>
        <translation>Puoi catturare</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: the game ends in %n turn(s) without a capture or a new pawn</source>
        <translation>
            <numerusform>Tocca a te: %n turno ancora senza una cattura o un nuovo gettone, e la partita finisce</numerusform>
            <numerusform>Tocca a te: %n turni ancora senza una cattura o un nuovo gettone, e la partita finisce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} moves: the game ends in %n turn(s) without a capture or a new pawn</source>
        <translation>
            <numerusform>Tocca a {name}: %n turno ancora senza una cattura o un nuovo gettone, e la partita finisce</numerusform>
            <numerusform>Tocca a {name}: %n turni ancora senza una cattura o un nuovo gettone, e la partita finisce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: the game ends in %n turn(s)</source>
        <translation>
            <numerusform>Tocca a te: la partita finisce fra %n turno</numerusform>
            <numerusform>Tocca a te: la partita finisce fra %n turni</numerusform>
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
        <source>Your turn: advance a pawn</source>
        <translation>Tocca a te: sposta un gettone</translation>
    </message>
    <message>
        <source>{name} places a pawn</source>
        <translation>{name} posa un gettone</translation>
    </message>
    <message>
        <source>Your turn: place a pawn</source>
        <translation>Tocca a te: posa un gettone</translation>
    </message>
    <message>
        <source>Your turn: place a pawn or advance one</source>
        <translation>Tocca a te: posa un gettone o spostane uno</translation>
    </message>
    <message>
        <source>{name} places a pawn or advances one</source>
        <translation>{name} posa un gettone o ne sposta uno</translation>
    </message>
    <message>
        <source>The chain is given up: nobody has been captured.</source>
        <translation>La catena è abbandonata: nessun gettone è stato catturato.</translation>
    </message>
    <message>
        <source>The move is taken back: no pawn is lost.</source>
        <translation>La mossa è ritirata: nessun gettone è perso.</translation>
    </message>
    <message>
        <source>With this move you lose the match. Make it once more if you mean it.</source>
        <translation>Con questa mossa perdi la partita. Rifalla se la vuoi davvero.</translation>
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
        <source>It offers %n pawn(s) of yours: whoever can capture must</source>
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
    <message>
        <source>In {here} of {worlds} cases you soon win, otherwise in {there}</source>
        <translation>In {here} casi su {worlds} vinci presto, altrimenti in {there}</translation>
    </message>
    <message>
        <source>In {here} of {worlds} cases {name} soon wins, otherwise in {there}</source>
        <translation>In {here} casi su {worlds} {name} vince presto, altrimenti in {there}</translation>
    </message>
    <message>
        <source>Your pawns a few turns later</source>
        <translation>I tuoi gettoni qualche turno dopo</translation>
    </message>
    <message>
        <source>Pawns of {name} a few turns later</source>
        <translation>Gettoni di {name} qualche turno dopo</translation>
    </message>
    <message>
        <source>Your prisoners a few turns later</source>
        <translation>I tuoi prigionieri qualche turno dopo</translation>
    </message>
    <message>
        <source>Prisoners of {name} a few turns later</source>
        <translation>Prigionieri di {name} qualche turno dopo</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n prisoner(s): the game is over</source>
        <translation>
            <numerusform>Hai %n prigioniero: la partita è finita</numerusform>
            <numerusform>Hai %n prigionieri: la partita è finita</numerusform>
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
        <source>You have fewer than three pawns: the game is over</source>
        <translation>Hai meno di tre gettoni: la partita è finita</translation>
    </message>
    <message>
        <source>{name} has fewer than three pawns: the game is over</source>
        <translation>{name} ha meno di tre gettoni: la partita è finita</translation>
    </message>
    <message>
        <source>You alone have pawns left: the game is over</source>
        <translation>Solo tu hai ancora gettoni: la partita è finita</translation>
    </message>
    <message>
        <source>{name} alone has pawns left: the game is over</source>
        <translation>Solo {name} ha ancora gettoni: la partita è finita</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) without a capture or a new pawn: whoever has more pawns wins</source>
        <translation>
            <numerusform>%n turno senza una cattura o un nuovo gettone: vince chi ha più gettoni</numerusform>
            <numerusform>%n turni senza una cattura o un nuovo gettone: vince chi ha più gettoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) without a capture or a new pawn: whoever has most prisoners wins</source>
        <translation>
            <numerusform>%n turno senza una cattura o un nuovo gettone: vince chi ha più prigionieri</numerusform>
            <numerusform>%n turni senza una cattura o un nuovo gettone: vince chi ha più prigionieri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n turn(s), whoever has more pawns wins</source>
        <translation>
            <numerusform>Dopo %n turno, vince chi ha più gettoni</numerusform>
            <numerusform>Dopo %n turni, vince chi ha più gettoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n turn(s), whoever has most prisoners wins</source>
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
    <message>
        <source>Being worked out: {number} of {all}</source>
        <translation>Calcolo in corso: {number} di {all}</translation>
    </message>
</context>
<context>
    <name>CircleAbout</name>
    <message>
        <source>Whoever is the first to reveal {suit} or {other} captures it.</source>
        <translation>La cattura chi per primo rivela {suit} o {other}.</translation>
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
        <source>No card around the ring shows it, so it cannot be chosen now.</source>
        <translation>Nessuna carta intorno al cerchio lo mostra: ora non si può scegliere.</translation>
    </message>
    <message>
        <source>If nobody is faster, it captures {cards}.</source>
        <translation>Se nessuno rivela prima, cattura: {cards}.</translation>
    </message>
    <message>
        <source>It stays secret until all but one have stopped.</source>
        <translation>Resta segreto finché tutti tranne uno non si sono fermati.</translation>
    </message>
    <message>
        <source>It stays secret until all but one have passed.</source>
        <translation>Resta segreto finché tutti tranne uno non si sono fermati.</translation>
    </message>
    <message>
        <source>Whoever stays in to the end reveals first; then the pile is revealed from the top, so whoever stops first captures last.</source>
        <translation>Chi resta in gara fino alla fine rivela per primo; poi si rivela la pila dall’alto: chi si ferma per primo cattura per ultimo.</translation>
    </message>
    <message>
        <source>Whoever stays in to the end reveals first; then the pile is revealed from the top, so whoever passes first captures last.</source>
        <translation>Chi resta in gara fino alla fine rivela per primo; poi si rivela la pila dall’alto: chi si ferma per primo cattura per ultimo.</translation>
    </message>
    <message>
        <source>Throw one boomerang from your reserve into the ring, and stay in.</source>
        <translation>Lancia nel cerchio un boomerang della tua riserva e resta in gara.</translation>
    </message>
    <message>
        <source>Put one stone from your reserve into the ring, and stay in.</source>
        <translation>Metti nel cerchio una pietra della tua riserva e resta in gara.</translation>
    </message>
    <message>
        <source>Stop: your token goes on the pile, and you take all that is in the ring.</source>
        <translation>Fermati: il tuo segnalino va sulla pila e raccogli tutto il cerchio.</translation>
    </message>
    <message>
        <source>Pass: your marker goes on the pile, and you take all that is in the ring.</source>
        <translation>Fermati: il tuo segnalino va sulla pila e raccogli tutto il cerchio.</translation>
    </message>
    <message>
        <source>Whoever throws adds one; whoever stops takes them all.</source>
        <translation>Chi lancia ne aggiunge uno; chi si ferma li raccoglie tutti.</translation>
    </message>
    <message>
        <source>Whoever bids adds one; whoever passes takes them all.</source>
        <translation>Chi punta ne aggiunge una; chi si ferma le raccoglie tutte.</translation>
    </message>
    <message>
        <source>The place of the token that you chose: it will come back here.</source>
        <translation>Il posto del segnalino che hai scelto: tornerà qui.</translation>
    </message>
    <message>
        <source>The place of the marker that you chose: it will come back here.</source>
        <translation>Il posto del segnalino che hai scelto: tornerà qui.</translation>
    </message>
    <message>
        <source>The game is over when a new round should begin and the deck is empty.</source>
        <translation>La partita finisce quando deve cominciare un round e il mazzo è vuoto.</translation>
    </message>
    <message>
        <source>Once the deck is empty, rounds go on until every card has been captured.</source>
        <translation>A mazzo vuoto i round continuano finché tutte le carte non sono state catturate.</translation>
    </message>
    <message>
        <source>You begin this round, and it goes on clockwise.</source>
        <translation>Cominci tu questo round, che gira in senso orario.</translation>
    </message>
    <message>
        <source>{name} begins this round, and it goes on clockwise.</source>
        <translation>{name} comincia questo round, che gira in senso orario.</translation>
    </message>
    <message>
        <source>You begin this round, and it goes on anticlockwise.</source>
        <translation>Cominci tu questo round, che gira in senso antiorario.</translation>
    </message>
    <message>
        <source>{name} begins this round, and it goes on anticlockwise.</source>
        <translation>{name} comincia questo round, che gira in senso antiorario.</translation>
    </message>
    <message>
        <source>Whoever stays in to the end begins the next.</source>
        <translation>Chi resta in gara fino alla fine comincia il prossimo.</translation>
    </message>
    <message>
        <source>Whoever passes first begins the next.</source>
        <translation>Chi si ferma per primo comincia il prossimo.</translation>
    </message>
    <message>
        <source>Lay the token that you choose here. It stays secret until it is revealed.</source>
        <translation>Metti qui il segnalino che scegli. Resta segreto finché non è rivelato.</translation>
    </message>
    <message>
        <source>Here lies the token that {name} chooses, face down until it is revealed.</source>
        <translation>Qui sta il segnalino scelto da {name}, coperto finché non è rivelato.</translation>
    </message>
    <message>
        <source>Lay the marker that you choose here. It stays secret until it is revealed.</source>
        <translation>Metti qui il segnalino che scegli. Resta segreto finché non è rivelato.</translation>
    </message>
    <message>
        <source>Here lies the marker that {name} chooses, face down until it is revealed.</source>
        <translation>Qui sta il segnalino scelto da {name}, coperto finché non è rivelato.</translation>
    </message>
    <message>
        <source>Anyone can count what was put in and taken.</source>
        <translation>Chiunque può contare ciò che è stato puntato e raccolto.</translation>
    </message>
    <message>
        <source>At the end every complete set of 6 is worth 1 point: now {points}.</source>
        <translation>Alla fine ogni gruppo completo di 6 vale 1 punto: ora {points}.</translation>
    </message>
    <message>
        <source>If the game ended now: 1 point for each card of a species of which nobody has more, and 1 for every 6 boomerangs.</source>
        <translation>Se la partita finisse adesso: 1 punto per ogni carta delle specie di cui nessuno ha più carte, e 1 ogni 6 boomerang.</translation>
    </message>
    <message>
        <source>If the game ended now: 1 point for each card of a species of which nobody has more, and 1 for every 6 stones.</source>
        <translation>Se la partita finisse adesso: 1 punto per ogni carta delle specie di cui nessuno ha più carte, e 1 ogni 6 pietre.</translation>
    </message>
    <message>
        <source>At the end each card of a species is worth 1 point to whoever has the most of them, also in a tie.</source>
        <translation>Alla fine segna solo chi ha più carte di una specie: 1 punto per carta, anche a pari merito.</translation>
    </message>
    <message>
        <source>“+{lead}” is the lead over the next. Whoever leads at the end scores 1 point for each card.</source>
        <translation>«+{lead}» è il vantaggio su chi segue. Chi è in testa alla fine segna 1 punto per carta.</translation>
    </message>
    <message>
        <source>“=” is a tie for the lead with {names}: everyone in it scores in full.</source>
        <translation>«=» è la parità in testa ({names}): ognuno segna tutti i suoi punti.</translation>
    </message>
    <message>
        <source>{names} lead with {count} each: nobody else would get points.</source>
        <translation>In testa con {count}: {names}; nessun altro avrebbe punti.</translation>
    </message>
    <message>
        <source>You lead with {count}: only you would score.</source>
        <translation>Sei in testa con {count}: nessun altro farebbe punti.</translation>
    </message>
    <message>
        <source>{name} leads with {count}: nobody else would score.</source>
        <translation>{name} è in testa con {count}: nessun altro farebbe punti.</translation>
    </message>
</context>
<context>
    <name>CircleInfo</name>
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
    <message>
        <source>Only in a series of games: a single one goes clockwise.</source>
        <translation>Solo in una serie: una partita sola gira in senso orario.</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Riserva</translation>
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
        <translation>Il posto di {name} per un segnalino</translation>
    </message>
    <message>
        <source>{name}&apos;s token, face down</source>
        <translation>Segnalino coperto di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>Carte di {name}</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Le tue carte</translation>
    </message>
    <message>
        <source>{animal}: you have {count}</source>
        <translation>{animal}: ne hai {count}</translation>
    </message>
    <message>
        <source>{animal}: {name} has {count}</source>
        <translation>{animal}: {name} ne ha {count}</translation>
    </message>
    <message>
        <source>You begin the round</source>
        <translation>Cominci tu il round</translation>
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
        <source>The place before you for a token</source>
        <translation>Il posto per un segnalino davanti a te</translation>
    </message>
    <message>
        <source>The place before you for a marker</source>
        <translation>Il posto per un segnalino davanti a te</translation>
    </message>
    <message>
        <source>The place before {name} for a marker</source>
        <translation>Il posto di {name} per un segnalino</translation>
    </message>
    <message>
        <source>Your token: {suit}</source>
        <translation>Il tuo segnalino: {suit}</translation>
    </message>
    <message>
        <source>{name}&apos;s token: {suit}</source>
        <translation>Segnalino di {name}: {suit}</translation>
    </message>
    <message>
        <source>Your marker: {suit}</source>
        <translation>Il tuo segnalino: {suit}</translation>
    </message>
    <message>
        <source>{name}&apos;s marker: {suit}</source>
        <translation>Segnalino di {name}: {suit}</translation>
    </message>
    <message>
        <source>Your token, face down</source>
        <translation>Il tuo segnalino, coperto</translation>
    </message>
    <message>
        <source>{name}&apos;s marker, face down</source>
        <translation>Segnalino coperto di {name}</translation>
    </message>
    <message>
        <source>Your marker, face down</source>
        <translation>Il tuo segnalino, coperto</translation>
    </message>
    <message>
        <source>{name}&apos;s reserve is hidden</source>
        <translation>La riserva di {name} è nascosta</translation>
    </message>
    <message>
        <source>Your reserve is hidden</source>
        <translation>La tua riserva è nascosta</translation>
    </message>
    <message>
        <source>{name}&apos;s reserve: {things}</source>
        <translation>Riserva di {name}: {things}</translation>
    </message>
    <message>
        <source>Your reserve: {things}</source>
        <translation>La tua riserva: {things}</translation>
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
        <translation>Fermati</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Fermati</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancia</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Punta</translation>
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
        <source>you have chosen</source>
        <translation>hai scelto</translation>
    </message>
    <message>
        <source>you are still in</source>
        <translation>ancora in gara</translation>
    </message>
    <message>
        <source>you stopped {place}</source>
        <translation>{place} a fermarti</translation>
    </message>
    <message>
        <source>passed {place}</source>
        <translation>{place} a fermarsi</translation>
    </message>
    <message>
        <source>you passed {place}</source>
        <translation>{place} a fermarti</translation>
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
        <source>choose a token</source>
        <translation>scegli un segnalino</translation>
    </message>
    <message>
        <source>chooses a marker</source>
        <translation>sceglie un segnalino</translation>
    </message>
    <message>
        <source>choose a marker</source>
        <translation>scegli un segnalino</translation>
    </message>
    <message>
        <source>out 1st</source>
        <translation>fuori 1º</translation>
    </message>
    <message>
        <source>out 2nd</source>
        <translation>fuori 2º</translation>
    </message>
    <message>
        <source>out 3rd</source>
        <translation>fuori 3º</translation>
    </message>
    <message>
        <source>out 4th</source>
        <translation>fuori 4º</translation>
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
        <translation>{animal}: {names}, {count} a testa</translation>
    </message>
    <message numerus="yes">
        <source>{animal}: you have {count}, %n more than the next</source>
        <translation>
            <numerusform>{animal}: ne hai {count}, %n più di chi segue</numerusform>
            <numerusform>{animal}: ne hai {count}, %n più di chi segue</numerusform>
        </translation>
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
        <source>you</source>
        <translation>tu</translation>
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
        <source>{name} has chosen a token</source>
        <translation>{name} ha scelto un segnalino</translation>
    </message>
    <message>
        <source>You have chosen a token</source>
        <translation>Hai scelto un segnalino</translation>
    </message>
    <message>
        <source>{name} has chosen a marker</source>
        <translation>{name} ha scelto un segnalino</translation>
    </message>
    <message>
        <source>You have chosen a marker</source>
        <translation>Hai scelto un segnalino</translation>
    </message>
    <message>
        <source>{name} throws a boomerang</source>
        <translation>{name} lancia un boomerang</translation>
    </message>
    <message>
        <source>You throw a boomerang</source>
        <translation>Lanci un boomerang</translation>
    </message>
    <message>
        <source>You put a stone into the ring</source>
        <translation>Metti una pietra nel cerchio</translation>
    </message>
    <message>
        <source>{name} puts a stone into the ring</source>
        <translation>{name} mette una pietra nel cerchio</translation>
    </message>
    <message>
        <source>You stop; the ring is empty</source>
        <translation>Ti fermi; il cerchio è vuoto</translation>
    </message>
    <message>
        <source>{name} stops; the ring is empty</source>
        <translation>{name} si ferma; il cerchio è vuoto</translation>
    </message>
    <message>
        <source>You pass; the ring is empty</source>
        <translation>Ti fermi; il cerchio è vuoto</translation>
    </message>
    <message>
        <source>{name} passes; the ring is empty</source>
        <translation>{name} si ferma; il cerchio è vuoto</translation>
    </message>
    <message numerus="yes">
        <source>You stop and take %n boomerang(s)</source>
        <translation>
            <numerusform>Ti fermi e raccogli %n boomerang</numerusform>
            <numerusform>Ti fermi e raccogli %n boomerang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stops and takes %n boomerang(s)</source>
        <translation>
            <numerusform>{name} si ferma e raccoglie %n boomerang</numerusform>
            <numerusform>{name} si ferma e raccoglie %n boomerang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass and take %n stone(s)</source>
        <translation>
            <numerusform>Ti fermi e raccogli %n pietra</numerusform>
            <numerusform>Ti fermi e raccogli %n pietre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes and takes %n stone(s)</source>
        <translation>
            <numerusform>{name} si ferma e raccoglie %n pietra</numerusform>
            <numerusform>{name} si ferma e raccoglie %n pietre</numerusform>
        </translation>
    </message>
    <message>
        <source>You reveal {suit} and capture {cards}</source>
        <translation>Riveli {suit} e catturi {cards}</translation>
    </message>
    <message>
        <source>You reveal {suit} and capture nothing</source>
        <translation>Riveli {suit} e non catturi nulla</translation>
    </message>
    <message numerus="yes">
        <source>You stayed in longest and begin; %n new card(s) · H6</source>
        <translation>
            <numerusform>In gara fino alla fine, cominci tu; %n carta nuova · H6</numerusform>
            <numerusform>In gara fino alla fine, cominci tu; %n carte nuove · H6</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You passed first and begin; %n new card(s) · L4</source>
        <translation>
            <numerusform>Il primo a fermarsi comincia: tocca a te; %n carta nuova · L4</numerusform>
            <numerusform>Il primo a fermarsi comincia: tocca a te; %n carte nuove · L4</numerusform>
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
        <source>You begin the next game again, and it goes anticlockwise · L7</source>
        <translation>Sei di nuovo tu a cominciare la prossima partita, in senso antiorario · L7</translation>
    </message>
    <message>
        <source>{name} begins the next game again, and it goes anticlockwise · L7</source>
        <translation>È di nuovo {name} a cominciare la prossima partita, in senso antiorario · L7</translation>
    </message>
    <message>
        <source>You begin the next game again, and it goes clockwise · L7</source>
        <translation>Sei di nuovo tu a cominciare la prossima partita, in senso orario · L7</translation>
    </message>
    <message>
        <source>{name} begins the next game again, and it goes clockwise · L7</source>
        <translation>È di nuovo {name} a cominciare la prossima partita, in senso orario · L7</translation>
    </message>
    <message>
        <source>{name} reveals {suit} and captures nothing</source>
        <translation>{name} rivela il segnalino {suit} e non cattura nulla</translation>
    </message>
    <message>
        <source>You begin. In the rulebook it is whoever lives nearest to the Aboriginal lands; here it is chosen before the match, or left to chance. · H3</source>
        <translation>Cominci tu. Nel regolamento comincia chi abita più vicino alle terre aborigene; qui si sceglie prima della partita, o decide il caso. · H3</translation>
    </message>
    <message>
        <source>{name} begins. In the rulebook it is whoever lives nearest to the Aboriginal lands; here it is chosen before the match, or left to chance. · H3</source>
        <translation>Comincia {name}. Nel regolamento comincia chi abita più vicino alle terre aborigene; qui si sceglie prima della partita, o decide il caso. · H3</translation>
    </message>
    <message>
        <source>You begin. In the rulebook it is the youngest; here it is chosen before the match, or left to chance. · L2</source>
        <translation>Cominci tu. Nel regolamento comincia il più giovane; qui si sceglie prima della partita, o decide il caso. · L2</translation>
    </message>
    <message>
        <source>{name} begins. In the rulebook it is the youngest; here it is chosen before the match, or left to chance. · L2</source>
        <translation>Comincia {name}. Nel regolamento comincia il più giovane; qui si sceglie prima della partita, o decide il caso. · L2</translation>
    </message>
    <message>
        <source>{name} reveals {suit} and captures {cards}</source>
        <translation>{name} rivela il segnalino {suit} e cattura {cards}</translation>
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
        <source>You begin the next game, and it goes anticlockwise · L7</source>
        <translation>Cominci tu la prossima partita, in senso antiorario · L7</translation>
    </message>
    <message>
        <source>{name} begins the next game, and it goes anticlockwise · L7</source>
        <translation>{name} comincia la prossima partita, in senso antiorario · L7</translation>
    </message>
    <message>
        <source>You begin the next game, and it goes clockwise · L7</source>
        <translation>Cominci tu la prossima partita, in senso orario · L7</translation>
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
        <source>choose what a face-up card shows</source>
        <translation>scegli ciò che mostra una carta scoperta</translation>
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
        <source>Last round</source>
        <translation>Ultimo round</translation>
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
        <source>{name} must stop and take %n boomerang(s)</source>
        <translation>
            <numerusform>{name} deve fermarsi e raccogliere %n boomerang</numerusform>
            <numerusform>{name} deve fermarsi e raccogliere %n boomerang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the token before you; it captures up to %n card(s)</source>
        <translation>
            <numerusform>Metti il segnalino davanti a te: può catturare %n carta</numerusform>
            <numerusform>Metti il segnalino davanti a te: può catturare fino a %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the marker before you; it captures up to %n card(s)</source>
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
        <source>{name} has {suit}</source>
        <translation>{name} ha {suit}</translation>
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
        <source>There is nothing to take yet: the ring is empty</source>
        <translation>Non c’è ancora niente da raccogliere: il cerchio è vuoto</translation>
    </message>
    <message>
        <source>It is too early to take what is in the ring: it is still growing</source>
        <translation>È troppo presto per raccogliere il contenuto del cerchio: aumenta ancora</translation>
    </message>
    <message>
        <source>What lies in the ring is worth about {much}</source>
        <translation>Il contenuto del cerchio vale circa {much}</translation>
    </message>
    <message>
        <source>In {here} of {worlds} likely cases you get cards, otherwise in {there}</source>
        <translation>In {here} casi probabili su {worlds} ottieni carte, altrimenti in {there}</translation>
    </message>
    <message>
        <source>Cards that you get</source>
        <translation>Carte che ottieni</translation>
    </message>
    <message>
        <source>Cards that {name} gets</source>
        <translation>Carte che ottiene {name}</translation>
    </message>
    <message>
        <source>Your boomerangs after the round</source>
        <translation>I tuoi boomerang dopo il round</translation>
    </message>
    <message>
        <source>Boomerangs of {name} after the round</source>
        <translation>Boomerang di {name} dopo il round</translation>
    </message>
    <message>
        <source>Your stones after the round</source>
        <translation>Le tue pietre dopo il round</translation>
    </message>
    <message>
        <source>Stones of {name} after the round</source>
        <translation>Pietre di {name} dopo il round</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have been played; the totals decide (L7).</source>
        <translation>
            <numerusform>È stata giocata %n partita; decidono i totali (L7).</numerusform>
            <numerusform>Sono state giocate %n partite; decidono i totali (L7).</numerusform>
        </translation>
    </message>
    <message>
        <source>Every card has been captured (L5).</source>
        <translation>Tutte le carte sono state catturate (L5).</translation>
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
        <source>never the last one in</source>
        <translation>mai in gara fino alla fine</translation>
    </message>
    <message numerus="yes">
        <source>stayed longest: last one in %n time(s)</source>
        <translation>
            <numerusform>ha resistito di più: %n volta fino alla fine</numerusform>
            <numerusform>ha resistito di più: %n volte fino alla fine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last one in %n time(s)</source>
        <translation>
            <numerusform>%n volta in gara fino alla fine</numerusform>
            <numerusform>%n volte in gara fino alla fine</numerusform>
        </translation>
    </message>
    <message>
        <source>took nothing from the ring</source>
        <translation>niente raccolto dal cerchio</translation>
    </message>
    <message numerus="yes">
        <source>took most from the ring: %n boomerang(s)</source>
        <translation>
            <numerusform>ha raccolto di più dal cerchio: %n boomerang</numerusform>
            <numerusform>ha raccolto di più dal cerchio: %n boomerang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n boomerang(s) from the ring</source>
        <translation>
            <numerusform>%n boomerang raccolto dal cerchio</numerusform>
            <numerusform>%n boomerang raccolti dal cerchio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took most from the ring: %n stone(s)</source>
        <translation>
            <numerusform>ha raccolto di più dal cerchio: %n pietra</numerusform>
            <numerusform>ha raccolto di più dal cerchio: %n pietre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n stone(s) from the ring</source>
        <translation>
            <numerusform>%n pietra raccolta dal cerchio</numerusform>
            <numerusform>%n pietre raccolte dal cerchio</numerusform>
        </translation>
    </message>
    <message>
        <source>captured no card</source>
        <translation>nessuna carta catturata</translation>
    </message>
    <message numerus="yes">
        <source>captured most at once: %n card(s)</source>
        <translation>
            <numerusform>la cattura più grande: %n carta</numerusform>
            <numerusform>la cattura più grande: %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>captured up to %n card(s) at once</source>
        <translation>
            <numerusform>al massimo %n carta catturata in una volta</numerusform>
            <numerusform>al massimo %n carte catturate in una volta</numerusform>
        </translation>
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
        <translation>Fermati e raccogli il contenuto del cerchio</translation>
    </message>
    <message>
        <source>Look at your own marker again (or hold it down)</source>
        <translation>Riguarda il tuo segnalino (oppure tienilo premuto)</translation>
    </message>
    <message>
        <source>Throw a boomerang</source>
        <translation>Lancia un boomerang</translation>
    </message>
    <message>
        <source>Bid a stone</source>
        <translation>Punta una pietra</translation>
    </message>
    <message>
        <source>Stop and take what is in the ring</source>
        <translation>Fermati e raccogli il contenuto del cerchio</translation>
    </message>
    <message>
        <source>the choice is made before the bidding, once a round</source>
        <translation>si sceglie prima delle puntate, una volta per round</translation>
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
        <source>Still to choose a token: {names}</source>
        <translation>Segnalino ancora da scegliere: {names}</translation>
    </message>
    <message>
        <source>Still to choose a marker: {names}</source>
        <translation>Segnalino ancora da scegliere: {names}</translation>
    </message>
    <message>
        <source>Choose a territory in secret</source>
        <translation>Scegli in segreto un territorio</translation>
    </message>
    <message>
        <source>{name} chooses a territory in secret</source>
        <translation>{name} sceglie in segreto un territorio</translation>
    </message>
    <message>
        <source>Choose a colour in secret</source>
        <translation>Scegli in segreto un colore</translation>
    </message>
    <message>
        <source>{name} chooses a colour in secret</source>
        <translation>{name} sceglie in segreto un colore</translation>
    </message>
    <message>
        <source>Your turn: throw a boomerang or stop</source>
        <translation>Tocca a te: lancia un boomerang o fermati</translation>
    </message>
    <message>
        <source>Your turn: bid a stone or pass</source>
        <translation>Tocca a te: punta una pietra o fermati</translation>
    </message>
    <message>
        <source>{name} bids a stone or passes</source>
        <translation>{name} punta una pietra o si ferma</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: throw, or stop and take %n boomerang(s)</source>
        <translation>
            <numerusform>Tocca a te: lancia, o fermati e raccogli %n boomerang</numerusform>
            <numerusform>Tocca a te: lancia, o fermati e raccogli %n boomerang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: bid, or pass and take %n stone(s)</source>
        <translation>
            <numerusform>Tocca a te: punta, o fermati e raccogli %n pietra</numerusform>
            <numerusform>Tocca a te: punta, o fermati e raccogli %n pietre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} bids, or passes and takes %n stone(s)</source>
        <translation>
            <numerusform>{name} punta, o si ferma e raccoglie %n pietra</numerusform>
            <numerusform>{name} punta, o si ferma e raccoglie %n pietre</numerusform>
        </translation>
    </message>
    <message>
        <source>You must stop: your reserve and the ring are empty</source>
        <translation>Devi fermarti: la tua riserva e il cerchio sono vuoti</translation>
    </message>
    <message>
        <source>You must pass: your reserve and the ring are empty</source>
        <translation>Devi fermarti: la tua riserva e il cerchio sono vuoti</translation>
    </message>
    <message>
        <source>{name} must pass: reserve and ring are empty</source>
        <translation>{name} deve fermarsi: riserva e cerchio sono vuoti</translation>
    </message>
    <message numerus="yes">
        <source>You must stop and take %n boomerang(s)</source>
        <translation>
            <numerusform>Devi fermarti e raccogliere %n boomerang</numerusform>
            <numerusform>Devi fermarti e raccogliere %n boomerang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must pass and take %n stone(s)</source>
        <translation>
            <numerusform>Devi fermarti e raccogliere %n pietra</numerusform>
            <numerusform>Devi fermarti e raccogliere %n pietre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must pass and take %n stone(s)</source>
        <translation>
            <numerusform>{name} deve fermarsi e raccogliere %n pietra</numerusform>
            <numerusform>{name} deve fermarsi e raccogliere %n pietre</numerusform>
        </translation>
    </message>
    <message>
        <source>You reveal your token</source>
        <translation>Riveli il tuo segnalino</translation>
    </message>
    <message>
        <source>{name} reveals their token</source>
        <translation>{name} rivela il suo segnalino</translation>
    </message>
    <message>
        <source>You reveal your marker</source>
        <translation>Riveli il tuo segnalino</translation>
    </message>
    <message>
        <source>{name} reveals their marker</source>
        <translation>{name} rivela il suo segnalino</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Il round è finito</translation>
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
    <name>Coach</name>
    <message>
        <source>Take back</source>
        <translation>Ritira la mossa</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>I see</source>
        <translation>Capito</translation>
    </message>
    <message>
        <source>This costs you about {points} of 100 chances to win. Look again?</source>
        <translation>Questa mossa ti costa circa {points} possibilità su 100 di vincere. Vuoi pensarci ancora?</translation>
    </message>
    <message>
        <source>There is a better choice. {move}</source>
        <translation>C’è di meglio. {move}</translation>
    </message>
    <message>
        <source>What may follow: {answer}</source>
        <translation>Che cosa può seguire: {answer}</translation>
    </message>
</context>
<context>
    <name>Commentary</name>
    <message>
        <source>How it ended</source>
        <translation>Com’è finita</translation>
    </message>
    <message>
        <source>{number} · You</source>
        <translation>{number} · Tu</translation>
    </message>
    <message>
        <source>What {name} knew and did is hidden from these eyes.</source>
        <translation>Ciò che {name} sapeva e ha fatto è nascosto a questi occhi.</translation>
    </message>
    <message>
        <source>This has not been worked out yet.</source>
        <translation>Questo non è ancora calcolato.</translation>
    </message>
    <message>
        <source>In the match: “{move}”</source>
        <translation>Nella partita: «{move}»</translation>
    </message>
    <message>
        <source>Show what was played</source>
        <translation>Mostra la mossa giocata</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocata</translation>
    </message>
    <message>
        <source>Something better can be done here. Find it.</source>
        <translation>Qui si può fare di meglio. Trova come.</translation>
    </message>
    <message>
        <source>Said to {name}:</source>
        <translation>Per {name}:</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Meglio</translation>
    </message>
    <message>
        <source>As good</source>
        <translation>Altrettanto buona</translation>
    </message>
    <message>
        <source>What may follow: {answer}</source>
        <translation>Che cosa può seguire: {answer}</translation>
    </message>
    <message>
        <source>That is what was played.</source>
        <translation>È la mossa che è stata giocata.</translation>
    </message>
    <message>
        <source>Being judged…</source>
        <translation>Valutazione in corso…</translation>
    </message>
    <message>
        <source>This could not be judged.</source>
        <translation>Non è stato possibile valutarla.</translation>
    </message>
    <message>
        <source>That is the best.</source>
        <translation>È la mossa migliore.</translation>
    </message>
    <message>
        <source>That is as good as the best.</source>
        <translation>Vale quanto la mossa migliore.</translation>
    </message>
    <message>
        <source>Good enough: {loss} of 100 chances behind the best.</source>
        <translation>Va abbastanza bene: {loss} probabilità su 100 in meno della mossa migliore.</translation>
    </message>
    <message>
        <source>Not yet: this is {loss} of 100 chances behind the best.</source>
        <translation>Non ancora: sono {loss} probabilità su 100 in meno della mossa migliore.</translation>
    </message>
    <message>
        <source>This is {loss} of 100 chances behind the best.</source>
        <translation>Sono {loss} probabilità su 100 in meno della mossa migliore.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Continua da qui…</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Basta</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Torna alla domanda</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Errore successivo</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostra</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Compare with…</source>
        <translation>Confronta con…</translation>
    </message>
    <message>
        <source>Which match this one is compared with</source>
        <translation>Partita con cui si confronta questa</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>Com’è stata giocata</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>this is the first level</source>
        <translation>questo è il primo livello</translation>
    </message>
    <message>
        <source>this is the last level</source>
        <translation>questo è l’ultimo livello</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Tutte le lezioni</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Per giocare</translation>
    </message>
    <message>
        <source>To play well</source>
        <translation>Per giocare bene</translation>
    </message>
    <message>
        <source>{lesson}, level {number}, done</source>
        <translation>{lesson}, livello {number}, completato</translation>
    </message>
    <message>
        <source>{lesson}, level {number}</source>
        <translation>{lesson}, livello {number}</translation>
    </message>
    <message>
        <source>{said} You can play now.</source>
        <translation>{said} Ora puoi giocare.</translation>
    </message>
    <message>
        <source>Play a first match</source>
        <translation>Gioca una prima partita</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>More lessons</source>
        <translation>Altre lezioni</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
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
    <name>Curve</name>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margine</translation>
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
    <name>DailyDialog</name>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n giorno di fila</numerusform>
            <numerusform>%n giorni di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>No streak yet</source>
        <translation>Ancora nessuna serie</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Gioca la mano di oggi</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Gioca questa mano</translation>
    </message>
    <message>
        <source>Play it for practice</source>
        <translation>Giocala per esercizio</translation>
    </message>
    <message>
        <source>Your first attempt counts, and this was it.</source>
        <translation>Conta solo il primo tentativo, ed era questo.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Continuala</translation>
    </message>
    <message>
        <source>Your first attempt counts: play it to its end, or give it up.</source>
        <translation>Conta solo il primo tentativo: giocalo fino alla fine, o abbandonalo.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Mano del giorno</translation>
    </message>
    <message>
        <source>One deal for each game, every day, and the same on every computer.</source>
        <translation>Una mano per ogni gioco, ogni giorno, uguale su tutti i computer.</translation>
    </message>
    <message>
        <source>{game} · played today</source>
        <translation>{game} · giocata oggi</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Guardala</translation>
    </message>
</context>
<context>
    <name>DealPages</name>
    <message>
        <source>The deal of {day}, for practice: your first attempt counts.</source>
        <translation>La mano del {day}, per esercizio: conta solo il tuo primo tentativo.</translation>
    </message>
    <message>
        <source>The deal of {day}</source>
        <translation>La mano del {day}</translation>
    </message>
    <message>
        <source>Your first attempt at this deal counts: here it goes on.</source>
        <translation>Con queste carte conta solo il tuo primo tentativo: eccolo, dove l’avevi lasciato.</translation>
    </message>
    <message>
        <source>Save the challenge</source>
        <translation>Salva la sfida</translation>
    </message>
    <message>
        <source>“{file}” can be sent to somebody. The program shows them what you made of the deal once they have played it; the file itself does not hide it.</source>
        <translation>«{file}» si può mandare a qualcuno. Il programma gli mostra la tua partita solo quando avrà giocato con le stesse carte; il file in sé non la nasconde.</translation>
    </message>
    <message>
        <source>A challenge by {name}, for practice: your first attempt counts.</source>
        <translation>Una sfida di {name}, per esercizio: conta solo il tuo primo tentativo.</translation>
    </message>
    <message>
        <source>A challenge by {name}. What they made of it is told when you have played.</source>
        <translation>Una sfida di {name}. Il suo risultato ti sarà mostrato quando avrai giocato.</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message>
        <source>The same deal</source>
        <translation>Le stesse carte</translation>
    </message>
    <message>
        <source>What would a master make of it?</source>
        <translation>Che cosa ne farebbe un maestro?</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Adesso</translation>
    </message>
    <message>
        <source>{place} of {all}</source>
        <translation>{place} su {all}</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>abbandono</translation>
    </message>
    <message>
        <source>{name}&apos;s challenge</source>
        <translation>Sfida di {name}</translation>
    </message>
    <message>
        <source>{name}, {day}</source>
        <translation>{name}, {day}</translation>
    </message>
    <message>
        <source>That could not be worked out.</source>
        <translation>Non è stato possibile calcolarlo.</translation>
    </message>
    <message>
        <source>A master sits down in your chair…</source>
        <translation>Un maestro si siede al tuo posto…</translation>
    </message>
    <message>
        <source>From your chair a master scored {par} on average, you {mine}.</source>
        <translation>Dal tuo posto un maestro ha fatto in media {par}, tu {mine}.</translation>
    </message>
    <message>
        <source>So far a master scored {par} from your chair, you {mine}. (Try {number})</source>
        <translation>Finora un maestro ha fatto {par} dal tuo posto, tu {mine}. (Prova {number})</translation>
    </message>
</context>
<context>
    <name>Detail</name>
    <message numerus="yes">
        <source>%n match(es) chosen</source>
        <translation>
            <numerusform>%n partita scelta</numerusform>
            <numerusform>%n partite scelte</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match to see more of it.</source>
        <translation>Scegli una partita per vederne di più.</translation>
    </message>
    <message>
        <source>The table at the end</source>
        <translation>Il tavolo alla fine</translation>
    </message>
    <message>
        <source>Accept the challenge</source>
        <translation>Accetta la sfida</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Guardala</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studia</translation>
    </message>
    <message>
        <source>Play this deal again…</source>
        <translation>Rigioca con le stesse carte…</translation>
    </message>
    <message>
        <source>Challenge somebody…</source>
        <translation>Sfida qualcuno…</translation>
    </message>
    <message>
        <source>Name of the match</source>
        <translation>Nome della partita</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>consigli</translation>
    </message>
    <message>
        <source>choices undone</source>
        <translation>scelte annullate</translation>
    </message>
    <message>
        <source>the coach</source>
        <translation>l’allenatore</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Metti una stella</translation>
    </message>
    <message>
        <source>Remove the star</source>
        <translation>Togli la stella</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>a beginning from another match</source>
        <translation>un inizio da un’altra partita</translation>
    </message>
    <message>
        <source>Played with help: {kinds}</source>
        <translation>Giocata con aiuti: {kinds}</translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Copia l’immagine</translation>
    </message>
    <message>
        <source>Copy the match as text</source>
        <translation>Copia la partita come testo</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Salva l’immagine…</translation>
    </message>
    <message>
        <source>Save the match as text…</source>
        <translation>Salva la partita come testo…</translation>
    </message>
    <message>
        <source>Save the analysis…</source>
        <translation>Salva l’analisi…</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Salva la partita…</translation>
    </message>
    <message>
        <source>Print the analysis…</source>
        <translation>Stampa l’analisi…</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Immagini (*.png *.svg)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Testo (*.txt)</translation>
    </message>
    <message>
        <source>Records of matches (*.boomerang)</source>
        <translation>Partite salvate (*.boomerang)</translation>
    </message>
    <message>
        <source>the match has not been worked out yet</source>
        <translation>la partita non è ancora calcolata</translation>
    </message>
    <message>
        <source>Pages (*.html *.pdf)</source>
        <translation>Pagine (*.html *.pdf)</translation>
    </message>
    <message>
        <source>“{file}” could not be saved ({reason}).</source>
        <translation>«{file}» non è stato salvato ({reason}).</translation>
    </message>
</context>
<context>
    <name>FairFight</name>
    <message>
        <source>Opponents against whom you would win about {chance} of 100 matches; your fair share is {fair}.</source>
        <translation>Avversari contro cui vinceresti circa {chance} partite su 100; ti spetterebbero {fair} su 100.</translation>
    </message>
    <message>
        <source>A fair fight</source>
        <translation>Una sfida equilibrata</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a record</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importa partite</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Salva come tabella</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Records of matches (*.boomerang)</source>
        <translation>Partite salvate (*.boomerang)</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Anybody</source>
        <translation>Tutti i giocatori</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Cerca per nome</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Cancella la ricerca</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perse</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Non finite</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Tutti i risultati</translation>
    </message>
    <message>
        <source>When it was played</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Tutte le date</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>Negli ultimi 7 giorni</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>Negli ultimi 30 giorni</translation>
    </message>
    <message>
        <source>In the last year</source>
        <translation>Nell’ultimo anno</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Segni</translation>
    </message>
    <message>
        <source>Any marks</source>
        <translation>Tutti i segni</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Con stella</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Senza aiuti</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con aiuti</translation>
    </message>
    <message>
        <source>Analysed</source>
        <translation>Analizzate</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Prima le recenti</translation>
    </message>
    <message>
        <source>Earliest first</source>
        <translation>Prima le vecchie</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Per gioco</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Per nome</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Prima le lunghe</translation>
    </message>
    <message>
        <source>Wins first</source>
        <translation>Prima le vittorie</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
</context>
<context>
    <name>FlipAbout</name>
    <message>
        <source>A brass screw: this piece is locked. All its sides are closed, so nothing can turn it over any more.</source>
        <translation>Una vite d’ottone: questo pezzo è circondato. Tutti i suoi lati sono chiusi, niente può più capovolgerlo.</translation>
    </message>
    <message>
        <source>What counts for a player is what lies on the board in their colour, and what the other has not placed.</source>
        <translation>Per un giocatore conta ciò che è sul tabellone nel suo colore, e ciò che l’altro non ha posato.</translation>
    </message>
    <message>
        <source>The brass mark: 44 points, half of all. Whoever has more wins; 44 to 44 is a draw.</source>
        <translation>La tacca d’ottone: 44 punti, la metà di tutti. Chi ne ha di più vince; 44 a 44 è un pareggio.</translation>
    </message>
    <message>
        <source>Bright holes: the piece can go here as it is now.</source>
        <translation>Fori luminosi: il pezzo può andare qui così com’è.</translation>
    </message>
    <message>
        <source>Dim holes: the piece can go here if you rotate it first, with R.</source>
        <translation>Fori tenui: il pezzo può andare qui se prima lo ruoti, con R.</translation>
    </message>
    <message>
        <source>The points that this would bring to your colour: the piece itself and all that it turns over.</source>
        <translation>I punti che questo porterebbe al tuo colore: il pezzo stesso e tutti quelli che capovolge.</translation>
    </message>
    <message>
        <source>The piece would go here. Pieces with two arrows would be turned over.</source>
        <translation>Il pezzo andrebbe qui. I pezzi con due frecce verrebbero capovolti.</translation>
    </message>
    <message>
        <source>The perforated board: {columns} × {rows} holes. Every piece after the first must touch an opposing piece along a side, and turns over all that it touches.</source>
        <translation>Il tabellone forato: {columns} × {rows} fori. Ogni pezzo dopo il primo deve toccare un pezzo avversario lungo un lato, e capovolge tutti quelli che tocca.</translation>
    </message>
    <message numerus="yes">
        <source>{piece}: %n point(s), one for each square.</source>
        <translation>
            <numerusform>{piece}: %n punto, uno per foro coperto.</numerusform>
            <numerusform>{piece}: %n punti, uno per foro coperto.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no room left for it: it counts for the other player.</source>
        <translation>Non c’è più posto per questo pezzo: conta per l’altro giocatore.</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n of them to place.</source>
        <translation>
            <numerusform>Te ne resta %n da posare.</numerusform>
            <numerusform>Te ne restano %n da posare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} still has %n of them to place.</source>
        <translation>
            <numerusform>A {name} ne resta %n da posare.</numerusform>
            <numerusform>A {name} ne restano %n da posare.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nowhere now where it would touch an opposing piece.</source>
        <translation>Per ora non toccherebbe da nessuna parte un pezzo avversario.</translation>
    </message>
    <message numerus="yes">
        <source>{piece} is yours: %n point(s) for you.</source>
        <translation>
            <numerusform>{piece}, del tuo colore: %n punto per te.</numerusform>
            <numerusform>{piece}, del tuo colore: %n punti per te.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece} is {name}&apos;s: %n point(s) for them.</source>
        <translation>
            <numerusform>{piece}, del colore di {name}: %n punto per quel giocatore.</numerusform>
            <numerusform>{piece}, del colore di {name}: %n punti per quel giocatore.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is locked: all its sides are closed, nothing can turn it over.</source>
        <translation>Pezzo circondato: tutti i suoi lati sono chiusi, niente può capovolgerlo.</translation>
    </message>
    <message>
        <source>A white piece placed along one of its sides turns it over.</source>
        <translation>Un pezzo bianco posato lungo uno dei suoi lati lo capovolge.</translation>
    </message>
    <message>
        <source>A red piece placed along one of its sides turns it over.</source>
        <translation>Un pezzo rosso posato lungo uno dei suoi lati lo capovolge.</translation>
    </message>
    <message>
        <source>A closed box: what you still have to place is hidden from the other.</source>
        <translation>Una scatola chiusa: ciò che ti resta da posare è nascosto all’altro.</translation>
    </message>
    <message>
        <source>A closed box: what {name} still has to place is hidden.</source>
        <translation>Una scatola chiusa: ciò che a {name} resta da posare è nascosto.</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n piece(s) to place, worth {points}.</source>
        <translation>
            <numerusform>Ti resta %n pezzo da posare, del valore di {points}.</numerusform>
            <numerusform>Ti restano %n pezzi da posare, del valore di {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} still has %n piece(s) to place, worth {points}.</source>
        <translation>
            <numerusform>A {name} resta %n pezzo da posare, del valore di {points}.</numerusform>
            <numerusform>A {name} restano %n pezzi da posare, del valore di {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What cannot be placed in the end counts for the other player.</source>
        <translation>Ciò che alla fine non si è potuto posare conta per l’altro giocatore.</translation>
    </message>
    <message>
        <source>You have {score} on the board. What is in the boxes counts at the end.</source>
        <translation>Hai {score} sul tabellone. Ciò che è nelle scatole conta alla fine.</translation>
    </message>
    <message>
        <source>{name} has {score} on the board. What is in the boxes counts at the end.</source>
        <translation>{name} ha {score} sul tabellone. Ciò che è nelle scatole conta alla fine.</translation>
    </message>
    <message>
        <source>You have {score}: {board} on the board in your colour, and {unplaced} that the other player has not placed yet.</source>
        <translation>Hai {score}: {board} sul tabellone nel tuo colore, e {unplaced} che l’altro giocatore non ha ancora posato.</translation>
    </message>
    <message>
        <source>{name} has {score}: {board} on the board in their colour, and {unplaced} that the other player has not placed yet.</source>
        <translation>{name} ha {score}: {board} sul tabellone nel suo colore, e {unplaced} che l’altro giocatore non ha ancora posato.</translation>
    </message>
    <message>
        <source>The score bar, 88 points long: what lies on the board in each colour. Whoever has more than 44 at the end wins.</source>
        <translation>La barra del punteggio, lunga 88 punti: ciò che è sul tabellone in ogni colore. Chi alla fine ne ha più di 44 vince.</translation>
    </message>
    <message>
        <source>The score bar, 88 points long. The full part is what lies on the board in each colour, the hatched part what the other player has not placed yet.</source>
        <translation>La barra del punteggio, lunga 88 punti. La parte piena è ciò che è sul tabellone in ogni colore, quella tratteggiata ciò che l’altro giocatore non ha ancora posato.</translation>
    </message>
    <message>
        <source>Rotates the piece in your hand by 90° to the left, or all those in your tray. Shift+R does the same.</source>
        <translation>Ruota di 90° a sinistra il pezzo in mano, o tutti quelli davanti a te. Maiusc+R fa lo stesso.</translation>
    </message>
    <message>
        <source>Rotates the piece in your hand by 90° to the right, or all those in your tray. R, the wheel and a right click do the same.</source>
        <translation>Ruota di 90° a destra il pezzo in mano, o tutti quelli davanti a te. R, la rotella e il clic destro fanno lo stesso.</translation>
    </message>
</context>
<context>
    <name>FlipInfo</name>
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
        <source>{name} turns over as much as possible at once.</source>
        <translation>{name} capovolge il più possibile in un colpo solo.</translation>
    </message>
    <message>
        <source>{name} likes pieces that can hardly be turned again.</source>
        <translation>{name} ama i pezzi che quasi non si possono più capovolgere.</translation>
    </message>
    <message>
        <source>{name} saves the big pieces for later.</source>
        <translation>{name} tiene i pezzi grandi per dopo.</translation>
    </message>
    <message>
        <source>{name} leaves the others no room.</source>
        <translation>{name} non lascia spazio agli altri.</translation>
    </message>
    <message>
        <source>Whoever begins plays white, the other red. · F3</source>
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
    <message>
        <source>On the board</source>
        <translation>Sul tabellone</translation>
    </message>
    <message>
        <source>Not placed by the other</source>
        <translation>Non posati dall’altro</translation>
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
        <source>You begin: place a white piece, anywhere on the board</source>
        <translation>Cominci tu: posa un pezzo bianco, ovunque sul tabellone</translation>
    </message>
    <message>
        <source>{name} begins: a white piece, anywhere on the board</source>
        <translation>{name} comincia: un pezzo bianco, ovunque sul tabellone</translation>
    </message>
    <message>
        <source>Your turn: place a red piece that touches a white one</source>
        <translation>Tocca a te: posa un pezzo rosso che ne tocchi uno bianco</translation>
    </message>
    <message>
        <source>{name} places a red piece that touches a white one</source>
        <translation>{name} posa un pezzo rosso che ne tocca uno bianco</translation>
    </message>
    <message>
        <source>Your turn: place a white piece that touches a red one</source>
        <translation>Tocca a te: posa un pezzo bianco che ne tocchi uno rosso</translation>
    </message>
    <message>
        <source>{name} places a white piece that touches a red one</source>
        <translation>{name} posa un pezzo bianco che ne tocca uno rosso</translation>
    </message>
    <message numerus="yes">
        <source>You hold {piece}: here it turns over %n piece(s)</source>
        <translation>
            <numerusform>Tieni {piece}: qui capovolge %n pezzo</numerusform>
            <numerusform>Tieni {piece}: qui capovolge %n pezzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds {piece}: here it turns over %n piece(s)</source>
        <translation>
            <numerusform>{name} tiene {piece}: qui capovolge %n pezzo</numerusform>
            <numerusform>{name} tiene {piece}: qui capovolge %n pezzi</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold {piece}: R rotates it, choose its holes</source>
        <translation>Tieni {piece}: R per ruotare, scegli i fori</translation>
    </message>
    <message>
        <source>{name} holds {piece}: R rotates it, choose its holes</source>
        <translation>{name} tiene {piece}: R per ruotare, poi si scelgono i fori</translation>
    </message>
    <message>
        <source>You hold {piece}: bright holes as it is now, dim ones after R</source>
        <translation>Tieni {piece}: fori luminosi così com’è, fori tenui dopo R</translation>
    </message>
    <message>
        <source>{name} holds {piece}: bright holes as it is now, dim ones after R</source>
        <translation>{name} tiene {piece}: fori luminosi così com’è, fori tenui dopo R</translation>
    </message>
    <message>
        <source>You hold {piece}: choose among the bright holes</source>
        <translation>Tieni {piece}: scegli tra i fori luminosi</translation>
    </message>
    <message>
        <source>{name} holds {piece}: choose among the bright holes</source>
        <translation>{name} tiene {piece}: scegli tra i fori luminosi</translation>
    </message>
    <message>
        <source>You hold {piece}: rotate it with R for the dim holes</source>
        <translation>Tieni {piece}: ruota con R per i fori tenui</translation>
    </message>
    <message>
        <source>{name} holds {piece}: rotate it with R for the dim holes</source>
        <translation>{name} tiene {piece}: ruota con R per i fori tenui</translation>
    </message>
    <message>
        <source>You cannot place and are passed over: {name} places again</source>
        <translation>Non puoi posare e il tuo turno salta: {name} posa ancora</translation>
    </message>
    <message>
        <source>{other} cannot place and is passed over: you place again</source>
        <translation>{other} non può posare e il suo turno salta: posi ancora tu</translation>
    </message>
    <message>
        <source>{other} cannot place and is passed over: {name} places again</source>
        <translation>{other} non può posare e salta il turno: {name} posa ancora</translation>
    </message>
    <message>
        <source>You cannot place a piece and are passed over · F8</source>
        <translation>Non puoi posare un pezzo e il tuo turno salta · F8</translation>
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
        <source>You place {piece}</source>
        <translation>Posi {piece}</translation>
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
        <source>You could not place {pieces}: %n point(s) for the other · F10</source>
        <translation>
            <numerusform>Non hai potuto posare {pieces}: %n punto per l’altro · F10</numerusform>
            <numerusform>Non hai potuto posare {pieces}: %n punti per l’altro · F10</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} could not place {pieces}: %n point(s) for you · F10</source>
        <translation>
            <numerusform>{name} non ha potuto posare {pieces}: %n punto per te · F10</numerusform>
            <numerusform>{name} non ha potuto posare {pieces}: %n punti per te · F10</numerusform>
        </translation>
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
        <source>It gains you {much} in pieces that can no longer be turned over</source>
        <translation>Guadagni {much} con pezzi che non si possono più capovolgere</translation>
    </message>
    <message>
        <source>It costs you {much} in pieces that can no longer be turned over</source>
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
        <source>Your points a few moves later</source>
        <translation>I tuoi punti qualche mossa dopo</translation>
    </message>
    <message>
        <source>Points of {name} a few moves later</source>
        <translation>Punti di {name} qualche mossa dopo</translation>
    </message>
    <message>
        <source>Your points for what the other cannot place</source>
        <translation>I tuoi punti per ciò che l’altro non può posare</translation>
    </message>
    <message>
        <source>Points of {name} for what you cannot place</source>
        <translation>Punti di {name} per ciò che non puoi posare</translation>
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
        <source>turned no piece</source>
        <translation>nessun pezzo capovolto</translation>
    </message>
    <message numerus="yes">
        <source>turned most at once: %n piece(s)</source>
        <translation>
            <numerusform>più pezzi capovolti in una volta: %n</numerusform>
            <numerusform>più pezzi capovolti in una volta: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turned up to %n piece(s) at once</source>
        <translation>
            <numerusform>al massimo %n pezzo capovolto in una volta</numerusform>
            <numerusform>al massimo %n pezzi capovolti in una volta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>made the biggest swing: %n point(s)</source>
        <translation>
            <numerusform>il colpo migliore: %n punto</numerusform>
            <numerusform>il colpo migliore: %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gained up to %n point(s) at once</source>
        <translation>
            <numerusform>al massimo %n punto in una volta</numerusform>
            <numerusform>al massimo %n punti in una volta</numerusform>
        </translation>
    </message>
    <message>
        <source>has no locked piece</source>
        <translation>nessun pezzo circondato</translation>
    </message>
    <message numerus="yes">
        <source>locked most: %n piece(s)</source>
        <translation>
            <numerusform>più pezzi circondati: %n</numerusform>
            <numerusform>più pezzi circondati: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n locked piece(s)</source>
        <translation>
            <numerusform>%n pezzo circondato</numerusform>
            <numerusform>%n pezzi circondati</numerusform>
        </translation>
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
        <source>Rotate to the left</source>
        <translation>Ruota a sinistra</translation>
    </message>
    <message>
        <source>there is no room left for this piece: it fits nowhere</source>
        <translation>non c’è più posto per questo pezzo: non entra da nessuna parte</translation>
    </message>
    <message>
        <source>this piece cannot go anywhere now: it would touch no opposing piece</source>
        <translation>per ora questo pezzo non può andare da nessuna parte: non toccherebbe nessun pezzo avversario</translation>
    </message>
    <message>
        <source>the single square</source>
        <translation>il quadretto</translation>
    </message>
    <message>
        <source>the domino</source>
        <translation>il domino</translation>
    </message>
    <message>
        <source>Single squares</source>
        <translation>Quadretti</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>Domino</translation>
    </message>
    <message>
        <source>U shapes</source>
        <translation>Pezzi a U</translation>
    </message>
    <message>
        <source>+ {unplaced} white unplaced</source>
        <translation>+ {unplaced} (bianchi non posati)</translation>
    </message>
    <message>
        <source>+ {unplaced} red unplaced</source>
        <translation>+ {unplaced} (rossi non posati)</translation>
    </message>
    <message>
        <source>Rotate to the right</source>
        <translation>Ruota a destra</translation>
    </message>
    <message>
        <source>Score bar</source>
        <translation>Barra del punteggio</translation>
    </message>
    <message>
        <source>The mark at 44 points, half of all</source>
        <translation>La tacca a 44 punti, la metà di tutti</translation>
    </message>
    <message>
        <source>{columns} columns, {rows} rows of holes</source>
        <translation>{columns} colonne, {rows} file di fori</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Il tabellone</translation>
    </message>
    <message>
        <source>Your pieces</source>
        <translation>I tuoi pezzi</translation>
    </message>
    <message>
        <source>Your pieces, in a closed box</source>
        <translation>I tuoi pezzi, in una scatola chiusa</translation>
    </message>
    <message>
        <source>you {score}</source>
        <translation>tu {score}</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <translation>{name}: {score}</translation>
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
        <source>%n piece(s) would be turned over</source>
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
    <name>GameTile</name>
    <message>
        <source>{done} of {all} levels learnt to play</source>
        <translation>{done} livelli su {all} imparati per giocare</translation>
    </message>
    <message>
        <source>{done} of {all} levels learnt to play well</source>
        <translation>{done} livelli su {all} imparati per giocare bene</translation>
    </message>
</context>
<context>
    <name>GivingUp</name>
    <message>
        <source>no match is open</source>
        <translation>nessuna partita aperta</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>la partita è finita</translation>
    </message>
    <message>
        <source>only bots play</source>
        <translation>giocano solo bot</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Give up this match? It counts as lost and can never be resumed. Everything lies open then, and you can study it.</source>
        <translation>Abbandonare questa partita? Vale come persa e non si potrà più riprendere. Poi tutto è scoperto, e puoi studiarla.</translation>
    </message>
    <message>
        <source>Who gives up? The match is over for everybody then, and can never be resumed. It counts as lost for the one who gives up and as won for the others, and everything lies open.</source>
        <translation>Chi abbandona? La partita allora è finita per tutti e non si potrà mai riprendere. Vale come persa per chi abbandona e come vinta per gli altri, e tutto si scopre.</translation>
    </message>
</context>
<context>
    <name>Graph</name>
    <message>
        <source>Choices</source>
        <translation>Scelte</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
</context>
<context>
    <name>GuideTexts</name>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (tu)</translation>
    </message>
    <message>
        <source>{name} – {player}</source>
        <translation>{name} – {player}</translation>
    </message>
    <message>
        <source>Score: {points}</source>
        <translation>Punteggio: {points}</translation>
    </message>
    <message>
        <source>{category}: {points}</source>
        <translation>{category}: {points}</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>Also on the table</source>
        <translation>Anche sul tavolo</translation>
    </message>
    <message>
        <source>The chain is given up: nothing has moved.</source>
        <translation>La catena è abbandonata: nulla si è mosso.</translation>
    </message>
    <message>
        <source>Exploring: left and right go from thing to thing, up and down from group to group.</source>
        <translation>Esplorazione: sinistra e destra vanno da un oggetto all’altro, su e giù da un gruppo all’altro.</translation>
    </message>
    <message>
        <source>Exploring is over.</source>
        <translation>L’esplorazione è finita.</translation>
    </message>
    <message>
        <source>Nothing has happened since your last turn.</source>
        <translation>Dal tuo ultimo turno non è successo nulla.</translation>
    </message>
    <message>
        <source>You share the lead at {points}</source>
        <translation>Sei in testa a pari merito con {points}</translation>
    </message>
    <message>
        <source>The lead is shared at {points}</source>
        <translation>Parità in testa con {points}</translation>
    </message>
    <message>
        <source>You lead {points} to {next}</source>
        <translation>Sei in testa {points} a {next}</translation>
    </message>
    <message>
        <source>{name} leads {points} to {next}</source>
        <translation>{name} è in testa {points} a {next}</translation>
    </message>
    <message>
        <source>you {points}</source>
        <translation>tu {points}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Close the hint</source>
        <translation>Chiudi il consiglio</translation>
    </message>
    <message>
        <source>The match counts as played with help.</source>
        <translation>La partita vale come giocata con aiuti.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint for {name}</source>
        <translation>Consiglio per {name}</translation>
    </message>
    <message>
        <source>A hint for you</source>
        <translation>Un consiglio per te</translation>
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
        <source>All matches</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Mano del giorno</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Rompicapo del giorno</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Tutti i rompicapi</translation>
    </message>
    <message>
        <source>Puzzle of the day: {game}</source>
        <translation>Rompicapo del giorno: {game}</translation>
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
</context>
<context>
    <name>HuntInfo</name>
    <message>
        <source>The Hunt</source>
        <translation>La caccia</translation>
    </message>
    <message>
        <source>Throw into the ring or take it all; whoever stays longest hunts first.</source>
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
        <source>{name} goes where the most animals are to be had.</source>
        <translation>{name} va dove ci sono più animali da prendere.</translation>
    </message>
    <message>
        <source>{name} prefers a few animals unchallenged to a fight over many.</source>
        <translation>{name} preferisce pochi animali senza rivali a molti da contendere.</translation>
    </message>
    <message>
        <source>{name} never lets go of a kangaroo once there is one.</source>
        <translation>Preso un canguro, {name} non lo molla più.</translation>
    </message>
    <message>
        <source>{name} goes after what somebody else collects.</source>
        <translation>{name} va dietro a ciò che qualcun altro colleziona.</translation>
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
    <name>LascauxInfo</name>
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
        <source>{name} goes where the most animals are to be had.</source>
        <translation>{name} va dove ci sono più animali da prendere.</translation>
    </message>
    <message>
        <source>{name} prefers a few animals unchallenged to a fight over many.</source>
        <translation>{name} preferisce pochi animali senza rivali a molti da contendere.</translation>
    </message>
    <message>
        <source>{name} never lets go of an aurochs once there is one.</source>
        <translation>Preso un uro, {name} non lo molla più.</translation>
    </message>
    <message>
        <source>{name} goes after what somebody else collects.</source>
        <translation>{name} va dietro a ciò che qualcun altro colleziona.</translation>
    </message>
    <message>
        <source>The rulebook: the youngest begins. · L2</source>
        <translation>Il regolamento: comincia il più giovane. · L2</translation>
    </message>
</context>
<context>
    <name>LeavePrompt</name>
    <message>
        <source>Leave the running match ({game})? It is not over, and would count as lost.</source>
        <translation>Lasciare la partita in corso ({game})? Non è finita e varrebbe come persa.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lasciala</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continua a giocare</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Tutte le lezioni</translation>
    </message>
    <message>
        <source>Back to the level before</source>
        <translation>Torna al livello precedente</translation>
    </message>
    <message>
        <source>Begin the level again</source>
        <translation>Ricomincia il livello</translation>
    </message>
    <message>
        <source>Skip this level</source>
        <translation>Salta questo livello</translation>
    </message>
    <message>
        <source>Level {number} of {all}</source>
        <translation>Livello {number} di {all}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Tell me more</source>
        <translation>Dimmi di più</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Learn this game first</source>
        <translation>Impara prima questo gioco</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Mostra la mossa</translation>
    </message>
    <message>
        <source>Show what follows</source>
        <translation>Mostra il seguito</translation>
    </message>
    <message>
        <source>Right. This is how it goes on.</source>
        <translation>Giusto. Ecco come va avanti.</translation>
    </message>
    <message>
        <source>It ends like this</source>
        <translation>Finisce così</translation>
    </message>
    <message>
        <source>In the end you share the win</source>
        <translation>Alla fine la vittoria è condivisa</translation>
    </message>
    <message>
        <source>In the end you win the tie</source>
        <translation>Alla fine vinci tu, a parità di punti</translation>
    </message>
    <message>
        <source>In the end you win</source>
        <translation>Alla fine vinci tu</translation>
    </message>
    <message>
        <source>no lesson is open</source>
        <translation>non è aperta nessuna lezione</translation>
    </message>
    <message>
        <source>the lesson tells you what to do</source>
        <translation>la lezione ti dice che cosa fare</translation>
    </message>
    <message>
        <source>The table: what can be reached now</source>
        <translation>Il tavolo: ciò che ora è a portata di mano</translation>
    </message>
</context>
<context>
    <name>LessonPages</name>
    <message>
        <source>there are no lessons for this game</source>
        <translation>non ci sono lezioni per questo gioco</translation>
    </message>
    <message>
        <source>there are no puzzles for this game</source>
        <translation>non ci sono rompicapi per questo gioco</translation>
    </message>
</context>
<context>
    <name>LibraryEdits</name>
    <message numerus="yes">
        <source>%n match(es) deleted</source>
        <translation>
            <numerusform>%n partita eliminata</numerusform>
            <numerusform>%n partite eliminate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) saved</source>
        <translation>
            <numerusform>%n partita salvata</numerusform>
            <numerusform>%n partite salvate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported</source>
        <translation>
            <numerusform>%n partita importata</numerusform>
            <numerusform>%n partite importate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n known already</source>
        <translation>
            <numerusform>%n già presente</numerusform>
            <numerusform>%n già presenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept beside another match with the same number</source>
        <translation>
            <numerusform>%n aggiunta accanto a un’altra partita con lo stesso numero</numerusform>
            <numerusform>%n aggiunte accanto ad altre partite con lo stesso numero</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” cannot be opened. {reason}</source>
        <translation>«{file}» non si può aprire. {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n file non è stato letto</numerusform>
            <numerusform>%n file non sono stati letti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>reading {done} of {all}</source>
        <translation>lettura: {done} su {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches that you play are listed here. Records and folders of them can be dropped here too.</source>
        <translation>Qui trovi le partite che giochi. Puoi anche trascinarci partite salvate, o intere cartelle.</translation>
    </message>
    <message>
        <source>Matches are being read.</source>
        <translation>Le partite vengono lette.</translation>
    </message>
    <message>
        <source>no match is chosen</source>
        <translation>nessuna partita è scelta</translation>
    </message>
    <message>
        <source>several matches are chosen</source>
        <translation>più partite sono scelte</translation>
    </message>
    <message>
        <source>nothing is dealt in this game</source>
        <translation>in questo gioco non si distribuisce nulla</translation>
    </message>
    <message>
        <source>today’s deal is kept until tomorrow, as only its first attempt counts</source>
        <translation>la mano del giorno resta fino a domani, perché conta solo il primo tentativo</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Mostra tutte le partite</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Nessuna partita trovata.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importa…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
</context>
<context>
    <name>LibraryPages</name>
    <message>
        <source>Save copies in</source>
        <translation>Salva copie in</translation>
    </message>
    <message>
        <source>Import all records in</source>
        <translation>Importa tutte le partite da</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>A good choice.</source>
        <translation>Una buona scelta.</translation>
    </message>
    <message>
        <source>You began with {start} of 100 chances to win and ended with {end}: {own} through your own choices, {others} through those of {rival}.</source>
        <translation>All’inizio avevi {start} probabilità di vincere su 100, alla fine {end}: {own} per le tue scelte, {others} per quelle di {rival}.</translation>
    </message>
    <message>
        <source>{name} began with {start} of 100 chances to win and ended with {end}: {own} through their own choices, {others} through those of {rival}.</source>
        <translation>All’inizio {name} aveva {start} probabilità di vincere su 100, alla fine {end}: {own} per le sue scelte, {others} per quelle di {rival}.</translation>
    </message>
    <message>
        <source>You began with {start} of 100 chances to win and ended with {end}: {own} through your own choices, {others} through those of the others.</source>
        <translation>All’inizio avevi {start} probabilità di vincere su 100, alla fine {end}: {own} per le tue scelte, {others} per quelle degli altri.</translation>
    </message>
    <message>
        <source>{name} began with {start} of 100 chances to win and ended with {end}: {own} through their own choices, {others} through those of the others.</source>
        <translation>All’inizio {name} aveva {start} probabilità di vincere su 100, alla fine {end}: {own} per le sue scelte, {others} per quelle degli altri.</translation>
    </message>
    <message>
        <source>You began with {start} of 100 chances to win and ended with {end}: {own} through your own choices, {others} through those of {rival}, {luck} through luck.</source>
        <translation>All’inizio avevi {start} probabilità di vincere su 100, alla fine {end}: {own} per le tue scelte, {others} per quelle di {rival}, {luck} per la fortuna.</translation>
    </message>
    <message>
        <source>{name} began with {start} of 100 chances to win and ended with {end}: {own} through their own choices, {others} through those of {rival}, {luck} through luck.</source>
        <translation>All’inizio {name} aveva {start} probabilità di vincere su 100, alla fine {end}: {own} per le sue scelte, {others} per quelle di {rival}, {luck} per la fortuna.</translation>
    </message>
    <message>
        <source>You began with {start} of 100 chances to win and ended with {end}: {own} through your own choices, {others} through those of the others, {luck} through luck.</source>
        <translation>All’inizio avevi {start} probabilità di vincere su 100, alla fine {end}: {own} per le tue scelte, {others} per quelle degli altri, {luck} per la fortuna.</translation>
    </message>
    <message>
        <source>{name} began with {start} of 100 chances to win and ended with {end}: {own} through their own choices, {others} through those of the others, {luck} through luck.</source>
        <translation>All’inizio {name} aveva {start} probabilità di vincere su 100, alla fine {end}: {own} per le sue scelte, {others} per quelle degli altri, {luck} per la fortuna.</translation>
    </message>
    <message>
        <source>With average luck you would hardly ever win such a match.</source>
        <translation>Con una fortuna media non vinceresti quasi mai una partita così.</translation>
    </message>
    <message>
        <source>With average luck {name} would hardly ever win such a match.</source>
        <translation>Con una fortuna media {name} non vincerebbe quasi mai una partita così.</translation>
    </message>
    <message>
        <source>With average luck you would nearly always win such a match.</source>
        <translation>Con una fortuna media vinceresti quasi sempre una partita così.</translation>
    </message>
    <message>
        <source>With average luck {name} would nearly always win such a match.</source>
        <translation>Con una fortuna media {name} vincerebbe quasi sempre una partita così.</translation>
    </message>
    <message>
        <source>With average luck you would win about {number} of 100 such matches.</source>
        <translation>Con una fortuna media vinceresti circa {number} partite così su 100.</translation>
    </message>
    <message>
        <source>With average luck {name} would win about {number} of 100 such matches.</source>
        <translation>Con una fortuna media {name} vincerebbe circa {number} partite così su 100.</translation>
    </message>
    <message>
        <source>Then luck: {luck} of 100 chances to win.</source>
        <translation>Poi la fortuna: {luck} probabilità di vincere su 100.</translation>
    </message>
    <message>
        <source>Your chances to win went from {before} to {after} of 100.</source>
        <translation>Le tue probabilità di vincere sono passate da {before} a {after} su 100.</translation>
    </message>
    <message>
        <source>The chances of {name} to win went from {before} to {after} of 100.</source>
        <translation>Le probabilità di vincere di {name} sono passate da {before} a {after} su 100.</translation>
    </message>
    <message>
        <source>An inaccuracy: {loss} of 100 chances to win behind the best choice.</source>
        <translation>Un’imprecisione: {loss} probabilità di vincere su 100 in meno della scelta migliore.</translation>
    </message>
    <message>
        <source>A mistake: {loss} of 100 chances to win behind the best choice.</source>
        <translation>Un errore: {loss} probabilità di vincere su 100 in meno della scelta migliore.</translation>
    </message>
    <message>
        <source>A blunder: {loss} of 100 chances to win behind the best choice.</source>
        <translation>Un errore grave: {loss} probabilità di vincere su 100 in meno della scelta migliore.</translation>
    </message>
    <message>
        <source>There was no choice.</source>
        <translation>Non c’era scelta.</translation>
    </message>
    <message>
        <source>Good by what could be seen; what was best, nobody could know.</source>
        <translation>Buona per quel che si poteva vedere; quale fosse la migliore, nessuno poteva saperlo.</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisione</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Errore grave</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Obbligata</translation>
    </message>
    <message>
        <source>Could not know</source>
        <translation>Non poteva sapere</translation>
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
        <source>Something went wrong in the program. Details are in {file}.</source>
        <translation>Qualcosa è andato storto nel programma. I dettagli sono in {file}.</translation>
    </message>
</context>
<context>
    <name>MatchTexts</name>
    <message>
        <source>today, {time}</source>
        <translation>oggi, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>ieri, {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n mossa</numerusform>
            <numerusform>%n mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Non finita</translation>
    </message>
    <message>
        <source>Left early: counts as lost</source>
        <translation>Lasciata prima della fine: vale come persa</translation>
    </message>
    <message>
        <source>A draw with {points}</source>
        <translation>Parità con {points}</translation>
    </message>
    <message>
        <source>You won with {points}</source>
        <translation>Hai vinto con {points}</translation>
    </message>
    <message>
        <source>You gave up: lost</source>
        <translation>Abbandonata: persa</translation>
    </message>
    <message>
        <source>{name} gave up</source>
        <translation>{name} ha abbandonato</translation>
    </message>
    <message>
        <source>{name} won with {points}</source>
        <translation>{name} ha vinto con {points}</translation>
    </message>
    <message>
        <source>{names} share the win with {points}</source>
        <translation>Vittoria condivisa con {points}: {names}</translation>
    </message>
    <message>
        <source>You: {place} of {all}, {points}</source>
        <translation>Tu: {place} su {all}, {points}</translation>
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
        <source>5th</source>
        <translation>5º</translation>
    </message>
    <message>
        <source>starred</source>
        <translation>con stella</translation>
    </message>
    <message>
        <source>running</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con aiuti</translation>
    </message>
    <message>
        <source>analysed</source>
        <translation>analizzata</translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>sfida</translation>
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
    <name>Moves</name>
    <message>
        <source>Decisive moments</source>
        <translation>Momenti decisivi</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Tutte le mosse</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Le tue mosse</translation>
    </message>
    <message>
        <source>Moves of {name}</source>
        <translation>Mosse di {name}</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Which moves are listed</source>
        <translation>Quali mosse sono elencate</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Nothing of that kind</source>
        <translation>Niente del genere</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Non ancora noto</translation>
    </message>
    <message>
        <source>Luck {change}</source>
        <translation>Fortuna {change}</translation>
    </message>
    <message>
        <source>Your chances {change}</source>
        <translation>Le tue probabilità {change}</translation>
    </message>
    <message>
        <source>Chances of {name} {change}</source>
        <translation>Probabilità di {name} {change}</translation>
    </message>
    <message>
        <source>You choose in secret</source>
        <translation>Scegli in segreto</translation>
    </message>
    <message>
        <source>{name} chooses in secret</source>
        <translation>{name} sceglie in segreto</translation>
    </message>
</context>
<context>
    <name>NameCard</name>
    <message>
        <source>Welcome. What shall we call you at the table?</source>
        <translation>Ti diamo il benvenuto. Come ti chiamiamo al tavolo?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>That is my name</source>
        <translation>È il mio nome</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non adesso</translation>
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
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rompicapi</translation>
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
        <source>Everybody moves on by one seat</source>
        <translation>Ognuno avanza di un posto</translation>
    </message>
    <message>
        <source>Draw lots for the seats</source>
        <translation>Sorteggia i posti</translation>
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
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>NumberTexts</name>
    <message numerus="yes">
        <source>{size} point(s)</source>
        <translation>
            <numerusform>{size} punto</numerusform>
            <numerusform>{size} punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: on average {here} instead of {there}</source>
        <translation>{what}: in media {here} invece di {there}</translation>
    </message>
    <message>
        <source>{what}: worth about {much} more, counting what is to come</source>
        <translation>{what}: circa {much} in più, contando ciò che segue</translation>
    </message>
    <message>
        <source>{what}: worth about {much} less, counting what is to come</source>
        <translation>{what}: circa {much} in meno, contando ciò che segue</translation>
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
    <name>Obstacles</name>
    <message>
        <source>no match is open</source>
        <translation>nessuna partita aperta</translation>
    </message>
    <message>
        <source>nothing was taken back</source>
        <translation>non è stato annullato nulla</translation>
    </message>
    <message>
        <source>only bots play</source>
        <translation>giocano solo bot</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>la partita è finita</translation>
    </message>
    <message>
        <source>not while looking back</source>
        <translation>non mentre rivedi la partita</translation>
    </message>
    <message>
        <source>the table is paused</source>
        <translation>il tavolo è in pausa</translation>
    </message>
    <message>
        <source>it is not your turn</source>
        <translation>non è il tuo turno</translation>
    </message>
    <message>
        <source>it is nobody’s turn at this screen</source>
        <translation>a questo schermo non è il turno di nessuno</translation>
    </message>
    <message>
        <source>nothing has happened since your last turn</source>
        <translation>dal tuo ultimo turno non è successo niente</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>The match has gone on since this copy was saved: here it is as it stands now.</source>
        <translation>La partita è andata avanti da questa copia: eccola com’è ora.</translation>
    </message>
    <message>
        <source>This copy went another way than the match that is kept here. Going back to it is taking choices back: it becomes a match of its own, which counts as played with help.</source>
        <translation>Questa copia ha preso un’altra strada rispetto alla partita conservata qui. Tornarci significa ritirare delle mosse: diventa una partita a sé, che vale come giocata con aiuto.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Giocala</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lasciala</translation>
    </message>
    <message>
        <source>no match is running</source>
        <translation>nessuna partita in corso</translation>
    </message>
    <message>
        <source>the match is on the table</source>
        <translation>la partita è sul tavolo</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Only for {number} players.</source>
        <translation>Solo per {number} giocatori.</translation>
    </message>
    <message>
        <source>Only for {least} to {most} players.</source>
        <translation>Solo da {least} a {most} giocatori.</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>All matches</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>Pairs</name>
    <message>
        <source>{label}: you {mine}, winners {winners}</source>
        <translation>{label}: tu {mine}, i vincitori {winners}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Vincitori</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>That name is in use or not possible.</source>
        <translation>Questo nome è già in uso o non è possibile.</translation>
    </message>
</context>
<context>
    <name>PlotCard</name>
    <message>
        <source>Show as a plot</source>
        <translation>Mostra come grafico</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Mostra come tabella</translation>
    </message>
</context>
<context>
    <name>ProfilesDialog</name>
    <message>
        <source>Players at this computer</source>
        <translation>Giocatori di questo computer</translation>
    </message>
    <message>
        <source>Matches and statistics are kept under these names, on this computer only. Guests need no entry here. Whoever is removed keeps their matches.</source>
        <translation>Partite e statistiche sono conservate con questi nomi, solo su questo computer. Gli ospiti non devono figurarvi. Le partite di chi viene tolto restano.</translation>
    </message>
    <message>
        <source>Here now</source>
        <translation>Qui ora</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Simbolo</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>As set</source>
        <translation>Come impostato</translation>
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
        <source>Remove {name}</source>
        <translation>Togli {name}</translation>
    </message>
    <message>
        <source>Name of another player</source>
        <translation>Nome di un altro giocatore</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Aggiungi un giocatore</translation>
    </message>
</context>
<context>
    <name>PuzzleRun</name>
    <message>
        <source>Puzzle before</source>
        <translation>Rompicapo precedente</translation>
    </message>
    <message>
        <source>Begin the puzzle again</source>
        <translation>Ricomincia il rompicapo</translation>
    </message>
    <message>
        <source>Skip this puzzle</source>
        <translation>Salta questo rompicapo</translation>
    </message>
    <message>
        <source>this is the first puzzle</source>
        <translation>questo è il primo rompicapo</translation>
    </message>
    <message>
        <source>this is the last puzzle</source>
        <translation>questo è l’ultimo rompicapo</translation>
    </message>
    <message>
        <source>Solved: {solved} of {all}, {once} of them at once</source>
        <translation>Risolti: {solved} di {all}, di cui {once} al primo colpo</translation>
    </message>
    <message>
        <source>Solved: {solved} of {all}</source>
        <translation>Risolti: {solved} su {all}</translation>
    </message>
    <message>
        <source>Your rating: {points} ± {margin}</source>
        <translation>Il tuo punteggio di forza: {points} ± {margin}</translation>
    </message>
    <message>
        <source>Days in a row: {days}</source>
        <translation>Giorni di fila: {days}</translation>
    </message>
    <message>
        <source>Solved at once</source>
        <translation>Risolto al primo colpo</translation>
    </message>
    <message>
        <source>Solved with another try or help</source>
        <translation>Risolto con un altro tentativo o con un aiuto</translation>
    </message>
    <message>
        <source>Tried, not solved yet</source>
        <translation>Tentato, non ancora risolto</translation>
    </message>
    <message>
        <source>Only the first try at a puzzle counts for the rating.</source>
        <translation>Solo il primo tentativo conta per il punteggio di forza.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Rompicapo del giorno</translation>
    </message>
    <message>
        <source>Your own, puzzle {number}</source>
        <translation>I tuoi, rompicapo {number}</translation>
    </message>
    <message>
        <source>Your own, puzzle {number}, solved</source>
        <translation>I tuoi, rompicapo {number}, risolto</translation>
    </message>
    <message>
        <source>Your own, puzzle {number}, solved with another try or help</source>
        <translation>I tuoi, rompicapo {number}, risolto con un altro tentativo o con un aiuto</translation>
    </message>
    <message>
        <source>Your own, puzzle {number}, tried</source>
        <translation>I tuoi, rompicapo {number}, tentato</translation>
    </message>
    <message>
        <source>From your own matches</source>
        <translation>Dalle tue partite</translation>
    </message>
    <message>
        <source>Grade {grade}, puzzle {number}, solved with another try or help</source>
        <translation>Grado {grade}, rompicapo {number}, risolto con un altro tentativo o con un aiuto</translation>
    </message>
    <message>
        <source>By grade</source>
        <translation>Per grado</translation>
    </message>
    <message>
        <source>Grade {grade}</source>
        <translation>Grado {grade}</translation>
    </message>
    <message>
        <source>{theme}: {solved} of {all} solved</source>
        <translation>{theme}: {solved} di {all} risolti</translation>
    </message>
    <message>
        <source>By theme</source>
        <translation>Per tema</translation>
    </message>
    <message>
        <source>Play the end yourself</source>
        <translation>Gioca tu il finale</translation>
    </message>
    <message>
        <source>Grade {grade}, puzzle {number}</source>
        <translation>Grado {grade}, rompicapo {number}</translation>
    </message>
    <message>
        <source>Grade {grade}, puzzle {number}, solved</source>
        <translation>Grado {grade}, rompicapo {number}, risolto</translation>
    </message>
    <message>
        <source>Grade {grade}, puzzle {number}, tried</source>
        <translation>Grado {grade}, rompicapo {number}, tentato</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Prossimo rompicapo</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Tutti i rompicapi</translation>
    </message>
    <message>
        <source>Puzzle of the day, grade {grade} of {grades}</source>
        <translation>Rompicapo del giorno, grado {grade} di {grades}</translation>
    </message>
    <message>
        <source>Your puzzles: {number} of {all}</source>
        <translation>I tuoi rompicapi: {number} di {all}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {all}, grade {grade} of {grades}</source>
        <translation>Rompicapo {number} di {all}, grado {grade} di {grades}</translation>
    </message>
    <message>
        <source>Grade 1 is the easiest and grade {grades} the hardest among the puzzles of a game.</source>
        <translation>Tra i rompicapi di un gioco, il grado 1 è il più facile e il grado {grades} il più difficile.</translation>
    </message>
    <message>
        <source>Each dot is a puzzle near this one: full if it was solved at once, half full if with another try or help.</source>
        <translation>Ogni punto è un rompicapo vicino: pieno se è stato risolto al primo colpo, mezzo pieno se con un altro tentativo o con un aiuto.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continua a giocare da qui</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>Here you gave much away in a match of yours. What is better?</source>
        <translation>Qui, in una tua partita, hai concesso molto. Che cosa è meglio?</translation>
    </message>
    <message>
        <source>What can {opponent} do after each of your moves?</source>
        <translation>Che cosa può fare {opponent} dopo ognuna delle tue mosse?</translation>
    </message>
    <message>
        <source>What can the others do after each of your moves?</source>
        <translation>Che cosa possono fare gli altri dopo ognuna delle tue mosse?</translation>
    </message>
    <message>
        <source>Right. Go on!</source>
        <translation>Giusto. Continua!</translation>
    </message>
    <message>
        <source>Not the best. {why}</source>
        <translation>C’è di meglio. {why}</translation>
    </message>
    <message>
        <source>Not the best: good players would hardly think of this here.</source>
        <translation>C’è di meglio: un buon giocatore qui difficilmente ci penserebbe.</translation>
    </message>
    <message>
        <source>Not the best: in the end you are only {points} ahead.</source>
        <translation>C’è di meglio: alla fine hai solo {points} di vantaggio.</translation>
    </message>
    <message>
        <source>Not the best: in the end you are {points} behind.</source>
        <translation>C’è di meglio: alla fine hai {points} di svantaggio.</translation>
    </message>
    <message>
        <source>Not the best: it ends in a draw.</source>
        <translation>C’è di meglio: finisce in pareggio.</translation>
    </message>
    <message>
        <source>Not this one: {opponent} can still keep you from winning.</source>
        <translation>Questa no: {opponent} può ancora impedirti di vincere.</translation>
    </message>
    <message>
        <source>Not this one: the others can still keep you from winning.</source>
        <translation>Questa no: gli altri possono ancora impedirti di vincere.</translation>
    </message>
    <message>
        <source>Not this one: {opponent} can win within two turns.</source>
        <translation>Questa no: {opponent} può vincere in due turni.</translation>
    </message>
    <message>
        <source>Not the best: of everything that may lie hidden, it wins in {percent}, the best choice in {best}.</source>
        <translation>C’è di meglio. Contando tutto ciò che può essere nascosto, probabilità di vincere: {percent}; con la scelta migliore: {best}.</translation>
    </message>
    <message>
        <source>Not the best: as far as can be seen, it wins in {percent} of all cases, the best move in {best}.</source>
        <translation>C’è di meglio. Per quel che si vede, probabilità di vincere: {percent}; con la mossa migliore: {best}.</translation>
    </message>
    <message>
        <source>Not this one: it loses.</source>
        <translation>Questa no: perde.</translation>
    </message>
    <message numerus="yes">
        <source>Not the best: it is about %n pawn(s) worse.</source>
        <translation>
            <numerusform>C’è di meglio: vale circa %n gettone in meno.</numerusform>
            <numerusform>C’è di meglio: vale circa %n gettoni in meno.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is better than what you did in the match.</source>
        <translation>È meglio di ciò che hai fatto nella partita.</translation>
    </message>
    <message>
        <source>In the match you did this: {advice} ({outcome}).</source>
        <translation>Nella partita hai fatto questo: {advice} ({outcome}).</translation>
    </message>
    <message>
        <source>The obvious move would have been this: {advice} ({outcome}).</source>
        <translation>La mossa ovvia sarebbe stata: {advice} ({outcome}).</translation>
    </message>
    <message>
        <source>Proven to the very end: you finish {points} ahead.</source>
        <translation>Dimostrato fino alla fine: chiudi con {points} di vantaggio.</translation>
    </message>
    <message>
        <source>Proven to the very end: it ends in a draw.</source>
        <translation>Dimostrato fino alla fine: finisce in pareggio.</translation>
    </message>
    <message>
        <source>Estimated by looking many turns ahead: nothing else wins. This does, whatever {opponent} does.</source>
        <translation>Stimato calcolando molti turni avanti: nient’altro vince. Questa mossa vince, qualunque cosa faccia {opponent}.</translation>
    </message>
    <message>
        <source>Proven: it wins, whatever {opponent} does.</source>
        <translation>Dimostrato: vince, qualunque cosa faccia {opponent}.</translation>
    </message>
    <message>
        <source>Proven: it wins, whatever the others do.</source>
        <translation>Dimostrato: vince, qualunque cosa facciano gli altri.</translation>
    </message>
    <message>
        <source>Proven: you share the win, whatever the others do.</source>
        <translation>Dimostrato: vittoria condivisa, qualunque cosa facciano gli altri.</translation>
    </message>
    <message>
        <source>Proven: for two turns nobody can beat you.</source>
        <translation>Dimostrato: per due turni nessuno può batterti.</translation>
    </message>
    <message>
        <source>Proven for everything that may lie hidden: it wins in {percent}.</source>
        <translation>Dimostrato per tutto ciò che può essere nascosto. Probabilità di vincere: {percent}.</translation>
    </message>
    <message>
        <source>Estimated from what you could see, not from what was hidden: it wins in {percent} of all cases.</source>
        <translation>Stimato da ciò che potevi vedere, senza ciò che era nascosto. Probabilità di vincere: {percent}.</translation>
    </message>
    <message>
        <source>Estimated by looking many turns ahead: nothing else comes near it.</source>
        <translation>Stimato calcolando molti turni avanti: nient’altro si avvicina.</translation>
    </message>
    <message>
        <source>{points} ahead</source>
        <translation>{points} di vantaggio</translation>
    </message>
    <message>
        <source>{points} behind</source>
        <translation>{points} di svantaggio</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>un pareggio</translation>
    </message>
    <message>
        <source>no certain win</source>
        <translation>nessuna vittoria certa</translation>
    </message>
    <message>
        <source>lost within two turns</source>
        <translation>perso in due turni</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perso</translation>
    </message>
    <message numerus="yes">
        <source>about %n pawn(s) worse</source>
        <translation>
            <numerusform>circa %n gettone in meno</numerusform>
            <numerusform>circa %n gettoni in meno</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>C&amp;erca in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>File di &amp;tipo:</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Boomerang Desktop</source>
        <translation>Boomerang Desktop</translation>
    </message>
</context>
<context>
    <name>Rematch</name>
    <message>
        <source>no match is open</source>
        <translation>nessuna partita aperta</translation>
    </message>
    <message>
        <source>nothing is dealt in this game</source>
        <translation>in questo gioco non si distribuisce nulla</translation>
    </message>
    <message>
        <source>The same deal as on {day}</source>
        <translation>Le stesse carte del {day}</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} e {last}</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Pareggio</translation>
    </message>
    <message>
        <source>The match was not played to its end: the others share the win.</source>
        <translation>La partita non è stata giocata fino in fondo: vittoria condivisa per gli altri.</translation>
    </message>
    <message>
        <source>The match was not played to its end: {name} wins.</source>
        <translation>La partita non è stata giocata fino in fondo: vince {name}.</translation>
    </message>
    <message>
        <source>You share the win with {names}!</source>
        <translation>Condividi la vittoria con {names}!</translation>
    </message>
    <message>
        <source>You win by {points}!</source>
        <translation>Hai vinto di {points}!</translation>
    </message>
    <message>
        <source>You win on the tie-break!</source>
        <translation>Hai vinto allo spareggio!</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Hai vinto!</translation>
    </message>
    <message>
        <source>{names} share the win!</source>
        <translation>{names} condividono la vittoria!</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} condividono la vittoria</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>Vince {name}!</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Vince {name}</translation>
    </message>
    <message>
        <source>{name} wins by {points}!</source>
        <translation>{name} vince di {points}!</translation>
    </message>
    <message>
        <source>{name} wins by {points}</source>
        <translation>{name} vince di {points}</translation>
    </message>
    <message>
        <source>{won}; you share second place</source>
        <translation>{won}; condividi il secondo posto</translation>
    </message>
    <message>
        <source>{won}; you share third place</source>
        <translation>{won}; condividi il terzo posto</translation>
    </message>
    <message>
        <source>{won}; you share fourth place</source>
        <translation>{won}; condividi il quarto posto</translation>
    </message>
    <message>
        <source>{won}; you came second</source>
        <translation>{won}; sei al secondo posto</translation>
    </message>
    <message>
        <source>{won}; you came third</source>
        <translation>{won}; sei al terzo posto</translation>
    </message>
    <message>
        <source>{won}; you came fourth</source>
        <translation>{won}; sei al quarto posto</translation>
    </message>
    <message>
        <source>{won}; you came fifth</source>
        <translation>{won}; sei al quinto posto</translation>
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
        <source>5th</source>
        <translation>5º</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (tu)</translation>
    </message>
    <message>
        <source>What counted</source>
        <translation>Che cosa ha contato</translation>
    </message>
    <message>
        <source>This decided between equals.</source>
        <translation>Questo ha deciso lo spareggio.</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Mostralo sul tavolo</translation>
    </message>
</context>
<context>
    <name>ResultMarks</name>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Looking back at the beginning</source>
        <translation>Stai rivedendo l’inizio della partita</translation>
    </message>
    <message>
        <source>Looking back at move {number} of {all}</source>
        <translation>Stai rivedendo la mossa {number} di {all}</translation>
    </message>
</context>
<context>
    <name>RoadtripAbout</name>
    <message>
        <source>A card of a hand that only its player sees.</source>
        <translation>Una carta di una mano che vede solo il suo giocatore.</translation>
    </message>
    <message>
        <source>Chosen. Press it to take it back.</source>
        <translation>Scelta. Premila per riprenderla.</translation>
    </message>
    <message>
        <source>Your Throw: the others see it when the round is scored.</source>
        <translation>Il tuo Lancio: gli altri lo vedranno quando si conta il round.</translation>
    </message>
    <message>
        <source>The Throw of {name}: the others see it when the round is scored.</source>
        <translation>Il Lancio di {name}: gli altri lo vedranno quando si conta il round.</translation>
    </message>
    <message>
        <source>{site}, in the region {region}, throw number {number}.</source>
        <translation>{site}, nella regione {region}, numero di lancio {number}.</translation>
    </message>
    <message>
        <source>{symbol}: an activity, worth more the more of them you lay in a round.</source>
        <translation>{symbol}: un’attività, che vale di più quanto più ne giochi in un round.</translation>
    </message>
    <message>
        <source>{symbol}: {points} towards Americana.</source>
        <translation>{symbol}: conta {points} per gli oggetti tipici.</translation>
    </message>
    <message>
        <source>{symbol}: an animal, each pair of it scores {points}.</source>
        <translation>{symbol}: un animale, ogni coppia dà {points}.</translation>
    </message>
    <message>
        <source>A Throw: it lies face down until the round is scored.</source>
        <translation>Un Lancio: resta coperto finché non si conta il round.</translation>
    </message>
    <message>
        <source>A card that has been chosen, and is not shown yet.</source>
        <translation>Una carta scelta, che non si vede ancora.</translation>
    </message>
    <message>
        <source>The place of the Throw, the first card of a round. It lies face down, and its number is scored if that of the Catch is at least as high.</source>
        <translation>Il posto del Lancio, la prima carta di un round. Resta coperto, e il suo numero si segna se quello della Presa è almeno uguale.</translation>
    </message>
    <message>
        <source>The place of the Catch, the last card of a round. If its number is at least that of the Throw, the number of the Throw is scored.</source>
        <translation>Il posto della Presa, l’ultima carta di un round. Se il suo numero è almeno quello del Lancio, si segna il numero del Lancio.</translation>
    </message>
    <message>
        <source>Place {number} of the row: one card of each hand is laid there, face up, from left to right.</source>
        <translation>Posto {number} della fila: vi si gioca una carta di ogni mano, scoperta, da sinistra a destra.</translation>
    </message>
    <message>
        <source>Score no activity in this round; what is open stays open.</source>
        <translation>Non segnare attività in questo round; quelle aperte restano aperte.</translation>
    </message>
    <message>
        <source>One activity may be scored a round, and each only once a game.</source>
        <translation>Si segna al massimo un’attività per round, e ognuna una sola volta per partita.</translation>
    </message>
    <message>
        <source>{activity} has been scored: {points}.</source>
        <translation>{activity}: attività già segnata, {points}.</translation>
    </message>
    <message>
        <source>{activity}: {number} laid in this round, worth {points} now.</source>
        <translation>{activity}: {number} in questo round, ora vale {points}.</translation>
    </message>
    <message>
        <source>Sites: 1 point for each site, on the first visit only.</source>
        <translation>Mete: 1 punto per ogni meta, solo alla prima visita.</translation>
    </message>
    <message>
        <source>Regions: {points} points for whoever is first to visit all four sites of one.</source>
        <translation>Regioni: {points} punti a chi visita per primo tutte e quattro le mete di una regione.</translation>
    </message>
    <message>
        <source>Animals: each pair of one kind scores ({list}).</source>
        <translation>Animali: ogni coppia della stessa specie dà punti ({list}).</translation>
    </message>
    <message>
        <source>Activities: one a round, each once a game. 1, 2, 3, 4, 5 or 6 of its symbols in the round score {points}.</source>
        <translation>Attività: una per round, ognuna una volta per partita. 1, 2, 3, 4, 5 o 6 suoi simboli nel round danno {points}.</translation>
    </message>
    <message>
        <source>The points of each round and, at the right, of the whole match. What is in pencil would be written if the round ended now.</source>
        <translation>I punti di ogni round e, a destra, di tutta la partita. Ciò che è a matita si scriverebbe se il round finisse ora.</translation>
    </message>
    <message>
        <source>Throw and Catch: the number of the Throw, if that of the Catch is at least as high.</source>
        <translation>Lancio e Presa: il numero del Lancio, se quello della Presa è almeno uguale.</translation>
    </message>
    <message>
        <source>Now: {number} if the Catch is {number} or more.</source>
        <translation>Ora: {number} se la Presa è {number} o più.</translation>
    </message>
    <message>
        <source>Americana: the sum of this round’s symbols ({list}).</source>
        <translation>Oggetti tipici: la somma dei simboli del round ({list}).</translation>
    </message>
    <message>
        <source>To score, it must be more than the {points} of last round.</source>
        <translation>Per valere deve superare i {points} del round precedente.</translation>
    </message>
    <message>
        <source>Your score sheet: one column for each round; the red number is the one being played.</source>
        <translation>Il tuo foglio segnapunti: una colonna per round; il numero rosso è quello del round in corso.</translation>
    </message>
    <message>
        <source>The score sheet of {name}: one column for each round; the red number is the one being played.</source>
        <translation>Il foglio segnapunti di {name}: una colonna per round; il numero rosso è quello del round in corso.</translation>
    </message>
    <message>
        <source>{site}, a site of the region {region}.</source>
        <translation>{site}, una meta della regione {region}.</translation>
    </message>
    <message>
        <source>Circled in blue: it lies on the west coast.</source>
        <translation>Cerchiata di blu: è sulla costa ovest.</translation>
    </message>
    <message>
        <source>Circled in blue: it lies on the east coast.</source>
        <translation>Cerchiata di blu: è sulla costa est.</translation>
    </message>
    <message>
        <source>Visited in round {number}.</source>
        <translation>Visitata nel round {number}.</translation>
    </message>
    <message>
        <source>In the row of this round: 1 point when it is scored.</source>
        <translation>Nella fila di questo round: 1 punto quando si conta.</translation>
    </message>
    <message>
        <source>Not visited yet: the first visit is worth 1 point.</source>
        <translation>Non ancora visitata: la prima visita vale 1 punto.</translation>
    </message>
    <message>
        <source>{region}: {number} of 4 sites visited.</source>
        <translation>{region}: {number} mete visitate su 4.</translation>
    </message>
    <message>
        <source>You have its bonus of {points}.</source>
        <translation>Hai il suo bonus di {points}.</translation>
    </message>
    <message>
        <source>{name} has its bonus of {points}.</source>
        <translation>{name} ha il suo bonus di {points}.</translation>
    </message>
    <message>
        <source>Its bonus of {points} is crossed out: somebody was there first.</source>
        <translation>Il suo bonus di {points} è barrato: qualcuno è arrivato prima.</translation>
    </message>
    <message>
        <source>Whoever is first to have all four gets {points} points.</source>
        <translation>Chi per primo le ha tutte e quattro riceve {points} punti.</translation>
    </message>
    <message>
        <source>Coast to coast: for visited sites that paths connect from the west coast to the east coast. {first} points for the first, {second} for the second, {later} for later ones.</source>
        <translation>Da costa a costa: mete visitate che i percorsi collegano dalla costa ovest alla costa est. {first} punti al primo, {second} al secondo, {later} ai successivi.</translation>
    </message>
    <message>
        <source>You have {points}.</source>
        <translation>Ne hai {points}.</translation>
    </message>
    <message>
        <source>{name} has {points}.</source>
        <translation>{name} ne ha {points}.</translation>
    </message>
    <message>
        <source>What is crossed out is gone: the next gets {points}.</source>
        <translation>Ciò che è barrato è preso: il prossimo riceve {points}.</translation>
    </message>
    <message>
        <source>Your map: ticked sites are visited, thick lines connect them.</source>
        <translation>La tua mappa: le mete spuntate sono visitate, le linee spesse le collegano.</translation>
    </message>
    <message>
        <source>The map of {name}: ticked sites are visited, thick lines connect them.</source>
        <translation>La mappa di {name}: le mete spuntate sono visitate, le linee spesse le collegano.</translation>
    </message>
    <message>
        <source>A path: two visited sites that it joins are connected. A chain of them from coast to coast is drawn in red and scores.</source>
        <translation>Un percorso: due mete visitate che unisce sono collegate. Una catena da costa a costa è disegnata in rosso e dà punti.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n card(s), passed on when everybody has chosen.</source>
        <translation>
            <numerusform>La tua mano: %n carta, si passa quando tutti hanno scelto.</numerusform>
            <numerusform>La tua mano: %n carte, si passano quando tutti hanno scelto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand of {name}: %n card(s), passed on when all have chosen.</source>
        <translation>
            <numerusform>La mano di {name}: %n carta, si passa quando tutti hanno scelto.</numerusform>
            <numerusform>La mano di {name}: %n carte, si passano quando tutti hanno scelto.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tick: a card has been chosen.</source>
        <translation>La spunta: una carta è scelta.</translation>
    </message>
    <message numerus="yes">
        <source>What you wrote in round {number}: %n point(s).</source>
        <translation>
            <numerusform>Ciò che hai segnato nel round {number}: %n punto.</numerusform>
            <numerusform>Ciò che hai segnato nel round {number}: %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What {name} wrote in round {number}: %n point(s).</source>
        <translation>
            <numerusform>Ciò che {name} ha segnato nel round {number}: %n punto.</numerusform>
            <numerusform>Ciò che {name} ha segnato nel round {number}: %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s) on your sheet.</source>
        <translation>
            <numerusform>Hai %n punto sul foglio.</numerusform>
            <numerusform>Hai %n punti sul foglio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n point(s) on the sheet.</source>
        <translation>
            <numerusform>{name} ha %n punto sul foglio.</numerusform>
            <numerusform>{name} ha %n punti sul foglio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press here to see that sheet and map in the middle.</source>
        <translation>Premi qui per vederne il foglio e la mappa al centro.</translation>
    </message>
    <message>
        <source>The 28 cards, one column for each region. A symbol shows who has laid a card; full ones are in this round, dotted ones may be, pale ones are not.</source>
        <translation>Le 28 carte, una colonna per regione. Un simbolo mostra chi ha giocato una carta; quelle piene sono in questo round, quelle punteggiate forse, quelle pallide no.</translation>
    </message>
    <message>
        <source>{site}: you have laid it.</source>
        <translation>{site}: l’hai giocata tu.</translation>
    </message>
    <message>
        <source>{site}: {name} has laid it.</source>
        <translation>{site}: l’ha giocata {name}.</translation>
    </message>
    <message>
        <source>{site}: in a hand or face down, for it must be in this round.</source>
        <translation>{site}: in una mano o coperta, perché è di sicuro in questo round.</translation>
    </message>
    <message>
        <source>{site}: not in this round.</source>
        <translation>{site}: non in questo round.</translation>
    </message>
    <message>
        <source>{site}: perhaps in a hand or face down, perhaps not in this round.</source>
        <translation>{site}: forse in una mano o coperta, forse non in questo round.</translation>
    </message>
    <message>
        <source>The grid shows which cards have been laid.</source>
        <translation>La griglia mostra quali carte sono state giocate.</translation>
    </message>
</context>
<context>
    <name>RoadtripInfo</name>
    <message>
        <source>The Road Trip</source>
        <translation>In viaggio</translation>
    </message>
    <message>
        <source>Take a card, pass the others on, and catch what you threw.</source>
        <translation>Prendi una carta, passa le altre: la Presa deve valere almeno il Lancio.</translation>
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
        <source>{name} wants to see both oceans and all in between.</source>
        <translation>{name} vuole vedere i due oceani e tutto ciò che sta in mezzo.</translation>
    </message>
    <message>
        <source>{name} prefers what is sure: activities and an easy Throw.</source>
        <translation>{name} preferisce ciò che è sicuro: attività e un Lancio facile.</translation>
    </message>
    <message>
        <source>{name} cannot resist an animal or a bit of Americana.</source>
        <translation>{name} non resiste né a un animale né a un oggetto tipico americano.</translation>
    </message>
    <message>
        <source>{name} keeps what the next player needs.</source>
        <translation>{name} tiene ciò che serve al giocatore seguente.</translation>
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
    <name>RoadtripLog</name>
    <message>
        <source>The hands pass to the left.</source>
        <translation>Le mani passano a sinistra.</translation>
    </message>
    <message>
        <source>The hands pass to the right.</source>
        <translation>Le mani passano a destra.</translation>
    </message>
    <message>
        <source>You reveal your Throw: {site}</source>
        <translation>Riveli il tuo Lancio: {site}</translation>
    </message>
    <message>
        <source>{name} reveals the Throw: {site}</source>
        <translation>{name} rivela il Lancio: {site}</translation>
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
        <source>You lay your Throw face down</source>
        <translation>Giochi coperto il tuo Lancio</translation>
    </message>
    <message>
        <source>{name} lays a Throw face down</source>
        <translation>{name} gioca coperto il suo Lancio</translation>
    </message>
    <message>
        <source>You catch {site}</source>
        <translation>La tua Presa: {site}</translation>
    </message>
    <message>
        <source>{name} catches {site}</source>
        <translation>Presa di {name}: {site}</translation>
    </message>
    <message>
        <source>You lay {site}</source>
        <translation>Giochi {site}</translation>
    </message>
    <message>
        <source>{name} lays {site}</source>
        <translation>{name} gioca {site}</translation>
    </message>
    <message>
        <source>You connect the coasts from {start} to {end}</source>
        <translation>Unisci le coste: da {start} a {end}</translation>
    </message>
    <message>
        <source>{name} connects the coasts from {start} to {end}</source>
        <translation>{name} unisce le coste: da {start} a {end}</translation>
    </message>
    <message>
        <source>You score no activity</source>
        <translation>Non segni attività</translation>
    </message>
    <message>
        <source>{name} scores no activity</source>
        <translation>{name} non segna attività</translation>
    </message>
    <message>
        <source>You score this activity: {activity}</source>
        <translation>Segni un’attività: {activity}</translation>
    </message>
    <message>
        <source>{name} scores this activity: {activity}</source>
        <translation>{name} segna un’attività: {activity}</translation>
    </message>
    <message>
        <source>You complete the region {region}</source>
        <translation>Completi la regione {region}</translation>
    </message>
    <message>
        <source>{name} completes the region {region}</source>
        <translation>{name} completa la regione {region}</translation>
    </message>
    <message>
        <source>You complete the region {region}, too late for the bonus</source>
        <translation>Completi la regione {region}, tardi per il bonus</translation>
    </message>
    <message>
        <source>{name} completes the region {region}, too late for the bonus</source>
        <translation>{name} completa la regione {region}, tardi per il bonus</translation>
    </message>
    <message>
        <source>You write {points} for {category}</source>
        <translation>Segni {points}: {category}</translation>
    </message>
    <message>
        <source>{name} writes {points} for {category}</source>
        <translation>{name} segna {points}: {category}</translation>
    </message>
    <message>
        <source>{category} {points}</source>
        <translation>{category} {points}</translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s) in round {number}.</source>
        <translation>
            <numerusform>Segni %n punto nel round {number}.</numerusform>
            <numerusform>Segni %n punti nel round {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) in round {number}.</source>
        <translation>
            <numerusform>{name} segna %n punto nel round {number}.</numerusform>
            <numerusform>{name} segna %n punti nel round {number}.</numerusform>
        </translation>
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
        <source>ball game</source>
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
        <source>You hold {site}: lay it as the Throw</source>
        <translation>Tieni {site}: va sul posto del Lancio</translation>
    </message>
    <message>
        <source>{name} holds {site}: lay it as the Throw</source>
        <translation>{name} tiene {site}: va sul posto del Lancio</translation>
    </message>
    <message>
        <source>You hold {site}: lay it in the row</source>
        <translation>Tieni {site}: va nella fila</translation>
    </message>
    <message>
        <source>{name} holds {site}: lay it in the row</source>
        <translation>{name} tiene {site}: va nella fila</translation>
    </message>
    <message>
        <source>Choose your Throw, which stays face down</source>
        <translation>Scegli il tuo Lancio, che resta coperto</translation>
    </message>
    <message>
        <source>{name} chooses a Throw, which stays face down</source>
        <translation>{name} sceglie un Lancio, che resta coperto</translation>
    </message>
    <message>
        <source>Choose a card to lay face up</source>
        <translation>Scegli una carta da giocare scoperta</translation>
    </message>
    <message>
        <source>{name} chooses a card to lay face up</source>
        <translation>{name} sceglie una carta da giocare scoperta</translation>
    </message>
    <message>
        <source>Lay your last card: the Catch</source>
        <translation>Gioca la tua ultima carta: la Presa</translation>
    </message>
    <message>
        <source>{name} lays the last card: the Catch</source>
        <translation>{name} gioca l’ultima carta: la Presa</translation>
    </message>
    <message>
        <source>Score one activity on your sheet, or none</source>
        <translation>Segna un’attività sul tuo foglio, o nessuna</translation>
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
        <source>You are still choosing</source>
        <translation>Stai ancora scegliendo</translation>
    </message>
    <message>
        <source>{name} is still choosing</source>
        <translation>{name} sta ancora scegliendo</translation>
    </message>
    <message>
        <source>Lay the card as the Throw</source>
        <translation>Metti la carta sul posto del Lancio</translation>
    </message>
    <message>
        <source>Lay the card in the row</source>
        <translation>Metti la carta nella fila</translation>
    </message>
    <message>
        <source>lay the first card of the round as the Throw</source>
        <translation>metti la prima carta del round sul posto del Lancio</translation>
    </message>
    <message>
        <source>lay the last card as the Catch: the others have theirs</source>
        <translation>metti l’ultima carta sul posto della Presa: gli altri hanno la loro</translation>
    </message>
    <message>
        <source>lay it on the next free place of the row, which is place {number}</source>
        <translation>mettila sul prossimo posto libero della fila, il {number}</translation>
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
        <source>The four rounds are over. Press a player to see their sheet.</source>
        <translation>I quattro round sono finiti. Premi un giocatore per vederne il foglio.</translation>
    </message>
    <message>
        <source>All cards are laid. Press an activity on the sheet, or “None”.</source>
        <translation>Tutte le carte sono giocate. Premi un’attività sul foglio, o «Nessuna».</translation>
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
        <source>It makes the Catch certain: what stays in this hand is high enough</source>
        <translation>La Presa è certa: quello che resta in questa mano è abbastanza alto</translation>
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
        <source>Activities kept for later are worth about {much}</source>
        <translation>Le attività tenute per dopo valgono circa {much}</translation>
    </message>
    <message>
        <source>In {here} of {worlds} likely cases you get a region’s bonus, otherwise in {there}</source>
        <translation>In {here} casi probabili su {worlds} ottieni il bonus di una regione, altrimenti in {there}</translation>
    </message>
    <message>
        <source>In {here} of {worlds} likely cases {name} gets a region’s bonus, otherwise in {there}</source>
        <translation>In {here} casi probabili su {worlds} {name} ottiene il bonus di una regione, altrimenti in {there}</translation>
    </message>
    <message>
        <source>In {here} of {worlds} likely cases you connect the coasts, otherwise in {there}</source>
        <translation>In {here} casi probabili su {worlds} colleghi le due coste, altrimenti in {there}</translation>
    </message>
    <message>
        <source>In {here} of {worlds} likely cases {name} connects the coasts, otherwise in {there}</source>
        <translation>In {here} casi probabili su {worlds} {name} collega le due coste, altrimenti in {there}</translation>
    </message>
    <message>
        <source>In {here} of {worlds} likely cases your Catch is high enough, otherwise in {there}</source>
        <translation>In {here} casi probabili su {worlds} la tua Presa è abbastanza alta, altrimenti in {there}</translation>
    </message>
    <message>
        <source>{category} of {name}</source>
        <translation>{category} di {name}</translation>
    </message>
    <message numerus="yes">
        <source>best round of all: %n point(s)</source>
        <translation>
            <numerusform>il round migliore di tutti: %n punto</numerusform>
            <numerusform>il round migliore di tutti: %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best round: %n point(s)</source>
        <translation>
            <numerusform>round migliore: %n punto</numerusform>
            <numerusform>round migliore: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>no points for a Catch</source>
        <translation>nessun punto di Presa</translation>
    </message>
    <message numerus="yes">
        <source>best Catch of all: %n point(s)</source>
        <translation>
            <numerusform>la Presa migliore di tutte: %n punto</numerusform>
            <numerusform>la Presa migliore di tutte: %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best Catch: %n point(s)</source>
        <translation>
            <numerusform>Presa migliore: %n punto</numerusform>
            <numerusform>Presa migliore: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>first in no region</source>
        <translation>primo in nessuna regione</translation>
    </message>
    <message numerus="yes">
        <source>first in most regions: %n</source>
        <translation>
            <numerusform>primo in più regioni: %n</numerusform>
            <numerusform>primo in più regioni: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first in %n region(s)</source>
        <translation>
            <numerusform>primo in %n regione</numerusform>
            <numerusform>primo in %n regioni</numerusform>
        </translation>
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
        <source>The four rounds are over: whoever has most points wins. · R13</source>
        <translation>I quattro round sono finiti: vince chi ha più punti. · R13</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
    <message>
        <source>Which cards have been laid</source>
        <translation>Carte già giocate</translation>
    </message>
    <message>
        <source>Back to my map</source>
        <translation>Torna alla mia mappa</translation>
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
        <source>Your map</source>
        <translation>La tua mappa</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Percorsi</translation>
    </message>
    <message>
        <source>The score sheet of {name}</source>
        <translation>Il foglio segnapunti di {name}</translation>
    </message>
    <message>
        <source>Your score sheet</source>
        <translation>Il tuo foglio segnapunti</translation>
    </message>
    <message>
        <source>The hand of {name}</source>
        <translation>La mano di {name}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>I tuoi punti</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>ha scelto</translation>
    </message>
    <message>
        <source>Lift or lay a card, or choose an activity</source>
        <translation>Prendi o gioca una carta, o un’attività</translation>
    </message>
    <message>
        <source>Show which cards have been laid</source>
        <translation>Mostra le carte già giocate</translation>
    </message>
    <message>
        <source>The points of {name}</source>
        <translation>I punti di {name}</translation>
    </message>
    <message>
        <source>The next player does not get this card, worth about {much} to them</source>
        <translation>Il giocatore seguente non avrà questa carta, che gli varrebbe circa {much}</translation>
    </message>
    <message>
        <source>you have chosen</source>
        <translation>hai scelto</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>The row of this round</source>
        <translation>La fila di questo round</translation>
    </message>
    <message>
        <source>Cards laid</source>
        <translation>Carte giocate</translation>
    </message>
    <message>
        <source>What the row would score now</source>
        <translation>Punteggio attuale della fila</translation>
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
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>The rules of this game could not be read.</source>
        <translation>Non è stato possibile leggere le regole di questo gioco.</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Non trovato</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} di {count}</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Salva le regole</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>File PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Regole: {game}</translation>
    </message>
    <message>
        <source>{file} could not be saved.</source>
        <translation>Non è stato possibile salvare {file}.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Risultato precedente</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Risultato successivo</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
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
        <translation>Modalità tavolo: un lato a testa, con lo schermo in piano</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animazione</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Ritmo dei bot</translation>
    </message>
    <message>
        <source>After a round</source>
        <translation>Dopo un round</translation>
    </message>
    <message>
        <source>Choices that uncover something</source>
        <translation>Mosse che scoprono carte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Against bots, a choice that brings something to light cannot be undone afterwards.</source>
        <translation>Contro i bot, una scelta che rivela qualcosa poi non si può più annullare.</translation>
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
        <translation>Disattivata</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapida</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Tranquillo</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of the bots</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapido</translation>
    </message>
    <message>
        <source>Wait for me after each move</source>
        <translation>Aspettami dopo ogni mossa</translation>
    </message>
    <message>
        <source>Wait for a click or a key</source>
        <translation>Aspetta un clic o un tasto</translation>
    </message>
    <message>
        <source>Wait two seconds</source>
        <translation>Aspetta due secondi</translation>
    </message>
    <message>
        <source>Go on at once</source>
        <translation>Prosegui subito</translation>
    </message>
    <message>
        <source>Can be undone for two seconds</source>
        <translation>Annullabili per due secondi</translation>
    </message>
    <message>
        <source>Wait until I confirm</source>
        <translation>Aspetta la mia conferma</translation>
    </message>
    <message>
        <source>Count at once</source>
        <translation>Definitive subito</translation>
    </message>
</context>
<context>
    <name>Shares</name>
    <message numerus="yes">
        <source>{label}: %n match(es), {won} won (between {low} and {high}), fair share {fair}</source>
        <translation>
            <numerusform>{label}: %n partita, {won} di vittorie (tra {low} e {high}), quota equa {fair}</numerusform>
            <numerusform>{label}: %n partite, {won} di vittorie (tra {low} e {high}), quota equa {fair}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{label}: %n match(es), {won} won, fair share {fair}</source>
        <translation>
            <numerusform>{label}: %n partita, {won} di vittorie, quota equa {fair}</numerusform>
            <numerusform>{label}: %n partite, {won} di vittorie, quota equa {fair}</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinto</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Almeno</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Al massimo</translation>
    </message>
    <message>
        <source>Fair share</source>
        <translation>Giusta parte</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>You are looking back</source>
        <translation>Stai guardando indietro</translation>
    </message>
    <message>
        <source>back to the game</source>
        <translation>torna alla partita</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>That comes in a later lesson</source>
        <translation>Questo si impara in una lezione successiva</translation>
    </message>
    <message>
        <source>This is allowed, but it is not what is asked here</source>
        <translation>È permesso, ma qui si chiede un’altra cosa</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Saved as “{file}”</source>
        <translation>Salvato come «{file}»</translation>
    </message>
    <message>
        <source>The figures are being worked out.</source>
        <translation>Si stanno calcolando i dati.</translation>
    </message>
    <message>
        <source>Matches are being read.</source>
        <translation>Le partite vengono lette.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Whose statistics</source>
        <translation>Statistiche di chi</translation>
    </message>
    <message>
        <source>Save as a table (CSV)…</source>
        <translation>Salva come tabella (CSV)…</translation>
    </message>
    <message>
        <source>Players at this computer</source>
        <translation>Giocatori di questo computer</translation>
    </message>
</context>
<context>
    <name>StatisticsTexts</name>
    <message>
        <source>Best score {best}, on average {mean}.</source>
        <translation>Miglior punteggio {best}, in media {mean}.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) played, {won} won; the fair share is {fair}.</source>
        <translation>
            <numerusform>%n partita giocata, {won} di vittorie; la quota equa è {fair}.</numerusform>
            <numerusform>%n partite giocate, {won} di vittorie; la quota equa è {fair}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last results</source>
        <translation>Gli ultimi risultati</translation>
    </message>
    <message>
        <source>The latest is on the right; a win is filled.</source>
        <translation>Il più recente è a destra; una vittoria è piena.</translation>
    </message>
    <message>
        <source>{game}, {day}: {result}</source>
        <translation>{game}, {day}: {result}</translation>
    </message>
    <message>
        <source>{place} of {all}, {points}</source>
        <translation>{place} su {all}, {points}</translation>
    </message>
    <message numerus="yes">
        <source>The longest winning streak was %n.</source>
        <translation>
            <numerusform>La più lunga serie di vittorie è di %n.</numerusform>
            <numerusform>La più lunga serie di vittorie è di %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No match has been finished here without help yet. Matches with hints, undone moves or the coach are counted apart.</source>
        <translation>Nessuna partita è stata ancora finita senza aiuti. Le partite con consigli, mosse annullate o allenatore si contano a parte.</translation>
    </message>
    <message>
        <source>Rating {points} ± {margin}.</source>
        <translation>Valutazione {points} ± {margin}.</translation>
    </message>
    <message numerus="yes">
        <source>Currently %n wins in a row.</source>
        <translation>
            <numerusform>Al momento %n vittoria di fila.</numerusform>
            <numerusform>Al momento %n vittorie di fila.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played with help and not counted here: %n match(es), {won} won.</source>
        <translation>
            <numerusform>Con aiuti, non contata qui: %n partita, {won} di vittorie.</numerusform>
            <numerusform>Con aiuti, non contate qui: %n partite, {won} di vittorie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stroke is the fair share; the band shows how sure the figure is.</source>
        <translation>Il tratto è la quota equa; la fascia mostra quanto il dato è sicuro.</translation>
    </message>
    <message>
        <source>Wins by game</source>
        <translation>Vittorie per gioco</translation>
    </message>
    <message>
        <source>Among people</source>
        <translation>Tra persone</translation>
    </message>
    <message>
        <source>Wins by the strongest opponent</source>
        <translation>Vittorie secondo l’avversario più forte</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins by number of players</source>
        <translation>Vittorie secondo il numero di giocatori</translation>
    </message>
    <message>
        <source>{day}: {points} ± {margin}</source>
        <translation>{day}: {points} ± {margin}</translation>
    </message>
    <message>
        <source>Rating: {game}</source>
        <translation>Valutazione: {game}</translation>
    </message>
    <message>
        <source>Everybody begins at 1000, as strong as a skilled bot.</source>
        <translation>Tutti cominciano da 1000, forti come un bot abile.</translation>
    </message>
    <message>
        <source>Where your points come from</source>
        <translation>Da dove vengono i tuoi punti</translation>
    </message>
    <message>
        <source>Above, you; below, those who won those matches; on average.</source>
        <translation>Sopra, tu; sotto, chi ha vinto quelle partite; in media.</translation>
    </message>
    <message>
        <source>{day}: {result}</source>
        <translation>{day}: {result}</translation>
    </message>
    <message>
        <source>Each dot is a match, green if it was won; the line is the trend.</source>
        <translation>Ogni punto è una partita, verde se vinta; la linea è la tendenza.</translation>
    </message>
    <message>
        <source>Your scores</source>
        <translation>I tuoi punteggi</translation>
    </message>
    <message>
        <source>{day}: {part} of a win</source>
        <translation>{day}: {part} di una vittoria</translation>
    </message>
    <message>
        <source>In hundredths of a win; above zero, luck was with you.</source>
        <translation>In centesimi di vittoria; sopra lo zero, la fortuna era con te.</translation>
    </message>
    <message>
        <source>Luck (analysed matches)</source>
        <translation>Fortuna (partite analizzate)</translation>
    </message>
    <message>
        <source>Your mistakes (analysed matches)</source>
        <translation>I tuoi errori (partite analizzate)</translation>
    </message>
    <message>
        <source>What was given away, in hundredths of a win: the lower, the better.</source>
        <translation>Quanto si è regalato, in centesimi di vittoria: meno è, meglio è.</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Where in the match</source>
        <translation>A che punto della partita</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Stop playing</source>
        <translation>Ferma lo scorrimento</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Move {number} of {all}</source>
        <translation>Mossa {number} di {all}</translation>
    </message>
    <message>
        <source>Before move {number} of {all}</source>
        <translation>Prima della mossa {number} di {all}</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Prima della prima mossa</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Il risultato</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
</context>
<context>
    <name>StudyPage</name>
    <message>
        <source>How it ended</source>
        <translation>Com’è finita</translation>
    </message>
    <message>
        <source>The match could not be worked out to its end.</source>
        <translation>Non è stato possibile calcolare la partita fino alla fine.</translation>
    </message>
    <message>
        <source>Looking deeper: {number} of {all}</source>
        <translation>Esame più a fondo: {number} di {all}</translation>
    </message>
    <message>
        <source>Being worked out: {number} of {all}</source>
        <translation>Calcolo in corso: {number} di {all}</translation>
    </message>
    <message>
        <source>Interrupted: {number} of {all} have been worked out.</source>
        <translation>Interrotto: {number} di {all} sono calcolati.</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Impara dagli errori</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Fermati</translation>
    </message>
    <message>
        <source>Look deeper</source>
        <translation>Approfondisci</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>The deeper look was interrupted: {number} of {all}.</source>
        <translation>L’analisi approfondita è stata interrotta: {number} su {all}.</translation>
    </message>
    <message>
        <source>Dashed: {title} ({scores})</source>
        <translation>Tratteggiata: {title} ({scores})</translation>
    </message>
    <message>
        <source>no match is open</source>
        <translation>nessuna partita aperta</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>The table: what can be reached now</source>
        <translation>Il tavolo: ciò che ora è a portata di mano</translation>
    </message>
    <message>
        <source>Chances during the match</source>
        <translation>Le probabilità durante la partita</translation>
    </message>
    <message>
        <source>{game} · Study</source>
        <translation>{game} · Studio</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Tutto scoperto</translation>
    </message>
    <message>
        <source>Through your eyes</source>
        <translation>Dal tuo posto</translation>
    </message>
    <message>
        <source>Through the eyes of {name}</source>
        <translation>Con gli occhi di {name}</translation>
    </message>
    <message>
        <source>Who sees the table</source>
        <translation>Chi vede il tavolo</translation>
    </message>
</context>
<context>
    <name>StudyPages</name>
    <message>
        <source>no match is open</source>
        <translation>nessuna partita aperta</translation>
    </message>
    <message>
        <source>this game cannot be analysed</source>
        <translation>questo gioco non si può analizzare</translation>
    </message>
    <message>
        <source>nothing has been decided yet</source>
        <translation>non si è ancora deciso nulla</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Back to the study of the real match</source>
        <translation>Torna allo studio della vera partita</translation>
    </message>
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
        <source>Show again what has happened since your last turn</source>
        <translation>Rivedi che cosa è successo dal tuo ultimo turno</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Aiuti</translation>
    </message>
    <message>
        <source>Show or hide what happened</source>
        <translation>Mostra o nascondi la cronaca</translation>
    </message>
    <message>
        <source>The match then counts as played with help.</source>
        <translation>La partita vale allora come giocata con aiuti.</translation>
    </message>
    <message>
        <source>Your coach is having a look</source>
        <translation>Il tuo allenatore sta guardando la tua scelta</translation>
    </message>
    <message>
        <source>Your coach has a question</source>
        <translation>Il tuo allenatore ha una domanda</translation>
    </message>
    <message>
        <source>Confirm your choice</source>
        <translation>Conferma la tua scelta</translation>
    </message>
    <message>
        <source>There is still time to undo</source>
        <translation>Puoi ancora annullare</translation>
    </message>
    <message>
        <source>Click or press Space to go on</source>
        <translation>Fai clic o premi Spazio per proseguire</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Paused: no bot is thinking. Press {key} to go on.</source>
        <translation>In pausa: nessun bot sta pensando. Premi {key} per continuare.</translation>
    </message>
    <message>
        <source>The cards are being dealt</source>
        <translation>Si distribuiscono le carte</translation>
    </message>
    <message>
        <source>What has happened since your last turn</source>
        <translation>Che cosa è successo dal tuo ultimo turno</translation>
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
        <source>{name}&apos;s bot has failed; a simpler one takes over</source>
        <translation>Il bot di {name} si è guastato; al suo posto gioca uno più semplice</translation>
    </message>
</context>
<context>
    <name>Takeaway</name>
    <message>
        <source>Better: {move}</source>
        <translation>Meglio: {move}</translation>
    </message>
</context>
<context>
    <name>Temper</name>
    <message>
        <source>{temperament} – {line}</source>
        <translation>{temperament} – {line}</translation>
    </message>
    <message>
        <source>Temperament of seat {number} ({symbol}): {temperament}</source>
        <translation>Temperamento del posto {number} ({symbol}): {temperament}</translation>
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
        <translation>Bot: dilettante</translation>
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
        <source>A carefree bot does whatever comes to mind.</source>
        <translation>Il bot spensierato fa quello che gli passa per la testa.</translation>
    </message>
    <message>
        <source>A novice has just learnt the game and looks no further.</source>
        <translation>Il principiante ha appena imparato il gioco e non guarda più in là.</translation>
    </message>
    <message>
        <source>A casual player is here for fun and overlooks a thing or two.</source>
        <translation>Il giocatore dilettante è qui per divertirsi e si lascia sfuggire qualcosa.</translation>
    </message>
    <message>
        <source>A skilled player knows what matters and keeps an eye on you.</source>
        <translation>Il giocatore abile sa che cosa conta e ti tiene d’occhio.</translation>
    </message>
    <message>
        <source>An expert plans ahead and forgives little.</source>
        <translation>L’esperto pensa in anticipo e perdona poco.</translation>
    </message>
    <message>
        <source>A master is as strong as this program can play.</source>
        <translation>Il maestro gioca bene quanto questo programma sa fare.</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Audace</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Prudente</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>Collezionista</translation>
    </message>
    <message>
        <source>Spoiler</source>
        <translation>Guastafeste</translation>
    </message>
    <message>
        <source>nothing has been decided yet</source>
        <translation>non si è ancora deciso nulla</translation>
    </message>
    <message>
        <source>what has come to light since cannot be undone</source>
        <translation>ciò che è venuto alla luce nel frattempo non si può ritirare</translation>
    </message>
    <message>
        <source>the match is over, and everything lies open</source>
        <translation>la partita è finita e tutto è scoperto</translation>
    </message>
    <message>
        <source>the match is not over: finish it, or give it up, before you study it or use its deal again</source>
        <translation>la partita non è finita: finiscila o abbandonala prima di studiarla o di rigiocarla con le stesse carte</translation>
    </message>
    <message>
        <source>the match is not over: let the bots finish it first</source>
        <translation>la partita non è finita: lascia prima che i bot la finiscano</translation>
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
    <name>Troubles</name>
    <message>
        <source>The list of matches was damaged and is being made anew. No match is lost.</source>
        <translation>L’elenco delle partite era danneggiato e viene rifatto. Nessuna partita è persa.</translation>
    </message>
    <message>
        <source>The disk is full: “{file}” could not be saved.</source>
        <translation>Il disco è pieno: «{file}» non è stato salvato.</translation>
    </message>
    <message>
        <source>“{file}” cannot be used: no permission in {folder}.</source>
        <translation>«{file}» non si può usare: manca il permesso in {folder}.</translation>
    </message>
    <message>
        <source>“{file}” is no longer there.</source>
        <translation>«{file}» non c’è più.</translation>
    </message>
    <message>
        <source>“{file}” was written by a later version of this program.</source>
        <translation>«{file}» è stato scritto da una versione più recente di questo programma.</translation>
    </message>
    <message>
        <source>What was noted about a match is damaged; the match itself is not.</source>
        <translation>Quanto era annotato su una partita è danneggiato; la partita non lo è.</translation>
    </message>
    <message>
        <source>“{file}” could not be changed ({reason}).</source>
        <translation>«{file}» non è stato modificato ({reason}).</translation>
    </message>
</context>
<context>
    <name>UnreadableButton</name>
    <message numerus="yes">
        <source>%n file(s) cannot be read</source>
        <translation>
            <numerusform>%n file illeggibile</numerusform>
            <numerusform>%n file illeggibili</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}”: {reason}</source>
        <translation>«{file}»: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s)</source>
        <translation>
            <numerusform>un altro file</numerusform>
            <numerusform>altri %n file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WayIn</name>
    <message numerus="yes">
        <source>Learn (%n min)</source>
        <translation>
            <numerusform>Impara (%n min)</numerusform>
            <numerusform>Impara (%n min)</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Short lessons on the real table; you can leave them at any time. Or sit down at once: a coach speaks up when something comes up for the first time.</source>
        <translation>Brevi lezioni sul tavolo vero, da lasciare quando vuoi. Oppure gioca subito: un allenatore ti dice una parola a ogni novità.</translation>
    </message>
</context>
<context>
    <name>WhatIfDialog</name>
    <message>
        <source>What if, from move {number}</source>
        <translation>E se, dalla mossa {number}</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continua da qui</translation>
    </message>
    <message>
        <source>From this position on a match of its own is played. The real one stays as it is, and both can be compared.</source>
        <translation>Da qui giochi un’altra partita. Quella di prima non cambia, e potrai confrontarle.</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Chi gioca per {name}</translation>
    </message>
    <message>
        <source>Bots play as it was played, until somebody deviates</source>
        <translation>I bot rifanno le stesse mosse finché nulla cambia</translation>
    </message>
    <message>
        <source>What the new match is called</source>
        <translation>Nome della nuova partita</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>WhatNow</name>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studia</translation>
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
        <source>Other ways to play once more</source>
        <translation>Altri modi di rigiocare</translation>
    </message>
</context>
<context>
    <name>WhichPuzzles</name>
    <message>
        <source>Puzzles</source>
        <translation>Rompicapi</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <translation>
            <numerusform>%n rompicapo risolto</numerusform>
            <numerusform>%n rompicapi risolti</numerusform>
        </translation>
    </message>
    <message>
        <source>No puzzle solved yet</source>
        <translation>Nessun rompicapo risolto</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>You have given up</source>
        <translation>Hai abbandonato</translation>
    </message>
    <message>
        <source>{name} has given up</source>
        <translation>{name} ha abbandonato</translation>
    </message>
</context>
<context>
    <name>_Common</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
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
<context>
    <name>_Names</name>
    <message>
        <source>rule {number}</source>
        <translation>regola {number}</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Boomerang Desktop {version}</source>
        <translation>Boomerang Desktop {version}</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>À propos du programme</translation>
    </message>
    <message>
        <source>A table for five games called Boomerang, Lascaux among them. An independent implementation with pictures and sounds of its own; it has no connection with the games&apos; authors or publishers. Thank you for the games.</source>
        <translation>Une table pour cinq jeux de la famille Boomerang, Lascaux compris. Une adaptation indépendante, avec ses propres images et ses propres sons&#x202f;; elle n’a aucun lien avec les auteurs ni les éditeurs des jeux. Merci à eux pour ces jeux.</translation>
    </message>
    <message>
        <source>The games, and what had to be reconstructed</source>
        <translation>Les jeux, et ce qu’il a fallu reconstituer</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Resume the match</source>
        <translation>Reprendre la partie</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Abandonner…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Star, or remove the star</source>
        <translation>Mettre ou enlever l’étoile</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Ouvrir une partie…</translation>
    </message>
    <message>
        <source>Save the record as…</source>
        <translation>Enregistrer la partie sous…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Next thing that can be lifted</source>
        <translation>Objet suivant à prendre</translation>
    </message>
    <message>
        <source>Previous thing</source>
        <translation>Objet précédent</translation>
    </message>
    <message>
        <source>Explore the table with the arrow keys</source>
        <translation>Explorer la table avec les flèches</translation>
    </message>
    <message>
        <source>Say what has happened since your turn</source>
        <translation>Répéter ce qui s’est passé depuis votre tour</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Position précédente</translation>
    </message>
    <message>
        <source>Move over the board</source>
        <translation>Parcourir le plateau</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Matches and players</source>
        <translation>Parties et joueurs</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Pause: no bot thinks</source>
        <translation>Pause&#xa0;: aucun robot ne réfléchit</translation>
    </message>
    <message>
        <source>Rematch, everybody one seat further</source>
        <translation>Revanche en changeant de place</translation>
    </message>
    <message>
        <source>The same deal again</source>
        <translation>La même donne encore une fois</translation>
    </message>
    <message>
        <source>The same deal from another chair or against others…</source>
        <translation>La même donne d’une autre place ou contre d’autres…</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Players at this computer</source>
        <translation>Joueurs de cet ordinateur</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Open the match</source>
        <translation>Ouvrir la partie</translation>
    </message>
    <message>
        <source>Play this deal again…</source>
        <translation>Rejouer cette donne…</translation>
    </message>
    <message>
        <source>Challenge somebody with this deal…</source>
        <translation>Défier quelqu’un avec cette donne…</translation>
    </message>
    <message>
        <source>Rename the match</source>
        <translation>Renommer la partie</translation>
    </message>
    <message>
        <source>Save a copy of the match…</source>
        <translation>Enregistrer une copie de la partie…</translation>
    </message>
    <message>
        <source>Delete the match</source>
        <translation>Supprimer la partie</translation>
    </message>
    <message>
        <source>Import matches…</source>
        <translation>Importer des parties…</translation>
    </message>
    <message>
        <source>Import a folder of matches…</source>
        <translation>Importer un dossier de parties…</translation>
    </message>
    <message>
        <source>Search for matches</source>
        <translation>Chercher des parties</translation>
    </message>
    <message>
        <source>Save the statistics as a table…</source>
        <translation>Enregistrer les statistiques en tableau…</translation>
    </message>
    <message>
        <source>Show what has happened since your turn</source>
        <translation>Revoir ce qui s’est passé depuis votre tour</translation>
    </message>
    <message>
        <source>Lift, or put down</source>
        <translation>Prendre ou poser</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Remettre en place</translation>
    </message>
    <message>
        <source>Rotate to the right</source>
        <translation>Faire pivoter à droite</translation>
    </message>
    <message>
        <source>Rotate to the left</source>
        <translation>Faire pivoter à gauche</translation>
    </message>
    <message>
        <source>Say how the match stands</source>
        <translation>Dire où en est la partie</translation>
    </message>
    <message>
        <source>Go on, or finish the animation</source>
        <translation>Continuer, ou terminer l’animation</translation>
    </message>
    <message>
        <source>Study the match</source>
        <translation>Étudier la partie</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Première position</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Position suivante</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Dernière position</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Afficher le journal</translation>
    </message>
    <message>
        <source>Tabletop: trays on all sides</source>
        <translation>Écran à plat&#xa0;: un côté chacun</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Begin the level again</source>
        <translation>Recommencer l’étape</translation>
    </message>
    <message>
        <source>Level before</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Skip this level</source>
        <translation>Passer cette étape</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Énigmes</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Énigme du jour</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>À propos du programme</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>Aids</name>
    <message>
        <source>Coach</source>
        <translation>Entraîneur</translation>
    </message>
    <message>
        <source>The match then counts as played with help.</source>
        <translation>La partie compte alors comme jouée avec de l’aide.</translation>
    </message>
</context>
<context>
    <name>ArrowsAbout</name>
    <message>
        <source>It has left the board since your last turn.</source>
        <translation>Il a quitté le plateau depuis votre dernier tour.</translation>
    </message>
    <message>
        <source>Cell {cell}, free. Arrows lead to {out} and come from {into}.</source>
        <translation>Case {cell}, libre. Des flèches mènent à {out} et viennent de {into}.</translation>
    </message>
    <message>
        <source>No capture along the neutral lines to {cells}.</source>
        <translation>Pas de capture par les lignes neutres vers {cells}.</translation>
    </message>
    <message>
        <source>It can capture on {cells}.</source>
        <translation>Il peut capturer sur&#xa0;: {cells}.</translation>
    </message>
    <message>
        <source>It cannot capture anything now.</source>
        <translation>Il ne peut rien capturer pour l’instant.</translation>
    </message>
    <message>
        <source>It can be captured by the pawns on {cells}.</source>
        <translation>Il peut être capturé par les pions des cases {cells}.</translation>
    </message>
    <message>
        <source>Nobody can capture it now.</source>
        <translation>Personne ne peut le capturer pour l’instant.</translation>
    </message>
    <message>
        <source>Arrow from {start} to {end}: capture in its direction only, step both ways.</source>
        <translation>Flèche de {start} à {end}&#xa0;: on capture dans son sens seulement, mais on avance dans les deux.</translation>
    </message>
    <message>
        <source>Neutral line between {start} and {end}: pawns step along it, but never capture.</source>
        <translation>Ligne neutre entre {start} et {end}&#xa0;: les pions y avancent, mais n’y capturent jamais.</translation>
    </message>
    <message>
        <source>Orange triangle: fill its cells {cells} to complete a Trio and enter a new pawn.</source>
        <translation>Triangle orange&#xa0;: occupez ses cases {cells} pour former un Trio et mettre en jeu un nouveau pion.</translation>
    </message>
    <message>
        <source>You hold it now.</source>
        <translation>Vous le tenez en ce moment.</translation>
    </message>
    <message>
        <source>{name} holds it now.</source>
        <translation>{name} le tient en ce moment.</translation>
    </message>
    <message>
        <source>Brass arrows: the way pawns capture.</source>
        <translation>Flèches de laiton&#xa0;: le sens dans lequel les pions capturent.</translation>
    </message>
    <message>
        <source>Pale double lines: neutral, no capture.</source>
        <translation>Doubles lignes pâles&#xa0;: neutres, pas de capture.</translation>
    </message>
    <message>
        <source>Orange triangles: Trios.</source>
        <translation>Triangles orange&#xa0;: les Trios.</translation>
    </message>
    <message>
        <source>Light blue: where the pawn in your hand may land.</source>
        <translation>Bleu clair&#xa0;: où poser le pion que vous tenez.</translation>
    </message>
    <message>
        <source>Green rings: pawns that can capture, or that you can capture.</source>
        <translation>Cercles verts&#xa0;: pions qui peuvent capturer, ou que vous pouvez capturer.</translation>
    </message>
    <message>
        <source>Broken red rings: pawns in danger.</source>
        <translation>Cercles rouges pointillés&#xa0;: pions en danger.</translation>
    </message>
    <message>
        <source>Violet dots: what was done since your last turn.</source>
        <translation>Points violets&#xa0;: ce qui a été joué depuis votre dernier tour.</translation>
    </message>
    <message>
        <source>The number counts pawns on the board and in hand: whoever has fewer than {number} loses.</source>
        <translation>Le chiffre compte les pions sur le plateau et à poser&#xa0;: qui en a moins de {number} perd.</translation>
    </message>
    <message>
        <source>The number counts prisoners: whoever has {number} wins the match.</source>
        <translation>Le chiffre compte les prisonniers&#xa0;: qui en a {number} gagne la partie.</translation>
    </message>
    <message>
        <source>One is placed on any free cell in a turn.</source>
        <translation>On en pose un par tour, sur n’importe quelle case libre.</translation>
    </message>
    <message>
        <source>Captured pawns come here; only a Trio brings them back into play.</source>
        <translation>Les pions capturés arrivent ici&#x202f;; seul un Trio les remet en jeu.</translation>
    </message>
    <message>
        <source>They count for their captor until their owner frees them with a Trio.</source>
        <translation>Ils comptent pour qui les détient, jusqu’à ce qu’un Trio de leur propriétaire les libère.</translation>
    </message>
    <message>
        <source>Whoever falls below {number}, left of the mark, loses the match.</source>
        <translation>Qui tombe à moins de {number}, à gauche du trait, perd la partie.</translation>
    </message>
    <message>
        <source>Whoever is first to hold {number} wins; empty spots are still to be filled.</source>
        <translation>Qui en détient {number} en premier gagne&#x202f;; les emplacements vides restent à remplir.</translation>
    </message>
    <message>
        <source>Green rings: pawns you can capture. Broken red rings: pawns you can lose.</source>
        <translation>Cercles verts&#xa0;: pions que vous pouvez capturer. Cercles rouges pointillés&#xa0;: pions que vous pouvez perdre.</translation>
    </message>
    <message>
        <source>Makes the move and gives up every pawn that could have captured.</source>
        <translation>Joue le coup&#x202f;; chaque pion qui pouvait capturer est perdu.</translation>
    </message>
    <message>
        <source>Puts the pawn back: you can still capture.</source>
        <translation>Remet le pion à sa place&#xa0;: vous pouvez encore capturer.</translation>
    </message>
    <message>
        <source>Ends the chain here; a pawn captures up to three.</source>
        <translation>Termine ici le coup continu&#x202f;; un pion en capture trois au plus.</translation>
    </message>
    <message>
        <source>Enters no pawn for this Trio; the turn goes on.</source>
        <translation>Aucun pion n’est mis en jeu pour ce Trio&#x202f;; le tour continue.</translation>
    </message>
</context>
<context>
    <name>ArrowsChronicle</name>
    <message>
        <source>You place a pawn on {cell}</source>
        <translation>Vous posez un pion sur la case {cell}</translation>
    </message>
    <message>
        <source>{name} places a pawn on {cell}</source>
        <translation>{name} pose un pion sur la case {cell}</translation>
    </message>
    <message>
        <source>You advance a pawn from {start} to {end}</source>
        <translation>Vous avancez un pion de {start} à {end}</translation>
    </message>
    <message>
        <source>{name} advances a pawn from {start} to {end}</source>
        <translation>{name} avance un pion de {start} à {end}</translation>
    </message>
    <message>
        <source>You complete the Trio {cells}</source>
        <translation>Vous formez le Trio {cells}</translation>
    </message>
    <message>
        <source>{name} completes the Trio {cells}</source>
        <translation>{name} forme le Trio {cells}</translation>
    </message>
    <message>
        <source>You enter no pawn</source>
        <translation>Vous ne mettez aucun pion en jeu</translation>
    </message>
    <message>
        <source>{name} enters no pawn</source>
        <translation>{name} ne met aucun pion en jeu</translation>
    </message>
    <message numerus="yes">
        <source>You did not capture, and lose %n pawn(s) for good</source>
        <translation>
            <numerusform>Vous n’avez pas capturé et perdez %n pion pour toujours</numerusform>
            <numerusform>Vous n’avez pas capturé et perdez %n pions pour toujours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} did not capture, and loses %n pawn(s) for good</source>
        <translation>
            <numerusform>{name} n’a pas capturé et perd %n pion pour toujours</numerusform>
            <numerusform>{name} n’a pas capturé et perd %n pions pour toujours</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no pawns left and are out of the game</source>
        <translation>Vous n’avez plus de pions&#xa0;: vous voilà hors jeu</translation>
    </message>
    <message>
        <source>{name} has no pawns left and is out of the game</source>
        <translation>{name} n’a plus de pions et se retrouve hors jeu</translation>
    </message>
    <message>
        <source>You capture a pawn of {owner} on {cell}</source>
        <translation>Vous capturez un pion à {owner} sur la case {cell}</translation>
    </message>
    <message>
        <source>You capture on {cell}: the pawn goes to the reserve of {owner}</source>
        <translation>Vous capturez sur la case {cell}&#xa0;: {owner} récupère le pion dans sa réserve</translation>
    </message>
    <message>
        <source>{name} captures a pawn of yours on {cell}</source>
        <translation>{name} capture un de vos pions sur la case {cell}</translation>
    </message>
    <message>
        <source>{name} captures on {cell}: the pawn goes to your reserve</source>
        <translation>{name} capture sur la case {cell}&#xa0;: le pion rejoint votre réserve</translation>
    </message>
    <message>
        <source>{name} captures a pawn of {owner} on {cell}</source>
        <translation>{name} capture un pion à {owner} sur la case {cell}</translation>
    </message>
    <message>
        <source>{name} captures on {cell}: the pawn goes to the reserve of {owner}</source>
        <translation>{name} capture sur la case {cell}&#xa0;: {owner} récupère le pion dans sa réserve</translation>
    </message>
    <message>
        <source>You enter a pawn from the hand on {cell}</source>
        <translation>Vous mettez en jeu un pion à poser sur la case {cell}</translation>
    </message>
    <message>
        <source>{name} enters a pawn from the hand on {cell}</source>
        <translation>{name} met en jeu un pion à poser sur la case {cell}</translation>
    </message>
    <message>
        <source>You enter a pawn from the reserve on {cell}</source>
        <translation>Vous mettez en jeu un pion de votre réserve sur la case {cell}</translation>
    </message>
    <message>
        <source>{name} enters a pawn from the reserve on {cell}</source>
        <translation>{name} met en jeu un pion de sa réserve sur la case {cell}</translation>
    </message>
    <message>
        <source>You free a pawn from {captor} and enter it on {cell}</source>
        <translation>Vous libérez un pion que détenait {captor} et le mettez en jeu sur la case {cell}</translation>
    </message>
    <message>
        <source>{name} frees a pawn from you and enters it on {cell}</source>
        <translation>{name} libère un pion que vous déteniez et le met en jeu sur la case {cell}</translation>
    </message>
    <message>
        <source>{name} frees a pawn from {captor} and enters it on {cell}</source>
        <translation>{name} libère un pion que détenait {captor} et le met en jeu sur la case {cell}</translation>
    </message>
    <message>
        <source>Enough prisoners: the game is over</source>
        <translation>Assez de prisonniers&#xa0;: la partie est finie</translation>
    </message>
    <message>
        <source>Only one player has pawns left: the game is over</source>
        <translation>Un seul joueur a encore des pions&#xa0;: la partie est finie</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) without a capture or a new pawn: the game is over</source>
        <translation>
            <numerusform>%n tour sans capture ni nouveau pion&#xa0;: la partie est finie</numerusform>
            <numerusform>%n tours sans capture ni nouveau pion&#xa0;: la partie est finie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) have been played: the game is over</source>
        <translation>
            <numerusform>%n tour a été joué&#xa0;: la partie est finie</numerusform>
            <numerusform>%n tours ont été joués&#xa0;: la partie est finie</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer than three pawns: the game is over</source>
        <translation>Moins de trois pions&#xa0;: la partie est finie</translation>
    </message>
</context>
<context>
    <name>ArrowsInfo</name>
    <message>
        <source>The Arrowed Board</source>
        <translation>Le plateau fléché</translation>
    </message>
    <message>
        <source>Capture along the arrows; a Trio brings pawns back.</source>
        <translation>Capturez le long des flèches&#x202f;; un Trio ramène des pions.</translation>
    </message>
    <message>
        <source>Boumerang, 1976</source>
        <translation>Boumerang, 1976</translation>
    </message>
    <message>
        <source>Boumerang, Peter Pallat, Ravensburger 1976</source>
        <translation>Boumerang, Peter Pallat, Ravensburger 1976</translation>
    </message>
    <message>
        <source>the board: its cells, arrows, neutral lines and orange triangles</source>
        <translation>le plateau&#xa0;: cases, flèches, lignes neutres et triangles orange</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoner(s)</source>
        <translation>
            <numerusform>%n prisonnier</numerusform>
            <numerusform>%n prisonniers</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} walks up to the others and looks for a fight.</source>
        <translation>{name} va au-devant des autres et cherche la bagarre.</translation>
    </message>
    <message>
        <source>{name} keeps out of the way of the others’ arrows.</source>
        <translation>{name} se tient à l’écart des flèches des autres.</translation>
    </message>
    <message>
        <source>{name} builds a Trio wherever there is room for one.</source>
        <translation>{name} bâtit un Trio partout où il y a la place.</translation>
    </message>
    <message>
        <source>{name} stands where others want to build.</source>
        <translation>{name} se met là où les autres veulent bâtir.</translation>
    </message>
    <message>
        <source>The rulebook leaves it open; then clockwise. · P3</source>
        <translation>La règle d’origine ne le dit pas&#x202f;; ensuite, sens horaire. · P3</translation>
    </message>
    <message>
        <source>Obligation to capture</source>
        <translation>Obligation de capturer</translation>
    </message>
    <message>
        <source>Must continue</source>
        <translation>Coup continu obligatoire</translation>
    </message>
    <message>
        <source>Pawns for a Trio</source>
        <translation>Pions d’un Trio</translation>
    </message>
    <message>
        <source>Reserve only</source>
        <translation>Réserve seule</translation>
    </message>
    <message>
        <source>Hand or reserve</source>
        <translation>À poser ou réserve</translation>
    </message>
    <message>
        <source>Pawns on the board</source>
        <translation>Pions sur le plateau</translation>
    </message>
    <message>
        <source>Pawns in hand</source>
        <translation>Pions à poser</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Prisonniers</translation>
    </message>
    <message>
        <source>What happens to those who could capture and do not.</source>
        <translation>Ce qu’il en coûte de pouvoir capturer et de ne pas le faire.</translation>
    </message>
    <message>
        <source>A pawn that can capture another must go on, up to three.</source>
        <translation>Un pion qui peut encore capturer doit continuer, jusqu’à trois.</translation>
    </message>
    <message>
        <source>With two players: what a Trio brings into play. · P11</source>
        <translation>À deux joueurs&#xa0;: ce qu’un Trio permet de mettre en jeu. · P11</translation>
    </message>
    <message>
        <source>They lose the pawns</source>
        <translation>Les pions sont perdus</translation>
    </message>
    <message>
        <source>They must capture</source>
        <translation>La capture est imposée</translation>
    </message>
</context>
<context>
    <name>ArrowsNames</name>
    <message>
        <source>Hand</source>
        <translation>À poser</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Prisonniers</translation>
    </message>
    <message>
        <source>Prisoners from {name}</source>
        <translation>Prisonniers pris à {name}</translation>
    </message>
    <message>
        <source>Prisoners from you</source>
        <translation>Vos pions prisonniers</translation>
    </message>
    <message>
        <source>Pawns on the board</source>
        <translation>Pions sur le plateau</translation>
    </message>
    <message>
        <source>Pawns in hand</source>
        <translation>Pions à poser</translation>
    </message>
    <message numerus="yes">
        <source>%n still needed</source>
        <translation>
            <numerusform>encore %n</numerusform>
            <numerusform>encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{held} of {goal}</source>
        <translation>{held} sur {goal}</translation>
    </message>
    <message>
        <source>you lose below {number}</source>
        <translation>vous perdez à moins de {number}</translation>
    </message>
    <message>
        <source>loses below {number}</source>
        <translation>perd à moins de {number}</translation>
    </message>
    <message>
        <source>out: passed over</source>
        <translation>hors jeu</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) left</source>
        <translation>
            <numerusform>plus que %n pion</numerusform>
            <numerusform>plus que %n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>your pawn that stood on {cell}</source>
        <translation>votre pion, qui était sur la case {cell}</translation>
    </message>
    <message>
        <source>pawn of {name} that stood on {cell}</source>
        <translation>{name}&#xa0;: pion qui était sur la case {cell}</translation>
    </message>
    <message>
        <source>orange triangle {cells}</source>
        <translation>triangle orange {cells}</translation>
    </message>
    <message>
        <source>Lose the match</source>
        <translation>Perdre la partie</translation>
    </message>
    <message>
        <source>You must capture with your pawn ringed in green</source>
        <translation>Vous devez capturer avec votre pion cerclé de vert</translation>
    </message>
    <message>
        <source>{name} must capture with their pawn ringed in green</source>
        <translation>{name} doit capturer avec son pion cerclé de vert</translation>
    </message>
    <message>
        <source>You must capture with one of your pawns ringed in green</source>
        <translation>Vous devez capturer avec un de vos pions cerclés de vert</translation>
    </message>
    <message>
        <source>{name} must capture with one of their pawns ringed in green</source>
        <translation>{name} doit capturer avec un de ses pions cerclés de vert</translation>
    </message>
    <message>
        <source>Capture, or lose the match</source>
        <translation>Capturez, sous peine de perdre la partie</translation>
    </message>
    <message>
        <source>{name} must capture or lose the match</source>
        <translation>{name} doit capturer, sous peine de perdre la partie</translation>
    </message>
    <message>
        <source>Capture with your pawn ringed in green, or lose it</source>
        <translation>Capturez avec votre pion cerclé de vert, sinon il est perdu</translation>
    </message>
    <message>
        <source>{name} must capture with their pawn ringed in green or lose it</source>
        <translation>{name} doit capturer avec son pion cerclé de vert ou le perdre</translation>
    </message>
    <message>
        <source>Capture with one of your pawns ringed in green, or lose all of these</source>
        <translation>Capturez avec un de vos pions cerclés de vert, sinon vous les perdez tous</translation>
    </message>
    <message>
        <source>{name} must capture with one of their pawns ringed in green or lose all of these</source>
        <translation>{name} doit capturer avec un de ses pions cerclés de vert ou les perdre tous</translation>
    </message>
    <message numerus="yes">
        <source>your hand: %n pawn(s)</source>
        <translation>
            <numerusform>vous&#xa0;: %n pion à poser</numerusform>
            <numerusform>vous&#xa0;: %n pions à poser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hand of {name}: %n pawn(s)</source>
        <translation>
            <numerusform>{name}&#xa0;: %n pion à poser</numerusform>
            <numerusform>{name}&#xa0;: %n pions à poser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your reserve: %n pawn(s)</source>
        <translation>
            <numerusform>votre réserve&#xa0;: %n pion</numerusform>
            <numerusform>votre réserve&#xa0;: %n pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reserve of {name}: %n pawn(s)</source>
        <translation>
            <numerusform>{name}&#xa0;: %n pion en réserve</numerusform>
            <numerusform>{name}&#xa0;: %n pions en réserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you hold %n pawn(s) of {owner}</source>
        <translation>
            <numerusform>vous détenez %n pion pris à {owner}</numerusform>
            <numerusform>vous détenez %n pions pris à {owner}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{captor} holds %n pawn(s) of yours</source>
        <translation>
            <numerusform>{captor} détient %n de vos pions</numerusform>
            <numerusform>{captor} détient %n de vos pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{captor} holds %n pawn(s) of {owner}</source>
        <translation>
            <numerusform>{captor} détient %n pion pris à {owner}</numerusform>
            <numerusform>{captor} détient %n pions pris à {owner}</numerusform>
        </translation>
    </message>
    <message>
        <source>captured no pawn</source>
        <translation>aucun pion capturé</translation>
    </message>
    <message numerus="yes">
        <source>longest chain: %n pawn(s) in one turn</source>
        <translation>
            <numerusform>le plus long coup continu en un tour&#xa0;: %n pion</numerusform>
            <numerusform>le plus long coup continu en un tour&#xa0;: %n pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>captured up to %n pawn(s) in one turn</source>
        <translation>
            <numerusform>meilleur tour&#xa0;: %n pion capturé</numerusform>
            <numerusform>meilleur tour&#xa0;: %n pions capturés</numerusform>
        </translation>
    </message>
    <message>
        <source>completed no Trio</source>
        <translation>aucun Trio formé</translation>
    </message>
    <message numerus="yes">
        <source>most Trios: %n</source>
        <translation>
            <numerusform>le plus de Trios&#xa0;: %n</numerusform>
            <numerusform>le plus de Trios&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed %n Trio(s)</source>
        <translation>
            <numerusform>%n Trio formé</numerusform>
            <numerusform>%n Trios formés</numerusform>
        </translation>
    </message>
    <message>
        <source>freed no pawn</source>
        <translation>aucun pion libéré</translation>
    </message>
    <message numerus="yes">
        <source>brought back most: %n pawn(s)</source>
        <translation>
            <numerusform>le plus de pions ramenés&#xa0;: %n</numerusform>
            <numerusform>le plus de pions ramenés&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brought back %n pawn(s)</source>
        <translation>
            <numerusform>%n pion ramené</numerusform>
            <numerusform>%n pions ramenés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>freed most: %n pawn(s)</source>
        <translation>
            <numerusform>le plus de pions libérés&#xa0;: %n</numerusform>
            <numerusform>le plus de pions libérés&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>freed %n pawn(s)</source>
        <translation>
            <numerusform>%n pion libéré</numerusform>
            <numerusform>%n pions libérés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n pawn(s) and go on</source>
        <translation>
            <numerusform>Perdre %n pion et continuer</numerusform>
            <numerusform>Perdre %n pions et continuer</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>S’arrêter ici</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Menaces</translation>
    </message>
    <message numerus="yes">
        <source>you need %n more prisoner(s) to win</source>
        <translation>
            <numerusform>il vous manque %n prisonnier pour gagner</numerusform>
            <numerusform>il vous manque %n prisonniers pour gagner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n more prisoner(s) to win</source>
        <translation>
            <numerusform>{name}&#xa0;: encore %n prisonnier pour gagner</numerusform>
            <numerusform>{name}&#xa0;: encore %n prisonniers pour gagner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have %n pawn(s), on the board and in hand</source>
        <translation>
            <numerusform>vous avez %n pion, sur le plateau et à poser</numerusform>
            <numerusform>vous avez %n pions, sur le plateau et à poser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n pawn(s), on the board and in hand</source>
        <translation>
            <numerusform>{name} a %n pion, sur le plateau et à poser</numerusform>
            <numerusform>{name} a %n pions, sur le plateau et à poser</numerusform>
        </translation>
    </message>
    <message>
        <source>pawn of {name} on {cell}</source>
        <translation>{name}&#xa0;: pion sur la case {cell}</translation>
    </message>
    <message>
        <source>cell {cell}</source>
        <translation>case {cell}</translation>
    </message>
    <message>
        <source>your pawn on {cell}</source>
        <translation>votre pion sur la case {cell}</translation>
    </message>
    <message>
        <source>can capture on {cells}</source>
        <translation>peut capturer sur&#xa0;: {cells}</translation>
    </message>
</context>
<context>
    <name>ArrowsWords</name>
    <message>
        <source>choose a cell of the board</source>
        <translation>choisissez une case du plateau</translation>
    </message>
    <message>
        <source>wait for your turn</source>
        <translation>attendez votre tour</translation>
    </message>
    <message>
        <source>place a pawn, advance one or capture</source>
        <translation>posez un pion, avancez-en un ou capturez</translation>
    </message>
    <message>
        <source>your hand is empty: advance a pawn or capture</source>
        <translation>tous vos pions sont posés&#xa0;: avancez-en un ou capturez</translation>
    </message>
    <message>
        <source>choose a free cell</source>
        <translation>choisissez une case libre</translation>
    </message>
    <message>
        <source>move a pawn of your own</source>
        <translation>jouez un de vos pions</translation>
    </message>
    <message>
        <source>one step, along a line, to a neighbouring cell</source>
        <translation>un pas, le long d’une ligne, vers une case voisine</translation>
    </message>
    <message>
        <source>capture one step along an arrow</source>
        <translation>capturez d’un pas le long d’une flèche</translation>
    </message>
    <message>
        <source>capture in the direction of the arrow</source>
        <translation>capturez dans le sens de la flèche</translation>
    </message>
    <message>
        <source>no capture along a neutral line</source>
        <translation>pas de capture par une ligne neutre</translation>
    </message>
    <message>
        <source>capture one, two or three pawns in a turn</source>
        <translation>capturez un, deux ou trois pions par tour</translation>
    </message>
    <message>
        <source>an opponent&apos;s pawn must stand on every cell you capture</source>
        <translation>il faut le pion d’un adversaire sur chaque case de la capture</translation>
    </message>
    <message>
        <source>the pawn can capture another: go on</source>
        <translation>le pion peut en capturer un autre&#xa0;: continuez</translation>
    </message>
    <message>
        <source>you can capture, so you must</source>
        <translation>vous pouvez capturer, donc vous le devez</translation>
    </message>
    <message>
        <source>complete a Trio first</source>
        <translation>formez d’abord un Trio</translation>
    </message>
    <message>
        <source>your Trio: enter a pawn or decline</source>
        <translation>votre Trio&#xa0;: mettez un pion en jeu ou refusez</translation>
    </message>
    <message>
        <source>enter the pawn on a free cell</source>
        <translation>mettez le pion en jeu sur une case libre</translation>
    </message>
    <message>
        <source>your hand is empty: free a pawn instead</source>
        <translation>tous vos pions sont posés&#xa0;: libérez-en plutôt un</translation>
    </message>
    <message>
        <source>from your hand or from an opponent: there is no reserve</source>
        <translation>un de vos pions à poser, ou un pion détenu par un adversaire&#xa0;: il n’y a pas de réserve</translation>
    </message>
    <message>
        <source>from your hand, the reserve or a player</source>
        <translation>un pion à poser, de la réserve ou détenu par un joueur</translation>
    </message>
    <message>
        <source>that player holds no pawn of yours</source>
        <translation>ce joueur ne détient aucun de vos pions</translation>
    </message>
    <message>
        <source>with two players a Trio enters pawns of the reserve only</source>
        <translation>à deux joueurs, un Trio ne met en jeu que des pions de la réserve</translation>
    </message>
    <message>
        <source>enter a pawn that is in your hand or in your reserve</source>
        <translation>mettez en jeu un pion à poser ou un pion de votre réserve</translation>
    </message>
    <message>
        <source>the game is over: a player holds enough prisoners</source>
        <translation>la partie est finie&#xa0;: un joueur détient assez de prisonniers</translation>
    </message>
    <message>
        <source>the game is over: only one player has pawns left</source>
        <translation>la partie est finie&#xa0;: un seul joueur a encore des pions</translation>
    </message>
    <message>
        <source>the game is over: 60 turns without a capture or a new pawn</source>
        <translation>la partie est finie&#xa0;: 60 tours sans capture ni nouveau pion</translation>
    </message>
    <message>
        <source>the game is over after 400 turns</source>
        <translation>la partie est finie après 400 tours</translation>
    </message>
    <message>
        <source>the game is over: a player has fewer than three pawns</source>
        <translation>la partie est finie&#xa0;: un joueur a moins de trois pions</translation>
    </message>
    <message>
        <source>Your Trio: enter a pawn</source>
        <translation>Votre Trio&#xa0;: mettez un pion en jeu</translation>
    </message>
    <message>
        <source>{name} has a Trio: enter a pawn</source>
        <translation>{name} a un Trio&#xa0;: un pion entre en jeu</translation>
    </message>
    <message>
        <source>{name} has a Trio: enter a pawn from hand or reserve, or decline</source>
        <translation>{name} a un Trio et peut mettre en jeu un pion à poser ou de réserve, ou refuser</translation>
    </message>
    <message numerus="yes">
        <source>{name} could capture: this move loses the %n crossed-out pawn(s) for good</source>
        <translation>
            <numerusform>{name} pourrait capturer&#xa0;: ce coup fait perdre pour toujours le pion barré</numerusform>
            <numerusform>{name} pourrait capturer&#xa0;: ce coup fait perdre pour toujours les %n pions barrés</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} captures another pawn or stops here</source>
        <translation>{name} capture un autre pion ou s’arrête ici</translation>
    </message>
    <message>
        <source>Your Trio: enter a pawn from your hand, free one from {captors}, or decline</source>
        <translation>Votre Trio&#xa0;: mettez en jeu un pion à poser, libérez-en un détenu par {captors}, ou refusez</translation>
    </message>
    <message>
        <source>{name} has a Trio: enter a pawn from the hand, free one from {captors}, or decline</source>
        <translation>{name} a un Trio et peut mettre en jeu un pion à poser, en libérer un détenu par {captors}, ou refuser</translation>
    </message>
    <message>
        <source>Your Trio: free a pawn of yours from {captors}, or decline</source>
        <translation>Votre Trio&#xa0;: libérez un de vos pions détenu par {captors}, ou refusez</translation>
    </message>
    <message>
        <source>{name} has a Trio: free a pawn from {captors}, or decline</source>
        <translation>{name} a un Trio et peut libérer un pion détenu par {captors}, ou refuser</translation>
    </message>
    <message>
        <source>Your Trio: enter a pawn from your hand or your reserve, or decline</source>
        <translation>Votre Trio&#xa0;: mettez en jeu un pion à poser ou de votre réserve, ou refusez</translation>
    </message>
    <message>
        <source>Your Trio: enter a pawn from your hand, or decline</source>
        <translation>Votre Trio&#xa0;: mettez en jeu un pion à poser, ou refusez</translation>
    </message>
    <message>
        <source>{name} has a Trio: enter a pawn from the hand, or decline</source>
        <translation>{name} a un Trio et peut mettre en jeu un pion à poser, ou refuser</translation>
    </message>
    <message>
        <source>Your Trio: enter a pawn from your reserve, or decline</source>
        <translation>Votre Trio&#xa0;: mettez en jeu un pion de votre réserve, ou refusez</translation>
    </message>
    <message>
        <source>{name} has a Trio: enter a pawn from the reserve, or decline</source>
        <translation>{name} a un Trio et peut mettre en jeu un pion de réserve, ou refuser</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) one by one</source>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions, un à un</numerusform>
        </translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} ou {last}</translation>
    </message>
    <message>
        <source>Capture another pawn or stop here</source>
        <translation>Capturez un autre pion ou arrêtez-vous ici</translation>
    </message>
    <message>
        <source>You must capture another pawn</source>
        <translation>Vous devez capturer un autre pion</translation>
    </message>
    <message>
        <source>{name} must capture another pawn</source>
        <translation>{name} doit capturer un autre pion</translation>
    </message>
    <message numerus="yes">
        <source>You could capture: this move costs you %n pawn(s) and the match</source>
        <translation>
            <numerusform>Vous pourriez capturer&#xa0;: ce coup vous coûte %n pion et la partie</numerusform>
            <numerusform>Vous pourriez capturer&#xa0;: ce coup vous coûte %n pions et la partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} could capture: this move costs %n pawn(s) and the match</source>
        <translation>
            <numerusform>{name} pourrait capturer&#xa0;: ce coup coûte %n pion et la partie</numerusform>
            <numerusform>{name} pourrait capturer&#xa0;: ce coup coûte %n pions et la partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could capture: this move costs your last %n pawn(s), and you are out</source>
        <translation>
            <numerusform>Vous pourriez capturer&#xa0;: ce coup vous coûte votre dernier pion et vous met hors jeu</numerusform>
            <numerusform>Vous pourriez capturer&#xa0;: ce coup vous coûte vos %n derniers pions et vous met hors jeu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} could capture: this move costs the last %n pawn(s)</source>
        <translation>
            <numerusform>{name} pourrait capturer&#xa0;: ce coup coûte le dernier pion</numerusform>
            <numerusform>{name} pourrait capturer&#xa0;: ce coup coûte les %n derniers pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could capture: this move loses the %n crossed-out pawn(s) for good</source>
        <translation>
            <numerusform>Vous pourriez capturer&#xa0;: ce coup vous fait perdre pour toujours le pion barré</numerusform>
            <numerusform>Vous pourriez capturer&#xa0;: ce coup vous fait perdre pour toujours les %n pions barrés</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} can capture</source>
        <translation>{name} peut capturer</translation>
    </message>
    <message>
        <source>You can capture</source>
        <translation>Vous pouvez capturer</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: the game ends in %n turn(s) without a capture or a new pawn</source>
        <translation>
            <numerusform>À vous de jouer&#xa0;: fin de la partie dans %n tour, sauf capture ou nouveau pion</numerusform>
            <numerusform>À vous de jouer&#xa0;: fin de la partie dans %n tours, sauf capture ou nouveau pion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} moves: the game ends in %n turn(s) without a capture or a new pawn</source>
        <translation>
            <numerusform>{name} joue&#xa0;: fin de la partie dans %n tour, sauf capture ou nouveau pion</numerusform>
            <numerusform>{name} joue&#xa0;: fin de la partie dans %n tours, sauf capture ou nouveau pion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: the game ends in %n turn(s)</source>
        <translation>
            <numerusform>À vous de jouer&#xa0;: fin de la partie dans %n tour</numerusform>
            <numerusform>À vous de jouer&#xa0;: fin de la partie dans %n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} moves: the game ends in %n turn(s)</source>
        <translation>
            <numerusform>{name} joue&#xa0;: fin de la partie dans %n tour</numerusform>
            <numerusform>{name} joue&#xa0;: fin de la partie dans %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} advances a pawn</source>
        <translation>{name} avance un pion</translation>
    </message>
    <message>
        <source>Your turn: advance a pawn</source>
        <translation>À vous&#xa0;: avancez un pion</translation>
    </message>
    <message>
        <source>{name} places a pawn</source>
        <translation>{name} pose un pion</translation>
    </message>
    <message>
        <source>Your turn: place a pawn</source>
        <translation>À vous&#xa0;: posez un pion</translation>
    </message>
    <message>
        <source>Your turn: place a pawn or advance one</source>
        <translation>À vous&#xa0;: posez un pion ou avancez-en un</translation>
    </message>
    <message>
        <source>{name} places a pawn or advances one</source>
        <translation>{name} pose un pion ou en avance un</translation>
    </message>
    <message>
        <source>The chain is given up: nobody has been captured.</source>
        <translation>Le coup continu est abandonné&#xa0;: aucun pion n’est capturé.</translation>
    </message>
    <message>
        <source>The move is taken back: no pawn is lost.</source>
        <translation>Le coup est repris&#xa0;: aucun pion n’est perdu.</translation>
    </message>
    <message>
        <source>With this move you lose the match. Make it once more if you mean it.</source>
        <translation>Avec ce coup, vous perdez la partie. Rejouez-le si vous le voulez vraiment.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) played</source>
        <translation>
            <numerusform>%n tour joué</numerusform>
            <numerusform>%n tours joués</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quiet turn(s) left</source>
        <translation>
            <numerusform>encore %n tour calme</numerusform>
            <numerusform>encore %n tours calmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>encore %n tour</numerusform>
            <numerusform>encore %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a pawn on {cell}</source>
        <translation>Posez un pion sur la case {cell}</translation>
    </message>
    <message>
        <source>Advance the pawn from {start} to {end}</source>
        <translation>Avancez le pion de {start} à {end}</translation>
    </message>
    <message>
        <source>Capture with the pawn on {start}: {way}</source>
        <translation>Capturez avec le pion de la case {start}&#xa0;: {way}</translation>
    </message>
    <message>
        <source>Free a pawn from {captor} and enter it on {cell}</source>
        <translation>Libérez un pion détenu par {captor} et mettez-le en jeu sur la case {cell}</translation>
    </message>
    <message>
        <source>Enter a pawn from the hand on {cell}</source>
        <translation>Mettez en jeu un pion à poser sur la case {cell}</translation>
    </message>
    <message>
        <source>Enter a pawn from the reserve on {cell}</source>
        <translation>Mettez en jeu un pion de votre réserve sur la case {cell}</translation>
    </message>
    <message>
        <source>Enter no pawn</source>
        <translation>Ne mettez aucun pion en jeu</translation>
    </message>
    <message numerus="yes">
        <source>It captures %n pawn(s)</source>
        <translation>
            <numerusform>La capture rapporte %n pion</numerusform>
            <numerusform>La capture rapporte %n pions</numerusform>
        </translation>
    </message>
    <message>
        <source>You can capture, so you must</source>
        <translation>Vous pouvez capturer, donc c’est obligatoire</translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n pawn(s) for good</source>
        <translation>
            <numerusform>Cela vous coûte %n pion pour toujours</numerusform>
            <numerusform>Cela vous coûte %n pions pour toujours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It completes %n Trio(s): a new pawn for each</source>
        <translation>
            <numerusform>%n Trio formé&#xa0;: un nouveau pion</numerusform>
            <numerusform>%n Trios formés&#xa0;: un nouveau pion pour chacun</numerusform>
        </translation>
    </message>
    <message>
        <source>It frees a pawn of yours</source>
        <translation>Un de vos pions est libéré</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n pawn(s) of yours out of danger</source>
        <translation>
            <numerusform>%n de vos pions est hors de danger</numerusform>
            <numerusform>%n de vos pions sont hors de danger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It offers %n pawn(s) of yours: whoever can capture must</source>
        <translation>
            <numerusform>%n de vos pions est offert&#xa0;: qui peut capturer le doit</numerusform>
            <numerusform>%n de vos pions sont offerts&#xa0;: qui peut capturer le doit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pawn can become part of %n Trio(s)</source>
        <translation>
            <numerusform>Le pion peut faire partie de %n Trio</numerusform>
            <numerusform>Le pion peut faire partie de %n Trios</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can capture the pawn there now</source>
        <translation>Personne ne peut capturer le pion à cet endroit pour l’instant</translation>
    </message>
    <message numerus="yes">
        <source>It threatens %n opposing pawn(s)</source>
        <translation>
            <numerusform>%n pion adverse est menacé</numerusform>
            <numerusform>%n pions adverses sont menacés</numerusform>
        </translation>
    </message>
    <message>
        <source>In {here} of {worlds} cases you soon win, otherwise in {there}</source>
        <translation>Vous gagnez bientôt dans {here} cas sur {worlds}, sinon dans {there}</translation>
    </message>
    <message>
        <source>In {here} of {worlds} cases {name} soon wins, otherwise in {there}</source>
        <translation>{name} gagne bientôt dans {here} cas sur {worlds}, sinon dans {there}</translation>
    </message>
    <message>
        <source>Your pawns a few turns later</source>
        <translation>Vos pions quelques tours plus tard</translation>
    </message>
    <message>
        <source>Pawns of {name} a few turns later</source>
        <translation>Pions de {name} quelques tours plus tard</translation>
    </message>
    <message>
        <source>Your prisoners a few turns later</source>
        <translation>Vos prisonniers quelques tours plus tard</translation>
    </message>
    <message>
        <source>Prisoners of {name} a few turns later</source>
        <translation>Prisonniers de {name} quelques tours plus tard</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n prisoner(s): the game is over</source>
        <translation>
            <numerusform>Vous détenez %n prisonnier&#xa0;: la partie est finie</numerusform>
            <numerusform>Vous détenez %n prisonniers&#xa0;: la partie est finie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n prisoner(s): the game is over</source>
        <translation>
            <numerusform>{name} détient %n prisonnier&#xa0;: la partie est finie</numerusform>
            <numerusform>{name} détient %n prisonniers&#xa0;: la partie est finie</numerusform>
        </translation>
    </message>
    <message>
        <source>You have fewer than three pawns: the game is over</source>
        <translation>Vous avez moins de trois pions&#xa0;: la partie est finie</translation>
    </message>
    <message>
        <source>{name} has fewer than three pawns: the game is over</source>
        <translation>{name} a moins de trois pions&#xa0;: la partie est finie</translation>
    </message>
    <message>
        <source>You alone have pawns left: the game is over</source>
        <translation>Il ne reste de pions qu’à vous&#xa0;: la partie est finie</translation>
    </message>
    <message>
        <source>{name} alone has pawns left: the game is over</source>
        <translation>Il ne reste de pions qu’à {name}&#xa0;: la partie est finie</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) without a capture or a new pawn: whoever has more pawns wins</source>
        <translation>
            <numerusform>%n tour sans capture ni nouveau pion&#xa0;: qui a le plus de pions gagne</numerusform>
            <numerusform>%n tours sans capture ni nouveau pion&#xa0;: qui a le plus de pions gagne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) without a capture or a new pawn: whoever has most prisoners wins</source>
        <translation>
            <numerusform>%n tour sans capture ni nouveau pion&#xa0;: qui a le plus de prisonniers gagne</numerusform>
            <numerusform>%n tours sans capture ni nouveau pion&#xa0;: qui a le plus de prisonniers gagne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n turn(s), whoever has more pawns wins</source>
        <translation>
            <numerusform>Après %n tour, qui a le plus de pions gagne</numerusform>
            <numerusform>Après %n tours, qui a le plus de pions gagne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n turn(s), whoever has most prisoners wins</source>
        <translation>
            <numerusform>Après %n tour, qui a le plus de prisonniers gagne</numerusform>
            <numerusform>Après %n tours, qui a le plus de prisonniers gagne</numerusform>
        </translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Menaces</translation>
    </message>
    <message>
        <source>Numbers on the cells</source>
        <translation>Numéros des cases</translation>
    </message>
    <message>
        <source>Lift a pawn from the hand</source>
        <translation>Prendre un pion à poser</translation>
    </message>
    <message>
        <source>Lift a pawn from the reserve</source>
        <translation>Prendre un pion de la réserve</translation>
    </message>
    <message>
        <source>Free a pawn from that player</source>
        <translation>Libérer un pion détenu par ce joueur</translation>
    </message>
    <message>
        <source>Show or hide threats</source>
        <translation>Afficher ou masquer les menaces</translation>
    </message>
</context>
<context>
    <name>ChancesPanel</name>
    <message>
        <source>Chances during the match</source>
        <translation>Les chances au fil de la partie</translation>
    </message>
    <message>
        <source>Being worked out: {number} of {all}</source>
        <translation>Calcul en cours&#xa0;: {number} sur {all}</translation>
    </message>
</context>
<context>
    <name>CircleAbout</name>
    <message>
        <source>Whoever is the first to reveal {suit} or {other} captures it.</source>
        <translation>Qui révèle en premier «&#xa0;{suit}&#xa0;» ou «&#xa0;{other}&#xa0;» la capture.</translation>
    </message>
    <message>
        <source>Token: {suit}</source>
        <translation>Jeton&#xa0;: {suit}</translation>
    </message>
    <message>
        <source>Marker: {suit}</source>
        <translation>Marqueur&#xa0;: {suit}</translation>
    </message>
    <message>
        <source>No card around the ring shows it, so it cannot be chosen now.</source>
        <translation>Aucune carte autour du cercle ne le montre&#xa0;: impossible de le choisir maintenant.</translation>
    </message>
    <message>
        <source>If nobody is faster, it captures {cards}.</source>
        <translation>Si personne ne vous devance, il capture&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>It stays secret until all but one have stopped.</source>
        <translation>Il reste secret jusqu’à ce que tous sauf un se soient arrêtés.</translation>
    </message>
    <message>
        <source>It stays secret until all but one have passed.</source>
        <translation>Il reste secret jusqu’à ce que tous sauf un aient passé.</translation>
    </message>
    <message>
        <source>Whoever stays in to the end reveals first; then the pile is revealed from the top, so whoever stops first captures last.</source>
        <translation>Le dernier en lice révèle son jeton en premier&#x202f;; puis on révèle la pile depuis le haut&#xa0;: qui s’arrête en premier capture en dernier.</translation>
    </message>
    <message>
        <source>Whoever stays in to the end reveals first; then the pile is revealed from the top, so whoever passes first captures last.</source>
        <translation>Le dernier en lice révèle son marqueur en premier&#x202f;; puis on révèle la pile depuis le haut&#xa0;: qui passe en premier capture en dernier.</translation>
    </message>
    <message>
        <source>Throw one boomerang from your reserve into the ring, and stay in.</source>
        <translation>Lancez un boomerang de votre réserve dans le cercle et restez en lice.</translation>
    </message>
    <message>
        <source>Put one stone from your reserve into the ring, and stay in.</source>
        <translation>Mettez une pierre de votre réserve dans le cercle et restez en lice.</translation>
    </message>
    <message>
        <source>Stop: your token goes on the pile, and you take all that is in the ring.</source>
        <translation>Arrêtez-vous&#xa0;: votre jeton va sur la pile et vous ramassez tout le cercle.</translation>
    </message>
    <message>
        <source>Pass: your marker goes on the pile, and you take all that is in the ring.</source>
        <translation>Passez&#xa0;: votre marqueur va sur la pile et vous ramassez tout le cercle.</translation>
    </message>
    <message>
        <source>Whoever throws adds one; whoever stops takes them all.</source>
        <translation>Qui lance en ajoute un&#x202f;; qui s’arrête les ramasse tous.</translation>
    </message>
    <message>
        <source>Whoever bids adds one; whoever passes takes them all.</source>
        <translation>Qui mise en ajoute une&#x202f;; qui passe les ramasse toutes.</translation>
    </message>
    <message>
        <source>The place of the token that you chose: it will come back here.</source>
        <translation>La place du jeton que vous avez choisi&#xa0;: il reviendra ici.</translation>
    </message>
    <message>
        <source>The place of the marker that you chose: it will come back here.</source>
        <translation>La place du marqueur que vous avez choisi&#xa0;: il reviendra ici.</translation>
    </message>
    <message>
        <source>The game is over when a new round should begin and the deck is empty.</source>
        <translation>La partie est finie quand une manche doit commencer et que la pioche est vide.</translation>
    </message>
    <message>
        <source>Once the deck is empty, rounds go on until every card has been captured.</source>
        <translation>Une fois la pioche vide, les manches continuent jusqu’à ce que toutes les cartes soient capturées.</translation>
    </message>
    <message>
        <source>You begin this round, and it goes on clockwise.</source>
        <translation>Vous commencez cette manche&#x202f;; elle se joue dans le sens horaire.</translation>
    </message>
    <message>
        <source>{name} begins this round, and it goes on clockwise.</source>
        <translation>{name} commence cette manche&#x202f;; elle se joue dans le sens horaire.</translation>
    </message>
    <message>
        <source>You begin this round, and it goes on anticlockwise.</source>
        <translation>Vous commencez cette manche&#x202f;; elle se joue dans le sens antihoraire.</translation>
    </message>
    <message>
        <source>{name} begins this round, and it goes on anticlockwise.</source>
        <translation>{name} commence cette manche&#x202f;; elle se joue dans le sens antihoraire.</translation>
    </message>
    <message>
        <source>Whoever stays in to the end begins the next.</source>
        <translation>Qui reste en lice jusqu’au bout commence la suivante.</translation>
    </message>
    <message>
        <source>Whoever passes first begins the next.</source>
        <translation>Qui passe en premier commence la suivante.</translation>
    </message>
    <message>
        <source>Lay the token that you choose here. It stays secret until it is revealed.</source>
        <translation>Posez ici le jeton que vous choisissez. Il reste secret jusqu’à ce qu’il soit révélé.</translation>
    </message>
    <message>
        <source>Here lies the token that {name} chooses, face down until it is revealed.</source>
        <translation>Ici se trouve le jeton choisi par {name}, caché jusqu’à ce qu’il soit révélé.</translation>
    </message>
    <message>
        <source>Lay the marker that you choose here. It stays secret until it is revealed.</source>
        <translation>Posez ici le marqueur que vous choisissez. Il reste secret jusqu’à ce qu’il soit révélé.</translation>
    </message>
    <message>
        <source>Here lies the marker that {name} chooses, face down until it is revealed.</source>
        <translation>Ici se trouve le marqueur choisi par {name}, caché jusqu’à ce qu’il soit révélé.</translation>
    </message>
    <message>
        <source>Anyone can count what was put in and taken.</source>
        <translation>Chacun peut compter ce qui a été misé et ramassé.</translation>
    </message>
    <message>
        <source>At the end every complete set of 6 is worth 1 point: now {points}.</source>
        <translation>À la fin, chaque lot complet de 6 vaut 1 point&#xa0;: {points} en ce moment.</translation>
    </message>
    <message>
        <source>If the game ended now: 1 point for each card of a species of which nobody has more, and 1 for every 6 boomerangs.</source>
        <translation>Si la partie finissait maintenant&#xa0;: 1 point par carte de chaque espèce dont personne n’a davantage, et 1 pour 6 boomerangs.</translation>
    </message>
    <message>
        <source>If the game ended now: 1 point for each card of a species of which nobody has more, and 1 for every 6 stones.</source>
        <translation>Si la partie finissait maintenant&#xa0;: 1 point par carte de chaque espèce dont personne n’a davantage, et 1 pour 6 pierres.</translation>
    </message>
    <message>
        <source>At the end each card of a species is worth 1 point to whoever has the most of them, also in a tie.</source>
        <translation>À la fin, seuls ceux qui ont le plus de cartes d’une espèce marquent&#xa0;: 1 point par carte, même à égalité.</translation>
    </message>
    <message>
        <source>“+{lead}” is the lead over the next. Whoever leads at the end scores 1 point for each card.</source>
        <translation>«&#xa0;+{lead}&#xa0;» est l’avance sur le suivant. Qui est en tête à la fin marque 1 point par carte.</translation>
    </message>
    <message>
        <source>“=” is a tie for the lead with {names}: everyone in it scores in full.</source>
        <translation>«&#xa0;=&#xa0;»&#xa0;: égalité en tête avec {names}&#x202f;; chacun marque tous ses points.</translation>
    </message>
    <message>
        <source>{names} lead with {count} each: nobody else would get points.</source>
        <translation>En tête avec {count}&#xa0;: {names}&#x202f;; personne d’autre n’aurait de points.</translation>
    </message>
    <message>
        <source>You lead with {count}: only you would score.</source>
        <translation>Vous êtes en tête avec {count}&#xa0;: personne d’autre ne marquerait de points.</translation>
    </message>
    <message>
        <source>{name} leads with {count}: nobody else would score.</source>
        <translation>{name} est en tête avec {count}&#xa0;: personne d’autre ne marquerait de points.</translation>
    </message>
</context>
<context>
    <name>CircleInfo</name>
    <message>
        <source>Hidden reserves</source>
        <translation>Réserves cachées</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Changing direction</source>
        <translation>Sens alterné</translation>
    </message>
    <message>
        <source>Nobody is shown what the others hold; counting is fair.</source>
        <translation>Nul ne voit ce que les autres ont en réserve&#x202f;; compter est permis.</translation>
    </message>
    <message>
        <source>Points are added up. Each game begins one seat further on, and the first seat comes round again. · L7</source>
        <translation>Les points s’additionnent. Chaque partie commence une place plus loin, puis on revient à la première. · L7</translation>
    </message>
    <message>
        <source>In a series, every second game goes the other way round the table.</source>
        <translation>Dans une série, une partie sur deux se joue dans le sens antihoraire.</translation>
    </message>
    <message>
        <source>Only in a series of games: a single one goes clockwise.</source>
        <translation>Seulement dans une série&#xa0;: une partie seule se joue dans le sens horaire.</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserve</translation>
    </message>
</context>
<context>
    <name>CircleLabels</name>
    <message>
        <source>The ring: {things}</source>
        <translation>Le cercle&#xa0;: {things}</translation>
    </message>
    <message>
        <source>What lies in the ring: {things}</source>
        <translation>Contenu du cercle&#xa0;: {things}</translation>
    </message>
    <message>
        <source>Take it to your reserve to stop.</source>
        <translation>Ramassez tout dans votre réserve pour vous arrêter.</translation>
    </message>
    <message numerus="yes">
        <source>The deck: %n card(s)</source>
        <translation>
            <numerusform>La pioche&#xa0;: %n carte</numerusform>
            <numerusform>La pioche&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Put your token here to stop.</source>
        <translation>Posez ici votre jeton pour vous arrêter.</translation>
    </message>
    <message>
        <source>{name} begins the round</source>
        <translation>{name} commence la manche</translation>
    </message>
    <message>
        <source>The place before {name} for a token</source>
        <translation>{name}&#xa0;: où poser le jeton</translation>
    </message>
    <message>
        <source>{name}&apos;s token, face down</source>
        <translation>{name}&#xa0;: jeton caché</translation>
    </message>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>{name}&#xa0;: cartes capturées</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Vos cartes capturées</translation>
    </message>
    <message>
        <source>{animal}: you have {count}</source>
        <translation>{animal}&#xa0;: vous en avez {count}</translation>
    </message>
    <message>
        <source>{animal}: {name} has {count}</source>
        <translation>{animal}&#xa0;: {name} en a {count}</translation>
    </message>
    <message>
        <source>You begin the round</source>
        <translation>Vous commencez la manche</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) around the ring show(s) it</source>
        <translation>
            <numerusform>symbole présent sur %n carte autour du cercle</numerusform>
            <numerusform>symbole présent sur %n cartes autour du cercle</numerusform>
        </translation>
    </message>
    <message>
        <source>Token: {suit}</source>
        <translation>Jeton&#xa0;: {suit}</translation>
    </message>
    <message>
        <source>Marker: {suit}</source>
        <translation>Marqueur&#xa0;: {suit}</translation>
    </message>
    <message>
        <source>The pile of tokens on the deck: empty</source>
        <translation>Pile de jetons sur la pioche&#xa0;: vide</translation>
    </message>
    <message>
        <source>The pile of markers beside the cards: empty</source>
        <translation>Pile de marqueurs à côté des cartes&#xa0;: vide</translation>
    </message>
    <message>
        <source>The pile of tokens, from the bottom: {names}</source>
        <translation>Pile de jetons, depuis le bas&#xa0;: {names}</translation>
    </message>
    <message>
        <source>The pile of markers, from the bottom: {names}</source>
        <translation>Pile de marqueurs, depuis le bas&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Put your marker here to pass.</source>
        <translation>Posez ici votre marqueur pour passer.</translation>
    </message>
    <message>
        <source>Take it to your reserve to pass.</source>
        <translation>Ramassez tout dans votre réserve pour passer.</translation>
    </message>
    <message>
        <source>The place before you for a token</source>
        <translation>Devant vous&#xa0;: où poser le jeton</translation>
    </message>
    <message>
        <source>The place before you for a marker</source>
        <translation>Devant vous&#xa0;: où poser le marqueur</translation>
    </message>
    <message>
        <source>The place before {name} for a marker</source>
        <translation>{name}&#xa0;: où poser le marqueur</translation>
    </message>
    <message>
        <source>Your token: {suit}</source>
        <translation>Votre jeton&#xa0;: {suit}</translation>
    </message>
    <message>
        <source>{name}&apos;s token: {suit}</source>
        <translation>{name}&#xa0;: jeton «&#xa0;{suit}&#xa0;»</translation>
    </message>
    <message>
        <source>Your marker: {suit}</source>
        <translation>Votre marqueur&#xa0;: {suit}</translation>
    </message>
    <message>
        <source>{name}&apos;s marker: {suit}</source>
        <translation>{name}&#xa0;: marqueur «&#xa0;{suit}&#xa0;»</translation>
    </message>
    <message>
        <source>Your token, face down</source>
        <translation>Votre jeton, caché</translation>
    </message>
    <message>
        <source>{name}&apos;s marker, face down</source>
        <translation>{name}&#xa0;: marqueur caché</translation>
    </message>
    <message>
        <source>Your marker, face down</source>
        <translation>Votre marqueur, caché</translation>
    </message>
    <message>
        <source>{name}&apos;s reserve is hidden</source>
        <translation>{name}&#xa0;: réserve cachée</translation>
    </message>
    <message>
        <source>Your reserve is hidden</source>
        <translation>Votre réserve est cachée</translation>
    </message>
    <message>
        <source>{name}&apos;s reserve: {things}</source>
        <translation>{name}&#xa0;: {things} en réserve</translation>
    </message>
    <message>
        <source>Your reserve: {things}</source>
        <translation>Votre réserve&#xa0;: {things}</translation>
    </message>
    <message>
        <source>Put a boomerang into the ring to throw it.</source>
        <translation>Mettez un boomerang dans le cercle pour le lancer.</translation>
    </message>
    <message>
        <source>Put a stone into the ring to bid it.</source>
        <translation>Mettez une pierre dans le cercle pour la miser.</translation>
    </message>
    <message>
        <source>no card yet</source>
        <translation>pas encore de carte</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>S’arrêter</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Miser</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Touche {key}</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>votre choix</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>in</source>
        <translation>en lice</translation>
    </message>
    <message>
        <source>you have chosen</source>
        <translation>vous avez choisi</translation>
    </message>
    <message>
        <source>you are still in</source>
        <translation>encore en lice</translation>
    </message>
    <message>
        <source>you stopped {place}</source>
        <translation>s’arrête en {place}</translation>
    </message>
    <message>
        <source>passed {place}</source>
        <translation>passe en {place}</translation>
    </message>
    <message>
        <source>you passed {place}</source>
        <translation>passe en {place}</translation>
    </message>
    <message>
        <source>chooses a token</source>
        <translation>choisit un jeton</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>stopped {place}</source>
        <translation>s’arrête en {place}</translation>
    </message>
    <message>
        <source>still in</source>
        <translation>encore en lice</translation>
    </message>
    <message>
        <source>choose a token</source>
        <translation>choisissez un jeton</translation>
    </message>
    <message>
        <source>chooses a marker</source>
        <translation>choisit un marqueur</translation>
    </message>
    <message>
        <source>choose a marker</source>
        <translation>choisissez un marqueur</translation>
    </message>
    <message>
        <source>out 1st</source>
        <translation>sort en 1er</translation>
    </message>
    <message>
        <source>out 2nd</source>
        <translation>sort en 2e</translation>
    </message>
    <message>
        <source>out 3rd</source>
        <translation>sort en 3e</translation>
    </message>
    <message>
        <source>out 4th</source>
        <translation>sort en 4e</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <source>{animal}: nobody yet</source>
        <translation>{animal}&#xa0;: encore personne</translation>
    </message>
    <message>
        <source>{animal}: {names} have {count} each</source>
        <translation>{animal}&#xa0;: {names} à égalité avec {count}</translation>
    </message>
    <message numerus="yes">
        <source>{animal}: you have {count}, %n more than the next</source>
        <translation>
            <numerusform>{animal}&#xa0;: vous en avez {count}, soit %n d’avance</numerusform>
            <numerusform>{animal}&#xa0;: vous en avez {count}, soit %n d’avance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animal}: {name} has {count}, %n more than the next</source>
        <translation>
            <numerusform>{animal}&#xa0;: {name} en a {count}, soit %n d’avance</numerusform>
            <numerusform>{animal}&#xa0;: {name} en a {count}, soit %n d’avance</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CircleNames</name>
    <message>
        <source>Fish</source>
        <translation>Poisson</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>Tortue</translation>
    </message>
    <message>
        <source>Kangaroo</source>
        <translation>Kangourou</translation>
    </message>
    <message>
        <source>Emu</source>
        <translation>Émeu</translation>
    </message>
    <message>
        <source>Gecko</source>
        <translation>Gecko</translation>
    </message>
    <message>
        <source>Armadillo</source>
        <translation>Tatou</translation>
    </message>
    <message>
        <source>Aurochs</source>
        <translation>Aurochs</translation>
    </message>
    <message>
        <source>Deer</source>
        <translation>Cerf</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Cheval</translation>
    </message>
    <message>
        <source>Mammoth</source>
        <translation>Mammouth</translation>
    </message>
    <message>
        <source>Rhinoceros</source>
        <translation>Rhinocéros</translation>
    </message>
    <message>
        <source>Ibex</source>
        <translation>Bouquetin</translation>
    </message>
    <message>
        <source>water</source>
        <translation>eau</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>forêt</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>plaine</translation>
    </message>
    <message>
        <source>desert</source>
        <translation>désert</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>montagne</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rose</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brun</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>{animal}: {suit} and {other}</source>
        <translation>{animal}&#xa0;: {suit} et {other}</translation>
    </message>
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
            <numerusform>%n pierre</numerusform>
            <numerusform>%n pierres</numerusform>
        </translation>
    </message>
    <message>
        <source>Reserve: 1 for every 6 boomerangs</source>
        <translation>Réserve&#xa0;: 1 pour 6 boomerangs</translation>
    </message>
    <message>
        <source>Reserve: 1 for every 6 stones</source>
        <translation>Réserve&#xa0;: 1 pour 6 pierres</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
</context>
<context>
    <name>CircleStory</name>
    <message>
        <source>{name} has chosen a token</source>
        <translation>{name} a choisi un jeton</translation>
    </message>
    <message>
        <source>You have chosen a token</source>
        <translation>Vous avez choisi un jeton</translation>
    </message>
    <message>
        <source>{name} has chosen a marker</source>
        <translation>{name} a choisi un marqueur</translation>
    </message>
    <message>
        <source>You have chosen a marker</source>
        <translation>Vous avez choisi un marqueur</translation>
    </message>
    <message>
        <source>{name} throws a boomerang</source>
        <translation>{name} lance un boomerang</translation>
    </message>
    <message>
        <source>You throw a boomerang</source>
        <translation>Vous lancez un boomerang</translation>
    </message>
    <message>
        <source>You put a stone into the ring</source>
        <translation>Vous mettez une pierre dans le cercle</translation>
    </message>
    <message>
        <source>{name} puts a stone into the ring</source>
        <translation>{name} met une pierre dans le cercle</translation>
    </message>
    <message>
        <source>You stop; the ring is empty</source>
        <translation>Vous vous arrêtez&#x202f;; le cercle est vide</translation>
    </message>
    <message>
        <source>{name} stops; the ring is empty</source>
        <translation>{name} s’arrête&#x202f;; le cercle est vide</translation>
    </message>
    <message>
        <source>You pass; the ring is empty</source>
        <translation>Vous passez&#x202f;; le cercle est vide</translation>
    </message>
    <message>
        <source>{name} passes; the ring is empty</source>
        <translation>{name} passe&#x202f;; le cercle est vide</translation>
    </message>
    <message numerus="yes">
        <source>You stop and take %n boomerang(s)</source>
        <translation>
            <numerusform>Vous vous arrêtez et ramassez %n boomerang</numerusform>
            <numerusform>Vous vous arrêtez et ramassez %n boomerangs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} stops and takes %n boomerang(s)</source>
        <translation>
            <numerusform>{name} s’arrête et ramasse %n boomerang</numerusform>
            <numerusform>{name} s’arrête et ramasse %n boomerangs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass and take %n stone(s)</source>
        <translation>
            <numerusform>Vous passez et ramassez %n pierre</numerusform>
            <numerusform>Vous passez et ramassez %n pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passes and takes %n stone(s)</source>
        <translation>
            <numerusform>{name} passe et ramasse %n pierre</numerusform>
            <numerusform>{name} passe et ramasse %n pierres</numerusform>
        </translation>
    </message>
    <message>
        <source>You reveal {suit} and capture {cards}</source>
        <translation>Vous révélez «&#xa0;{suit}&#xa0;» et capturez&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>You reveal {suit} and capture nothing</source>
        <translation>Vous révélez «&#xa0;{suit}&#xa0;» et ne capturez rien</translation>
    </message>
    <message numerus="yes">
        <source>You stayed in longest and begin; %n new card(s) · H6</source>
        <translation>
            <numerusform>Vous avez tenu jusqu’au bout et commencez&#x202f;; %n nouvelle carte · H6</numerusform>
            <numerusform>Vous avez tenu jusqu’au bout et commencez&#x202f;; %n nouvelles cartes · H6</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You passed first and begin; %n new card(s) · L4</source>
        <translation>
            <numerusform>Vous avez passé en premier et commencez&#x202f;; %n nouvelle carte · L4</numerusform>
            <numerusform>Vous avez passé en premier et commencez&#x202f;; %n nouvelles cartes · L4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} passed first and begins; %n new card(s) · L4</source>
        <translation>
            <numerusform>{name} a passé en premier et commence&#x202f;; %n nouvelle carte · L4</numerusform>
            <numerusform>{name} a passé en premier et commence&#x202f;; %n nouvelles cartes · L4</numerusform>
        </translation>
    </message>
    <message>
        <source>You begin the next game again, and it goes anticlockwise · L7</source>
        <translation>C’est de nouveau vous qui commencez la partie suivante, dans le sens antihoraire · L7</translation>
    </message>
    <message>
        <source>{name} begins the next game again, and it goes anticlockwise · L7</source>
        <translation>C’est de nouveau {name} qui commence la partie suivante, dans le sens antihoraire · L7</translation>
    </message>
    <message>
        <source>You begin the next game again, and it goes clockwise · L7</source>
        <translation>C’est de nouveau vous qui commencez la partie suivante, dans le sens horaire · L7</translation>
    </message>
    <message>
        <source>{name} begins the next game again, and it goes clockwise · L7</source>
        <translation>C’est de nouveau {name} qui commence la partie suivante, dans le sens horaire · L7</translation>
    </message>
    <message>
        <source>{name} reveals {suit} and captures nothing</source>
        <translation>{name} révèle «&#xa0;{suit}&#xa0;» et ne capture rien</translation>
    </message>
    <message>
        <source>You begin. In the rulebook it is whoever lives nearest to the Aboriginal lands; here it is chosen before the match, or left to chance. · H3</source>
        <translation>Vous commencez. Dans la règle d’origine, celui qui habite le plus près des terres aborigènes commence&#x202f;; ici, on choisit avant la partie, ou le hasard décide. · H3</translation>
    </message>
    <message>
        <source>{name} begins. In the rulebook it is whoever lives nearest to the Aboriginal lands; here it is chosen before the match, or left to chance. · H3</source>
        <translation>{name} commence. Dans la règle d’origine, celui qui habite le plus près des terres aborigènes commence&#x202f;; ici, on choisit avant la partie, ou le hasard décide. · H3</translation>
    </message>
    <message>
        <source>You begin. In the rulebook it is the youngest; here it is chosen before the match, or left to chance. · L2</source>
        <translation>Vous commencez. Dans la règle d’origine, c’est au plus jeune de commencer&#x202f;; ici, on choisit avant la partie, ou le hasard décide. · L2</translation>
    </message>
    <message>
        <source>{name} begins. In the rulebook it is the youngest; here it is chosen before the match, or left to chance. · L2</source>
        <translation>{name} commence. Dans la règle d’origine, c’est au plus jeune de commencer&#x202f;; ici, on choisit avant la partie, ou le hasard décide. · L2</translation>
    </message>
    <message>
        <source>{name} reveals {suit} and captures {cards}</source>
        <translation>{name} révèle «&#xa0;{suit}&#xa0;» et capture&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Game {number} is over: {points}</source>
        <translation>Fin de la partie {number}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Game {number} is over: {points}. All games so far: {totals}</source>
        <translation>Fin de la partie {number}&#xa0;: {points}. Total jusqu’ici&#xa0;: {totals}</translation>
    </message>
    <message numerus="yes">
        <source>{name} stayed in longest and begins; %n new card(s) · H6</source>
        <translation>
            <numerusform>{name} a tenu jusqu’au bout et commence&#x202f;; %n nouvelle carte · H6</numerusform>
            <numerusform>{name} a tenu jusqu’au bout et commence&#x202f;; %n nouvelles cartes · H6</numerusform>
        </translation>
    </message>
    <message>
        <source>You begin the next game, and it goes anticlockwise · L7</source>
        <translation>Vous commencez la partie suivante, dans le sens antihoraire · L7</translation>
    </message>
    <message>
        <source>{name} begins the next game, and it goes anticlockwise · L7</source>
        <translation>{name} commence la partie suivante, dans le sens antihoraire · L7</translation>
    </message>
    <message>
        <source>You begin the next game, and it goes clockwise · L7</source>
        <translation>Vous commencez la partie suivante, dans le sens horaire · L7</translation>
    </message>
    <message>
        <source>{name} begins the next game, and it goes clockwise · L7</source>
        <translation>{name} commence la partie suivante, dans le sens horaire · L7</translation>
    </message>
</context>
<context>
    <name>CircleWords</name>
    <message>
        <source>the game is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>choose what a face-up card shows</source>
        <translation>choisissez ce que montre une carte face visible</translation>
    </message>
    <message>
        <source>wait for your turn</source>
        <translation>attendez votre tour</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>manche {round}</translation>
    </message>
    <message>
        <source>game {number} of {games}, round {round}, anticlockwise</source>
        <translation>partie {number}/{games}, manche {round}, sens antihoraire</translation>
    </message>
    <message>
        <source>game {number} of {games}, round {round}</source>
        <translation>partie {number}/{games}, manche {round}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Dernière manche</translation>
    </message>
    <message>
        <source>{name} throws a boomerang or stops</source>
        <translation>{name} lance un boomerang ou s’arrête</translation>
    </message>
    <message numerus="yes">
        <source>{name} throws, or stops and takes %n boomerang(s)</source>
        <translation>
            <numerusform>{name} lance, ou s’arrête et ramasse %n boomerang</numerusform>
            <numerusform>{name} lance, ou s’arrête et ramasse %n boomerangs</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} must stop: reserve and ring are empty</source>
        <translation>{name} doit s’arrêter&#xa0;: réserve et cercle sont vides</translation>
    </message>
    <message numerus="yes">
        <source>{name} must stop and take %n boomerang(s)</source>
        <translation>
            <numerusform>{name} doit s’arrêter et ramasser %n boomerang</numerusform>
            <numerusform>{name} doit s’arrêter et ramasser %n boomerangs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the token before you; it captures up to %n card(s)</source>
        <translation>
            <numerusform>Posez le jeton devant vous&#x202f;; il peut capturer %n carte</numerusform>
            <numerusform>Posez le jeton devant vous&#x202f;; il capture jusqu’à %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the marker before you; it captures up to %n card(s)</source>
        <translation>
            <numerusform>Posez le marqueur devant vous&#x202f;; il peut capturer %n carte</numerusform>
            <numerusform>Posez le marqueur devant vous&#x202f;; il capture jusqu’à %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay the token on the pile to stop</source>
        <translation>Posez le jeton sur la pile pour vous arrêter</translation>
    </message>
    <message>
        <source>Lay the marker on the pile to pass</source>
        <translation>Posez le marqueur sur la pile pour passer</translation>
    </message>
    <message>
        <source>Take what lies in the ring to your reserve to stop</source>
        <translation>Ramassez le contenu du cercle dans votre réserve pour vous arrêter</translation>
    </message>
    <message>
        <source>Take what lies in the ring to your reserve to pass</source>
        <translation>Ramassez le contenu du cercle dans votre réserve pour passer</translation>
    </message>
    <message>
        <source>Throw the boomerang into the ring</source>
        <translation>Lancez le boomerang dans le cercle</translation>
    </message>
    <message>
        <source>Put the stone into the ring</source>
        <translation>Mettez la pierre dans le cercle</translation>
    </message>
    <message>
        <source>{name} has {suit}</source>
        <translation>{name} a {suit}</translation>
    </message>
    <message>
        <source>Choose this token: {suit}</source>
        <translation>Choisissez ce jeton&#xa0;: {suit}</translation>
    </message>
    <message>
        <source>Choose this marker: {suit}</source>
        <translation>Choisissez ce marqueur&#xa0;: {suit}</translation>
    </message>
    <message>
        <source>Throw a boomerang into the ring</source>
        <translation>Lancez un boomerang dans le cercle</translation>
    </message>
    <message>
        <source>Bid a stone: put it into the ring</source>
        <translation>Misez une pierre dans le cercle</translation>
    </message>
    <message>
        <source>Stop, although the ring is empty</source>
        <translation>Arrêtez-vous, même si le cercle est vide</translation>
    </message>
    <message>
        <source>Pass, although the ring is empty</source>
        <translation>Passez, même si le cercle est vide</translation>
    </message>
    <message numerus="yes">
        <source>Stop and take %n boomerang(s)</source>
        <translation>
            <numerusform>Arrêtez-vous et ramassez %n boomerang</numerusform>
            <numerusform>Arrêtez-vous et ramassez %n boomerangs</numerusform>
        </translation>
    </message>
    <message>
        <source>Revealing ahead of one more player is worth about {much}</source>
        <translation>Révéler votre choix plus tôt, avant un joueur de plus, vous rapporte environ {much}</translation>
    </message>
    <message>
        <source>Revealing ahead of one more player would cost you about {much}</source>
        <translation>Révéler votre choix plus tôt, avant un joueur de plus, vous coûterait environ {much}</translation>
    </message>
    <message>
        <source>The boomerang costs you about {much}</source>
        <translation>Le boomerang vous coûte environ {much}</translation>
    </message>
    <message>
        <source>The stone costs you about {much}</source>
        <translation>La pierre vous coûte environ {much}</translation>
    </message>
    <message>
        <source>There is nothing to take yet: the ring is empty</source>
        <translation>Il n’y a encore rien à ramasser&#xa0;: le cercle est vide</translation>
    </message>
    <message>
        <source>It is too early to take what is in the ring: it is still growing</source>
        <translation>Il est trop tôt pour ramasser le contenu du cercle&#xa0;: il augmente encore</translation>
    </message>
    <message>
        <source>What lies in the ring is worth about {much}</source>
        <translation>Le contenu du cercle vaut environ {much}</translation>
    </message>
    <message>
        <source>In {here} of {worlds} likely cases you get cards, otherwise in {there}</source>
        <translation>Vous obtenez des cartes dans {here} cas probables sur {worlds}, sinon dans {there}</translation>
    </message>
    <message>
        <source>Cards that you get</source>
        <translation>Cartes que vous obtenez</translation>
    </message>
    <message>
        <source>Cards that {name} gets</source>
        <translation>Cartes qu’obtient {name}</translation>
    </message>
    <message>
        <source>Your boomerangs after the round</source>
        <translation>Vos boomerangs après la manche</translation>
    </message>
    <message>
        <source>Boomerangs of {name} after the round</source>
        <translation>Boomerangs de {name} après la manche</translation>
    </message>
    <message>
        <source>Your stones after the round</source>
        <translation>Vos pierres après la manche</translation>
    </message>
    <message>
        <source>Stones of {name} after the round</source>
        <translation>Pierres de {name} après la manche</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have been played; the totals decide (L7).</source>
        <translation>
            <numerusform>%n partie a été jouée&#x202f;; les totaux décident (L7).</numerusform>
            <numerusform>%n parties ont été jouées&#x202f;; les totaux décident (L7).</numerusform>
        </translation>
    </message>
    <message>
        <source>Every card has been captured (L5).</source>
        <translation>Toutes les cartes ont été capturées (L5).</translation>
    </message>
    <message>
        <source>In brackets: the cards, and what is in the reserve.</source>
        <translation>Entre parenthèses, le nombre de cartes ou ce qui reste en réserve.</translation>
    </message>
    <message>
        <source>Equal points: more boomerangs decide (H7).</source>
        <translation>Points égaux&#xa0;: qui a le plus de boomerangs l’emporte (H7).</translation>
    </message>
    <message>
        <source>Equal points: more stones decide (L6).</source>
        <translation>Points égaux&#xa0;: qui a le plus de pierres l’emporte (L6).</translation>
    </message>
    <message>
        <source>never the last one in</source>
        <translation>jamais en lice jusqu’au bout</translation>
    </message>
    <message numerus="yes">
        <source>stayed longest: last one in %n time(s)</source>
        <translation>
            <numerusform>a tenu le plus longtemps&#xa0;: %n fois jusqu’au bout</numerusform>
            <numerusform>a tenu le plus longtemps&#xa0;: %n fois jusqu’au bout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last one in %n time(s)</source>
        <translation>
            <numerusform>%n fois en lice jusqu’au bout</numerusform>
            <numerusform>%n fois en lice jusqu’au bout</numerusform>
        </translation>
    </message>
    <message>
        <source>took nothing from the ring</source>
        <translation>rien ramassé dans le cercle</translation>
    </message>
    <message numerus="yes">
        <source>took most from the ring: %n boomerang(s)</source>
        <translation>
            <numerusform>a ramassé le plus dans le cercle&#xa0;: %n boomerang</numerusform>
            <numerusform>a ramassé le plus dans le cercle&#xa0;: %n boomerangs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n boomerang(s) from the ring</source>
        <translation>
            <numerusform>%n boomerang ramassé dans le cercle</numerusform>
            <numerusform>%n boomerangs ramassés dans le cercle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took most from the ring: %n stone(s)</source>
        <translation>
            <numerusform>a ramassé le plus dans le cercle&#xa0;: %n pierre</numerusform>
            <numerusform>a ramassé le plus dans le cercle&#xa0;: %n pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n stone(s) from the ring</source>
        <translation>
            <numerusform>%n pierre ramassée dans le cercle</numerusform>
            <numerusform>%n pierres ramassées dans le cercle</numerusform>
        </translation>
    </message>
    <message>
        <source>captured no card</source>
        <translation>aucune carte capturée</translation>
    </message>
    <message numerus="yes">
        <source>captured most at once: %n card(s)</source>
        <translation>
            <numerusform>la plus grosse capture&#xa0;: %n carte</numerusform>
            <numerusform>la plus grosse capture&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>captured up to %n card(s) at once</source>
        <translation>
            <numerusform>meilleur coup&#xa0;: %n carte capturée</numerusform>
            <numerusform>meilleur coup&#xa0;: %n cartes capturées</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck is empty (H5).</source>
        <translation>La pioche est vide (H5).</translation>
    </message>
    <message numerus="yes">
        <source>The deck is empty; %n card(s) on the table score for nobody (H5).</source>
        <translation>
            <numerusform>La pioche est vide&#x202f;; %n carte restée sur la table ne compte dans aucun score (H5).</numerusform>
            <numerusform>La pioche est vide&#x202f;; %n cartes restées sur la table ne comptent dans aucun score (H5).</numerusform>
        </translation>
    </message>
    <message>
        <source>Majorities and scores</source>
        <translation>Majorités et scores</translation>
    </message>
    <message>
        <source>Choose a token</source>
        <translation>Choisir un jeton</translation>
    </message>
    <message>
        <source>Choose a marker</source>
        <translation>Choisir un marqueur</translation>
    </message>
    <message>
        <source>Pass and take what is in the ring</source>
        <translation>Passer et ramasser le contenu du cercle</translation>
    </message>
    <message>
        <source>Look at your own marker again (or hold it down)</source>
        <translation>Revoir votre propre marqueur (ou appui long dessus)</translation>
    </message>
    <message>
        <source>Throw a boomerang</source>
        <translation>Lancer un boomerang</translation>
    </message>
    <message>
        <source>Bid a stone</source>
        <translation>Miser une pierre</translation>
    </message>
    <message>
        <source>Stop and take what is in the ring</source>
        <translation>S’arrêter et ramasser le contenu du cercle</translation>
    </message>
    <message>
        <source>the choice is made before the bidding, once a round</source>
        <translation>le choix se fait avant les mises, une fois par manche</translation>
    </message>
    <message>
        <source>everybody must choose first</source>
        <translation>chacun doit d’abord faire son choix</translation>
    </message>
    <message>
        <source>your reserve is empty: you can bid no more</source>
        <translation>votre réserve est vide&#xa0;: vous ne pouvez plus miser</translation>
    </message>
    <message>
        <source>Still to choose a token: {names}</source>
        <translation>Jeton à choisir&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Still to choose a marker: {names}</source>
        <translation>Marqueur à choisir&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Choose a territory in secret</source>
        <translation>Choisissez un territoire en secret</translation>
    </message>
    <message>
        <source>{name} chooses a territory in secret</source>
        <translation>{name} choisit un territoire en secret</translation>
    </message>
    <message>
        <source>Choose a colour in secret</source>
        <translation>Choisissez une couleur en secret</translation>
    </message>
    <message>
        <source>{name} chooses a colour in secret</source>
        <translation>{name} choisit une couleur en secret</translation>
    </message>
    <message>
        <source>Your turn: throw a boomerang or stop</source>
        <translation>À vous&#xa0;: lancez un boomerang ou arrêtez-vous</translation>
    </message>
    <message>
        <source>Your turn: bid a stone or pass</source>
        <translation>À vous&#xa0;: misez une pierre ou passez</translation>
    </message>
    <message>
        <source>{name} bids a stone or passes</source>
        <translation>{name} mise une pierre ou passe</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: throw, or stop and take %n boomerang(s)</source>
        <translation>
            <numerusform>À vous&#xa0;: lancez, ou arrêtez-vous et ramassez %n boomerang</numerusform>
            <numerusform>À vous&#xa0;: lancez, ou arrêtez-vous et ramassez %n boomerangs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: bid, or pass and take %n stone(s)</source>
        <translation>
            <numerusform>À vous&#xa0;: misez, ou passez et ramassez %n pierre</numerusform>
            <numerusform>À vous&#xa0;: misez, ou passez et ramassez %n pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} bids, or passes and takes %n stone(s)</source>
        <translation>
            <numerusform>{name} mise, ou passe et ramasse %n pierre</numerusform>
            <numerusform>{name} mise, ou passe et ramasse %n pierres</numerusform>
        </translation>
    </message>
    <message>
        <source>You must stop: your reserve and the ring are empty</source>
        <translation>Vous devez vous arrêter&#xa0;: votre réserve et le cercle sont vides</translation>
    </message>
    <message>
        <source>You must pass: your reserve and the ring are empty</source>
        <translation>Vous devez passer&#xa0;: votre réserve et le cercle sont vides</translation>
    </message>
    <message>
        <source>{name} must pass: reserve and ring are empty</source>
        <translation>{name} doit passer&#xa0;: réserve et cercle sont vides</translation>
    </message>
    <message numerus="yes">
        <source>You must stop and take %n boomerang(s)</source>
        <translation>
            <numerusform>Vous devez vous arrêter et ramasser %n boomerang</numerusform>
            <numerusform>Vous devez vous arrêter et ramasser %n boomerangs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must pass and take %n stone(s)</source>
        <translation>
            <numerusform>Vous devez passer et ramasser %n pierre</numerusform>
            <numerusform>Vous devez passer et ramasser %n pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must pass and take %n stone(s)</source>
        <translation>
            <numerusform>{name} doit passer et ramasser %n pierre</numerusform>
            <numerusform>{name} doit passer et ramasser %n pierres</numerusform>
        </translation>
    </message>
    <message>
        <source>You reveal your token</source>
        <translation>Vous révélez votre jeton</translation>
    </message>
    <message>
        <source>{name} reveals their token</source>
        <translation>{name} révèle son jeton</translation>
    </message>
    <message>
        <source>You reveal your marker</source>
        <translation>Vous révélez votre marqueur</translation>
    </message>
    <message>
        <source>{name} reveals their marker</source>
        <translation>{name} révèle son marqueur</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La manche est finie</translation>
    </message>
    <message numerus="yes">
        <source>Pass and take %n stone(s)</source>
        <translation>
            <numerusform>Passez et ramassez %n pierre</numerusform>
            <numerusform>Passez et ramassez %n pierres</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards of this choice are worth about {much} to you</source>
        <translation>Les cartes de ce choix vous rapportent environ {much}</translation>
    </message>
    <message>
        <source>The cards of this choice would cost you about {much}</source>
        <translation>Les cartes de ce choix vous coûteraient environ {much}</translation>
    </message>
    <message>
        <source>Chance that somebody else made this choice too: {percent}</source>
        <translation>Risque que quelqu’un d’autre ait fait le même choix&#xa0;: {percent}</translation>
    </message>
    <message>
        <source>Your reserve is nearly empty, and with nothing in it you can bid no more</source>
        <translation>Votre réserve est presque vide, et une fois vide vous ne pourrez plus miser</translation>
    </message>
    <message>
        <source>Look at your own token again (or hold it down)</source>
        <translation>Revoir votre propre jeton (ou appui long dessus)</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Take back</source>
        <translation>Reprendre mon coup</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Maintenir</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>I see</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>This costs you about {points} of 100 chances to win. Look again?</source>
        <translation>Ce coup vous coûte environ {points} chances sur 100 de gagner. Voulez-vous y réfléchir encore&#x202f;?</translation>
    </message>
    <message>
        <source>There is a better choice. {move}</source>
        <translation>Il y a mieux. {move}</translation>
    </message>
    <message>
        <source>What may follow: {answer}</source>
        <translation>Ce qui peut suivre&#xa0;: {answer}</translation>
    </message>
</context>
<context>
    <name>Commentary</name>
    <message>
        <source>How it ended</source>
        <translation>Comment cela s’est terminé</translation>
    </message>
    <message>
        <source>{number} · You</source>
        <translation>{number} · Vous</translation>
    </message>
    <message>
        <source>What {name} knew and did is hidden from these eyes.</source>
        <translation>Ce que {name} savait et a fait est caché à ces yeux.</translation>
    </message>
    <message>
        <source>This has not been worked out yet.</source>
        <translation>Ceci n’est pas encore calculé.</translation>
    </message>
    <message>
        <source>In the match: “{move}”</source>
        <translation>Dans la partie&#xa0;: «&#xa0;{move}&#xa0;»</translation>
    </message>
    <message>
        <source>Show what was played</source>
        <translation>Montrer ce qui a été joué</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Something better can be done here. Find it.</source>
        <translation>On peut faire mieux ici. Trouvez comment.</translation>
    </message>
    <message>
        <source>Said to {name}:</source>
        <translation>Ce qu’on dirait à {name}&#xa0;:</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>As good</source>
        <translation>Aussi bien</translation>
    </message>
    <message>
        <source>What may follow: {answer}</source>
        <translation>Ce qui peut suivre&#xa0;: {answer}</translation>
    </message>
    <message>
        <source>That is what was played.</source>
        <translation>C’est ce qui a été joué.</translation>
    </message>
    <message>
        <source>Being judged…</source>
        <translation>Évaluation en cours…</translation>
    </message>
    <message>
        <source>This could not be judged.</source>
        <translation>Ceci n’a pas pu être évalué.</translation>
    </message>
    <message>
        <source>That is the best.</source>
        <translation>C’est le meilleur coup.</translation>
    </message>
    <message>
        <source>That is as good as the best.</source>
        <translation>C’est aussi bon que le meilleur coup.</translation>
    </message>
    <message>
        <source>Good enough: {loss} of 100 chances behind the best.</source>
        <translation>C’est assez bon&#xa0;: {loss} chances sur 100 de moins que le meilleur coup.</translation>
    </message>
    <message>
        <source>Not yet: this is {loss} of 100 chances behind the best.</source>
        <translation>Pas encore&#xa0;: c’est {loss} chances sur 100 de moins que le meilleur coup.</translation>
    </message>
    <message>
        <source>This is {loss} of 100 chances behind the best.</source>
        <translation>C’est {loss} chances sur 100 de moins que le meilleur coup.</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Continuer à partir d’ici…</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>Revenir à la question</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Montrer</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Compare with…</source>
        <translation>Comparer avec…</translation>
    </message>
    <message>
        <source>Which match this one is compared with</source>
        <translation>Partie avec laquelle celle-ci est comparée</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>Comme elle a été jouée</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>this is the first level</source>
        <translation>c’est la première étape</translation>
    </message>
    <message>
        <source>this is the last level</source>
        <translation>c’est la dernière étape</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Pour jouer</translation>
    </message>
    <message>
        <source>To play well</source>
        <translation>Pour bien jouer</translation>
    </message>
    <message>
        <source>{lesson}, level {number}, done</source>
        <translation>{lesson}, étape {number}, terminée</translation>
    </message>
    <message>
        <source>{lesson}, level {number}</source>
        <translation>{lesson}, étape {number}</translation>
    </message>
    <message>
        <source>{said} You can play now.</source>
        <translation>{said} Maintenant, vous savez jouer.</translation>
    </message>
    <message>
        <source>Play a first match</source>
        <translation>Jouer une première partie</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>More lessons</source>
        <translation>D’autres leçons</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, c’est votre tour</translation>
    </message>
    <message>
        <source>The others look away. Only you see what comes next.</source>
        <translation>Les autres détournent les yeux. La suite ne regarde que vous.</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Me voici</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
</context>
<context>
    <name>Curves</name>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>No streak yet</source>
        <translation>Pas encore de série</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Jouer la donne d’aujourd’hui</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Jouer cette donne</translation>
    </message>
    <message>
        <source>Play it for practice</source>
        <translation>La jouer pour s’exercer</translation>
    </message>
    <message>
        <source>Your first attempt counts, and this was it.</source>
        <translation>Seul le premier essai compte&#xa0;: c’était celui-ci.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>La continuer</translation>
    </message>
    <message>
        <source>Your first attempt counts: play it to its end, or give it up.</source>
        <translation>Seul le premier essai compte&#xa0;: jouez-le jusqu’au bout, ou abandonnez-le.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>One deal for each game, every day, and the same on every computer.</source>
        <translation>Une donne par jeu, chaque jour, la même sur tous les ordinateurs.</translation>
    </message>
    <message>
        <source>{game} · played today</source>
        <translation>{game} · jouée aujourd’hui</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Regarder</translation>
    </message>
</context>
<context>
    <name>DealPages</name>
    <message>
        <source>The deal of {day}, for practice: your first attempt counts.</source>
        <translation>La donne du {day}, pour s’exercer&#xa0;: seul votre premier essai compte.</translation>
    </message>
    <message>
        <source>The deal of {day}</source>
        <translation>La donne du {day}</translation>
    </message>
    <message>
        <source>Your first attempt at this deal counts: here it goes on.</source>
        <translation>Seul votre premier essai de cette donne compte&#xa0;: le voici, là où vous l’avez laissé.</translation>
    </message>
    <message>
        <source>Save the challenge</source>
        <translation>Enregistrer le défi</translation>
    </message>
    <message>
        <source>“{file}” can be sent to somebody. The program shows them what you made of the deal once they have played it; the file itself does not hide it.</source>
        <translation>«&#xa0;{file}&#xa0;» peut être envoyé à quelqu’un. Le programme ne lui montre votre partie qu’une fois la donne jouée&#x202f;; le fichier lui-même ne la cache pas.</translation>
    </message>
    <message>
        <source>A challenge by {name}, for practice: your first attempt counts.</source>
        <translation>Un défi de {name}, pour s’exercer&#xa0;: seul votre premier essai compte.</translation>
    </message>
    <message>
        <source>A challenge by {name}. What they made of it is told when you have played.</source>
        <translation>Un défi de {name}. Son résultat vous sera montré quand vous aurez joué.</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message>
        <source>The same deal</source>
        <translation>La même donne</translation>
    </message>
    <message>
        <source>What would a master make of it?</source>
        <translation>Qu’en ferait un maître&#x202f;?</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>{place} of {all}</source>
        <translation>{place} sur {all}</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>{name}&apos;s challenge</source>
        <translation>Défi de {name}</translation>
    </message>
    <message>
        <source>{name}, {day}</source>
        <translation>{name}, {day}</translation>
    </message>
    <message>
        <source>That could not be worked out.</source>
        <translation>Cela n’a pas pu être calculé.</translation>
    </message>
    <message>
        <source>A master sits down in your chair…</source>
        <translation>Un maître s’assied à votre place…</translation>
    </message>
    <message>
        <source>From your chair a master scored {par} on average, you {mine}.</source>
        <translation>De votre place, un maître a marqué {par} en moyenne, vous {mine}.</translation>
    </message>
    <message>
        <source>So far a master scored {par} from your chair, you {mine}. (Try {number})</source>
        <translation>Jusqu’ici un maître a marqué {par} de votre place, vous {mine}. (Essai {number})</translation>
    </message>
</context>
<context>
    <name>Detail</name>
    <message numerus="yes">
        <source>%n match(es) chosen</source>
        <translation>
            <numerusform>%n partie choisie</numerusform>
            <numerusform>%n parties choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a match to see more of it.</source>
        <translation>Choisissez une partie pour en voir plus.</translation>
    </message>
    <message>
        <source>The table at the end</source>
        <translation>La table à la fin</translation>
    </message>
    <message>
        <source>Accept the challenge</source>
        <translation>Relever le défi</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Étudier</translation>
    </message>
    <message>
        <source>Play this deal again…</source>
        <translation>Rejouer cette donne…</translation>
    </message>
    <message>
        <source>Challenge somebody…</source>
        <translation>Défier quelqu’un…</translation>
    </message>
    <message>
        <source>Name of the match</source>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>des conseils</translation>
    </message>
    <message>
        <source>choices undone</source>
        <translation>des choix annulés</translation>
    </message>
    <message>
        <source>the coach</source>
        <translation>l’entraîneur</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Mettre une étoile</translation>
    </message>
    <message>
        <source>Remove the star</source>
        <translation>Enlever l’étoile</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>a beginning from another match</source>
        <translation>un début venu d’une autre partie</translation>
    </message>
    <message>
        <source>Played with help: {kinds}</source>
        <translation>Jouée avec de l’aide&#xa0;: {kinds}</translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Copy the match as text</source>
        <translation>Copier la partie en texte</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Save the match as text…</source>
        <translation>Enregistrer la partie en texte…</translation>
    </message>
    <message>
        <source>Save the analysis…</source>
        <translation>Enregistrer l’analyse…</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Enregistrer la partie…</translation>
    </message>
    <message>
        <source>Print the analysis…</source>
        <translation>Imprimer l’analyse…</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Images (*.png *.svg)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Records of matches (*.boomerang)</source>
        <translation>Parties enregistrées (*.boomerang)</translation>
    </message>
    <message>
        <source>the match has not been worked out yet</source>
        <translation>la partie n’est pas encore calculée</translation>
    </message>
    <message>
        <source>Pages (*.html *.pdf)</source>
        <translation>Pages (*.html *.pdf)</translation>
    </message>
    <message>
        <source>“{file}” could not be saved ({reason}).</source>
        <translation>«&#xa0;{file}&#xa0;» n’a pas pu être enregistré ({reason}).</translation>
    </message>
</context>
<context>
    <name>FairFight</name>
    <message>
        <source>Opponents against whom you would win about {chance} of 100 matches; your fair share is {fair}.</source>
        <translation>Des adversaires contre lesquels vous gagneriez environ {chance} parties sur 100&#x202f;; l’équilibre serait à {fair}.</translation>
    </message>
    <message>
        <source>A fair fight</source>
        <translation>Un combat équilibré</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a record</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Enregistrer en tableau</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Records of matches (*.boomerang)</source>
        <translation>Parties enregistrées (*.boomerang)</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Anybody</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Chercher par nom</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevées</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>When it was played</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>Ces 7 derniers jours</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>Ces 30 derniers jours</translation>
    </message>
    <message>
        <source>In the last year</source>
        <translation>Depuis un an</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>Any marks</source>
        <translation>Tous les repères</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Avec étoile</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec aide</translation>
    </message>
    <message>
        <source>Analysed</source>
        <translation>Analysées</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Les plus récentes</translation>
    </message>
    <message>
        <source>Earliest first</source>
        <translation>Les plus anciennes</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Les plus longues</translation>
    </message>
    <message>
        <source>Wins first</source>
        <translation>Les victoires d’abord</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
</context>
<context>
    <name>FlipAbout</name>
    <message>
        <source>A brass screw: this piece is locked. All its sides are closed, so nothing can turn it over any more.</source>
        <translation>Une vis de laiton&#xa0;: cette pièce est cernée. Tous ses côtés sont fermés, rien ne peut plus la retourner.</translation>
    </message>
    <message>
        <source>What counts for a player is what lies on the board in their colour, and what the other has not placed.</source>
        <translation>Compte pour un joueur ce qui est sur le plateau à sa couleur, et ce que l’autre n’a pas posé.</translation>
    </message>
    <message>
        <source>The brass mark: 44 points, half of all. Whoever has more wins; 44 to 44 is a draw.</source>
        <translation>Le repère de laiton&#xa0;: 44 points, la moitié du total. Qui en a plus gagne&#x202f;; 44 à 44, c’est une partie nulle.</translation>
    </message>
    <message>
        <source>Bright holes: the piece can go here as it is now.</source>
        <translation>Trous brillants&#xa0;: la pièce peut aller ici telle quelle.</translation>
    </message>
    <message>
        <source>Dim holes: the piece can go here if you rotate it first, with R.</source>
        <translation>Trous pâles&#xa0;: la pièce peut aller ici si vous la faites d’abord pivoter, avec R.</translation>
    </message>
    <message>
        <source>The points that this would bring to your colour: the piece itself and all that it turns over.</source>
        <translation>Les points que cela apporterait à votre couleur&#xa0;: la pièce elle-même et toutes celles qu’elle retourne.</translation>
    </message>
    <message>
        <source>The piece would go here. Pieces with two arrows would be turned over.</source>
        <translation>La pièce irait ici. Les pièces à deux flèches seraient retournées.</translation>
    </message>
    <message>
        <source>The perforated board: {columns} × {rows} holes. Every piece after the first must touch an opposing piece along a side, and turns over all that it touches.</source>
        <translation>Le plateau perforé&#xa0;: {columns} × {rows} trous. Toute pièce après la première doit toucher une pièce adverse par un côté, et retourne toutes celles qu’elle touche.</translation>
    </message>
    <message numerus="yes">
        <source>{piece}: %n point(s), one for each square.</source>
        <translation>
            <numerusform>{piece}&#xa0;: %n point, un par trou couvert.</numerusform>
            <numerusform>{piece}&#xa0;: %n points, un par trou couvert.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no room left for it: it counts for the other player.</source>
        <translation>Il n’y a plus de place pour elle&#xa0;: elle compte pour l’autre joueur.</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n of them to place.</source>
        <translation>
            <numerusform>Il vous en reste %n à poser.</numerusform>
            <numerusform>Il vous en reste %n à poser.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} still has %n of them to place.</source>
        <translation>
            <numerusform>{name} en a encore %n à poser.</numerusform>
            <numerusform>{name} en a encore %n à poser.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nowhere now where it would touch an opposing piece.</source>
        <translation>En ce moment, elle ne toucherait nulle part une pièce adverse.</translation>
    </message>
    <message numerus="yes">
        <source>{piece} is yours: %n point(s) for you.</source>
        <translation>
            <numerusform>{piece} est à vous&#xa0;: %n point pour vous.</numerusform>
            <numerusform>{piece} est à vous&#xa0;: %n points pour vous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece} is {name}&apos;s: %n point(s) for them.</source>
        <translation>
            <numerusform>{piece} est à {name}&#xa0;: %n point pour ce joueur.</numerusform>
            <numerusform>{piece} est à {name}&#xa0;: %n points pour ce joueur.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is locked: all its sides are closed, nothing can turn it over.</source>
        <translation>Pièce cernée&#xa0;: tous ses côtés sont fermés, rien ne peut la retourner.</translation>
    </message>
    <message>
        <source>A white piece placed along one of its sides turns it over.</source>
        <translation>Une pièce blanche posée le long d’un de ses côtés la retourne.</translation>
    </message>
    <message>
        <source>A red piece placed along one of its sides turns it over.</source>
        <translation>Une pièce rouge posée le long d’un de ses côtés la retourne.</translation>
    </message>
    <message>
        <source>A closed box: what you still have to place is hidden from the other.</source>
        <translation>Une boîte fermée&#xa0;: ce qu’il vous reste à poser est caché à l’autre.</translation>
    </message>
    <message>
        <source>A closed box: what {name} still has to place is hidden.</source>
        <translation>Une boîte fermée&#xa0;: ce que {name} a encore à poser est caché.</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n piece(s) to place, worth {points}.</source>
        <translation>
            <numerusform>Il vous reste %n pièce à poser, d’une valeur de {points}.</numerusform>
            <numerusform>Il vous reste %n pièces à poser, d’une valeur de {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} still has %n piece(s) to place, worth {points}.</source>
        <translation>
            <numerusform>{name} a encore %n pièce à poser, d’une valeur de {points}.</numerusform>
            <numerusform>{name} a encore %n pièces à poser, d’une valeur de {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What cannot be placed in the end counts for the other player.</source>
        <translation>Ce qui n’aura pas pu être posé à la fin compte pour l’autre joueur.</translation>
    </message>
    <message>
        <source>You have {score} on the board. What is in the boxes counts at the end.</source>
        <translation>Vous avez {score} sur le plateau. Ce qui est dans les boîtes compte à la fin.</translation>
    </message>
    <message>
        <source>{name} has {score} on the board. What is in the boxes counts at the end.</source>
        <translation>{name} a {score} sur le plateau. Ce qui est dans les boîtes compte à la fin.</translation>
    </message>
    <message>
        <source>You have {score}: {board} on the board in your colour, and {unplaced} that the other player has not placed yet.</source>
        <translation>Vous avez {score}&#xa0;: {board} à votre couleur sur le plateau, et {unplaced} que l’autre joueur n’a pas encore posés.</translation>
    </message>
    <message>
        <source>{name} has {score}: {board} on the board in their colour, and {unplaced} that the other player has not placed yet.</source>
        <translation>{name} a {score}&#xa0;: {board} à sa couleur sur le plateau, et {unplaced} que l’autre joueur n’a pas encore posés.</translation>
    </message>
    <message>
        <source>The score bar, 88 points long: what lies on the board in each colour. Whoever has more than 44 at the end wins.</source>
        <translation>La barre des scores, longue de 88 points&#xa0;: ce qui est sur le plateau à chaque couleur. Qui a plus de 44 à la fin gagne.</translation>
    </message>
    <message>
        <source>The score bar, 88 points long. The full part is what lies on the board in each colour, the hatched part what the other player has not placed yet.</source>
        <translation>La barre des scores, longue de 88 points. En plein, ce qui est sur le plateau à chaque couleur&#x202f;; en hachures, ce que l’autre joueur n’a pas encore posé.</translation>
    </message>
    <message>
        <source>Rotates the piece in your hand by 90° to the left, or all those in your tray. Shift+R does the same.</source>
        <translation>Fait pivoter de 90° vers la gauche la pièce tenue, ou toutes celles devant vous. Maj+R fait de même.</translation>
    </message>
    <message>
        <source>Rotates the piece in your hand by 90° to the right, or all those in your tray. R, the wheel and a right click do the same.</source>
        <translation>Fait pivoter de 90° vers la droite la pièce tenue, ou toutes celles devant vous. R, la molette et le clic droit font de même.</translation>
    </message>
</context>
<context>
    <name>FlipInfo</name>
    <message>
        <source>The Perforated Board</source>
        <translation>Le plateau perforé</translation>
    </message>
    <message>
        <source>Snap in a piece, and all it touches turns to your colour.</source>
        <translation>Emboîtez une pièce&#xa0;: ce qu’elle touche prend votre couleur.</translation>
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
        <translation>la forme des pièces et la taille du plateau</translation>
    </message>
    <message>
        <source>{name} turns over as much as possible at once.</source>
        <translation>{name} retourne le plus possible d’un seul coup.</translation>
    </message>
    <message>
        <source>{name} likes pieces that can hardly be turned again.</source>
        <translation>{name} aime les pièces qu’on ne peut plus guère retourner.</translation>
    </message>
    <message>
        <source>{name} saves the big pieces for later.</source>
        <translation>{name} garde les grandes pièces pour plus tard.</translation>
    </message>
    <message>
        <source>{name} leaves the others no room.</source>
        <translation>{name} ne laisse pas de place aux autres.</translation>
    </message>
    <message>
        <source>Whoever begins plays white, the other red. · F3</source>
        <translation>Qui commence joue les blancs, l’autre les rouges. · F3</translation>
    </message>
    <message>
        <source>Hidden pieces</source>
        <translation>Pièces cachées</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Neither player is shown what the other still has to place.</source>
        <translation>Aucun joueur ne voit ce que l’autre doit encore poser.</translation>
    </message>
    <message>
        <source>The larger board leaves more gaps.</source>
        <translation>Le grand plateau laisse plus de vides.</translation>
    </message>
    <message>
        <source>10 × 9 holes</source>
        <translation>10 × 9 trous</translation>
    </message>
    <message>
        <source>10 × 10 holes</source>
        <translation>10 × 10 trous</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>Not placed by the other</source>
        <translation>Non posées par l’autre</translation>
    </message>
</context>
<context>
    <name>FlipWords</name>
    <message>
        <source>place one of your pieces on the board</source>
        <translation>posez une de vos pièces sur le plateau</translation>
    </message>
    <message>
        <source>you have no such piece left</source>
        <translation>vous n’avez plus de pièce de cette forme</translation>
    </message>
    <message>
        <source>these holes are not the shape of the piece</source>
        <translation>ces trous n’ont pas la forme de la pièce</translation>
    </message>
    <message>
        <source>white places the first piece</source>
        <translation>le joueur blanc pose la première pièce</translation>
    </message>
    <message>
        <source>touch an opposing piece along a side</source>
        <translation>touchez une pièce adverse par un côté</translation>
    </message>
    <message>
        <source>stay within the board: nothing sticks out over the edge</source>
        <translation>restez sur le plateau&#xa0;: rien ne dépasse du bord</translation>
    </message>
    <message>
        <source>use empty holes: nothing on the board is covered or moved</source>
        <translation>utilisez des trous libres&#xa0;: rien sur le plateau n’est recouvert ni déplacé</translation>
    </message>
    <message>
        <source>the other player places now</source>
        <translation>c’est à l’autre joueur de poser</translation>
    </message>
    <message>
        <source>the game is over: neither player can place a piece</source>
        <translation>la partie est finie&#xa0;: aucun joueur ne peut poser de pièce</translation>
    </message>
    <message>
        <source>the bar of three</source>
        <translation>la barre de trois</translation>
    </message>
    <message>
        <source>the corner of three</source>
        <translation>la petite équerre</translation>
    </message>
    <message>
        <source>the bar of four</source>
        <translation>la barre de quatre</translation>
    </message>
    <message>
        <source>the square</source>
        <translation>le carré</translation>
    </message>
    <message>
        <source>the short T</source>
        <translation>le petit T</translation>
    </message>
    <message>
        <source>the long T</source>
        <translation>le grand T</translation>
    </message>
    <message>
        <source>the U</source>
        <translation>le U</translation>
    </message>
    <message>
        <source>the corner of five</source>
        <translation>la grande équerre</translation>
    </message>
    <message>
        <source>the cross</source>
        <translation>la croix</translation>
    </message>
    <message>
        <source>Bars of three</source>
        <translation>Barres de trois</translation>
    </message>
    <message>
        <source>Corners of three</source>
        <translation>Petites équerres</translation>
    </message>
    <message>
        <source>Bars of four</source>
        <translation>Barres de quatre</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <source>Short Ts</source>
        <translation>Petits T</translation>
    </message>
    <message>
        <source>Long Ts</source>
        <translation>Grands T</translation>
    </message>
    <message>
        <source>Corners of five</source>
        <translation>Grandes équerres</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Croix</translation>
    </message>
    <message>
        <source>{placed} of 26</source>
        <translation>{placed} sur 26</translation>
    </message>
    <message>
        <source>Neither player can place a piece: the game is over</source>
        <translation>Aucun joueur ne peut poser de pièce&#xa0;: la partie est finie</translation>
    </message>
    <message>
        <source>You begin: place a white piece, anywhere on the board</source>
        <translation>Vous commencez&#xa0;: posez une pièce blanche, n’importe où sur le plateau</translation>
    </message>
    <message>
        <source>{name} begins: a white piece, anywhere on the board</source>
        <translation>{name} commence&#xa0;: une pièce blanche, n’importe où sur le plateau</translation>
    </message>
    <message>
        <source>Your turn: place a red piece that touches a white one</source>
        <translation>À vous&#xa0;: posez une pièce rouge qui touche une blanche</translation>
    </message>
    <message>
        <source>{name} places a red piece that touches a white one</source>
        <translation>{name} pose une pièce rouge qui touche une blanche</translation>
    </message>
    <message>
        <source>Your turn: place a white piece that touches a red one</source>
        <translation>À vous&#xa0;: posez une pièce blanche qui touche une rouge</translation>
    </message>
    <message>
        <source>{name} places a white piece that touches a red one</source>
        <translation>{name} pose une pièce blanche qui touche une rouge</translation>
    </message>
    <message numerus="yes">
        <source>You hold {piece}: here it turns over %n piece(s)</source>
        <translation>
            <numerusform>Vous tenez {piece}&#xa0;: ici, %n pièce est retournée</numerusform>
            <numerusform>Vous tenez {piece}&#xa0;: ici, %n pièces sont retournées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds {piece}: here it turns over %n piece(s)</source>
        <translation>
            <numerusform>{name} tient {piece}&#xa0;: ici, %n pièce est retournée</numerusform>
            <numerusform>{name} tient {piece}&#xa0;: ici, %n pièces sont retournées</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold {piece}: R rotates it, choose its holes</source>
        <translation>Vous tenez {piece}&#xa0;: R pour pivoter, choisissez les trous</translation>
    </message>
    <message>
        <source>{name} holds {piece}: R rotates it, choose its holes</source>
        <translation>{name} tient {piece}&#xa0;: R pour pivoter, choisissez les trous</translation>
    </message>
    <message>
        <source>You hold {piece}: bright holes as it is now, dim ones after R</source>
        <translation>Vous tenez {piece}&#xa0;: trous brillants dans ce sens, trous pâles après R</translation>
    </message>
    <message>
        <source>{name} holds {piece}: bright holes as it is now, dim ones after R</source>
        <translation>{name} tient {piece}&#xa0;: trous brillants dans ce sens, trous pâles après R</translation>
    </message>
    <message>
        <source>You hold {piece}: choose among the bright holes</source>
        <translation>Vous tenez {piece}&#xa0;: choisissez parmi les trous brillants</translation>
    </message>
    <message>
        <source>{name} holds {piece}: choose among the bright holes</source>
        <translation>{name} tient {piece}&#xa0;: choisissez parmi les trous brillants</translation>
    </message>
    <message>
        <source>You hold {piece}: rotate it with R for the dim holes</source>
        <translation>Vous tenez {piece}&#xa0;: faites pivoter avec R pour les trous pâles</translation>
    </message>
    <message>
        <source>{name} holds {piece}: rotate it with R for the dim holes</source>
        <translation>{name} tient {piece}&#xa0;: faites pivoter avec R pour les trous pâles</translation>
    </message>
    <message>
        <source>You cannot place and are passed over: {name} places again</source>
        <translation>Vous ne pouvez rien poser et passez votre tour&#xa0;: {name} rejoue</translation>
    </message>
    <message>
        <source>{other} cannot place and is passed over: you place again</source>
        <translation>{other} ne peut rien poser et passe son tour&#xa0;: rejouez</translation>
    </message>
    <message>
        <source>{other} cannot place and is passed over: {name} places again</source>
        <translation>{other} ne peut rien poser et passe son tour&#xa0;: {name} rejoue</translation>
    </message>
    <message>
        <source>You cannot place a piece and are passed over · F8</source>
        <translation>Vous ne pouvez poser aucune pièce et passez votre tour · F8</translation>
    </message>
    <message>
        <source>{name} cannot place a piece and is passed over · F8</source>
        <translation>{name} ne peut poser aucune pièce et passe son tour · F8</translation>
    </message>
    <message>
        <source>{name} places {piece}</source>
        <translation>{name} pose {piece}</translation>
    </message>
    <message>
        <source>You place {piece}</source>
        <translation>Vous posez {piece}</translation>
    </message>
    <message>
        <source>Turned to red: {piece}</source>
        <translation>Passe au rouge&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>Turned to white: {piece}</source>
        <translation>Passe au blanc&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>Locked: {piece}</source>
        <translation>Pièce cernée&#xa0;: {piece}</translation>
    </message>
    <message numerus="yes">
        <source>You could not place {pieces}: %n point(s) for the other · F10</source>
        <translation>
            <numerusform>Vous n’avez pas pu poser {pieces}&#xa0;: %n point pour l’autre · F10</numerusform>
            <numerusform>Vous n’avez pas pu poser {pieces}&#xa0;: %n points pour l’autre · F10</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} could not place {pieces}: %n point(s) for you · F10</source>
        <translation>
            <numerusform>{name} n’a pas pu poser {pieces}&#xa0;: %n point pour vous · F10</numerusform>
            <numerusform>{name} n’a pas pu poser {pieces}&#xa0;: %n points pour vous · F10</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} could not place {pieces}: %n point(s) for the other · F10</source>
        <translation>
            <numerusform>{name} n’a pas pu poser {pieces}&#xa0;: %n point pour l’autre · F10</numerusform>
            <numerusform>{name} n’a pas pu poser {pieces}&#xa0;: %n points pour l’autre · F10</numerusform>
        </translation>
    </message>
    <message>
        <source>Place {piece} at row {row}, column {column}</source>
        <translation>Posez {piece} en rangée {row}, colonne {column}</translation>
    </message>
    <message>
        <source>The board is empty: to begin with, all holes are equally good</source>
        <translation>Le plateau est vide&#xa0;: pour commencer, tous les trous se valent</translation>
    </message>
    <message>
        <source>The piece itself counts {much}</source>
        <translation>La pièce elle-même compte {much}</translation>
    </message>
    <message>
        <source>It turns over pieces worth {much}</source>
        <translation>Elle retourne des pièces d’une valeur de {much}</translation>
    </message>
    <message>
        <source>It gains you {much} in pieces that can no longer be turned over</source>
        <translation>Vous gagnez {much} sur des pièces qui ne peuvent plus être retournées</translation>
    </message>
    <message>
        <source>It costs you {much} in pieces that can no longer be turned over</source>
        <translation>Cela vous coûte {much} sur des pièces qui ne peuvent plus être retournées</translation>
    </message>
    <message>
        <source>The other player has no room left for pieces worth {much}</source>
        <translation>L’autre joueur n’a plus de place pour des pièces d’une valeur de {much}</translation>
    </message>
    <message>
        <source>It costs you the room for pieces worth {much}</source>
        <translation>Cela vous coûte la place pour des pièces d’une valeur de {much}</translation>
    </message>
    <message>
        <source>Your points a few moves later</source>
        <translation>Vos points quelques coups plus tard</translation>
    </message>
    <message>
        <source>Points of {name} a few moves later</source>
        <translation>Points de {name} quelques coups plus tard</translation>
    </message>
    <message>
        <source>Your points for what the other cannot place</source>
        <translation>Vos points pour ce que l’autre ne peut pas poser</translation>
    </message>
    <message>
        <source>Points of {name} for what you cannot place</source>
        <translation>Points de {name} pour ce que vous ne pouvez pas poser</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>Not placed by the other</source>
        <translation>Non posées par l’autre</translation>
    </message>
    <message>
        <source>Red · {board} on the board</source>
        <translation>Rouge · {board} sur le plateau</translation>
    </message>
    <message>
        <source>White · {board} on the board</source>
        <translation>Blanc · {board} sur le plateau</translation>
    </message>
    <message>
        <source>turned no piece</source>
        <translation>aucune pièce retournée</translation>
    </message>
    <message numerus="yes">
        <source>turned most at once: %n piece(s)</source>
        <translation>
            <numerusform>le plus de pièces retournées d’un coup&#xa0;: %n</numerusform>
            <numerusform>le plus de pièces retournées d’un coup&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turned up to %n piece(s) at once</source>
        <translation>
            <numerusform>meilleur coup&#xa0;: %n pièce retournée</numerusform>
            <numerusform>meilleur coup&#xa0;: %n pièces retournées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>made the biggest swing: %n point(s)</source>
        <translation>
            <numerusform>le plus beau coup&#xa0;: %n point</numerusform>
            <numerusform>le plus beau coup&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gained up to %n point(s) at once</source>
        <translation>
            <numerusform>meilleur coup&#xa0;: %n point</numerusform>
            <numerusform>meilleur coup&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>has no locked piece</source>
        <translation>aucune pièce cernée</translation>
    </message>
    <message numerus="yes">
        <source>locked most: %n piece(s)</source>
        <translation>
            <numerusform>le plus de pièces cernées&#xa0;: %n</numerusform>
            <numerusform>le plus de pièces cernées&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n locked piece(s)</source>
        <translation>
            <numerusform>%n pièce cernée</numerusform>
            <numerusform>%n pièces cernées</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither player can place a piece. 44 points each: a draw · F11</source>
        <translation>Aucun joueur ne peut poser de pièce. 44 points partout&#xa0;: partie nulle · F11</translation>
    </message>
    <message>
        <source>Neither player can place a piece · F9</source>
        <translation>Aucun joueur ne peut poser de pièce · F9</translation>
    </message>
    <message>
        <source>{name}&apos;s pieces</source>
        <translation>{name}&#xa0;: pièces à poser</translation>
    </message>
    <message>
        <source>{name}&apos;s pieces, in a closed box</source>
        <translation>{name}&#xa0;: pièces, dans une boîte fermée</translation>
    </message>
    <message>
        <source>Rotate to the left</source>
        <translation>Faire pivoter à gauche</translation>
    </message>
    <message>
        <source>there is no room left for this piece: it fits nowhere</source>
        <translation>il n’y a plus de place pour cette pièce&#xa0;: elle n’entre nulle part</translation>
    </message>
    <message>
        <source>this piece cannot go anywhere now: it would touch no opposing piece</source>
        <translation>cette pièce ne peut aller nulle part en ce moment&#xa0;: elle ne toucherait aucune pièce adverse</translation>
    </message>
    <message>
        <source>the single square</source>
        <translation>le carré simple</translation>
    </message>
    <message>
        <source>the domino</source>
        <translation>le domino</translation>
    </message>
    <message>
        <source>Single squares</source>
        <translation>Carrés simples</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>Dominos</translation>
    </message>
    <message>
        <source>U shapes</source>
        <translation>Pièces en U</translation>
    </message>
    <message>
        <source>+ {unplaced} white unplaced</source>
        <translation>+ {unplaced} (blanches non posées)</translation>
    </message>
    <message>
        <source>+ {unplaced} red unplaced</source>
        <translation>+ {unplaced} (rouges non posées)</translation>
    </message>
    <message>
        <source>Rotate to the right</source>
        <translation>Faire pivoter à droite</translation>
    </message>
    <message>
        <source>Score bar</source>
        <translation>Barre des scores</translation>
    </message>
    <message>
        <source>The mark at 44 points, half of all</source>
        <translation>Le repère à 44 points, la moitié du total</translation>
    </message>
    <message>
        <source>{columns} columns, {rows} rows of holes</source>
        <translation>{columns} colonnes, {rows} rangées de trous</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>Your pieces</source>
        <translation>Vos pièces</translation>
    </message>
    <message>
        <source>Your pieces, in a closed box</source>
        <translation>Vos pièces, dans une boîte fermée</translation>
    </message>
    <message>
        <source>you {score}</source>
        <translation>vous {score}</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <translation>{name}&#xa0;: {score}</translation>
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
            <numerusform>il en reste %n</numerusform>
            <numerusform>il en reste %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece}, red</source>
        <translation>{piece}, côté rouge</translation>
    </message>
    <message>
        <source>{piece}, white</source>
        <translation>{piece}, côté blanc</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>rangée {row}, colonne {column}</translation>
    </message>
    <message>
        <source>row {row}, column {column}, locked</source>
        <translation>rangée {row}, colonne {column}, pièce cernée</translation>
    </message>
    <message>
        <source>{piece} over row {row}, column {column}</source>
        <translation>{piece}&#xa0;: rangée {row}, colonne {column}</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) would be turned over</source>
        <translation>
            <numerusform>%n pièce serait retournée</numerusform>
            <numerusform>%n pièces seraient retournées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Light the holes where a lifted piece fits</source>
        <translation>Éclairer les trous où la pièce prise peut aller</translation>
    </message>
    <message>
        <source>Letter or value</source>
        <translation>Lettre ou valeur</translation>
    </message>
    <message>
        <source>Lift the piece of that shape or value</source>
        <translation>Prendre la pièce de cette forme ou valeur</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>{done} of {all} levels learnt to play</source>
        <translation>{done} niveaux sur {all} appris pour jouer</translation>
    </message>
    <message>
        <source>{done} of {all} levels learnt to play well</source>
        <translation>{done} niveaux sur {all} appris pour bien jouer</translation>
    </message>
</context>
<context>
    <name>GivingUp</name>
    <message>
        <source>no match is open</source>
        <translation>aucune partie ouverte</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>only bots play</source>
        <translation>seuls des robots jouent</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Give up this match? It counts as lost and can never be resumed. Everything lies open then, and you can study it.</source>
        <translation>Abandonner cette partie&#x202f;? Elle compte comme perdue et ne pourra jamais être reprise. Tout est alors visible, et vous pouvez l’étudier.</translation>
    </message>
    <message>
        <source>Who gives up? The match is over for everybody then, and can never be resumed. It counts as lost for the one who gives up and as won for the others, and everything lies open.</source>
        <translation>Qui abandonne&#x202f;? La partie est alors finie pour tout le monde et ne pourra jamais être reprise. Elle compte comme perdue pour qui abandonne et comme gagnée pour les autres, et tout devient visible.</translation>
    </message>
</context>
<context>
    <name>Graph</name>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
</context>
<context>
    <name>GuideTexts</name>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (vous)</translation>
    </message>
    <message>
        <source>{name} – {player}</source>
        <translation>{name} – {player}</translation>
    </message>
    <message>
        <source>Score: {points}</source>
        <translation>Score&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{category}: {points}</source>
        <translation>{category}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Also on the table</source>
        <translation>Aussi sur la table</translation>
    </message>
    <message>
        <source>The chain is given up: nothing has moved.</source>
        <translation>L’enchaînement est abandonné&#xa0;: rien n’a bougé.</translation>
    </message>
    <message>
        <source>Exploring: left and right go from thing to thing, up and down from group to group.</source>
        <translation>Exploration&#xa0;: gauche et droite vont d’un objet à l’autre, haut et bas d’un ensemble à l’autre.</translation>
    </message>
    <message>
        <source>Exploring is over.</source>
        <translation>L’exploration est terminée.</translation>
    </message>
    <message>
        <source>Nothing has happened since your last turn.</source>
        <translation>Rien ne s’est passé depuis votre dernier tour.</translation>
    </message>
    <message>
        <source>You share the lead at {points}</source>
        <translation>Vous êtes en tête à égalité avec {points}</translation>
    </message>
    <message>
        <source>The lead is shared at {points}</source>
        <translation>Égalité en tête avec {points}</translation>
    </message>
    <message>
        <source>You lead {points} to {next}</source>
        <translation>Vous menez {points} à {next}</translation>
    </message>
    <message>
        <source>{name} leads {points} to {next}</source>
        <translation>{name} mène {points} à {next}</translation>
    </message>
    <message>
        <source>you {points}</source>
        <translation>vous {points}</translation>
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
        <translation>Fermer le conseil</translation>
    </message>
    <message>
        <source>The match counts as played with help.</source>
        <translation>La partie compte comme jouée avec de l’aide.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint for {name}</source>
        <translation>Conseil pour {name}</translation>
    </message>
    <message>
        <source>A hint for you</source>
        <translation>Un conseil</translation>
    </message>
    <message>
        <source>The hint could not be worked out. Press {key} to ask again.</source>
        <translation>Le conseil n’a pas pu être calculé. Appuyez sur {key} pour le redemander.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
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
        <translation>Cinq jeux, une table</translation>
    </message>
    <message>
        <source>Played before</source>
        <translation>Parties récentes</translation>
    </message>
    <message>
        <source>Matches you play will be listed here. You can also drop a record here.</source>
        <translation>Vos parties apparaîtront ici. Vous pouvez aussi y déposer une partie enregistrée.</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Énigme du jour</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Toutes les énigmes</translation>
    </message>
    <message>
        <source>Puzzle of the day: {game}</source>
        <translation>Énigme du jour&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Resume {game}</source>
        <translation>Reprendre&#xa0;: {game}</translation>
    </message>
</context>
<context>
    <name>HuntInfo</name>
    <message>
        <source>The Hunt</source>
        <translation>La chasse</translation>
    </message>
    <message>
        <source>Throw into the ring or take it all; whoever stays longest hunts first.</source>
        <translation>Lancez dans le cercle ou ramassez tout&#x202f;; le dernier en lice chasse d’abord.</translation>
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
        <translation>les deux territoires de chaque carte</translation>
    </message>
    <message>
        <source>{name} goes where the most animals are to be had.</source>
        <translation>{name} va là où il y a le plus d’animaux à prendre.</translation>
    </message>
    <message>
        <source>{name} prefers a few animals unchallenged to a fight over many.</source>
        <translation>{name} aime mieux quelques animaux sans rival que beaucoup à disputer.</translation>
    </message>
    <message>
        <source>{name} never lets go of a kangaroo once there is one.</source>
        <translation>Une fois un kangourou pris, {name} ne le lâche plus.</translation>
    </message>
    <message>
        <source>{name} goes after what somebody else collects.</source>
        <translation>{name} court après ce que quelqu’un d’autre collectionne.</translation>
    </message>
    <message>
        <source>The rulebook: whoever lives nearest to the Aboriginal lands, as the boomerang flies. · H3</source>
        <translation>Règle d’origine&#xa0;: celui qui habite le plus près des terres aborigènes, à vol de boomerang. · H3</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>Dans ce jeu</translation>
    </message>
</context>
<context>
    <name>LascauxInfo</name>
    <message>
        <source>The Painted Cave</source>
        <translation>La grotte peinte</translation>
    </message>
    <message>
        <source>Bid stones for painted animals by the light of a lamp.</source>
        <translation>Misez des pierres sur des animaux, à la lueur d’une lampe.</translation>
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
        <translation>les deux couleurs de chaque carte</translation>
    </message>
    <message>
        <source>{name} goes where the most animals are to be had.</source>
        <translation>{name} va là où il y a le plus d’animaux à prendre.</translation>
    </message>
    <message>
        <source>{name} prefers a few animals unchallenged to a fight over many.</source>
        <translation>{name} aime mieux quelques animaux sans rival que beaucoup à disputer.</translation>
    </message>
    <message>
        <source>{name} never lets go of an aurochs once there is one.</source>
        <translation>Une fois un aurochs pris, {name} ne le lâche plus.</translation>
    </message>
    <message>
        <source>{name} goes after what somebody else collects.</source>
        <translation>{name} court après ce que quelqu’un d’autre collectionne.</translation>
    </message>
    <message>
        <source>The rulebook: the youngest begins. · L2</source>
        <translation>Règle d’origine&#xa0;: le plus jeune commence. · L2</translation>
    </message>
</context>
<context>
    <name>LeavePrompt</name>
    <message>
        <source>Leave the running match ({game})? It is not over, and would count as lost.</source>
        <translation>Quitter la partie en cours ({game})&#x202f;? Elle n’est pas finie et compterait comme perdue.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La quitter</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continuer à jouer</translation>
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
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Back to the level before</source>
        <translation>Revenir à l’étape précédente</translation>
    </message>
    <message>
        <source>Begin the level again</source>
        <translation>Recommencer l’étape</translation>
    </message>
    <message>
        <source>Skip this level</source>
        <translation>Passer cette étape</translation>
    </message>
    <message>
        <source>Level {number} of {all}</source>
        <translation>Étape {number} sur {all}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Tell me more</source>
        <translation>En savoir plus</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Learn this game first</source>
        <translation>Apprendre d’abord ce jeu</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Montrer le coup</translation>
    </message>
    <message>
        <source>Show what follows</source>
        <translation>Montrer la suite</translation>
    </message>
    <message>
        <source>Right. This is how it goes on.</source>
        <translation>Bien. Voici la suite.</translation>
    </message>
    <message>
        <source>It ends like this</source>
        <translation>Voici comment cela finit</translation>
    </message>
    <message>
        <source>In the end you share the win</source>
        <translation>Partie terminée&#xa0;: la victoire est partagée</translation>
    </message>
    <message>
        <source>In the end you win the tie</source>
        <translation>À égalité, vous gagnez au départage</translation>
    </message>
    <message>
        <source>In the end you win</source>
        <translation>Partie terminée&#xa0;: vous gagnez</translation>
    </message>
    <message>
        <source>no lesson is open</source>
        <translation>aucune leçon n’est ouverte</translation>
    </message>
    <message>
        <source>the lesson tells you what to do</source>
        <translation>la leçon vous dit ce qu’il faut faire</translation>
    </message>
    <message>
        <source>The table: what can be reached now</source>
        <translation>La table&#xa0;: ce qui est accessible maintenant</translation>
    </message>
</context>
<context>
    <name>LessonPages</name>
    <message>
        <source>there are no lessons for this game</source>
        <translation>il n’y a pas de leçons pour ce jeu</translation>
    </message>
    <message>
        <source>there are no puzzles for this game</source>
        <translation>il n’y a pas d’énigmes pour ce jeu</translation>
    </message>
</context>
<context>
    <name>LibraryEdits</name>
    <message numerus="yes">
        <source>%n match(es) deleted</source>
        <translation>
            <numerusform>%n partie supprimée</numerusform>
            <numerusform>%n parties supprimées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) saved</source>
        <translation>
            <numerusform>%n partie enregistrée</numerusform>
            <numerusform>%n parties enregistrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported</source>
        <translation>
            <numerusform>%n partie importée</numerusform>
            <numerusform>%n parties importées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n known already</source>
        <translation>
            <numerusform>%n déjà connue</numerusform>
            <numerusform>%n déjà connues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept beside another match with the same number</source>
        <translation>
            <numerusform>%n ajoutée à côté d’une autre partie de même numéro</numerusform>
            <numerusform>%n ajoutées à côté d’autres parties de même numéro</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” cannot be opened. {reason}</source>
        <translation>Impossible d’ouvrir «&#xa0;{file}&#xa0;». {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être lu</numerusform>
            <numerusform>%n fichiers n’ont pas pu être lus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>reading {done} of {all}</source>
        <translation>lecture&#xa0;: {done} sur {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches that you play are listed here. Records and folders of them can be dropped here too.</source>
        <translation>Les parties que vous jouez sont listées ici. Vous pouvez aussi y déposer des parties enregistrées, ou des dossiers entiers.</translation>
    </message>
    <message>
        <source>Matches are being read.</source>
        <translation>Lecture des parties en cours.</translation>
    </message>
    <message>
        <source>no match is chosen</source>
        <translation>aucune partie n’est choisie</translation>
    </message>
    <message>
        <source>several matches are chosen</source>
        <translation>plusieurs parties sont choisies</translation>
    </message>
    <message>
        <source>nothing is dealt in this game</source>
        <translation>rien n’est distribué dans ce jeu</translation>
    </message>
    <message>
        <source>today’s deal is kept until tomorrow, as only its first attempt counts</source>
        <translation>la donne du jour reste jusqu’à demain, car seul le premier essai compte</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Montrer toutes les parties</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Aucune partie trouvée.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>LibraryPages</name>
    <message>
        <source>Save copies in</source>
        <translation>Enregistrer des copies dans</translation>
    </message>
    <message>
        <source>Import all records in</source>
        <translation>Importer toutes les parties de</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>A good choice.</source>
        <translation>Un bon choix.</translation>
    </message>
    <message>
        <source>You began with {start} of 100 chances to win and ended with {end}: {own} through your own choices, {others} through those of {rival}.</source>
        <translation>Vous aviez {start} chances de gagner sur 100 au début, {end} à la fin&#xa0;: {own} par vos propres choix, {others} par ceux de {rival}.</translation>
    </message>
    <message>
        <source>{name} began with {start} of 100 chances to win and ended with {end}: {own} through their own choices, {others} through those of {rival}.</source>
        <translation>{name} avait {start} chances de gagner sur 100 au début, {end} à la fin&#xa0;: {own} par ses propres choix, {others} par ceux de {rival}.</translation>
    </message>
    <message>
        <source>You began with {start} of 100 chances to win and ended with {end}: {own} through your own choices, {others} through those of the others.</source>
        <translation>Vous aviez {start} chances de gagner sur 100 au début, {end} à la fin&#xa0;: {own} par vos propres choix, {others} par ceux des autres.</translation>
    </message>
    <message>
        <source>{name} began with {start} of 100 chances to win and ended with {end}: {own} through their own choices, {others} through those of the others.</source>
        <translation>{name} avait {start} chances de gagner sur 100 au début, {end} à la fin&#xa0;: {own} par ses propres choix, {others} par ceux des autres.</translation>
    </message>
    <message>
        <source>You began with {start} of 100 chances to win and ended with {end}: {own} through your own choices, {others} through those of {rival}, {luck} through luck.</source>
        <translation>Vous aviez {start} chances de gagner sur 100 au début, {end} à la fin&#xa0;: {own} par vos propres choix, {others} par ceux de {rival}, {luck} par la chance.</translation>
    </message>
    <message>
        <source>{name} began with {start} of 100 chances to win and ended with {end}: {own} through their own choices, {others} through those of {rival}, {luck} through luck.</source>
        <translation>{name} avait {start} chances de gagner sur 100 au début, {end} à la fin&#xa0;: {own} par ses propres choix, {others} par ceux de {rival}, {luck} par la chance.</translation>
    </message>
    <message>
        <source>You began with {start} of 100 chances to win and ended with {end}: {own} through your own choices, {others} through those of the others, {luck} through luck.</source>
        <translation>Vous aviez {start} chances de gagner sur 100 au début, {end} à la fin&#xa0;: {own} par vos propres choix, {others} par ceux des autres, {luck} par la chance.</translation>
    </message>
    <message>
        <source>{name} began with {start} of 100 chances to win and ended with {end}: {own} through their own choices, {others} through those of the others, {luck} through luck.</source>
        <translation>{name} avait {start} chances de gagner sur 100 au début, {end} à la fin&#xa0;: {own} par ses propres choix, {others} par ceux des autres, {luck} par la chance.</translation>
    </message>
    <message>
        <source>With average luck you would hardly ever win such a match.</source>
        <translation>Avec une chance moyenne, vous ne gagneriez presque jamais une telle partie.</translation>
    </message>
    <message>
        <source>With average luck {name} would hardly ever win such a match.</source>
        <translation>Avec une chance moyenne, {name} ne gagnerait presque jamais une telle partie.</translation>
    </message>
    <message>
        <source>With average luck you would nearly always win such a match.</source>
        <translation>Avec une chance moyenne, vous gagneriez presque toujours une telle partie.</translation>
    </message>
    <message>
        <source>With average luck {name} would nearly always win such a match.</source>
        <translation>Avec une chance moyenne, {name} gagnerait presque toujours une telle partie.</translation>
    </message>
    <message>
        <source>With average luck you would win about {number} of 100 such matches.</source>
        <translation>Avec une chance moyenne, vous gagneriez environ {number} parties de ce genre sur 100.</translation>
    </message>
    <message>
        <source>With average luck {name} would win about {number} of 100 such matches.</source>
        <translation>Avec une chance moyenne, {name} gagnerait environ {number} parties de ce genre sur 100.</translation>
    </message>
    <message>
        <source>Then luck: {luck} of 100 chances to win.</source>
        <translation>Puis la chance&#xa0;: {luck} chances de gagner sur 100.</translation>
    </message>
    <message>
        <source>Your chances to win went from {before} to {after} of 100.</source>
        <translation>Vos chances de gagner sont passées de {before} à {after} sur 100.</translation>
    </message>
    <message>
        <source>The chances of {name} to win went from {before} to {after} of 100.</source>
        <translation>Les chances de gagner de {name} sont passées de {before} à {after} sur 100.</translation>
    </message>
    <message>
        <source>An inaccuracy: {loss} of 100 chances to win behind the best choice.</source>
        <translation>Une imprécision&#xa0;: {loss} chances de gagner sur 100 de moins que le meilleur choix.</translation>
    </message>
    <message>
        <source>A mistake: {loss} of 100 chances to win behind the best choice.</source>
        <translation>Une erreur&#xa0;: {loss} chances de gagner sur 100 de moins que le meilleur choix.</translation>
    </message>
    <message>
        <source>A blunder: {loss} of 100 chances to win behind the best choice.</source>
        <translation>Une gaffe&#xa0;: {loss} chances de gagner sur 100 de moins que le meilleur choix.</translation>
    </message>
    <message>
        <source>There was no choice.</source>
        <translation>Il n’y avait pas le choix.</translation>
    </message>
    <message>
        <source>Good by what could be seen; what was best, nobody could know.</source>
        <translation>Bon d’après ce qu’on pouvait voir&#x202f;; le meilleur coup, personne ne pouvait le savoir.</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Forcé</translation>
    </message>
    <message>
        <source>Could not know</source>
        <translation>Ne pouvait pas savoir</translation>
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
        <translation>pas sur cette page</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Details are in {file}.</source>
        <translation>Un problème est survenu dans le programme. Détails dans {file}.</translation>
    </message>
</context>
<context>
    <name>MatchTexts</name>
    <message>
        <source>today, {time}</source>
        <translation>aujourd’hui, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>hier, {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevée</translation>
    </message>
    <message>
        <source>Left early: counts as lost</source>
        <translation>Quittée avant la fin&#xa0;: compte comme perdue</translation>
    </message>
    <message>
        <source>A draw with {points}</source>
        <translation>Égalité avec {points}</translation>
    </message>
    <message>
        <source>You won with {points}</source>
        <translation>Vous avez gagné avec {points}</translation>
    </message>
    <message>
        <source>You gave up: lost</source>
        <translation>Abandonnée&#xa0;: perdue</translation>
    </message>
    <message>
        <source>{name} gave up</source>
        <translation>{name} a abandonné</translation>
    </message>
    <message>
        <source>{name} won with {points}</source>
        <translation>{name} a gagné avec {points}</translation>
    </message>
    <message>
        <source>{names} share the win with {points}</source>
        <translation>Victoire partagée avec {points}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>You: {place} of {all}, {points}</source>
        <translation>Vous&#xa0;: {place} sur {all}, {points}</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5ᵉ</translation>
    </message>
    <message>
        <source>starred</source>
        <translation>avec étoile</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>avec aide</translation>
    </message>
    <message>
        <source>analysed</source>
        <translation>analysée</translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>défi</translation>
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
        <translation>Moments décisifs</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Tous les coups</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Vos coups</translation>
    </message>
    <message>
        <source>Moves of {name}</source>
        <translation>Coups de {name}</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Which moves are listed</source>
        <translation>Quels coups sont listés</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Nothing of that kind</source>
        <translation>Rien de ce genre</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Pas encore connu</translation>
    </message>
    <message>
        <source>Luck {change}</source>
        <translation>Chance {change}</translation>
    </message>
    <message>
        <source>Your chances {change}</source>
        <translation>Vos chances {change}</translation>
    </message>
    <message>
        <source>Chances of {name} {change}</source>
        <translation>Chances de {name} {change}</translation>
    </message>
    <message>
        <source>You choose in secret</source>
        <translation>Vous choisissez en secret</translation>
    </message>
    <message>
        <source>{name} chooses in secret</source>
        <translation>{name} choisit en secret</translation>
    </message>
</context>
<context>
    <name>NameCard</name>
    <message>
        <source>Welcome. What shall we call you at the table?</source>
        <translation>Bienvenue. Quel sera votre nom à la table&#x202f;?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>That is my name</source>
        <translation>C’est mon nom</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>Fate decides</source>
        <translation>Le sort décide</translation>
    </message>
    <message>
        <source>Give seat {number} a name.</source>
        <translation>Donnez un nom à la place {number}.</translation>
    </message>
    <message>
        <source>Two players are called {name}: change one.</source>
        <translation>Deux joueurs s’appellent {name}&#xa0;: changez un des noms.</translation>
    </message>
    <message>
        <source>A name contains a character that cannot be saved.</source>
        <translation>Un nom contient un caractère impossible à écrire.</translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation>Nouvelle partie&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Énigmes</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody moves on by one seat</source>
        <translation>Chacun avance d’une place</translation>
    </message>
    <message>
        <source>Draw lots for the seats</source>
        <translation>Tirer les places au sort</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
    <message>
        <source>{what}: on average {here} instead of {there}</source>
        <translation>{what}&#xa0;: en moyenne {here} au lieu de {there}</translation>
    </message>
    <message>
        <source>{what}: worth about {much} more, counting what is to come</source>
        <translation>{what}&#xa0;: environ {much} de plus, en comptant la suite</translation>
    </message>
    <message>
        <source>{what}: worth about {much} less, counting what is to come</source>
        <translation>{what}&#xa0;: environ {much} de moins, en comptant la suite</translation>
    </message>
    <message>
        <source>over 99%</source>
        <translation>plus de 99&#x202f;%</translation>
    </message>
    <message>
        <source>under 1%</source>
        <translation>moins de 1&#x202f;%</translation>
    </message>
    <message>
        <source>about {number}%</source>
        <translation>environ {number}&#x202f;%</translation>
    </message>
    <message>
        <source>Chance to win: {percent}</source>
        <translation>Chances de gagner&#xa0;: {percent}</translation>
    </message>
</context>
<context>
    <name>Obstacles</name>
    <message>
        <source>no match is open</source>
        <translation>aucune partie ouverte</translation>
    </message>
    <message>
        <source>nothing was taken back</source>
        <translation>aucun coup n’a été annulé</translation>
    </message>
    <message>
        <source>only bots play</source>
        <translation>seuls des robots jouent</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>not while looking back</source>
        <translation>pas pendant que vous revoyez la partie</translation>
    </message>
    <message>
        <source>the table is paused</source>
        <translation>la table est en pause</translation>
    </message>
    <message>
        <source>it is not your turn</source>
        <translation>ce n’est pas votre tour</translation>
    </message>
    <message>
        <source>it is nobody’s turn at this screen</source>
        <translation>ce n’est le tour de personne à cet écran</translation>
    </message>
    <message>
        <source>nothing has happened since your last turn</source>
        <translation>il ne s’est rien passé depuis votre dernier tour</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>The match has gone on since this copy was saved: here it is as it stands now.</source>
        <translation>La partie a continué depuis cette copie&#xa0;: la voici telle qu’elle est.</translation>
    </message>
    <message>
        <source>This copy went another way than the match that is kept here. Going back to it is taking choices back: it becomes a match of its own, which counts as played with help.</source>
        <translation>Cette copie a pris un autre chemin que la partie gardée ici. Y revenir, c’est reprendre des coups&#xa0;: elle devient une partie à part, qui compte comme jouée avec de l’aide.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>La jouer</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La laisser</translation>
    </message>
    <message>
        <source>no match is running</source>
        <translation>aucune partie en cours</translation>
    </message>
    <message>
        <source>the match is on the table</source>
        <translation>la partie est sur la table</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Only for {number} players.</source>
        <translation>Seulement à {number} joueurs.</translation>
    </message>
    <message>
        <source>Only for {least} to {most} players.</source>
        <translation>Seulement de {least} à {most} joueurs.</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>All matches</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
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
        <translation>{label}&#xa0;: vous {mine}, les gagnants {winners}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Gagnants</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>That name is in use or not possible.</source>
        <translation>Ce nom est déjà utilisé ou n’est pas possible.</translation>
    </message>
</context>
<context>
    <name>PlotCard</name>
    <message>
        <source>Show as a plot</source>
        <translation>Montrer en graphique</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Montrer en tableau</translation>
    </message>
</context>
<context>
    <name>ProfilesDialog</name>
    <message>
        <source>Players at this computer</source>
        <translation>Joueurs de cet ordinateur</translation>
    </message>
    <message>
        <source>Matches and statistics are kept under these names, on this computer only. Guests need no entry here. Whoever is removed keeps their matches.</source>
        <translation>Parties et statistiques sont gardées sous ces noms, sur cet ordinateur seulement. Les invités n’ont pas besoin d’y figurer. Retirer un joueur n’efface pas ses parties.</translation>
    </message>
    <message>
        <source>Here now</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>As set</source>
        <translation>Selon réglages</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petite</translation>
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
        <translation>Très grande</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>Name of another player</source>
        <translation>Nom d’un autre joueur</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
</context>
<context>
    <name>PuzzleRun</name>
    <message>
        <source>Puzzle before</source>
        <translation>Énigme précédente</translation>
    </message>
    <message>
        <source>Begin the puzzle again</source>
        <translation>Recommencer l’énigme</translation>
    </message>
    <message>
        <source>Skip this puzzle</source>
        <translation>Passer cette énigme</translation>
    </message>
    <message>
        <source>this is the first puzzle</source>
        <translation>c’est la première énigme</translation>
    </message>
    <message>
        <source>this is the last puzzle</source>
        <translation>c’est la dernière énigme</translation>
    </message>
    <message>
        <source>Solved: {solved} of {all}, {once} of them at once</source>
        <translation>Énigmes résolues&#xa0;: {solved} sur {all}, dont {once} du premier coup</translation>
    </message>
    <message>
        <source>Solved: {solved} of {all}</source>
        <translation>Résolues&#xa0;: {solved} sur {all}</translation>
    </message>
    <message>
        <source>Your rating: {points} ± {margin}</source>
        <translation>Votre cote&#xa0;: {points} ± {margin}</translation>
    </message>
    <message>
        <source>Days in a row: {days}</source>
        <translation>Jours d’affilée&#xa0;: {days}</translation>
    </message>
    <message>
        <source>Solved at once</source>
        <translation>Résolue du premier coup</translation>
    </message>
    <message>
        <source>Solved with another try or help</source>
        <translation>Résolue après un nouvel essai ou avec de l’aide</translation>
    </message>
    <message>
        <source>Tried, not solved yet</source>
        <translation>Essayée, pas encore résolue</translation>
    </message>
    <message>
        <source>Only the first try at a puzzle counts for the rating.</source>
        <translation>Seul le premier essai compte pour la cote.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Énigme du jour</translation>
    </message>
    <message>
        <source>Your own, puzzle {number}</source>
        <translation>Les vôtres, énigme {number}</translation>
    </message>
    <message>
        <source>Your own, puzzle {number}, solved</source>
        <translation>Les vôtres, énigme {number}, résolue</translation>
    </message>
    <message>
        <source>Your own, puzzle {number}, solved with another try or help</source>
        <translation>Les vôtres, énigme {number}, résolue après un nouvel essai ou avec de l’aide</translation>
    </message>
    <message>
        <source>Your own, puzzle {number}, tried</source>
        <translation>Les vôtres, énigme {number}, essayée</translation>
    </message>
    <message>
        <source>From your own matches</source>
        <translation>De vos propres parties</translation>
    </message>
    <message>
        <source>Grade {grade}, puzzle {number}, solved with another try or help</source>
        <translation>Niveau {grade}, énigme {number}, résolue après un nouvel essai ou avec de l’aide</translation>
    </message>
    <message>
        <source>By grade</source>
        <translation>Par niveau</translation>
    </message>
    <message>
        <source>Grade {grade}</source>
        <translation>Niveau {grade}</translation>
    </message>
    <message>
        <source>{theme}: {solved} of {all} solved</source>
        <translation>{theme}&#xa0;: {solved} sur {all} résolues</translation>
    </message>
    <message>
        <source>By theme</source>
        <translation>Par thème</translation>
    </message>
    <message>
        <source>Play the end yourself</source>
        <translation>Jouer la fin vous-même</translation>
    </message>
    <message>
        <source>Grade {grade}, puzzle {number}</source>
        <translation>Niveau {grade}, énigme {number}</translation>
    </message>
    <message>
        <source>Grade {grade}, puzzle {number}, solved</source>
        <translation>Niveau {grade}, énigme {number}, résolue</translation>
    </message>
    <message>
        <source>Grade {grade}, puzzle {number}, tried</source>
        <translation>Niveau {grade}, énigme {number}, essayée</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Énigme suivante</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Toutes les énigmes</translation>
    </message>
    <message>
        <source>Puzzle of the day, grade {grade} of {grades}</source>
        <translation>Énigme du jour, niveau {grade} sur {grades}</translation>
    </message>
    <message>
        <source>Your puzzles: {number} of {all}</source>
        <translation>Vos énigmes&#xa0;: {number} sur {all}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {all}, grade {grade} of {grades}</source>
        <translation>Énigme {number} sur {all}, niveau {grade} sur {grades}</translation>
    </message>
    <message>
        <source>Grade 1 is the easiest and grade {grades} the hardest among the puzzles of a game.</source>
        <translation>Parmi les énigmes d’un jeu, le niveau 1 est le plus facile et le niveau {grades} le plus difficile.</translation>
    </message>
    <message>
        <source>Each dot is a puzzle near this one: full if it was solved at once, half full if with another try or help.</source>
        <translation>Chaque point est une énigme voisine&#xa0;: plein si elle a été résolue du premier coup, à moitié plein si c’était après un nouvel essai ou avec de l’aide.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuer à partir d’ici</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>Here you gave much away in a match of yours. What is better?</source>
        <translation>Ici, dans une de vos parties, vous avez beaucoup concédé. Qu’est-ce qui est mieux&#x202f;?</translation>
    </message>
    <message>
        <source>What can {opponent} do after each of your moves?</source>
        <translation>Que peut faire {opponent} après chacun de vos coups&#x202f;?</translation>
    </message>
    <message>
        <source>What can the others do after each of your moves?</source>
        <translation>Que peuvent faire les autres après chacun de vos coups&#x202f;?</translation>
    </message>
    <message>
        <source>Right. Go on!</source>
        <translation>Bien. Continuez&#x202f;!</translation>
    </message>
    <message>
        <source>Not the best. {why}</source>
        <translation>Il y a mieux. {why}</translation>
    </message>
    <message>
        <source>Not the best: good players would hardly think of this here.</source>
        <translation>Il y a mieux&#xa0;: de bons joueurs n’y penseraient guère ici.</translation>
    </message>
    <message>
        <source>Not the best: in the end you are only {points} ahead.</source>
        <translation>Il y a mieux&#xa0;: à la fin, vous n’avez que {points} d’avance.</translation>
    </message>
    <message>
        <source>Not the best: in the end you are {points} behind.</source>
        <translation>Il y a mieux&#xa0;: à la fin, vous avez {points} de retard.</translation>
    </message>
    <message>
        <source>Not the best: it ends in a draw.</source>
        <translation>Il y a mieux&#xa0;: cela finit par une nulle.</translation>
    </message>
    <message>
        <source>Not this one: {opponent} can still keep you from winning.</source>
        <translation>Pas celui-ci&#xa0;: {opponent} peut encore vous empêcher de gagner.</translation>
    </message>
    <message>
        <source>Not this one: the others can still keep you from winning.</source>
        <translation>Pas celui-ci&#xa0;: les autres peuvent encore vous empêcher de gagner.</translation>
    </message>
    <message>
        <source>Not this one: {opponent} can win within two turns.</source>
        <translation>Pas celui-ci&#xa0;: {opponent} peut gagner en deux tours.</translation>
    </message>
    <message>
        <source>Not the best: of everything that may lie hidden, it wins in {percent}, the best choice in {best}.</source>
        <translation>Il y a mieux&#xa0;: de tout ce qui peut être caché, cela gagne dans {percent} des cas, le meilleur choix dans {best}.</translation>
    </message>
    <message>
        <source>Not the best: as far as can be seen, it wins in {percent} of all cases, the best move in {best}.</source>
        <translation>Il y a mieux&#xa0;: d’après ce qu’on voit, cela gagne dans {percent} des cas, le meilleur coup dans {best}.</translation>
    </message>
    <message>
        <source>Not this one: it loses.</source>
        <translation>Pas celui-ci&#xa0;: il perd.</translation>
    </message>
    <message numerus="yes">
        <source>Not the best: it is about %n pawn(s) worse.</source>
        <translation>
            <numerusform>Il y a mieux&#xa0;: il vaut environ %n pion de moins.</numerusform>
            <numerusform>Il y a mieux&#xa0;: il vaut environ %n pions de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is better than what you did in the match.</source>
        <translation>C’est mieux que ce que vous avez fait dans la partie.</translation>
    </message>
    <message>
        <source>In the match you did this: {advice} ({outcome}).</source>
        <translation>Dans la partie, vous avez fait ceci&#xa0;: {advice} ({outcome}).</translation>
    </message>
    <message>
        <source>The obvious move would have been this: {advice} ({outcome}).</source>
        <translation>Le coup évident aurait été&#xa0;: {advice} ({outcome}).</translation>
    </message>
    <message>
        <source>Proven to the very end: you finish {points} ahead.</source>
        <translation>Vérifié jusqu’à la fin&#xa0;: vous finissez avec {points} d’avance.</translation>
    </message>
    <message>
        <source>Proven to the very end: it ends in a draw.</source>
        <translation>Vérifié jusqu’à la fin&#xa0;: cela finit par une nulle.</translation>
    </message>
    <message>
        <source>Estimated by looking many turns ahead: nothing else wins. This does, whatever {opponent} does.</source>
        <translation>Estimé en calculant beaucoup de tours à l’avance&#xa0;: rien d’autre ne gagne. Ce coup gagne, quoi que fasse {opponent}.</translation>
    </message>
    <message>
        <source>Proven: it wins, whatever {opponent} does.</source>
        <translation>Vérifié&#xa0;: cela gagne, quoi que fasse {opponent}.</translation>
    </message>
    <message>
        <source>Proven: it wins, whatever the others do.</source>
        <translation>Vérifié&#xa0;: cela gagne, quoi que fassent les autres.</translation>
    </message>
    <message>
        <source>Proven: you share the win, whatever the others do.</source>
        <translation>Vérifié&#xa0;: victoire partagée, quoi que fassent les autres.</translation>
    </message>
    <message>
        <source>Proven: for two turns nobody can beat you.</source>
        <translation>Vérifié&#xa0;: pendant deux tours, personne ne peut vous battre.</translation>
    </message>
    <message>
        <source>Proven for everything that may lie hidden: it wins in {percent}.</source>
        <translation>Vérifié pour tout ce qui peut être caché&#xa0;: cela gagne dans {percent} des cas.</translation>
    </message>
    <message>
        <source>Estimated from what you could see, not from what was hidden: it wins in {percent} of all cases.</source>
        <translation>Estimé d’après ce que vous pouviez voir, sans ce qui était caché&#xa0;: cela gagne dans {percent} des cas.</translation>
    </message>
    <message>
        <source>Estimated by looking many turns ahead: nothing else comes near it.</source>
        <translation>Estimé en calculant beaucoup de tours à l’avance&#xa0;: rien d’autre n’en approche.</translation>
    </message>
    <message>
        <source>{points} ahead</source>
        <translation>{points} d’avance</translation>
    </message>
    <message>
        <source>{points} behind</source>
        <translation>{points} de retard</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>une nulle</translation>
    </message>
    <message>
        <source>no certain win</source>
        <translation>pas de victoire certaine</translation>
    </message>
    <message>
        <source>lost within two turns</source>
        <translation>perdu en deux tours</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message numerus="yes">
        <source>about %n pawn(s) worse</source>
        <translation>
            <numerusform>environ %n pion de moins</numerusform>
            <numerusform>environ %n pions de moins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Regarder dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fichiers de &amp;type&#xa0;:</translation>
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
        <translation>aucune partie ouverte</translation>
    </message>
    <message>
        <source>nothing is dealt in this game</source>
        <translation>rien n’est distribué dans ce jeu</translation>
    </message>
    <message>
        <source>The same deal as on {day}</source>
        <translation>La même donne que le {day}</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} et {last}</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>The match was not played to its end: the others share the win.</source>
        <translation>La partie n’a pas été jouée jusqu’au bout&#xa0;: victoire partagée pour les autres.</translation>
    </message>
    <message>
        <source>The match was not played to its end: {name} wins.</source>
        <translation>La partie n’a pas été jouée jusqu’au bout&#xa0;: {name} gagne.</translation>
    </message>
    <message>
        <source>You share the win with {names}!</source>
        <translation>Vous partagez la victoire avec {names}&#x202f;!</translation>
    </message>
    <message>
        <source>You win by {points}!</source>
        <translation>Vous gagnez avec {points} d’avance&#x202f;!</translation>
    </message>
    <message>
        <source>You win on the tie-break!</source>
        <translation>Vous gagnez au départage&#x202f;!</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Vous gagnez&#x202f;!</translation>
    </message>
    <message>
        <source>{names} share the win!</source>
        <translation>{names} partagent la victoire&#x202f;!</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} partagent la victoire</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gagne&#x202f;!</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>{name} wins by {points}!</source>
        <translation>{name} gagne avec {points} d’avance&#x202f;!</translation>
    </message>
    <message>
        <source>{name} wins by {points}</source>
        <translation>{name} gagne de {points}</translation>
    </message>
    <message>
        <source>{won}; you share second place</source>
        <translation>{won}&#x202f;; vous partagez la deuxième place</translation>
    </message>
    <message>
        <source>{won}; you share third place</source>
        <translation>{won}&#x202f;; vous partagez la troisième place</translation>
    </message>
    <message>
        <source>{won}; you share fourth place</source>
        <translation>{won}&#x202f;; vous partagez la quatrième place</translation>
    </message>
    <message>
        <source>{won}; you came second</source>
        <translation>{won}&#x202f;; vous êtes deuxième</translation>
    </message>
    <message>
        <source>{won}; you came third</source>
        <translation>{won}&#x202f;; vous êtes troisième</translation>
    </message>
    <message>
        <source>{won}; you came fourth</source>
        <translation>{won}&#x202f;; vous êtes quatrième</translation>
    </message>
    <message>
        <source>{won}; you came fifth</source>
        <translation>{won}&#x202f;; vous êtes cinquième</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5ᵉ</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (vous)</translation>
    </message>
    <message>
        <source>What counted</source>
        <translation>Ce qui a compté</translation>
    </message>
    <message>
        <source>This decided between equals.</source>
        <translation>C’est ce qui a départagé.</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Le montrer sur la table</translation>
    </message>
</context>
<context>
    <name>ResultMarks</name>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Looking back at the beginning</source>
        <translation>Retour au début de la partie</translation>
    </message>
    <message>
        <source>Looking back at move {number} of {all}</source>
        <translation>Retour au coup {number} sur {all}</translation>
    </message>
</context>
<context>
    <name>RoadtripAbout</name>
    <message>
        <source>A card of a hand that only its player sees.</source>
        <translation>Une carte d’une main que seul son joueur voit.</translation>
    </message>
    <message>
        <source>Chosen. Press it to take it back.</source>
        <translation>Choisie. Appuyez dessus pour la reprendre.</translation>
    </message>
    <message>
        <source>Your Throw: the others see it when the round is scored.</source>
        <translation>Votre Lancer&#xa0;: les autres le verront au décompte de la manche.</translation>
    </message>
    <message>
        <source>The Throw of {name}: the others see it when the round is scored.</source>
        <translation>{name}&#xa0;: son Lancer, que les autres verront au décompte de la manche.</translation>
    </message>
    <message>
        <source>{site}, in the region {region}, throw number {number}.</source>
        <translation>{site}, dans la région {region}, chiffre de lancer {number}.</translation>
    </message>
    <message>
        <source>{symbol}: an activity, worth more the more of them you lay in a round.</source>
        <translation>{symbol}&#xa0;: une activité, qui rapporte d’autant plus qu’on en pose davantage dans une manche.</translation>
    </message>
    <message>
        <source>{symbol}: {points} towards Americana.</source>
        <translation>{symbol}&#xa0;: compte {points} pour les objets typiques.</translation>
    </message>
    <message>
        <source>{symbol}: an animal, each pair of it scores {points}.</source>
        <translation>{symbol}&#xa0;: un animal, dont chaque paire rapporte {points}.</translation>
    </message>
    <message>
        <source>A Throw: it lies face down until the round is scored.</source>
        <translation>Un Lancer&#xa0;: il reste caché jusqu’au décompte de la manche.</translation>
    </message>
    <message>
        <source>A card that has been chosen, and is not shown yet.</source>
        <translation>Une carte choisie, qui n’est pas encore montrée.</translation>
    </message>
    <message>
        <source>The place of the Throw, the first card of a round. It lies face down, and its number is scored if that of the Catch is at least as high.</source>
        <translation>Emplacement du Lancer, la première carte d’une manche. Il reste caché, et son chiffre est marqué si celui de la Réception l’atteint au moins.</translation>
    </message>
    <message>
        <source>The place of the Catch, the last card of a round. If its number is at least that of the Throw, the number of the Throw is scored.</source>
        <translation>Emplacement de la Réception, la dernière carte d’une manche. Si son chiffre atteint au moins celui du Lancer, on marque le chiffre du Lancer.</translation>
    </message>
    <message>
        <source>Place {number} of the row: one card of each hand is laid there, face up, from left to right.</source>
        <translation>Emplacement {number} de la rangée&#xa0;: on y pose une carte de chaque main, face visible, de gauche à droite.</translation>
    </message>
    <message>
        <source>Score no activity in this round; what is open stays open.</source>
        <translation>Ne compter aucune activité dans cette manche&#x202f;; celles qui sont libres le restent.</translation>
    </message>
    <message>
        <source>One activity may be scored a round, and each only once a game.</source>
        <translation>On compte au plus une activité par manche, et chacune une seule fois par partie.</translation>
    </message>
    <message>
        <source>{activity} has been scored: {points}.</source>
        <translation>{activity}&#xa0;: activité déjà comptée, {points}.</translation>
    </message>
    <message>
        <source>{activity}: {number} laid in this round, worth {points} now.</source>
        <translation>{activity}&#xa0;: {number} dans cette manche, ce qui vaut {points} maintenant.</translation>
    </message>
    <message>
        <source>Sites: 1 point for each site, on the first visit only.</source>
        <translation>Sites&#xa0;: 1 point pour chaque site, à la première visite seulement.</translation>
    </message>
    <message>
        <source>Regions: {points} points for whoever is first to visit all four sites of one.</source>
        <translation>Régions&#xa0;: {points} points à qui visite en premier les quatre sites d’une région.</translation>
    </message>
    <message>
        <source>Animals: each pair of one kind scores ({list}).</source>
        <translation>Animaux&#xa0;: chaque paire d’une même sorte rapporte ({list}).</translation>
    </message>
    <message>
        <source>Activities: one a round, each once a game. 1, 2, 3, 4, 5 or 6 of its symbols in the round score {points}.</source>
        <translation>Activités&#xa0;: une par manche, chacune une fois par partie. 1, 2, 3, 4, 5 ou 6 de ses symboles dans la manche rapportent {points}.</translation>
    </message>
    <message>
        <source>The points of each round and, at the right, of the whole match. What is in pencil would be written if the round ended now.</source>
        <translation>Les points de chaque manche et, à droite, de toute la partie. Ce qui est au crayon serait écrit si la manche finissait maintenant.</translation>
    </message>
    <message>
        <source>Throw and Catch: the number of the Throw, if that of the Catch is at least as high.</source>
        <translation>Lancer et Réception&#xa0;: le chiffre du Lancer, si celui de la Réception l’atteint au moins.</translation>
    </message>
    <message>
        <source>Now: {number} if the Catch is {number} or more.</source>
        <translation>Maintenant&#xa0;: {number} si la Réception est de {number} ou plus.</translation>
    </message>
    <message>
        <source>Americana: the sum of this round’s symbols ({list}).</source>
        <translation>Objets typiques&#xa0;: la somme des symboles de la manche ({list}).</translation>
    </message>
    <message>
        <source>To score, it must be more than the {points} of last round.</source>
        <translation>Pour compter, elle doit dépasser les {points} de la manche d’avant.</translation>
    </message>
    <message>
        <source>Your score sheet: one column for each round; the red number is the one being played.</source>
        <translation>Votre feuille de score&#xa0;: une colonne par manche&#x202f;; le numéro rouge est celui de la manche en cours.</translation>
    </message>
    <message>
        <source>The score sheet of {name}: one column for each round; the red number is the one being played.</source>
        <translation>{name}&#xa0;: feuille de score, une colonne par manche&#x202f;; le numéro rouge est celui de la manche en cours.</translation>
    </message>
    <message>
        <source>{site}, a site of the region {region}.</source>
        <translation>{site}, un site de la région {region}.</translation>
    </message>
    <message>
        <source>Circled in blue: it lies on the west coast.</source>
        <translation>Cerclé de bleu&#xa0;: il est sur la côte Ouest.</translation>
    </message>
    <message>
        <source>Circled in blue: it lies on the east coast.</source>
        <translation>Cerclé de bleu&#xa0;: il est sur la côte Est.</translation>
    </message>
    <message>
        <source>Visited in round {number}.</source>
        <translation>Visité à la manche {number}.</translation>
    </message>
    <message>
        <source>In the row of this round: 1 point when it is scored.</source>
        <translation>Dans la rangée de cette manche&#xa0;: 1 point au décompte.</translation>
    </message>
    <message>
        <source>Not visited yet: the first visit is worth 1 point.</source>
        <translation>Pas encore visité&#xa0;: la première visite vaut 1 point.</translation>
    </message>
    <message>
        <source>{region}: {number} of 4 sites visited.</source>
        <translation>{region}&#xa0;: {number} sites visités sur 4.</translation>
    </message>
    <message>
        <source>You have its bonus of {points}.</source>
        <translation>Vous en avez le bonus de {points}.</translation>
    </message>
    <message>
        <source>{name} has its bonus of {points}.</source>
        <translation>{name} en a le bonus de {points}.</translation>
    </message>
    <message>
        <source>Its bonus of {points} is crossed out: somebody was there first.</source>
        <translation>Son bonus de {points} est barré&#xa0;: quelqu’un a été plus rapide.</translation>
    </message>
    <message>
        <source>Whoever is first to have all four gets {points} points.</source>
        <translation>Qui a les quatre en premier reçoit {points} points.</translation>
    </message>
    <message>
        <source>Coast to coast: for visited sites that paths connect from the west coast to the east coast. {first} points for the first, {second} for the second, {later} for later ones.</source>
        <translation>Relier les deux côtes&#xa0;: des sites visités que des chemins connectent de la côte Ouest à la côte Est. {first} points au premier, {second} au deuxième, {later} aux suivants.</translation>
    </message>
    <message>
        <source>You have {points}.</source>
        <translation>Vous en avez {points}.</translation>
    </message>
    <message>
        <source>{name} has {points}.</source>
        <translation>{name} en a {points}.</translation>
    </message>
    <message>
        <source>What is crossed out is gone: the next gets {points}.</source>
        <translation>Ce qui est barré est pris&#xa0;: le prochain reçoit {points}.</translation>
    </message>
    <message>
        <source>Your map: ticked sites are visited, thick lines connect them.</source>
        <translation>Votre carte du pays&#xa0;: les sites cochés sont visités, les lignes épaisses les connectent.</translation>
    </message>
    <message>
        <source>The map of {name}: ticked sites are visited, thick lines connect them.</source>
        <translation>{name}&#xa0;: carte du pays, les sites cochés sont visités, les lignes épaisses les connectent.</translation>
    </message>
    <message>
        <source>A path: two visited sites that it joins are connected. A chain of them from coast to coast is drawn in red and scores.</source>
        <translation>Un chemin&#xa0;: deux sites visités qu’il joint sont connectés. Une chaîne qui relie les deux côtes est tracée en rouge et rapporte des points.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n card(s), passed on when everybody has chosen.</source>
        <translation>
            <numerusform>Votre main&#xa0;: %n carte, passée quand chacun a choisi.</numerusform>
            <numerusform>Votre main&#xa0;: %n cartes, passées quand chacun a choisi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand of {name}: %n card(s), passed on when all have chosen.</source>
        <translation>
            <numerusform>{name}&#xa0;: main de %n carte, passée quand chacun a choisi.</numerusform>
            <numerusform>{name}&#xa0;: main de %n cartes, passées quand chacun a choisi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tick: a card has been chosen.</source>
        <translation>La coche&#xa0;: une carte est choisie.</translation>
    </message>
    <message numerus="yes">
        <source>What you wrote in round {number}: %n point(s).</source>
        <translation>
            <numerusform>Ce que vous avez marqué à la manche {number}&#xa0;: %n point.</numerusform>
            <numerusform>Ce que vous avez marqué à la manche {number}&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What {name} wrote in round {number}: %n point(s).</source>
        <translation>
            <numerusform>Ce que {name} a marqué à la manche {number}&#xa0;: %n point.</numerusform>
            <numerusform>Ce que {name} a marqué à la manche {number}&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s) on your sheet.</source>
        <translation>
            <numerusform>Vous avez %n point sur votre feuille.</numerusform>
            <numerusform>Vous avez %n points sur votre feuille.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n point(s) on the sheet.</source>
        <translation>
            <numerusform>{name} a %n point sur sa feuille.</numerusform>
            <numerusform>{name} a %n points sur sa feuille.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press here to see that sheet and map in the middle.</source>
        <translation>Appuyez ici pour voir sa feuille et sa carte du pays au milieu.</translation>
    </message>
    <message>
        <source>The 28 cards, one column for each region. A symbol shows who has laid a card; full ones are in this round, dotted ones may be, pale ones are not.</source>
        <translation>Les 28 cartes, une colonne par région. Un symbole montre qui a posé une carte&#x202f;; les pleines sont dans cette manche, les pointillées peut-être, les pâles non.</translation>
    </message>
    <message>
        <source>{site}: you have laid it.</source>
        <translation>{site}&#xa0;: posée par vous.</translation>
    </message>
    <message>
        <source>{site}: {name} has laid it.</source>
        <translation>{site}&#xa0;: posée par {name}.</translation>
    </message>
    <message>
        <source>{site}: in a hand or face down, for it must be in this round.</source>
        <translation>{site}&#xa0;: dans une main ou cachée, car elle est forcément dans cette manche.</translation>
    </message>
    <message>
        <source>{site}: not in this round.</source>
        <translation>{site}&#xa0;: pas dans cette manche.</translation>
    </message>
    <message>
        <source>{site}: perhaps in a hand or face down, perhaps not in this round.</source>
        <translation>{site}&#xa0;: peut-être dans une main ou cachée, peut-être pas dans cette manche.</translation>
    </message>
    <message>
        <source>The grid shows which cards have been laid.</source>
        <translation>La grille montre quelles cartes sont posées.</translation>
    </message>
</context>
<context>
    <name>RoadtripInfo</name>
    <message>
        <source>The Road Trip</source>
        <translation>Le road trip</translation>
    </message>
    <message>
        <source>Take a card, pass the others on, and catch what you threw.</source>
        <translation>Prenez une carte, passez les autres&#xa0;: du Lancer à la Réception.</translation>
    </message>
    <message>
        <source>Boomerang: USA, 2020</source>
        <translation>Boomerang&#xa0;: USA, 2020</translation>
    </message>
    <message>
        <source>Boomerang: USA, Scott Almes, Grail Games 2020</source>
        <translation>Boomerang&#xa0;: USA, Scott Almes, Grail Games 2020 (en France&#xa0;: Matagot)</translation>
    </message>
    <message>
        <source>the sites with their numbers, symbols, paths and coasts</source>
        <translation>les sites, avec leurs chiffres, symboles, chemins et côtes</translation>
    </message>
    <message>
        <source>{name} wants to see both oceans and all in between.</source>
        <translation>{name} veut voir les deux océans et tout ce qu’il y a entre eux.</translation>
    </message>
    <message>
        <source>{name} prefers what is sure: activities and an easy Throw.</source>
        <translation>{name} préfère ce qui est sûr&#xa0;: des activités et un Lancer facile.</translation>
    </message>
    <message>
        <source>{name} cannot resist an animal or a bit of Americana.</source>
        <translation>{name} ne résiste ni à un animal ni à un objet typique américain.</translation>
    </message>
    <message>
        <source>{name} keeps what the next player needs.</source>
        <translation>{name} garde ce dont le joueur suivant a besoin.</translation>
    </message>
    <message>
        <source>Everybody chooses at the same time. · R3</source>
        <translation>Tous choisissent en même temps. · R3</translation>
    </message>
    <message>
        <source>Changing direction</source>
        <translation>Sens alterné</translation>
    </message>
    <message>
        <source>Hands pass to the left, in the next round to the right, and so on.</source>
        <translation>Les mains passent à gauche, à la manche suivante à droite, et ainsi de suite.</translation>
    </message>
</context>
<context>
    <name>RoadtripLog</name>
    <message>
        <source>The hands pass to the left.</source>
        <translation>Les mains passent à gauche.</translation>
    </message>
    <message>
        <source>The hands pass to the right.</source>
        <translation>Les mains passent à droite.</translation>
    </message>
    <message>
        <source>You reveal your Throw: {site}</source>
        <translation>Vous révélez votre Lancer&#xa0;: {site}</translation>
    </message>
    <message>
        <source>{name} reveals the Throw: {site}</source>
        <translation>{name} révèle le Lancer&#xa0;: {site}</translation>
    </message>
    <message>
        <source>Round {number} is over.</source>
        <translation>La manche {number} est finie.</translation>
    </message>
    <message>
        <source>Round {number} begins: seven new cards for everyone.</source>
        <translation>La manche {number} commence&#xa0;: sept nouvelles cartes pour chacun.</translation>
    </message>
    <message>
        <source>You lay your Throw face down</source>
        <translation>Vous posez votre Lancer face cachée</translation>
    </message>
    <message>
        <source>{name} lays a Throw face down</source>
        <translation>{name} pose un Lancer face cachée</translation>
    </message>
    <message>
        <source>You catch {site}</source>
        <translation>Vous posez la Réception&#xa0;: {site}</translation>
    </message>
    <message>
        <source>{name} catches {site}</source>
        <translation>{name} pose la Réception&#xa0;: {site}</translation>
    </message>
    <message>
        <source>You lay {site}</source>
        <translation>Vous posez {site}</translation>
    </message>
    <message>
        <source>{name} lays {site}</source>
        <translation>{name} pose {site}</translation>
    </message>
    <message>
        <source>You connect the coasts from {start} to {end}</source>
        <translation>Vous reliez les deux côtes&#xa0;: {start} – {end}</translation>
    </message>
    <message>
        <source>{name} connects the coasts from {start} to {end}</source>
        <translation>{name} relie les deux côtes&#xa0;: {start} – {end}</translation>
    </message>
    <message>
        <source>You score no activity</source>
        <translation>Vous ne comptez aucune activité</translation>
    </message>
    <message>
        <source>{name} scores no activity</source>
        <translation>{name} ne compte aucune activité</translation>
    </message>
    <message>
        <source>You score this activity: {activity}</source>
        <translation>Vous comptez une activité&#xa0;: {activity}</translation>
    </message>
    <message>
        <source>{name} scores this activity: {activity}</source>
        <translation>{name} compte une activité&#xa0;: {activity}</translation>
    </message>
    <message>
        <source>You complete the region {region}</source>
        <translation>Vous complétez la région {region}</translation>
    </message>
    <message>
        <source>{name} completes the region {region}</source>
        <translation>{name} complète la région {region}</translation>
    </message>
    <message>
        <source>You complete the region {region}, too late for the bonus</source>
        <translation>Vous complétez la région {region}, trop tard pour le bonus</translation>
    </message>
    <message>
        <source>{name} completes the region {region}, too late for the bonus</source>
        <translation>{name} complète la région {region}, trop tard pour le bonus</translation>
    </message>
    <message>
        <source>You write {points} for {category}</source>
        <translation>Vous marquez {points}&#xa0;: {category}</translation>
    </message>
    <message>
        <source>{name} writes {points} for {category}</source>
        <translation>{name} marque {points}&#xa0;: {category}</translation>
    </message>
    <message>
        <source>{category} {points}</source>
        <translation>{category} {points}</translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s) in round {number}.</source>
        <translation>
            <numerusform>Vous marquez %n point à la manche {number}.</numerusform>
            <numerusform>Vous marquez %n points à la manche {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) in round {number}.</source>
        <translation>
            <numerusform>{name} marque %n point à la manche {number}.</numerusform>
            <numerusform>{name} marque %n points à la manche {number}.</numerusform>
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
        <translation>Mont Rushmore</translation>
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
        <translation>La Nouvelle-Orléans</translation>
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
        <translation>Chutes du Niagara</translation>
    </message>
    <message>
        <source>Pacific</source>
        <translation>Pacifique</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Montagnes</translation>
    </message>
    <message>
        <source>Southwest</source>
        <translation>Sud-Ouest</translation>
    </message>
    <message>
        <source>Plains</source>
        <translation>Plaines</translation>
    </message>
    <message>
        <source>Great Lakes</source>
        <translation>Grands Lacs</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>Northeast</source>
        <translation>Nord-Est</translation>
    </message>
    <message>
        <source>mailbox</source>
        <translation>boîte aux lettres</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>casquette</translation>
    </message>
    <message>
        <source>jersey</source>
        <translation>maillot</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>drapeau</translation>
    </message>
    <message>
        <source>trout</source>
        <translation>truite</translation>
    </message>
    <message>
        <source>ox</source>
        <translation>bœuf</translation>
    </message>
    <message>
        <source>grizzly</source>
        <translation>grizzli</translation>
    </message>
    <message>
        <source>eagle</source>
        <translation>aigle</translation>
    </message>
    <message>
        <source>Bigfoot</source>
        <translation>Big Foot</translation>
    </message>
    <message>
        <source>photography</source>
        <translation>photographie</translation>
    </message>
    <message>
        <source>ball game</source>
        <translation>match</translation>
    </message>
    <message>
        <source>hiking</source>
        <translation>randonnée</translation>
    </message>
    <message>
        <source>restaurant</source>
        <translation>restaurant</translation>
    </message>
    <message>
        <source>Throw and Catch</source>
        <translation>Lancer et Réception</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Sites</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Coast to coast</source>
        <translation>Les deux côtes</translation>
    </message>
    <message>
        <source>Americana</source>
        <translation>Objets typiques</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animaux</translation>
    </message>
    <message>
        <source>Activities</source>
        <translation>Activités</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Catch</source>
        <translation>Réception</translation>
    </message>
    <message>
        <source>{site} ({letter})</source>
        <translation>{site} ({letter})</translation>
    </message>
    <message>
        <source>{site}, {letter}, number {number}, {region}: {one} and {other}</source>
        <translation>{site}, {letter}, chiffre {number}, {region}&#xa0;: {one} et {other}</translation>
    </message>
</context>
<context>
    <name>RoadtripWords</name>
    <message>
        <source>sit at this table</source>
        <translation>prenez place à cette table</translation>
    </message>
    <message>
        <source>wait until everyone has chosen a Throw</source>
        <translation>attendez que chacun ait choisi un Lancer</translation>
    </message>
    <message>
        <source>wait until everyone has chosen a card</source>
        <translation>attendez que chacun ait choisi une carte</translation>
    </message>
    <message>
        <source>wait until everyone has decided on an activity</source>
        <translation>attendez que chacun ait décidé pour une activité</translation>
    </message>
    <message>
        <source>begin another match: the four rounds are over</source>
        <translation>commencez une autre partie&#xa0;: les quatre manches sont finies</translation>
    </message>
    <message>
        <source>choose the Throw from the cards in hand</source>
        <translation>choisissez le Lancer parmi les cartes en main</translation>
    </message>
    <message>
        <source>choose a card from the hand just received</source>
        <translation>choisissez une carte de la main que vous venez de recevoir</translation>
    </message>
    <message>
        <source>lay all seven cards before scoring an activity</source>
        <translation>posez les sept cartes avant de compter une activité</translation>
    </message>
    <message>
        <source>choose an activity or none</source>
        <translation>choisissez une activité, ou aucune</translation>
    </message>
    <message>
        <source>choose an activity that is still open on the sheet</source>
        <translation>choisissez une activité encore libre sur la feuille</translation>
    </message>
    <message>
        <source>have at least one symbol of the activity in this round</source>
        <translation>il faut au moins un symbole de l’activité dans cette manche</translation>
    </message>
    <message>
        <source>know what the others hold and have chosen</source>
        <translation>il faut savoir ce que les autres ont en main et ont choisi</translation>
    </message>
    <message>
        <source>round {number} of {all}</source>
        <translation>manche {number} sur {all}</translation>
    </message>
    <message>
        <source>The trip is over.</source>
        <translation>Le voyage est fini.</translation>
    </message>
    <message>
        <source>You hold {site}: lay it as the Throw</source>
        <translation>Vous tenez {site}&#xa0;: à poser comme Lancer</translation>
    </message>
    <message>
        <source>{name} holds {site}: lay it as the Throw</source>
        <translation>{name} tient {site}&#xa0;: à poser comme Lancer</translation>
    </message>
    <message>
        <source>You hold {site}: lay it in the row</source>
        <translation>Vous tenez {site}&#xa0;: à poser dans la rangée</translation>
    </message>
    <message>
        <source>{name} holds {site}: lay it in the row</source>
        <translation>{name} tient {site}&#xa0;: à poser dans la rangée</translation>
    </message>
    <message>
        <source>Choose your Throw, which stays face down</source>
        <translation>Choisissez votre Lancer, qui reste caché</translation>
    </message>
    <message>
        <source>{name} chooses a Throw, which stays face down</source>
        <translation>{name} choisit un Lancer, qui reste caché</translation>
    </message>
    <message>
        <source>Choose a card to lay face up</source>
        <translation>Choisissez une carte à poser face visible</translation>
    </message>
    <message>
        <source>{name} chooses a card to lay face up</source>
        <translation>{name} choisit une carte à poser face visible</translation>
    </message>
    <message>
        <source>Lay your last card: the Catch</source>
        <translation>Posez votre dernière carte&#xa0;: la Réception</translation>
    </message>
    <message>
        <source>{name} lays the last card: the Catch</source>
        <translation>{name} pose la dernière carte&#xa0;: la Réception</translation>
    </message>
    <message>
        <source>Score one activity on your sheet, or none</source>
        <translation>Comptez une activité sur votre feuille, ou aucune</translation>
    </message>
    <message>
        <source>{name} scores one activity on the sheet, or none</source>
        <translation>{name} compte une activité sur la feuille, ou aucune</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are still choosing</source>
        <translation>
            <numerusform>%n joueur choisit encore</numerusform>
            <numerusform>%n joueurs choisissent encore</numerusform>
        </translation>
    </message>
    <message>
        <source>You are still choosing</source>
        <translation>Vous choisissez encore</translation>
    </message>
    <message>
        <source>{name} is still choosing</source>
        <translation>{name} choisit encore</translation>
    </message>
    <message>
        <source>Lay the card as the Throw</source>
        <translation>Posez la carte comme Lancer</translation>
    </message>
    <message>
        <source>Lay the card in the row</source>
        <translation>Posez la carte dans la rangée</translation>
    </message>
    <message>
        <source>lay the first card of the round as the Throw</source>
        <translation>posez la première carte de la manche comme Lancer</translation>
    </message>
    <message>
        <source>lay the last card as the Catch: the others have theirs</source>
        <translation>posez la dernière carte comme Réception&#xa0;: les autres ont la leur</translation>
    </message>
    <message>
        <source>lay it on the next free place of the row, which is place {number}</source>
        <translation>posez-la au prochain emplacement libre de la rangée, le {number}</translation>
    </message>
    <message>
        <source>{best} scores {most}, and this is the last round: press again to score none</source>
        <translation>{best} rapporte {most}, et c’est la dernière manche&#xa0;: appuyez encore une fois pour ne rien compter</translation>
    </message>
    <message>
        <source>{activity} scores no points: press it again to score it</source>
        <translation>{activity} ne rapporte aucun point&#xa0;: appuyez encore une fois pour confirmer</translation>
    </message>
    <message>
        <source>{activity} scores {points}, {best} {most}: press it again to score it</source>
        <translation>{activity}&#xa0;: {points}, {best}&#xa0;: {most}&#x202f;; appuyez encore une fois pour confirmer</translation>
    </message>
    <message>
        <source>Everyone scores round {number}: {category}</source>
        <translation>Décompte de la manche {number}&#xa0;: {category}</translation>
    </message>
    <message>
        <source>The four rounds are over. Press a player to see their sheet.</source>
        <translation>Les quatre manches sont finies. Appuyez sur un joueur pour voir sa feuille.</translation>
    </message>
    <message>
        <source>All cards are laid. Press an activity on the sheet, or “None”.</source>
        <translation>Toutes les cartes sont posées. Appuyez sur une activité de la feuille, ou sur «&#xa0;Aucune&#xa0;».</translation>
    </message>
    <message>
        <source>All cards are laid. The scores are counted when everyone has decided.</source>
        <translation>Toutes les cartes sont posées. Les scores seront comptés quand chacun aura décidé.</translation>
    </message>
    <message>
        <source>Choose {site} as the Throw</source>
        <translation>Choisissez {site} comme Lancer</translation>
    </message>
    <message>
        <source>Lay {site} in the row</source>
        <translation>Posez {site} dans la rangée</translation>
    </message>
    <message>
        <source>Score this activity: {activity}</source>
        <translation>Comptez cette activité&#xa0;: {activity}</translation>
    </message>
    <message>
        <source>Score no activity this time</source>
        <translation>Ne comptez aucune activité cette fois</translation>
    </message>
    <message>
        <source>It makes the Catch certain: what stays in this hand is high enough</source>
        <translation>La Réception est assurée&#xa0;: ce qui reste dans cette main est assez élevé</translation>
    </message>
    <message>
        <source>Throw and Catch: about {much}</source>
        <translation>Lancer et Réception&#xa0;: environ {much}</translation>
    </message>
    <message>
        <source>New sites: about {much}</source>
        <translation>Nouveaux sites&#xa0;: environ {much}</translation>
    </message>
    <message>
        <source>Regions: about {much}</source>
        <translation>Régions&#xa0;: environ {much}</translation>
    </message>
    <message>
        <source>Coast to coast: about {much}</source>
        <translation>Relier les deux côtes&#xa0;: environ {much}</translation>
    </message>
    <message>
        <source>Americana: about {much}</source>
        <translation>Objets typiques&#xa0;: environ {much}</translation>
    </message>
    <message>
        <source>Animals: about {much}</source>
        <translation>Animaux&#xa0;: environ {much}</translation>
    </message>
    <message>
        <source>Activities: about {much}</source>
        <translation>Activités&#xa0;: environ {much}</translation>
    </message>
    <message>
        <source>Activities kept for later are worth about {much}</source>
        <translation>Les activités gardées pour plus tard valent environ {much}</translation>
    </message>
    <message>
        <source>In {here} of {worlds} likely cases you get a region’s bonus, otherwise in {there}</source>
        <translation>Vous obtenez le bonus d’une région dans {here} cas probables sur {worlds}, sinon dans {there}</translation>
    </message>
    <message>
        <source>In {here} of {worlds} likely cases {name} gets a region’s bonus, otherwise in {there}</source>
        <translation>{name} obtient le bonus d’une région dans {here} cas probables sur {worlds}, sinon dans {there}</translation>
    </message>
    <message>
        <source>In {here} of {worlds} likely cases you connect the coasts, otherwise in {there}</source>
        <translation>Vous reliez les deux côtes dans {here} cas probables sur {worlds}, sinon dans {there}</translation>
    </message>
    <message>
        <source>In {here} of {worlds} likely cases {name} connects the coasts, otherwise in {there}</source>
        <translation>{name} relie les deux côtes dans {here} cas probables sur {worlds}, sinon dans {there}</translation>
    </message>
    <message>
        <source>In {here} of {worlds} likely cases your Catch is high enough, otherwise in {there}</source>
        <translation>Votre Réception est assez élevée dans {here} cas probables sur {worlds}, sinon dans {there}</translation>
    </message>
    <message>
        <source>{category} of {name}</source>
        <translation>{category} de {name}</translation>
    </message>
    <message numerus="yes">
        <source>best round of all: %n point(s)</source>
        <translation>
            <numerusform>meilleure manche de toutes&#xa0;: %n point</numerusform>
            <numerusform>meilleure manche de toutes&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best round: %n point(s)</source>
        <translation>
            <numerusform>meilleure manche&#xa0;: %n point</numerusform>
            <numerusform>meilleure manche&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>no points for a Catch</source>
        <translation>aucun point de Réception</translation>
    </message>
    <message numerus="yes">
        <source>best Catch of all: %n point(s)</source>
        <translation>
            <numerusform>meilleure Réception de toutes&#xa0;: %n point</numerusform>
            <numerusform>meilleure Réception de toutes&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best Catch: %n point(s)</source>
        <translation>
            <numerusform>meilleure Réception&#xa0;: %n point</numerusform>
            <numerusform>meilleure Réception&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>first in no region</source>
        <translation>aucune région en premier</translation>
    </message>
    <message numerus="yes">
        <source>first in most regions: %n</source>
        <translation>
            <numerusform>le plus de régions en premier&#xa0;: %n</numerusform>
            <numerusform>le plus de régions en premier&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first in %n region(s)</source>
        <translation>
            <numerusform>%n région en premier</numerusform>
            <numerusform>%n régions en premier</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal points: more coast-to-coast points decide for {names}. · R13</source>
        <translation>Points égaux&#xa0;: plus de points pour les deux côtes, avantage à {names}. · R13</translation>
    </message>
    <message>
        <source>Equal points: more Throw-and-Catch points decide for {names}. · R13</source>
        <translation>Points égaux&#xa0;: plus de points pour Lancer et Réception, avantage à {names}. · R13</translation>
    </message>
    <message>
        <source>Equal in points, coast to coast, and Throw and Catch: the win is shared. · R13</source>
        <translation>Égalité de points, même pour les deux côtes et pour Lancer et Réception&#xa0;: la victoire est partagée. · R13</translation>
    </message>
    <message>
        <source>The four rounds are over: whoever has most points wins. · R13</source>
        <translation>Les quatre manches sont finies&#xa0;: qui a le plus de points gagne. · R13</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>Which cards have been laid</source>
        <translation>Cartes déjà posées</translation>
    </message>
    <message>
        <source>Back to my map</source>
        <translation>Retour à ma carte</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Une carte, face cachée</translation>
    </message>
    <message>
        <source>Chosen. Press it to take it back.</source>
        <translation>Choisie. Appuyez dessus pour la reprendre.</translation>
    </message>
    <message>
        <source>The place of the Throw</source>
        <translation>Emplacement du Lancer</translation>
    </message>
    <message>
        <source>Place {number} of the row</source>
        <translation>Emplacement {number} de la rangée</translation>
    </message>
    <message numerus="yes">
        <source>Scored: %n point(s)</source>
        <translation>
            <numerusform>Inscrit&#xa0;: %n point</numerusform>
            <numerusform>Inscrits&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would score %n point(s) now</source>
        <translation>
            <numerusform>Vaudrait %n point maintenant</numerusform>
            <numerusform>Vaudrait %n points maintenant</numerusform>
        </translation>
    </message>
    <message>
        <source>The map of {name}</source>
        <translation>{name}&#xa0;: carte du pays</translation>
    </message>
    <message>
        <source>Your map</source>
        <translation>Votre carte du pays</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Chemins</translation>
    </message>
    <message>
        <source>The score sheet of {name}</source>
        <translation>{name}&#xa0;: feuille de score</translation>
    </message>
    <message>
        <source>Your score sheet</source>
        <translation>Votre feuille de score</translation>
    </message>
    <message>
        <source>The hand of {name}</source>
        <translation>{name}&#xa0;: main</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Vos points</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>Lift or lay a card, or choose an activity</source>
        <translation>Prendre ou poser une carte, ou une activité</translation>
    </message>
    <message>
        <source>Show which cards have been laid</source>
        <translation>Montrer les cartes déjà posées</translation>
    </message>
    <message>
        <source>The points of {name}</source>
        <translation>{name}&#xa0;: points</translation>
    </message>
    <message>
        <source>The next player does not get this card, worth about {much} to them</source>
        <translation>Le joueur suivant n’aura pas cette carte, qui lui vaudrait environ {much}</translation>
    </message>
    <message>
        <source>you have chosen</source>
        <translation>vous avez choisi</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>The row of this round</source>
        <translation>La rangée de cette manche</translation>
    </message>
    <message>
        <source>Cards laid</source>
        <translation>Cartes posées</translation>
    </message>
    <message>
        <source>What the row would score now</source>
        <translation>Score actuel de la rangée</translation>
    </message>
    <message>
        <source>Score no activity</source>
        <translation>Ne compter aucune activité</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Take the chosen card back</source>
        <translation>Reprendre la carte choisie</translation>
    </message>
    <message>
        <source>See the next player’s sheet</source>
        <translation>Voir la feuille du joueur suivant</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>The rules of this game could not be read.</source>
        <translation>Les règles de ce jeu n’ont pas pu être lues.</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Enregistrer les règles</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Règles&#xa0;: {game}</translation>
    </message>
    <message>
        <source>{file} could not be saved.</source>
        <translation>{file} n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Rechercher dans les règles</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>“{file}” cannot be opened. {reason}</source>
        <translation>Impossible d’ouvrir «&#xa0;{file}&#xa0;». {reason}</translation>
    </message>
    <message>
        <source>The match that was running cannot be read. It has been set aside as “{file}” in {folder}.</source>
        <translation>La partie en cours est illisible. Elle a été mise de côté sous le nom «&#xa0;{file}&#xa0;» dans {folder}.</translation>
    </message>
    <message>
        <source>The disk is full: “{file}” could not be saved.</source>
        <translation>Le disque est plein&#xa0;: «&#xa0;{file}&#xa0;» n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>“{file}” could not be saved: no permission to write in {folder}.</source>
        <translation>«&#xa0;{file}&#xa0;» n’a pas pu être enregistré&#xa0;: pas de droit d’écriture dans {folder}.</translation>
    </message>
    <message>
        <source>“{file}” could not be saved ({reason}).</source>
        <translation>«&#xa0;{file}&#xa0;» n’a pas pu être enregistré ({reason}).</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Name of seat {number} ({symbol})</source>
        <translation>Nom à la place {number} ({symbol})</translation>
    </message>
    <message>
        <source>Who plays seat {number} ({symbol})</source>
        <translation>Qui joue à la place {number} ({symbol})</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Sans son</translation>
    </message>
    <message>
        <source>Tabletop: a tray on each side of a screen lying flat</source>
        <translation>Écran posé à plat&#xa0;: à chacun son côté de la table</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Rythme des robots</translation>
    </message>
    <message>
        <source>After a round</source>
        <translation>Après une manche</translation>
    </message>
    <message>
        <source>Choices that uncover something</source>
        <translation>Coups qui dévoilent une information</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Against bots, a choice that brings something to light cannot be undone afterwards.</source>
        <translation>Contre des robots, un choix qui révèle quelque chose ne peut plus être annulé ensuite.</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claire</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petite</translation>
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
        <translation>Très grande</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Tranquille</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of the bots</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Vif</translation>
    </message>
    <message>
        <source>Wait for me after each move</source>
        <translation>M’attendre après chaque coup</translation>
    </message>
    <message>
        <source>Wait for a click or a key</source>
        <translation>Attendre un clic ou une touche</translation>
    </message>
    <message>
        <source>Wait two seconds</source>
        <translation>Attendre deux secondes</translation>
    </message>
    <message>
        <source>Go on at once</source>
        <translation>Continuer aussitôt</translation>
    </message>
    <message>
        <source>Can be undone for two seconds</source>
        <translation>Annulables pendant deux secondes</translation>
    </message>
    <message>
        <source>Wait until I confirm</source>
        <translation>Attendre ma confirmation</translation>
    </message>
    <message>
        <source>Count at once</source>
        <translation>Définitifs</translation>
    </message>
</context>
<context>
    <name>Shares</name>
    <message numerus="yes">
        <source>{label}: %n match(es), {won} won (between {low} and {high}), fair share {fair}</source>
        <translation>
            <numerusform>{label}&#xa0;: %n partie, {won} de gagné (entre {low} et {high}), part équitable {fair}</numerusform>
            <numerusform>{label}&#xa0;: %n parties, {won} de gagnées (entre {low} et {high}), part équitable {fair}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{label}: %n match(es), {won} won, fair share {fair}</source>
        <translation>
            <numerusform>{label}&#xa0;: %n partie, {won} de gagné, part équitable {fair}</numerusform>
            <numerusform>{label}&#xa0;: %n parties, {won} de gagnées, part équitable {fair}</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>Fair share</source>
        <translation>Juste part</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>You are looking back</source>
        <translation>Vous regardez en arrière</translation>
    </message>
    <message>
        <source>back to the game</source>
        <translation>revenir à la partie</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>That comes in a later lesson</source>
        <translation>Cela vient dans une leçon suivante</translation>
    </message>
    <message>
        <source>This is allowed, but it is not what is asked here</source>
        <translation>C’est permis, mais ce n’est pas ce qui est demandé ici</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Saved as “{file}”</source>
        <translation>Enregistré sous «&#xa0;{file}&#xa0;»</translation>
    </message>
    <message>
        <source>The figures are being worked out.</source>
        <translation>Les chiffres sont en cours de calcul.</translation>
    </message>
    <message>
        <source>Matches are being read.</source>
        <translation>Lecture des parties en cours.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Whose statistics</source>
        <translation>Statistiques de qui</translation>
    </message>
    <message>
        <source>Save as a table (CSV)…</source>
        <translation>Enregistrer en tableau (CSV)…</translation>
    </message>
    <message>
        <source>Players at this computer</source>
        <translation>Joueurs de cet ordinateur</translation>
    </message>
</context>
<context>
    <name>StatisticsTexts</name>
    <message>
        <source>Best score {best}, on average {mean}.</source>
        <translation>Meilleur score {best}, en moyenne {mean}.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) played, {won} won; the fair share is {fair}.</source>
        <translation>
            <numerusform>%n partie jouée, {won} de victoires&#x202f;; la part équitable est de {fair}.</numerusform>
            <numerusform>%n parties jouées, {won} de victoires&#x202f;; la part équitable est de {fair}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last results</source>
        <translation>Les derniers résultats</translation>
    </message>
    <message>
        <source>The latest is on the right; a win is filled.</source>
        <translation>Le plus récent est à droite&#x202f;; une victoire est pleine.</translation>
    </message>
    <message>
        <source>{game}, {day}: {result}</source>
        <translation>{game}, {day}&#xa0;: {result}</translation>
    </message>
    <message>
        <source>{place} of {all}, {points}</source>
        <translation>{place} sur {all}, {points}</translation>
    </message>
    <message numerus="yes">
        <source>The longest winning streak was %n.</source>
        <translation>
            <numerusform>La plus longue série de victoires est de %n.</numerusform>
            <numerusform>La plus longue série de victoires est de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No match has been finished here without help yet. Matches with hints, undone moves or the coach are counted apart.</source>
        <translation>Aucune partie n’a encore été terminée sans aide. Les parties avec conseils, coups annulés ou entraîneur sont comptées à part.</translation>
    </message>
    <message>
        <source>Rating {points} ± {margin}.</source>
        <translation>Classement {points} ± {margin}.</translation>
    </message>
    <message numerus="yes">
        <source>Currently %n wins in a row.</source>
        <translation>
            <numerusform>Actuellement %n victoire d’affilée.</numerusform>
            <numerusform>Actuellement %n victoires d’affilée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played with help and not counted here: %n match(es), {won} won.</source>
        <translation>
            <numerusform>Avec aide, non comptée ici&#xa0;: %n partie, {won} de victoires.</numerusform>
            <numerusform>Avec aide, non comptées ici&#xa0;: %n parties, {won} de victoires.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stroke is the fair share; the band shows how sure the figure is.</source>
        <translation>Le trait est la part équitable&#x202f;; la bande montre combien le chiffre est sûr.</translation>
    </message>
    <message>
        <source>Wins by game</source>
        <translation>Victoires par jeu</translation>
    </message>
    <message>
        <source>Among people</source>
        <translation>Entre humains</translation>
    </message>
    <message>
        <source>Wins by the strongest opponent</source>
        <translation>Victoires selon l’adversaire le plus fort</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins by number of players</source>
        <translation>Victoires selon le nombre de joueurs</translation>
    </message>
    <message>
        <source>{day}: {points} ± {margin}</source>
        <translation>{day}&#xa0;: {points} ± {margin}</translation>
    </message>
    <message>
        <source>Rating: {game}</source>
        <translation>Classement&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Everybody begins at 1000, as strong as a skilled bot.</source>
        <translation>Chacun commence à 1000, aussi fort qu’un robot habile.</translation>
    </message>
    <message>
        <source>Where your points come from</source>
        <translation>D’où viennent vos points</translation>
    </message>
    <message>
        <source>Above, you; below, those who won those matches; on average.</source>
        <translation>En haut, vous&#x202f;; en bas, ceux qui ont gagné ces parties&#x202f;; en moyenne.</translation>
    </message>
    <message>
        <source>{day}: {result}</source>
        <translation>{day}&#xa0;: {result}</translation>
    </message>
    <message>
        <source>Each dot is a match, green if it was won; the line is the trend.</source>
        <translation>Chaque point est une partie, verte si elle est gagnée&#x202f;; la ligne est la tendance.</translation>
    </message>
    <message>
        <source>Your scores</source>
        <translation>Vos scores</translation>
    </message>
    <message>
        <source>{day}: {part} of a win</source>
        <translation>{day}&#xa0;: {part} d’une victoire</translation>
    </message>
    <message>
        <source>In hundredths of a win; above zero, luck was with you.</source>
        <translation>En centièmes de victoire&#x202f;; au-dessus de zéro, la chance était avec vous.</translation>
    </message>
    <message>
        <source>Luck (analysed matches)</source>
        <translation>Chance (parties analysées)</translation>
    </message>
    <message>
        <source>Your mistakes (analysed matches)</source>
        <translation>Vos erreurs (parties analysées)</translation>
    </message>
    <message>
        <source>What was given away, in hundredths of a win: the lower, the better.</source>
        <translation>Ce qui a été perdu par erreur, en centièmes de victoire&#xa0;: moins il y en a, mieux c’est.</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Where in the match</source>
        <translation>Où dans la partie</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Stop playing</source>
        <translation>Arrêter le défilement</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Move {number} of {all}</source>
        <translation>Coup {number} sur {all}</translation>
    </message>
    <message>
        <source>Before move {number} of {all}</source>
        <translation>Avant le coup {number} sur {all}</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Avant le premier coup</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Le résultat</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
</context>
<context>
    <name>StudyPage</name>
    <message>
        <source>How it ended</source>
        <translation>Comment cela s’est terminé</translation>
    </message>
    <message>
        <source>The match could not be worked out to its end.</source>
        <translation>La partie n’a pas pu être calculée jusqu’au bout.</translation>
    </message>
    <message>
        <source>Looking deeper: {number} of {all}</source>
        <translation>Examen approfondi&#xa0;: {number} sur {all}</translation>
    </message>
    <message>
        <source>Being worked out: {number} of {all}</source>
        <translation>Calcul en cours&#xa0;: {number} sur {all}</translation>
    </message>
    <message>
        <source>Interrupted: {number} of {all} have been worked out.</source>
        <translation>Interrompu&#xa0;: {number} sur {all} sont calculés.</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Apprendre de ses erreurs</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>S’arrêter</translation>
    </message>
    <message>
        <source>Look deeper</source>
        <translation>Approfondir</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The deeper look was interrupted: {number} of {all}.</source>
        <translation>L’analyse approfondie a été interrompue&#xa0;: {number} sur {all}.</translation>
    </message>
    <message>
        <source>Dashed: {title} ({scores})</source>
        <translation>En tirets&#xa0;: {title} ({scores})</translation>
    </message>
    <message>
        <source>no match is open</source>
        <translation>aucune partie ouverte</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>The table: what can be reached now</source>
        <translation>La table&#xa0;: ce qui est accessible maintenant</translation>
    </message>
    <message>
        <source>Chances during the match</source>
        <translation>Les chances au fil de la partie</translation>
    </message>
    <message>
        <source>{game} · Study</source>
        <translation>{game} · Étude</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Table ouverte</translation>
    </message>
    <message>
        <source>Through your eyes</source>
        <translation>Avec vos yeux</translation>
    </message>
    <message>
        <source>Through the eyes of {name}</source>
        <translation>Avec les yeux de {name}</translation>
    </message>
    <message>
        <source>Who sees the table</source>
        <translation>Qui voit la table</translation>
    </message>
</context>
<context>
    <name>StudyPages</name>
    <message>
        <source>no match is open</source>
        <translation>aucune partie ouverte</translation>
    </message>
    <message>
        <source>this game cannot be analysed</source>
        <translation>ce jeu ne peut pas être analysé</translation>
    </message>
    <message>
        <source>nothing has been decided yet</source>
        <translation>rien n’a encore été décidé</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Back to the study of the real match</source>
        <translation>Revenir à l’étude de la vraie partie</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Show again what has happened since your last turn</source>
        <translation>Revoir ce qui s’est passé depuis votre dernier tour</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Aides</translation>
    </message>
    <message>
        <source>Show or hide what happened</source>
        <translation>Afficher ou masquer le journal</translation>
    </message>
    <message>
        <source>The match then counts as played with help.</source>
        <translation>La partie compte alors comme jouée avec de l’aide.</translation>
    </message>
    <message>
        <source>Your coach is having a look</source>
        <translation>Votre entraîneur regarde votre choix</translation>
    </message>
    <message>
        <source>Your coach has a question</source>
        <translation>Votre entraîneur a une question</translation>
    </message>
    <message>
        <source>Confirm your choice</source>
        <translation>Confirmez votre choix</translation>
    </message>
    <message>
        <source>There is still time to undo</source>
        <translation>Vous pouvez encore annuler</translation>
    </message>
    <message>
        <source>Click or press Space to go on</source>
        <translation>Cliquez ou appuyez sur Espace pour continuer</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Paused: no bot is thinking. Press {key} to go on.</source>
        <translation>En pause&#xa0;: aucun robot ne réfléchit. Appuyez sur {key} pour continuer.</translation>
    </message>
    <message>
        <source>The cards are being dealt</source>
        <translation>Les cartes sont distribuées</translation>
    </message>
    <message>
        <source>What has happened since your last turn</source>
        <translation>Ce qui s’est passé depuis votre dernier tour</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>What happened</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>The table: what can be reached now</source>
        <translation>La table&#xa0;: ce qui est accessible maintenant</translation>
    </message>
    <message>
        <source>{name}&apos;s bot has failed; a simpler one takes over</source>
        <translation>{name}&#xa0;: robot en panne, un plus simple joue à sa place</translation>
    </message>
</context>
<context>
    <name>Takeaway</name>
    <message>
        <source>Better: {move}</source>
        <translation>Mieux&#xa0;: {move}</translation>
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
        <translation>Tempérament de la place {number} ({symbol})&#xa0;: {temperament}</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>circle</source>
        <translation>rond</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <source>square</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>star</source>
        <translation>étoile</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Bot: carefree</source>
        <translation>Robot&#xa0;: insouciant</translation>
    </message>
    <message>
        <source>Bot: novice</source>
        <translation>Robot&#xa0;: novice</translation>
    </message>
    <message>
        <source>Bot: casual</source>
        <translation>Robot&#xa0;: amateur</translation>
    </message>
    <message>
        <source>Bot: skilled</source>
        <translation>Robot&#xa0;: habile</translation>
    </message>
    <message>
        <source>Bot: expert</source>
        <translation>Robot&#xa0;: expert</translation>
    </message>
    <message>
        <source>Bot: master</source>
        <translation>Robot&#xa0;: maître</translation>
    </message>
    <message>
        <source>A carefree bot does whatever comes to mind.</source>
        <translation>Le robot insouciant fait ce qui lui passe par la tête.</translation>
    </message>
    <message>
        <source>A novice has just learnt the game and looks no further.</source>
        <translation>Le novice vient d’apprendre le jeu et ne voit pas plus loin.</translation>
    </message>
    <message>
        <source>A casual player is here for fun and overlooks a thing or two.</source>
        <translation>Le joueur amateur est là pour le plaisir et laisse échapper de bons coups.</translation>
    </message>
    <message>
        <source>A skilled player knows what matters and keeps an eye on you.</source>
        <translation>Le joueur habile sait ce qui compte et vous surveille.</translation>
    </message>
    <message>
        <source>An expert plans ahead and forgives little.</source>
        <translation>L’expert prévoit ses coups et pardonne peu.</translation>
    </message>
    <message>
        <source>A master is as strong as this program can play.</source>
        <translation>Le maître joue aussi bien que ce programme en est capable.</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Intrépide</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>Collectionneur</translation>
    </message>
    <message>
        <source>Spoiler</source>
        <translation>Trouble-fête</translation>
    </message>
    <message>
        <source>nothing has been decided yet</source>
        <translation>rien n’a encore été décidé</translation>
    </message>
    <message>
        <source>what has come to light since cannot be undone</source>
        <translation>ce qui a été révélé depuis ne peut pas être repris</translation>
    </message>
    <message>
        <source>the match is over, and everything lies open</source>
        <translation>la partie est finie et tout est visible</translation>
    </message>
    <message>
        <source>the match is not over: finish it, or give it up, before you study it or use its deal again</source>
        <translation>la partie n’est pas finie&#xa0;: terminez-la ou abandonnez-la avant de l’étudier ou de rejouer sa donne</translation>
    </message>
    <message>
        <source>the match is not over: let the bots finish it first</source>
        <translation>la partie n’est pas finie&#xa0;: laissez d’abord les robots la terminer</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Le fichier est illisible.</translation>
    </message>
    <message>
        <source>The file is too large for a record of a match.</source>
        <translation>Le fichier est trop gros pour une partie enregistrée.</translation>
    </message>
    <message>
        <source>The file is not a record of a match.</source>
        <translation>Le fichier n’est pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>The record is damaged.</source>
        <translation>L’enregistrement est endommagé.</translation>
    </message>
    <message>
        <source>The record was written by another version of this program.</source>
        <translation>L’enregistrement vient d’une autre version du programme.</translation>
    </message>
    <message>
        <source>The record is of a game that this version does not know.</source>
        <translation>L’enregistrement est celui d’un jeu inconnu de cette version.</translation>
    </message>
    <message>
        <source>The match in the record cannot have started like this.</source>
        <translation>La partie enregistrée ne peut pas avoir commencé ainsi.</translation>
    </message>
    <message>
        <source>The record contains an impossible move.</source>
        <translation>L’enregistrement contient un coup impossible.</translation>
    </message>
    <message>
        <source>{sentence} (See: {where})</source>
        <translation>{sentence} (Voir&#xa0;: {where})</translation>
    </message>
    <message>
        <source>The match cannot start like this. (See: {where})</source>
        <translation>La partie ne peut pas commencer ainsi. (Voir&#xa0;: {where})</translation>
    </message>
    <message>
        <source>The result in the record is not what its moves lead to.</source>
        <translation>Le résultat enregistré n’est pas celui auquel mènent les coups.</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The list of matches was damaged and is being made anew. No match is lost.</source>
        <translation>La liste des parties était endommagée et est refaite. Aucune partie n’est perdue.</translation>
    </message>
    <message>
        <source>The disk is full: “{file}” could not be saved.</source>
        <translation>Le disque est plein&#xa0;: «&#xa0;{file}&#xa0;» n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>“{file}” cannot be used: no permission in {folder}.</source>
        <translation>«&#xa0;{file}&#xa0;» est inaccessible&#xa0;: pas d’autorisation dans {folder}.</translation>
    </message>
    <message>
        <source>“{file}” is no longer there.</source>
        <translation>«&#xa0;{file}&#xa0;» n’est plus là.</translation>
    </message>
    <message>
        <source>“{file}” was written by a later version of this program.</source>
        <translation>«&#xa0;{file}&#xa0;» a été écrit par une version plus récente de ce programme.</translation>
    </message>
    <message>
        <source>What was noted about a match is damaged; the match itself is not.</source>
        <translation>Ce qui était noté sur une partie est endommagé&#x202f;; la partie elle-même ne l’est pas.</translation>
    </message>
    <message>
        <source>“{file}” could not be changed ({reason}).</source>
        <translation>«&#xa0;{file}&#xa0;» n’a pas pu être modifié ({reason}).</translation>
    </message>
</context>
<context>
    <name>UnreadableButton</name>
    <message numerus="yes">
        <source>%n file(s) cannot be read</source>
        <translation>
            <numerusform>%n fichier illisible</numerusform>
            <numerusform>%n fichiers illisibles</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}”: {reason}</source>
        <translation>«&#xa0;{file}&#xa0;»&#xa0;: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s)</source>
        <translation>
            <numerusform>%n autre fichier</numerusform>
            <numerusform>%n autres fichiers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WayIn</name>
    <message numerus="yes">
        <source>Learn (%n min)</source>
        <translation>
            <numerusform>Apprendre (%n min)</numerusform>
            <numerusform>Apprendre (%n min)</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Short lessons on the real table; you can leave them at any time. Or sit down at once: a coach speaks up when something comes up for the first time.</source>
        <translation>De courtes leçons sur la vraie table, que vous pouvez quitter à tout moment. Ou bien jouez tout de suite&#xa0;: un entraîneur vous conseille à chaque nouveauté.</translation>
    </message>
</context>
<context>
    <name>WhatIfDialog</name>
    <message>
        <source>What if, from move {number}</source>
        <translation>Et si, à partir du coup {number}</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>From this position on a match of its own is played. The real one stays as it is, and both can be compared.</source>
        <translation>À partir d’ici, vous jouez une autre partie. Celle d’avant ne change pas, et vous pourrez comparer les deux.</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Qui joue pour {name}</translation>
    </message>
    <message>
        <source>Bots play as it was played, until somebody deviates</source>
        <translation>Les robots rejouent les mêmes coups tant que rien ne change</translation>
    </message>
    <message>
        <source>What the new match is called</source>
        <translation>Nom de la nouvelle partie</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>WhatNow</name>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Étudier</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Regarder la table</translation>
    </message>
    <message>
        <source>Other ways to play once more</source>
        <translation>Autres façons de rejouer</translation>
    </message>
</context>
<context>
    <name>WhichPuzzles</name>
    <message>
        <source>Puzzles</source>
        <translation>Énigmes</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <translation>
            <numerusform>%n énigme résolue</numerusform>
            <numerusform>%n énigmes résolues</numerusform>
        </translation>
    </message>
    <message>
        <source>No puzzle solved yet</source>
        <translation>Aucune énigme résolue</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>You have given up</source>
        <translation>Vous avez abandonné</translation>
    </message>
    <message>
        <source>{name} has given up</source>
        <translation>{name} a abandonné</translation>
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
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least} à {most} joueurs</translation>
    </message>
    <message>
        <source>from {years} years on</source>
        <translation>à partir de {years} ans</translation>
    </message>
    <message>
        <source>about {minutes} minutes</source>
        <translation>environ {minutes} minutes</translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Names</name>
    <message>
        <source>rule {number}</source>
        <translation>règle {number}</translation>
    </message>
</context>
</TS>

import type { InfoText } from "./info-text.ts";

/** The rules of betting in German. */
export const rulesDe: InfoText = {
  title: "Wettregeln",
  lead: "Wie Wetten hier angenommen, ausgewertet und ausgezahlt werden. Alles Geld ist Spielgeld.",
  sections: [
    {
      id: "placing",
      title: "Wetten abgeben",
      points: [
        "Eine Wette gilt, sobald du ihre Quittung mit Nummer siehst. Bis dahin ist nichts gesetzt.",
        "Die Quittung zeigt die Quote, die du wolltest, und die, die du bekommen hast. Fällt die Quote, fragen wir zuerst; steigt sie, bekommst du die bessere. In den Einstellungen des Wettscheins kannst du das ändern.",
        "Eine abgebrochene Verbindung kostet dich nie eine zweite Wette: Derselbe Versuch wird höchstens einmal angenommen.",
        "Zwei Tipps desselben Spiels können nicht in einer Kombi oder einem System stehen, weil der eine Ausgang die Chance des anderen ändert. Solche Kombinationen bepreist der Wett-Baukasten.",
      ],
    },
    {
      id: "in-play",
      title: "Livewetten und Verzögerung",
      points: [
        "Eine Wette auf ein laufendes Spiel wartet einige Sekunden, bevor sie angenommen wird. Der Wettschein zählt sie herunter.",
        "Wird der Markt währenddessen gesperrt oder fällt die Quote, wird die Wette abgelehnt, und der Einsatz kommt sofort zurück.",
        "Spielstände und Uhren dienen der Information. Ausgewertet wird nach dem offiziellen Spielverlauf.",
      ],
    },
    {
      id: "settlement",
      title: "Auswertung",
      points: [
        "Ein Markt wird ausgewertet, sobald das Spiel ihn zweifelsfrei entschieden hat, sonst am Ende des Spiels.",
        "Ein Ergebnis ist zuerst vorläufig und wird fünf Minuten später bestätigt. War ein vorläufiges Ergebnis falsch, wird es zurückgenommen und berichtigt, ebenso die Auszahlung.",
        "Eine gewonnene Einzelwette bringt Einsatz × Quote. Eine Kombi multipliziert die Quoten ihrer Tipps. Ein System ist jede Kombi seiner Größe, der Einsatz wird gleich verteilt.",
        "Bei einer Viertellinie wie 2,25 steht je die Hälfte des Einsatzes auf den beiden Nachbarlinien; so kann eine Hälfte gewinnen oder zurückkommen.",
      ],
    },
    {
      id: "void",
      title: "Ungültige Wetten und totes Rennen",
      points: [
        "Ein ungültiger Tipp zählt mit Quote 1,00: Eine Einzelwette wird erstattet, eine Kombi läuft mit den übrigen Tipps weiter.",
        "Ist die Linie eine ganze Zahl und trifft das Ergebnis sie genau, kommt der Einsatz zurück.",
        "Ein abgebrochenes oder nicht ausgetragenes Spiel ist ungültig, außer in Märkten, die das Spiel schon entschieden hatte.",
        "Bei einem toten Rennen wird der Einsatz je bezahltem Platz durch die Zahl der Gleichplatzierten geteilt; der gewinnende Teil wird zur vollen Quote ausgezahlt.",
      ],
    },
    {
      id: "football",
      title: "Fußball",
      points: [
        "Märkte zählen 90 Minuten und Nachspielzeit, wenn ihr Name nichts anderes sagt. Verlängerung und Elfmeterschießen zählen nicht.",
        "„Unentschieden keine Wette“ ist bei Remis ungültig.",
      ],
    },
    {
      id: "tennis",
      title: "Tennis",
      points: [
        "Nach einer Aufgabe gilt nur, was bis dahin feststand, etwa beendete Sätze. Alles andere ist ungültig, auch der Sieger.",
        "Tritt jemand nicht an, ist das ganze Spiel ungültig. Ein Tiebreak zählt als ein Spiel.",
      ],
    },
    {
      id: "american",
      title: "Basketball, Eishockey, Baseball und American Football",
      points: [
        "Sieger, Totals und Handicaps zählen Verlängerung, Extra-Innings und Penaltyschießen, wo ihr Name es sagt. Andere Märkte nennen den Abschnitt, der zählt.",
        "Endet ein American-Football-Spiel unentschieden, ist der Siegermarkt ungültig.",
        "Ein verkürztes Baseballspiel wertet den Sieger und alles Erreichte. Ein Inning, in dem das Heimteam nicht schlug, ist ungültig.",
      ],
    },
    {
      id: "cricket",
      title: "Cricket",
      points: [
        "Beim Sieger zählt ein Super Over mit. Ein Spiel ohne Ergebnis ist ungültig.",
        "Nicht geworfene Overs sind ungültig. Erreichte Runs und Wickets gelten.",
      ],
    },
    {
      id: "esports",
      title: "E-Sport",
      points: [
        "Sieger ist, wer die Serie gewinnt. Eine nicht gespielte Map ist ungültig, ebenso, was in ihr nicht geschah.",
        "E-Sport-Spiele sind simuliert und sagen es.",
      ],
    },
    {
      id: "outrights",
      title: "Langzeitwetten",
      points: [
        "Eine Langzeitwette wird ausgewertet, wenn der Wettbewerb vorbei ist. Wer nicht antritt, verliert.",
        "Wettschluss ist vor dem letzten Spiel des Wettbewerbs; wer nicht mehr gewinnen kann, wird gestrichen.",
      ],
    },
    {
      id: "cash-out",
      title: "Cash-out",
      points: [
        "Wo ein Angebot steht, kannst du eine Wette vorzeitig für diesen Betrag beenden. Das Angebot folgt den Quoten und kann jederzeit verfallen.",
        "Solange ein Tipp gesperrt ist, gibt es kein Angebot. Eine ausgezahlte Wette ist endgültig, was immer im Spiel geschieht.",
      ],
    },
    {
      id: "limits",
      title: "Limits",
      points: [
        "Jede Währung hat einen kleinsten und einen größten Einsatz und eine größte Auszahlung je Wette. Der Wettschein nennt sie, wenn du eine erreichst.",
        "Limits, die du dir selbst setzt, gehen unseren vor.",
        "Du musst mindestens 18 sein. Macht Wetten keinen Spaß mehr, leg eine Pause ein.",
      ],
    },
    {
      id: "data",
      title: "Nachgespielte Spiele und simulierte Details",
      points: [
        "Die Spiele sind Wiederholungen echter Spiele in ihrem echten Tempo. Kennt eine Quelle nur das Endergebnis, wird der Verlauf darunter einmal simuliert; Märkte, die darauf beruhen, nennen das „simuliertes Detail“.",
        "Die Quoten stammen aus unserem eigenen Modell und sind die keines Anbieters.",
      ],
    },
  ],
};

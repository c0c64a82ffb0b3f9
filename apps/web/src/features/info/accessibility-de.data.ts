import type { InfoText } from "./info-text.ts";

/** The accessibility statement in German. */
export const accessibilityDe: InfoText = {
  title: "Barrierefreiheit",
  lead: "Diese Seiten sollen alle benutzen können. Unser Ziel sind die WCAG 2.2, Stufe AA, und EN 301 549.",
  sections: [
    {
      id: "how",
      title: "Worauf Sie sich verlassen können",
      points: [
        "Alles lässt sich mit der Tastatur bedienen. Der Fokus ist immer zu sehen, bleibt in offenen Dialogen und kehrt dorthin zurück, woher er kam.",
        "Screenreader lesen den vollen Namen jeder Quote: Ausgang, Quote und ob sie ausgesetzt ist. Wettschein, Wettabgabe und Meldungen werden angesagt; bewegte Quoten werden nicht einzeln vorgelesen.",
        "Text lässt sich auf 200 % vergrößern, und die Seiten passen ohne seitliches Scrollen in 320 Pixel Breite.",
        "Dunkle, helle und kontrastreiche Farben stehen im Menü für Quotenformat und Sprache. Erzwungene Farben und reduzierte Bewegung Ihres Geräts werden befolgt.",
        "Nichts wird allein durch Farbe gesagt: Steigende und fallende Quoten tragen einen Pfeil, Ergebnisse ihr Wort.",
        "Tastenkürzel aus einer einzelnen Taste lassen sich im selben Menü abschalten.",
      ],
    },
    {
      id: "limits",
      title: "Was noch nicht geht",
      points: [
        "Livestreams haben weder Untertitel noch Audiodeskription.",
        "Spiele anderer Anbieter erscheinen in Rahmen und folgen deren eigenen Maßstäben.",
        "Regeln und Bedingungen gibt es auf Englisch, Deutsch und Arabisch; in anderen Sprachen erscheinen sie auf Englisch und sind so ausgezeichnet.",
      ],
    },
    {
      id: "tested",
      title: "Wie wir prüfen",
      points: [
        "Jede Änderung wird im Browser getestet: mit axe auf jeder Art von Seite, allein mit der Tastatur durch eine ganze Wette, und in mehreren Sprachen und Breiten.",
        "Die Erklärung wurde zuletzt mit der Version durchgesehen, die Sie benutzen.",
      ],
    },
    {
      id: "help",
      title: "Wenn Ihnen etwas im Weg steht",
      points: [
        "Sagen Sie dem Betreiber dieser Website, was Sie tun wollten und was Sie daran gehindert hat. Sie haben ein Recht auf Antwort.",
        "Hilft die Antwort nicht, nimmt die für Barrierefreiheit zuständige Stelle Ihres Landes Beschwerden an.",
      ],
    },
  ],
};

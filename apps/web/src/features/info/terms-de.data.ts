import type { InfoText } from "./info-text.ts";

/** The terms of an account in German. */
export const termsDe: InfoText = {
  title: "Geschäftsbedingungen",
  lead: "Womit du einverstanden bist, wenn du hier ein Konto eröffnest.",
  sections: [
    {
      id: "play-money",
      title: "Spielgeld",
      points: [
        "Guthaben, Einzahlungen, Einsätze und Gewinne sind Spielgeld. Sie haben keinen Wert und können weder gekauft noch ausgezahlt werden.",
        "Der Dienst zeigt, wie ein Wettangebot funktioniert. Er ist kein Glücksspielangebot.",
      ],
    },
    {
      id: "account",
      title: "Dein Konto",
      points: [
        "Du musst mindestens 18 sein und darfst ein Konto führen.",
        "Behalte dein Passwort für dich. Nach mehreren falschen Versuchen wird ein Konto eine Zeit lang gesperrt.",
        "Du kannst dein Konto jederzeit schließen.",
      ],
    },
    {
      id: "bets",
      title: "Wetten",
      points: [
        "Für Wetten gelten die Wettregeln. Eine Wette, die auf einem offensichtlichen Fehler beruht, kann für ungültig erklärt werden.",
        "Dein Wettverlauf bleibt für dich einsehbar.",
      ],
    },
    {
      id: "safer",
      title: "Limits, die du setzt",
      points: [
        "Ein niedrigeres Limit gilt sofort, ein höheres erst nach einer Wartezeit.",
        "Während einer Pause oder Selbstsperre werden keine Wetten angenommen.",
      ],
    },
    {
      id: "privacy",
      title: "Deine Daten",
      points: [
        "Wir speichern, was dein Konto und deine Wetten brauchen, und nichts für Werbung.",
        "Einstellungen wie Quotenformat und Farben liegen auf deinem Gerät.",
      ],
    },
  ],
};

import type { InfoText } from "./info-text.ts";

/** The terms of an account in English. */
export const termsEn: InfoText = {
  title: "Terms and conditions",
  lead: "What you agree to when you open an account here.",
  sections: [
    {
      id: "play-money",
      title: "Play money",
      points: [
        "Balances, deposits, stakes and winnings are play money. They have no value, cannot be bought and cannot be paid out.",
        "The service shows how a sportsbook works. It is no gambling offer.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      points: [
        "You must be 18 or older and may hold one account.",
        "Keep your password to yourself. After several wrong attempts an account is locked for a while.",
        "You can close your account at any time.",
      ],
    },
    {
      id: "bets",
      title: "Bets",
      points: ["Bets follow the betting rules. A bet that was taken at an obvious error can be voided.", "Your bet history stays available to you."],
    },
    {
      id: "safer",
      title: "Limits you set",
      points: [
        "A lower limit counts at once. A higher one counts after a waiting time.",
        "During a break or self-exclusion no bets are taken.",
      ],
    },
    {
      id: "privacy",
      title: "Your data",
      points: [
        "We keep what your account and your bets need, and nothing for advertising.",
        "Settings such as odds format and colours are kept on your device.",
      ],
    },
  ],
};

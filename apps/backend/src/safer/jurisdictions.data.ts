import type { Jurisdiction } from "@touchline/contract/http/limits";

const week = 7;
const month = 30;
const year = 365;

const standard: Jurisdiction = {
  key: "default",
  minimum_age: 18,
  compulsory: [],
  suggested: [],
  increase_delay_hours: 24,
  exclusion_days: [6 * month, year, 5 * year],
  has_lasting_exclusion: true,
  break_days: [1, week, month, 6 * week],
  reality_check_minutes: [15, 30, 60, 120],
  has_in_play_notice: true,
  help: [{ name: "Gambling Therapy", url: "https://www.gamblingtherapy.org", phone: null }],
};

/** Requirements by jurisdiction; sources in docs/safer-gambling.md. */
export const jurisdictions = {
  default: standard,
  uk: {
    ...standard,
    key: "uk",
    suggested: ["deposit"],
    exclusion_days: [183, year, 5 * year],
    has_lasting_exclusion: false,
    help: [
      { name: "GamCare", url: "https://www.gamcare.org.uk", phone: "0808 8020 133" },
      { name: "GAMSTOP", url: "https://www.gamstop.co.uk", phone: null },
    ],
  },
  br: {
    ...standard,
    key: "br",
    compulsory: ["loss", "time"],
    help: [{ name: "Autoexclusão centralizada (SPA/MF)", url: "https://www.gov.br/autoexclusaoapostas", phone: null }],
  },
  kz: { ...standard, key: "kz", minimum_age: 21 },
} as const satisfies Readonly<Record<string, Jurisdiction>>;

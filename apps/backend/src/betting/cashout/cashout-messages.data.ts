/** Texts of refused cash outs by code, in the languages of the API; English is the fallback. */
export const cashoutMessages = {
  offer_dropped: {
    en: "The offer has dropped.", de: "Das Angebot ist gesunken.", ar: "انخفض العرض.",
  },
  offer_suspended: {
    en: "Cash out is paused.", de: "Cash-out ist gerade nicht möglich.", ar: "لا يوجد عرض في الوقت الحالي.",
  },
  bet_closed: {
    en: "This bet has already been settled.", de: "Diese Wette ist bereits abgerechnet.", ar: "هذا الرهان مغلق.",
  },
  not_offered: {
    en: "Cash out unavailable for this bet.", de: "Cash-out ist für diese Wette nicht verfügbar.", ar: "لا يمكن سحب هذا الرهان نقدًا.",
  },
  cashout_pays_nothing: {
    en: "This part is too small to pay anything.", de: "Dieser Anteil ist zu klein.", ar: "هذه الحصة لن تدفع شيئًا.",
  },
  cashout_rest_too_small: {
    en: "The remaining stake would be too small.", de: "Der verbleibende Einsatz wäre zu klein.", ar: "ما سيتبقى من الرهان أقل من الحد الأدنى.",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Texts of refused cash outs by code, in the languages of the API; English is the fallback. */
export const cashoutMessages = {
  offer_dropped: {
    en: "The offer has dropped.", de: "Das Angebot ist gesunken.", ar: "انخفض العرض.",
  },
  offer_suspended: {
    en: "There is no offer for the moment.", de: "Im Moment gibt es kein Angebot.", ar: "لا يوجد عرض في الوقت الحالي.",
  },
  bet_closed: {
    en: "This bet is closed.", de: "Diese Wette ist abgeschlossen.", ar: "هذا الرهان مغلق.",
  },
  not_offered: {
    en: "This bet cannot be cashed out.", de: "Diese Wette lässt sich nicht auszahlen.", ar: "لا يمكن سحب هذا الرهان نقدًا.",
  },
  cashout_pays_nothing: {
    en: "This share would pay nothing.", de: "Dieser Anteil würde nichts auszahlen.", ar: "هذه الحصة لن تدفع شيئًا.",
  },
  cashout_rest_too_small: {
    en: "Too little of the stake would run on.", de: "Es würde zu wenig vom Einsatz weiterlaufen.", ar: "ما سيتبقى من الرهان أقل من الحد الأدنى.",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

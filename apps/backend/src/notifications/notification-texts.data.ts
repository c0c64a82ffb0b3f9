/** One text by locale; English stands in for the others. */
export type LocalWords = Readonly<Record<string, string>>;

/** Title and body of each kind of news; `{ref}`, `{amount}`, `{name}` are filled in. */
export const notificationTexts: Readonly<Record<string, { readonly title: LocalWords; readonly body: LocalWords }>> = {
  "bet.won": {
    title: { en: "Bet won", de: "Wette gewonnen", ar: "رهان رابح" },
    body: { en: "{amount} was paid out.", de: "{amount} wurden ausgezahlt.", ar: "تم دفع {amount}." },
  },
  "bet.settled": {
    title: { en: "Bet settled", de: "Wette abgerechnet", ar: "تمت تسوية الرهان" },
    body: { en: "This bet brought nothing this time.", de: "Diese Wette brachte diesmal nichts ein.", ar: "لم يربح هذا الرهان هذه المرة." },
  },
  "bet.refunded": {
    title: { en: "Stake returned", de: "Einsatz zurückgezahlt", ar: "أُعيد مبلغ الرهان" },
    body: { en: "{amount} went back to your balance.", de: "{amount} sind wieder auf deinem Konto.", ar: "أُعيد {amount} إلى رصيدك." },
  },
  "vip_bet.accepted": {
    title: { en: "Bet accepted", de: "Wette angenommen", ar: "تم قبول الرهان" },
    body: { en: "Your bet was reviewed and accepted.", de: "Deine Wette wurde geprüft und angenommen.", ar: "تمت مراجعة رهانك وقبوله." },
  },
  "vip_bet.rejected": {
    title: { en: "Bet not accepted", de: "Wette nicht angenommen", ar: "لم يُقبل الرهان" },
    body: {
      en: "Your bet was reviewed and not accepted; the stake is back on your balance.",
      de: "Deine Wette wurde geprüft und nicht angenommen; der Einsatz ist wieder auf deinem Konto.",
      ar: "تمت مراجعة رهانك ولم يُقبل، وأُعيد المبلغ إلى رصيدك.",
    },
  },
  "cashout.done": {
    title: { en: "Cashed out", de: "Ausgezahlt", ar: "تم السحب النقدي" },
    body: { en: "Your cash out is done.", de: "Dein Cash-out ist erledigt.", ar: "تم السحب النقدي لرهانك." },
  },
  "cashout.refused": {
    title: { en: "Not cashed out", de: "Nicht ausgezahlt", ar: "لم يتم السحب" },
    body: { en: "The offer changed; your bet runs on.", de: "Das Angebot hat sich geändert; deine Wette läuft weiter.", ar: "تغيّر العرض، ورهانك مستمر." },
  },
  "cashout_rule.reached": {
    title: { en: "Cash-out value reached", de: "Cash-out-Wert erreicht", ar: "تم بلوغ قيمة السحب" },
    body: { en: "The offer has reached the value that you asked for.", de: "Das Angebot hat den gewünschten Wert erreicht.", ar: "بلغ العرض القيمة التي طلبتها." },
  },
  "cashout_rule.done": {
    title: { en: "Cashed out by your rule", de: "Durch deine Regel ausgezahlt", ar: "تم السحب وفق قاعدتك" },
    body: { en: "Your rule cashed the bet out.", de: "Deine Regel hat die Wette ausgezahlt.", ar: "نفّذت قاعدتك السحب النقدي." },
  },
  "cashout_rule.refused": {
    title: { en: "Your rule could not cash out", de: "Deine Regel konnte nicht auszahlen", ar: "تعذّر السحب وفق قاعدتك" },
    body: { en: "The bet runs on.", de: "Die Wette läuft weiter.", ar: "الرهان مستمر." },
  },
  "bonus.issued": {
    title: { en: "A bonus for you", de: "Ein Bonus für dich", ar: "مكافأة لك" },
    body: { en: "{name} is ready to be used.", de: "{name} steht bereit.", ar: "{name} جاهزة للاستخدام." },
  },
  "jackpot.hit": {
    title: { en: "You hit the jackpot", de: "Du hast den Jackpot geknackt", ar: "ربحت الجائزة الكبرى" },
    body: { en: "{name}: {amount}", de: "{name}: {amount}", ar: "{name}: {amount}" },
  },
  notice: {
    title: { en: "Notice", de: "Hinweis", ar: "تنبيه" },
    body: { en: "{text}", de: "{text}", ar: "{text}" },
  },
};

/** Texts of the platform's information pages by language: headings and paragraphs. */
export const termsText: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [
    ["Play money", "This platform shows how an operator's own platform works with the sportsbook. Balances are play money. They have no value and can’t be bought or withdrawn."],
    ["Deposits", "The cashier accepts test cards only. A deposit appears in your transactions when your bank approves it. We check your own deposit limit first."],
    ["Your data", "The cashier stores the last four digits and the expiry date of a card, never its full number. You can remove a card at any time."],
  ],
  de: [
    ["Spielgeld", "Diese Plattform zeigt, wie die eines Betreibers mit dem Wettangebot zusammenarbeitet. Guthaben sind Spielgeld: Sie haben keinen Wert, können nicht gekauft und nicht ausgezahlt werden."],
    ["Einzahlungen", "Die Kasse nimmt nur Testkarten an. Eine Einzahlung zählt einmal, sobald die Bank zugestimmt hat, und steht von da an in den Kontobewegungen. Dein eigenes Einzahlungslimit wird geprüft, bevor die Bank gefragt wird."],
    ["Deine Daten", "Die Kasse behält die letzten vier Ziffern und das Datum einer Karte, nie ihre Nummer. Du kannst eine Karte jederzeit vergessen lassen."],
  ],
  ar: [
    ["أموال لعب", "توضّح هذه المنصة كيف تعمل منصة المشغّل مع موقع المراهنات. الأرصدة أموال لعب: لا قيمة لها ولا يمكن شراؤها ولا سحبها."],
    ["الإيداعات", "يقبل الصندوق بطاقات الاختبار فقط. يُحتسب الإيداع مرة واحدة عند موافقة المصرف، ويظهر في الحركات من ذلك الحين. يُتحقق من حد إيداعك قبل سؤال المصرف."],
    ["بياناتك", "يحتفظ الصندوق بآخر أربعة أرقام وتاريخ البطاقة، ولا يحتفظ برقمها أبدًا. يمكنك طلب نسيان بطاقة في أي وقت."],
  ],
};

export const helpText: typeof termsText = {
  en: [
    ["My deposit is pending", "Your bank is still checking the payment. We’ll add the money when it approves. You don’t need to deposit again."],
    ["My deposit was declined", "You haven’t been charged. Try another card or ask your bank for the reason."],
    ["I want to deposit less", "Set a deposit limit under Safer gambling in the sportsbook. A lower limit applies at once. A higher limit applies after a day, once you confirm it."],
    ["I need a break", "You can take a break or exclude yourself under Safer gambling. Neither can be shortened."],
  ],
  de: [
    ["Meine Einzahlung wird geprüft", "Deine Bank prüft noch. Das Geld kommt von selbst, sobald sie zustimmt; du musst die Einzahlung nicht wiederholen."],
    ["Meine Einzahlung wurde abgelehnt", "Nichts wurde belastet. Versuche eine andere Karte oder frage deine Bank nach dem Grund."],
    ["Ich möchte weniger einzahlen", "Lege im Wettangebot unter Spielerschutz ein Einzahlungslimit fest. Ein niedrigeres gilt sofort, ein höheres nach einem Tag und deiner Bestätigung."],
    ["Ich brauche eine Pause", "Unter Spielerschutz kannst du eine Pause machen oder dich ausschließen. Beides lässt sich nicht verkürzen."],
  ],
  ar: [
    ["إيداعي قيد الانتظار", "لا يزال مصرفك يتحقق. يصل المال تلقائيًا فور موافقته؛ لا حاجة إلى إعادة الإيداع."],
    ["رُفض إيداعي", "لم يُخصم أي مبلغ. جرّب بطاقة أخرى أو اسأل مصرفك عن السبب."],
    ["أريد إيداع مبالغ أقل", "حدّد حد إيداع ضمن اللعب الآمن في موقع المراهنات. يسري الحد الأدنى فورًا، والأعلى بعد يوم وبعد تأكيدك."],
    ["أحتاج إلى استراحة", "ضمن اللعب الآمن يمكنك أخذ استراحة أو استبعاد نفسك. لا يمكن تقصير أي منهما."],
  ],
};

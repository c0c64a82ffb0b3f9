/** Texts of the platform's information pages by language: headings and paragraphs. */
export const termsText: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [
    ["Play money", "This platform shows how an operator's own would work with the sportsbook. Balances are play money: they have no value, cannot be bought and cannot be paid out."],
    ["Deposits", "The cashier takes test cards only. A deposit is counted once, when the bank has agreed, and is in the statement from then on. Your own deposit limit is checked before the bank is asked."],
    ["Your data", "The cashier keeps the last four digits and the date of a card, never its number. You can have a card forgotten at any time."],
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
    ["My deposit is pending", "Your bank is still checking. The money comes by itself as soon as it agrees; you need not send the deposit again."],
    ["My deposit was refused", "Nothing was charged. Try another card, or ask your bank for the reason."],
    ["I want to deposit less", "Set a deposit limit under Safer gambling in the sportsbook. A lower limit counts at once, a higher one after a day and your confirmation."],
    ["I need a break", "Under Safer gambling you can take a break or exclude yourself. Neither can be shortened."],
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

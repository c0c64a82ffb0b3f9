/** What the chat's page says; `{email}` and `{seconds}` are filled in. */
export interface SupportTexts {
  readonly title: string;
  /** Said before anything was written: who is at the other end. */
  readonly greeting: string;
  readonly email: string;
  readonly message: string;
  readonly send: string;
  readonly you: string;
  readonly automatic: string;
  /** The first answer, which comes by itself. */
  readonly answer: string;
  readonly incomplete: string;
  readonly tooFast: string;
}

/** Texts by language; a locale without its own has the English ones. */
export const supportTexts: Readonly<Record<string, SupportTexts>> = {
  en: {
    title: "Support",
    greeting: "Nobody is at this chat all the time. Write what it is about: the support reads it and answers by mail.",
    email: "Your email address",
    message: "Your message",
    send: "Send",
    you: "You",
    automatic: "Automatic answer",
    answer: "Thank you, your message has reached the support. This answer is written by a machine; a person answers to {email}.",
    incomplete: "Write a message and an email address that we can answer to.",
    tooFast: "That was too fast. Wait {seconds} seconds; nothing was sent.",
  },
  de: {
    title: "Hilfe",
    greeting: "An diesem Chat sitzt nicht immer jemand. Schreib, worum es geht: Der Kundendienst liest es und antwortet per E-Mail.",
    email: "Deine E-Mail-Adresse",
    message: "Deine Nachricht",
    send: "Senden",
    you: "Du",
    automatic: "Automatische Antwort",
    answer: "Danke, deine Nachricht ist beim Kundendienst. Diese Antwort schreibt eine Maschine; ein Mensch antwortet an {email}.",
    incomplete: "Schreib eine Nachricht und eine E-Mail-Adresse, an die wir antworten können.",
    tooFast: "Das war zu schnell. Warte {seconds} Sekunden; gesendet wurde nichts.",
  },
  ar: {
    title: "الدعم",
    greeting: "لا يوجد من يتابع هذه المحادثة طوال الوقت. اكتب ما تريد: يقرأه الدعم ويجيب بالبريد الإلكتروني.",
    email: "بريدك الإلكتروني",
    message: "رسالتك",
    send: "إرسال",
    you: "أنت",
    automatic: "رد آلي",
    answer: "شكرًا، وصلت رسالتك إلى الدعم. هذا الرد تكتبه آلة، وسيجيبك شخص على {email}.",
    incomplete: "اكتب رسالة وعنوان بريد إلكتروني يمكننا الرد عليه.",
    tooFast: "كان ذلك سريعًا جدًا. انتظر {seconds} ثانية؛ لم يُرسل شيء.",
  },
};

/** What is sent to players. */
export type MailKind = "confirm" | "known_address" | "known_person" | "unlock" | "password" | "password_changed" | "phone_code";

/** One text; `{link}`, `{code}` and `{site}` are filled in. */
interface MailText {
  readonly subject: string;
  readonly body: string;
}

/** Texts by locale; a locale without its own has the English ones. */
export const mailTexts: Readonly<Record<string, Readonly<Record<MailKind, MailText>>>> = {
  en: {
    confirm: {
      subject: "Confirm your email for {site}",
      body: "Welcome to {site}.\n\nOpen this link to confirm your email address and sign in. It works once, for three days.\n\n{link}\n\nIf you did not open an account, ignore this mail.",
    },
    known_address: {
      subject: "You already have an account at {site}",
      body: "Somebody, probably you, tried to open an account at {site} with this email address. There is one already.\n\nIf you forgot the password, choose a new one here:\n\n{link}\n\nIf it was not you, you need not do anything.",
    },
    known_person: {
      subject: "You already have an account at {site}",
      body: "You tried to open an account at {site}, but there is one with your tax number under another email address already.\n\nSign in with that address:\n\n{link}",
    },
    unlock: {
      subject: "Your account at {site} is locked",
      body: "There were too many wrong passwords for your account, so it is locked for a while.\n\nOpen this link to unlock it now. It works once, for an hour.\n\n{link}\n\nIf it was not you, choose a new password.",
    },
    password: {
      subject: "Choose a new password for {site}",
      body: "Open this link to choose a new password. It works once, for an hour.\n\n{link}\n\nIf you did not ask for it, ignore this mail: your password stays as it is.",
    },
    password_changed: {
      subject: "Your password at {site} was changed",
      body: "The password of your account was changed, and every other device was signed out.\n\nIf it was not you, choose a new password at once:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} is your code for {site}. It is good for ten minutes. Give it to nobody." },
  },
  de: {
    confirm: {
      subject: "Bestätige deine E-Mail-Adresse für {site}",
      body: "Willkommen bei {site}.\n\nÖffne diesen Link, um deine E-Mail-Adresse zu bestätigen und dich anzumelden. Er gilt einmal und drei Tage lang.\n\n{link}\n\nWenn du kein Konto eröffnet hast, lass diese E-Mail unbeachtet.",
    },
    known_address: {
      subject: "Du hast bereits ein Konto bei {site}",
      body: "Jemand, vermutlich du, wollte mit dieser E-Mail-Adresse ein Konto bei {site} eröffnen. Es gibt schon eines.\n\nWenn du das Passwort vergessen hast, wähle hier ein neues:\n\n{link}\n\nWenn du es nicht warst, musst du nichts tun.",
    },
    known_person: {
      subject: "Du hast bereits ein Konto bei {site}",
      body: "Du wolltest ein Konto bei {site} eröffnen, doch zu deiner Steuernummer gibt es schon eines unter einer anderen E-Mail-Adresse.\n\nMelde dich mit dieser Adresse an:\n\n{link}",
    },
    unlock: {
      subject: "Dein Konto bei {site} ist gesperrt",
      body: "Für dein Konto wurde zu oft ein falsches Passwort eingegeben, deshalb ist es für eine Weile gesperrt.\n\nÖffne diesen Link, um es sofort zu entsperren. Er gilt einmal und eine Stunde lang.\n\n{link}\n\nWenn du es nicht warst, wähle ein neues Passwort.",
    },
    password: {
      subject: "Wähle ein neues Passwort für {site}",
      body: "Öffne diesen Link, um ein neues Passwort zu wählen. Er gilt einmal und eine Stunde lang.\n\n{link}\n\nWenn du das nicht wolltest, lass diese E-Mail unbeachtet: Dein Passwort bleibt, wie es ist.",
    },
    password_changed: {
      subject: "Dein Passwort bei {site} wurde geändert",
      body: "Das Passwort deines Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet.\n\nWenn du es nicht warst, wähle sofort ein neues:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} ist dein Code für {site}. Er gilt zehn Minuten. Gib ihn niemandem." },
  },
  ar: {
    confirm: {
      subject: "أكّد بريدك الإلكتروني في {site}",
      body: "مرحبًا بك في {site}.\n\nافتح هذا الرابط لتأكيد بريدك الإلكتروني وتسجيل الدخول. يعمل مرة واحدة ولمدة ثلاثة أيام.\n\n{link}\n\nإن لم تفتح حسابًا فتجاهل هذه الرسالة.",
    },
    known_address: {
      subject: "لديك حساب في {site} من قبل",
      body: "حاول شخص ما، وعلى الأرجح أنت، فتح حساب في {site} بهذا البريد الإلكتروني، ولديه حساب من قبل.\n\nإن نسيت كلمة المرور فاختر واحدة جديدة هنا:\n\n{link}\n\nإن لم تكن أنت فلا داعي لفعل شيء.",
    },
    known_person: {
      subject: "لديك حساب في {site} من قبل",
      body: "حاولت فتح حساب في {site}، لكن هناك حسابًا برقمك الضريبي تحت بريد إلكتروني آخر.\n\nسجّل الدخول بذلك البريد:\n\n{link}",
    },
    unlock: {
      subject: "حسابك في {site} مقفل",
      body: "أُدخلت كلمات مرور خاطئة كثيرة لحسابك، لذلك أُقفل لبعض الوقت.\n\nافتح هذا الرابط لفتحه الآن. يعمل مرة واحدة ولمدة ساعة.\n\n{link}\n\nإن لم تكن أنت فاختر كلمة مرور جديدة.",
    },
    password: {
      subject: "اختر كلمة مرور جديدة في {site}",
      body: "افتح هذا الرابط لاختيار كلمة مرور جديدة. يعمل مرة واحدة ولمدة ساعة.\n\n{link}\n\nإن لم تطلب ذلك فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.",
    },
    password_changed: {
      subject: "تغيّرت كلمة مرورك في {site}",
      body: "تغيّرت كلمة مرور حسابك، وسُجّل خروج كل الأجهزة الأخرى.\n\nإن لم تكن أنت فاختر كلمة مرور جديدة فورًا:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} هو رمزك في {site}. صالح لعشر دقائق. لا تعطه لأحد." },
  },
};

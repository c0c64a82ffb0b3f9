/** Kinds of mails and text messages to players. */
export type MailKind = "confirm" | "known_address" | "known_person" | "unlock" | "password" | "password_changed" | "phone_code";

/** A template; `{link}`, `{code}` and `{site}` are filled in. */
interface MailText {
  readonly subject: string;
  readonly body: string;
}

/** Texts by language. */
export const mailTexts: Readonly<Record<string, Readonly<Record<MailKind, MailText>>>> = {
  en: {
    confirm: {
      subject: "Confirm your email for {site}",
      body: "Welcome to {site}.\n\nOpen this link to confirm your email and sign in. The link works once and expires in three days.\n\n{link}\n\nIf you didn’t create an account, ignore this email.",
    },
    known_address: {
      subject: "You already have an account at {site}",
      body: "Someone, probably you, tried to create an account at {site} with this email. You already have one.\n\nIf you forgot your password, choose a new one here:\n\n{link}\n\nIf it wasn’t you, you don’t need to do anything.",
    },
    known_person: {
      subject: "You already have an account at {site}",
      body: "You tried to create an account at {site}, but an account with your tax number already exists under another email.\n\nSign in with that email:\n\n{link}",
    },
    unlock: {
      subject: "Your account at {site} is locked",
      body: "We locked your account for a while after too many wrong passwords.\n\nOpen this link to unlock it now. The link works once and expires in an hour.\n\n{link}\n\nIf it wasn’t you, choose a new password.",
    },
    password: {
      subject: "Choose a new password for {site}",
      body: "Open this link to choose a new password. The link works once and expires in an hour.\n\n{link}\n\nIf you didn’t ask for this, ignore this email. Your password stays the same.",
    },
    password_changed: {
      subject: "Your password at {site} was changed",
      body: "Your password was changed and all other devices were signed out.\n\nIf it wasn’t you, choose a new password now:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} is your code for {site}. It expires in ten minutes. Don’t share it with anyone." },
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
  es: {
    confirm: {
      subject: "Confirma tu correo para {site}",
      body: "Te damos la bienvenida a {site}.\n\nAbre este enlace para confirmar tu correo e iniciar sesión. Sirve una sola vez, durante tres días.\n\n{link}\n\nSi no has abierto una cuenta, ignora este mensaje.",
    },
    known_address: {
      subject: "Ya tienes una cuenta en {site}",
      body: "Alguien, probablemente tú, ha intentado abrir una cuenta en {site} con este correo. Ya existe una.\n\nSi has olvidado la contraseña, elige aquí una nueva:\n\n{link}\n\nSi no has sido tú, no tienes que hacer nada.",
    },
    known_person: {
      subject: "Ya tienes una cuenta en {site}",
      body: "Has intentado abrir una cuenta en {site}, pero ya existe una con tu número fiscal y otro correo.\n\nInicia sesión con ese correo:\n\n{link}",
    },
    unlock: {
      subject: "Tu cuenta en {site} está bloqueada",
      body: "Ha habido demasiadas contraseñas erróneas en tu cuenta, así que está bloqueada por un tiempo.\n\nAbre este enlace para desbloquearla ahora. Sirve una sola vez, durante una hora.\n\n{link}\n\nSi no has sido tú, elige una contraseña nueva.",
    },
    password: {
      subject: "Elige una contraseña nueva para {site}",
      body: "Abre este enlace para elegir una contraseña nueva. Sirve una sola vez, durante una hora.\n\n{link}\n\nSi no lo has pedido, ignora este mensaje: tu contraseña no cambia.",
    },
    password_changed: {
      subject: "Se ha cambiado tu contraseña en {site}",
      body: "Se ha cambiado la contraseña de tu cuenta y se ha cerrado la sesión en todos los demás dispositivos.\n\nSi no has sido tú, elige enseguida una contraseña nueva:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} es tu código para {site}. Vale diez minutos. No se lo des a nadie." },
  },
  "pt-BR": {
    confirm: {
      subject: "Confirme seu e-mail para {site}",
      body: "Boas-vindas a {site}.\n\nAbra este link para confirmar seu e-mail e entrar. Ele funciona uma vez, por três dias.\n\n{link}\n\nSe você não abriu uma conta, ignore este e-mail.",
    },
    known_address: {
      subject: "Você já tem uma conta em {site}",
      body: "Alguém, provavelmente você, tentou abrir uma conta em {site} com este e-mail. Já existe uma.\n\nSe esqueceu a senha, escolha uma nova aqui:\n\n{link}\n\nSe não foi você, não precisa fazer nada.",
    },
    known_person: {
      subject: "Você já tem uma conta em {site}",
      body: "Você tentou abrir uma conta em {site}, mas já existe uma com seu CPF em outro e-mail.\n\nEntre com aquele e-mail:\n\n{link}",
    },
    unlock: {
      subject: "Sua conta em {site} está bloqueada",
      body: "Houve senhas erradas demais na sua conta, por isso ela está bloqueada por um tempo.\n\nAbra este link para desbloqueá-la agora. Ele funciona uma vez, por uma hora.\n\n{link}\n\nSe não foi você, escolha uma nova senha.",
    },
    password: {
      subject: "Escolha uma nova senha para {site}",
      body: "Abra este link para escolher uma nova senha. Ele funciona uma vez, por uma hora.\n\n{link}\n\nSe você não pediu isso, ignore este e-mail: sua senha continua a mesma.",
    },
    password_changed: {
      subject: "Sua senha em {site} foi alterada",
      body: "A senha da sua conta foi alterada e todos os outros dispositivos foram desconectados.\n\nSe não foi você, escolha agora mesmo uma nova senha:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} é seu código para {site}. Vale por dez minutos. Não o passe a ninguém." },
  },
  pl: {
    confirm: {
      subject: "Potwierdź swój adres e-mail w {site}",
      body: "Witaj w {site}.\n\nOtwórz ten link, aby potwierdzić adres e-mail i się zalogować. Działa raz, przez trzy dni.\n\n{link}\n\nJeśli to nie Ty zakładasz konto, zignoruj tę wiadomość.",
    },
    known_address: {
      subject: "Masz już konto w {site}",
      body: "Ktoś, prawdopodobnie Ty, próbuje założyć konto w {site} z tym adresem e-mail. Takie konto już istnieje.\n\nJeśli nie pamiętasz hasła, ustaw tutaj nowe:\n\n{link}\n\nJeśli to nie Ty, nie musisz nic robić.",
    },
    known_person: {
      subject: "Masz już konto w {site}",
      body: "Próbujesz założyć konto w {site}, ale istnieje już konto z Twoim numerem podatkowym i innym adresem e-mail.\n\nZaloguj się tamtym adresem:\n\n{link}",
    },
    unlock: {
      subject: "Twoje konto w {site} jest zablokowane",
      body: "Na Twoim koncie zbyt wiele razy podano złe hasło, dlatego jest ono na jakiś czas zablokowane.\n\nOtwórz ten link, aby odblokować je teraz. Działa raz, przez godzinę.\n\n{link}\n\nJeśli to nie Ty, ustaw nowe hasło.",
    },
    password: {
      subject: "Ustaw nowe hasło w {site}",
      body: "Otwórz ten link, aby ustawić nowe hasło. Działa raz, przez godzinę.\n\n{link}\n\nJeśli to nie Twoja prośba, zignoruj tę wiadomość: hasło się nie zmieni.",
    },
    password_changed: {
      subject: "Twoje hasło w {site} zostało zmienione",
      body: "Hasło do Twojego konta zostało zmienione, a wszystkie inne urządzenia wylogowane.\n\nJeśli to nie Ty, od razu ustaw nowe hasło:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} to Twój kod do {site}. Jest ważny dziesięć minut. Nie podawaj go nikomu." },
  },
  fr: {
    confirm: {
      subject: "Confirmez votre e-mail pour {site}",
      body: "Bienvenue chez {site}.\n\nOuvrez ce lien pour confirmer votre adresse e-mail et vous connecter. Il fonctionne une fois, pendant trois jours.\n\n{link}\n\nSi vous n’avez pas ouvert de compte, ignorez ce message.",
    },
    known_address: {
      subject: "Vous avez déjà un compte chez {site}",
      body: "Quelqu’un, sans doute vous, a essayé d’ouvrir un compte chez {site} avec cette adresse e-mail. Il en existe déjà un.\n\nSi vous avez oublié le mot de passe, choisissez-en un nouveau ici :\n\n{link}\n\nSi ce n’était pas vous, vous n’avez rien à faire.",
    },
    known_person: {
      subject: "Vous avez déjà un compte chez {site}",
      body: "Vous avez essayé d’ouvrir un compte chez {site}, mais il en existe déjà un avec votre numéro fiscal et une autre adresse e-mail.\n\nConnectez-vous avec cette adresse :\n\n{link}",
    },
    unlock: {
      subject: "Votre compte chez {site} est bloqué",
      body: "Trop de mots de passe erronés ont été saisis pour votre compte, il est donc bloqué pour un moment.\n\nOuvrez ce lien pour le débloquer maintenant. Il fonctionne une fois, pendant une heure.\n\n{link}\n\nSi ce n’était pas vous, choisissez un nouveau mot de passe.",
    },
    password: {
      subject: "Choisissez un nouveau mot de passe pour {site}",
      body: "Ouvrez ce lien pour choisir un nouveau mot de passe. Il fonctionne une fois, pendant une heure.\n\n{link}\n\nSi vous ne l’avez pas demandé, ignorez ce message : votre mot de passe reste le même.",
    },
    password_changed: {
      subject: "Votre mot de passe chez {site} a été modifié",
      body: "Le mot de passe de votre compte a été modifié et tous les autres appareils ont été déconnectés.\n\nSi ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} est votre code pour {site}. Il est valable dix minutes. Ne le donnez à personne." },
  },
  lv: {
    confirm: {
      subject: "Apstipriniet savu e-pastu vietnei {site}",
      body: "Laipni lūdzam vietnē {site}.\n\nAtveriet šo saiti, lai apstiprinātu e-pasta adresi un ienāktu. Tā darbojas vienu reizi, trīs dienas.\n\n{link}\n\nJa kontu neatvērāt, neņemiet šo vēstuli vērā.",
    },
    known_address: {
      subject: "Jums jau ir konts vietnē {site}",
      body: "Kāds, visticamāk jūs, mēģināja atvērt kontu vietnē {site} ar šo e-pasta adresi. Tāds jau ir.\n\nJa aizmirsāt paroli, izvēlieties jaunu šeit:\n\n{link}\n\nJa tas nebijāt jūs, nekas nav jādara.",
    },
    known_person: {
      subject: "Jums jau ir konts vietnē {site}",
      body: "Jūs mēģinājāt atvērt kontu vietnē {site}, bet ar jūsu nodokļu numuru un citu e-pasta adresi konts jau ir.\n\nIenāciet ar to adresi:\n\n{link}",
    },
    unlock: {
      subject: "Jūsu konts vietnē {site} ir bloķēts",
      body: "Jūsu kontam pārāk daudz reižu tika ievadīta nepareiza parole, tāpēc tas uz laiku ir bloķēts.\n\nAtveriet šo saiti, lai atbloķētu to tūlīt. Tā darbojas vienu reizi, vienu stundu.\n\n{link}\n\nJa tas nebijāt jūs, izvēlieties jaunu paroli.",
    },
    password: {
      subject: "Izvēlieties jaunu paroli vietnei {site}",
      body: "Atveriet šo saiti, lai izvēlētos jaunu paroli. Tā darbojas vienu reizi, vienu stundu.\n\n{link}\n\nJa to nelūdzāt, neņemiet šo vēstuli vērā: parole paliek tā pati.",
    },
    password_changed: {
      subject: "Jūsu parole vietnē {site} tika mainīta",
      body: "Jūsu konta parole tika mainīta, un visas pārējās ierīces tika atvienotas.\n\nJa tas nebijāt jūs, tūlīt izvēlieties jaunu paroli:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} ir jūsu kods vietnei {site}. Tas der desmit minūtes. Nedodiet to nevienam." },
  },
  kz: {
    confirm: {
      subject: "{site} үшін электрондық поштаңызды растаңыз",
      body: "{site} сайтына қош келдіңіз.\n\nЭлектрондық поштаңызды растап, кіру үшін мына сілтемені ашыңыз. Ол бір рет, үш күн бойы жұмыс істейді.\n\n{link}\n\nШот ашпаған болсаңыз, бұл хатты елемеңіз.",
    },
    known_address: {
      subject: "{site} сайтында шотыңыз бар",
      body: "Біреу, бәлкім өзіңіз, осы электрондық поштамен {site} сайтында шот ашуға тырысты. Ондай шот бар.\n\nҚұпиясөзді ұмытсаңыз, жаңасын осы жерден таңдаңыз:\n\n{link}\n\nБұл сіз болмасаңыз, ештеңе істеудің қажеті жоқ.",
    },
    known_person: {
      subject: "{site} сайтында шотыңыз бар",
      body: "Сіз {site} сайтында шот ашуға тырыстыңыз, бірақ салық нөміріңізбен басқа поштаға тіркелген шот бар.\n\nСол поштамен кіріңіз:\n\n{link}",
    },
    unlock: {
      subject: "{site} сайтындағы шотыңыз құлыпталды",
      body: "Шотыңызға қате құпиясөз тым көп енгізілді, сондықтан ол біраз уақытқа құлыпталды.\n\nҚазір ашу үшін мына сілтемені басыңыз. Ол бір рет, бір сағат бойы жұмыс істейді.\n\n{link}\n\nБұл сіз болмасаңыз, жаңа құпиясөз таңдаңыз.",
    },
    password: {
      subject: "{site} үшін жаңа құпиясөз таңдаңыз",
      body: "Жаңа құпиясөз таңдау үшін мына сілтемені ашыңыз. Ол бір рет, бір сағат бойы жұмыс істейді.\n\n{link}\n\nМұны сұрамаған болсаңыз, бұл хатты елемеңіз: құпиясөз өзгермейді.",
    },
    password_changed: {
      subject: "{site} сайтындағы құпиясөзіңіз өзгертілді",
      body: "Шотыңыздың құпиясөзі өзгертіліп, барлық басқа құрылғылар шығарылды.\n\nБұл сіз болмасаңыз, бірден жаңа құпиясөз таңдаңыз:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} — {site} үшін кодыңыз. Ол он минут жарамды. Оны ешкімге бермеңіз." },
  },
  ru: {
    confirm: {
      subject: "Подтвердите адрес почты для {site}",
      body: "Добро пожаловать в {site}.\n\nОткройте эту ссылку, чтобы подтвердить адрес почты и войти. Она действует один раз, три дня.\n\n{link}\n\nЕсли вы не открывали счёт, не обращайте внимания на это письмо.",
    },
    known_address: {
      subject: "У вас уже есть счёт в {site}",
      body: "Кто-то, вероятно вы, пытался открыть счёт в {site} с этим адресом почты. Такой счёт уже есть.\n\nЕсли вы забыли пароль, выберите новый здесь:\n\n{link}\n\nЕсли это были не вы, ничего делать не нужно.",
    },
    known_person: {
      subject: "У вас уже есть счёт в {site}",
      body: "Вы пытались открыть счёт в {site}, но счёт с вашим налоговым номером и другим адресом почты уже есть.\n\nВойдите с тем адресом:\n\n{link}",
    },
    unlock: {
      subject: "Ваш счёт в {site} заблокирован",
      body: "Для вашего счёта слишком много раз вводили неверный пароль, поэтому он на время заблокирован.\n\nОткройте эту ссылку, чтобы разблокировать его сейчас. Она действует один раз, один час.\n\n{link}\n\nЕсли это были не вы, выберите новый пароль.",
    },
    password: {
      subject: "Выберите новый пароль для {site}",
      body: "Откройте эту ссылку, чтобы выбрать новый пароль. Она действует один раз, один час.\n\n{link}\n\nЕсли вы об этом не просили, не обращайте внимания на это письмо: пароль останется прежним.",
    },
    password_changed: {
      subject: "Ваш пароль в {site} изменён",
      body: "Пароль вашего счёта изменён, на всех остальных устройствах выполнен выход.\n\nЕсли это были не вы, сразу выберите новый пароль:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} — ваш код для {site}. Он действует десять минут. Никому его не сообщайте." },
  },
  el: {
    confirm: {
      subject: "Επιβεβαιώστε το email σας για το {site}",
      body: "Καλώς ήρθατε στο {site}.\n\nΑνοίξτε αυτόν τον σύνδεσμο για να επιβεβαιώσετε το email σας και να συνδεθείτε. Λειτουργεί μία φορά, για τρεις ημέρες.\n\n{link}\n\nΑν δεν ανοίξατε λογαριασμό, αγνοήστε αυτό το μήνυμα.",
    },
    known_address: {
      subject: "Έχετε ήδη λογαριασμό στο {site}",
      body: "Κάποιος, πιθανότατα εσείς, προσπάθησε να ανοίξει λογαριασμό στο {site} με αυτό το email. Υπάρχει ήδη ένας.\n\nΑν ξεχάσατε τον κωδικό, επιλέξτε νέο εδώ:\n\n{link}\n\nΑν δεν ήσασταν εσείς, δεν χρειάζεται να κάνετε τίποτα.",
    },
    known_person: {
      subject: "Έχετε ήδη λογαριασμό στο {site}",
      body: "Προσπαθήσατε να ανοίξετε λογαριασμό στο {site}, αλλά υπάρχει ήδη ένας με τον φορολογικό σας αριθμό και άλλο email.\n\nΣυνδεθείτε με εκείνο το email:\n\n{link}",
    },
    unlock: {
      subject: "Ο λογαριασμός σας στο {site} κλειδώθηκε",
      body: "Δόθηκαν πάρα πολλοί λάθος κωδικοί για τον λογαριασμό σας, γι’ αυτό έχει κλειδωθεί για λίγο.\n\nΑνοίξτε αυτόν τον σύνδεσμο για να τον ξεκλειδώσετε τώρα. Λειτουργεί μία φορά, για μία ώρα.\n\n{link}\n\nΑν δεν ήσασταν εσείς, επιλέξτε νέο κωδικό.",
    },
    password: {
      subject: "Επιλέξτε νέο κωδικό για το {site}",
      body: "Ανοίξτε αυτόν τον σύνδεσμο για να επιλέξετε νέο κωδικό. Λειτουργεί μία φορά, για μία ώρα.\n\n{link}\n\nΑν δεν το ζητήσατε, αγνοήστε αυτό το μήνυμα: ο κωδικός σας μένει ως έχει.",
    },
    password_changed: {
      subject: "Ο κωδικός σας στο {site} άλλαξε",
      body: "Ο κωδικός του λογαριασμού σας άλλαξε και όλες οι άλλες συσκευές αποσυνδέθηκαν.\n\nΑν δεν ήσασταν εσείς, επιλέξτε αμέσως νέο κωδικό:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} είναι ο κωδικός σας για το {site}. Ισχύει για δέκα λεπτά. Μην τον δώσετε σε κανέναν." },
  },
  it: {
    confirm: {
      subject: "Conferma il tuo indirizzo e-mail per {site}",
      body: "Ti diamo il benvenuto su {site}.\n\nApri questo link per confermare il tuo indirizzo e-mail e accedere. Funziona una volta, per tre giorni.\n\n{link}\n\nSe non hai aperto un conto, ignora questo messaggio.",
    },
    known_address: {
      subject: "Hai già un conto su {site}",
      body: "Qualcuno, probabilmente tu, ha provato ad aprire un conto su {site} con questo indirizzo e-mail. Ne esiste già uno.\n\nSe hai dimenticato la password, scegline qui una nuova:\n\n{link}\n\nSe non sei stato tu, non devi fare nulla.",
    },
    known_person: {
      subject: "Hai già un conto su {site}",
      body: "Hai provato ad aprire un conto su {site}, ma ne esiste già uno con il tuo codice fiscale e un altro indirizzo e-mail.\n\nAccedi con quell’indirizzo:\n\n{link}",
    },
    unlock: {
      subject: "Il tuo conto su {site} è bloccato",
      body: "Per il tuo conto sono state inserite troppe password errate, quindi è bloccato per un po’.\n\nApri questo link per sbloccarlo ora. Funziona una volta, per un’ora.\n\n{link}\n\nSe non sei stato tu, scegli una nuova password.",
    },
    password: {
      subject: "Scegli una nuova password per {site}",
      body: "Apri questo link per scegliere una nuova password. Funziona una volta, per un’ora.\n\n{link}\n\nSe non l’hai chiesto tu, ignora questo messaggio: la tua password resta com’è.",
    },
    password_changed: {
      subject: "La tua password su {site} è stata cambiata",
      body: "La password del tuo conto è stata cambiata e tutti gli altri dispositivi sono stati disconnessi.\n\nSe non sei stato tu, scegli subito una nuova password:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} è il tuo codice per {site}. Vale dieci minuti. Non darlo a nessuno." },
  },
  tr: {
    confirm: {
      subject: "{site} için e-posta adresinizi onaylayın",
      body: "{site} sitesine hoş geldiniz.\n\nE-posta adresinizi onaylamak ve giriş yapmak için bu bağlantıyı açın. Bir kez ve üç gün boyunca çalışır.\n\n{link}\n\nHesap açmadıysanız bu e-postayı dikkate almayın.",
    },
    known_address: {
      subject: "{site} sitesinde zaten hesabınız var",
      body: "Biri, büyük olasılıkla siz, bu e-posta adresiyle {site} sitesinde hesap açmayı denedi. Zaten bir hesap var.\n\nŞifrenizi unuttuysanız buradan yenisini seçin:\n\n{link}\n\nBu siz değilseniz bir şey yapmanız gerekmez.",
    },
    known_person: {
      subject: "{site} sitesinde zaten hesabınız var",
      body: "{site} sitesinde hesap açmayı denediniz, ancak vergi numaranızla başka bir e-posta adresine kayıtlı bir hesap zaten var.\n\nO adresle giriş yapın:\n\n{link}",
    },
    unlock: {
      subject: "{site} hesabınız kilitlendi",
      body: "Hesabınız için çok fazla yanlış şifre girildi, bu yüzden bir süreliğine kilitlendi.\n\nKilidi şimdi açmak için bu bağlantıyı açın. Bir kez ve bir saat boyunca çalışır.\n\n{link}\n\nBu siz değilseniz yeni bir şifre seçin.",
    },
    password: {
      subject: "{site} için yeni bir şifre seçin",
      body: "Yeni bir şifre seçmek için bu bağlantıyı açın. Bir kez ve bir saat boyunca çalışır.\n\n{link}\n\nBunu siz istemediyseniz bu e-postayı dikkate almayın: şifreniz aynı kalır.",
    },
    password_changed: {
      subject: "{site} şifreniz değiştirildi",
      body: "Hesabınızın şifresi değiştirildi ve diğer tüm cihazlarda oturum kapatıldı.\n\nBu siz değilseniz hemen yeni bir şifre seçin:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code}, {site} için kodunuzdur. On dakika geçerlidir. Kimseye vermeyin." },
  },
  nb: {
    confirm: {
      subject: "Bekreft e-postadressen din for {site}",
      body: "Velkommen til {site}.\n\nÅpne denne lenken for å bekrefte e-postadressen og logge inn. Den virker én gang, i tre dager.\n\n{link}\n\nHar du ikke åpnet en konto, kan du se bort fra denne e-posten.",
    },
    known_address: {
      subject: "Du har allerede en konto hos {site}",
      body: "Noen, trolig du, prøvde å åpne en konto hos {site} med denne e-postadressen. Det finnes allerede en.\n\nHar du glemt passordet, velger du et nytt her:\n\n{link}\n\nVar det ikke deg, trenger du ikke gjøre noe.",
    },
    known_person: {
      subject: "Du har allerede en konto hos {site}",
      body: "Du prøvde å åpne en konto hos {site}, men det finnes allerede en med skattenummeret ditt og en annen e-postadresse.\n\nLogg inn med den adressen:\n\n{link}",
    },
    unlock: {
      subject: "Kontoen din hos {site} er låst",
      body: "Det ble skrevet for mange feil passord for kontoen din, så den er låst en stund.\n\nÅpne denne lenken for å låse den opp nå. Den virker én gang, i én time.\n\n{link}\n\nVar det ikke deg, velger du et nytt passord.",
    },
    password: {
      subject: "Velg et nytt passord for {site}",
      body: "Åpne denne lenken for å velge et nytt passord. Den virker én gang, i én time.\n\n{link}\n\nBa du ikke om det, kan du se bort fra denne e-posten: passordet er som før.",
    },
    password_changed: {
      subject: "Passordet ditt hos {site} er endret",
      body: "Passordet til kontoen din er endret, og alle andre enheter er logget ut.\n\nVar det ikke deg, velger du et nytt passord med en gang:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} er koden din for {site}. Den gjelder i ti minutter. Ikke gi den til noen." },
  },
  sv: {
    confirm: {
      subject: "Bekräfta din e-postadress för {site}",
      body: "Välkommen till {site}.\n\nÖppna den här länken för att bekräfta din e-postadress och logga in. Den fungerar en gång, i tre dagar.\n\n{link}\n\nOm du inte har öppnat ett konto kan du bortse från det här mejlet.",
    },
    known_address: {
      subject: "Du har redan ett konto hos {site}",
      body: "Någon, troligen du, försökte öppna ett konto hos {site} med den här e-postadressen. Det finns redan ett.\n\nOm du har glömt lösenordet väljer du ett nytt här:\n\n{link}\n\nOm det inte var du behöver du inte göra något.",
    },
    known_person: {
      subject: "Du har redan ett konto hos {site}",
      body: "Du försökte öppna ett konto hos {site}, men det finns redan ett med ditt skattenummer och en annan e-postadress.\n\nLogga in med den adressen:\n\n{link}",
    },
    unlock: {
      subject: "Ditt konto hos {site} är låst",
      body: "Fel lösenord angavs för många gånger för ditt konto, så det är låst en stund.\n\nÖppna den här länken för att låsa upp det nu. Den fungerar en gång, i en timme.\n\n{link}\n\nOm det inte var du väljer du ett nytt lösenord.",
    },
    password: {
      subject: "Välj ett nytt lösenord för {site}",
      body: "Öppna den här länken för att välja ett nytt lösenord. Den fungerar en gång, i en timme.\n\n{link}\n\nOm du inte bad om det kan du bortse från det här mejlet: lösenordet är som förut.",
    },
    password_changed: {
      subject: "Ditt lösenord hos {site} har ändrats",
      body: "Lösenordet till ditt konto har ändrats, och alla andra enheter har loggats ut.\n\nOm det inte var du väljer du genast ett nytt lösenord:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} är din kod för {site}. Den gäller i tio minuter. Ge den inte till någon." },
  },
  fil: {
    confirm: {
      subject: "Kumpirmahin ang email mo para sa {site}",
      body: "Maligayang pagdating sa {site}.\n\nBuksan ang link na ito para kumpirmahin ang email mo at mag-sign in. Isang beses itong gumagana, sa loob ng tatlong araw.\n\n{link}\n\nKung hindi ka nagbukas ng account, huwag pansinin ang email na ito.",
    },
    known_address: {
      subject: "May account ka na sa {site}",
      body: "May sumubok, malamang ikaw, na magbukas ng account sa {site} gamit ang email na ito. Mayroon nang isa.\n\nKung nakalimutan mo ang password, pumili ng bago rito:\n\n{link}\n\nKung hindi ikaw iyon, wala kang kailangang gawin.",
    },
    known_person: {
      subject: "May account ka na sa {site}",
      body: "Sinubukan mong magbukas ng account sa {site}, pero mayroon nang isa na may tax number mo sa ibang email.\n\nMag-sign in gamit ang email na iyon:\n\n{link}",
    },
    unlock: {
      subject: "Naka-lock ang account mo sa {site}",
      body: "Masyadong maraming maling password para sa account mo, kaya naka-lock muna ito.\n\nBuksan ang link na ito para i-unlock ngayon. Isang beses itong gumagana, sa loob ng isang oras.\n\n{link}\n\nKung hindi ikaw iyon, pumili ng bagong password.",
    },
    password: {
      subject: "Pumili ng bagong password para sa {site}",
      body: "Buksan ang link na ito para pumili ng bagong password. Isang beses itong gumagana, sa loob ng isang oras.\n\n{link}\n\nKung hindi mo ito hiningi, huwag pansinin ang email na ito: hindi magbabago ang password mo.",
    },
    password_changed: {
      subject: "Napalitan ang password mo sa {site}",
      body: "Napalitan ang password ng account mo, at na-sign out ang lahat ng ibang device.\n\nKung hindi ikaw iyon, pumili agad ng bagong password:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} ang code mo para sa {site}. Sampung minuto itong magagamit. Huwag ibigay kaninuman." },
  },
  vi: {
    confirm: {
      subject: "Xác nhận email của bạn cho {site}",
      body: "Chào mừng bạn đến với {site}.\n\nMở liên kết này để xác nhận địa chỉ email và đăng nhập. Liên kết dùng được một lần, trong ba ngày.\n\n{link}\n\nNếu bạn không mở tài khoản, hãy bỏ qua email này.",
    },
    known_address: {
      subject: "Bạn đã có tài khoản tại {site}",
      body: "Ai đó, có lẽ là bạn, đã thử mở tài khoản tại {site} bằng địa chỉ email này. Tài khoản đó đã có.\n\nNếu quên mật khẩu, hãy chọn mật khẩu mới tại đây:\n\n{link}\n\nNếu không phải bạn, bạn không cần làm gì.",
    },
    known_person: {
      subject: "Bạn đã có tài khoản tại {site}",
      body: "Bạn đã thử mở tài khoản tại {site}, nhưng đã có một tài khoản với mã số thuế của bạn dưới địa chỉ email khác.\n\nHãy đăng nhập bằng địa chỉ đó:\n\n{link}",
    },
    unlock: {
      subject: "Tài khoản của bạn tại {site} đã bị khóa",
      body: "Mật khẩu sai đã được nhập quá nhiều lần cho tài khoản của bạn, nên tài khoản bị khóa một thời gian.\n\nMở liên kết này để mở khóa ngay. Liên kết dùng được một lần, trong một giờ.\n\n{link}\n\nNếu không phải bạn, hãy chọn mật khẩu mới.",
    },
    password: {
      subject: "Chọn mật khẩu mới cho {site}",
      body: "Mở liên kết này để chọn mật khẩu mới. Liên kết dùng được một lần, trong một giờ.\n\n{link}\n\nNếu bạn không yêu cầu, hãy bỏ qua email này: mật khẩu của bạn vẫn như cũ.",
    },
    password_changed: {
      subject: "Mật khẩu của bạn tại {site} đã được đổi",
      body: "Mật khẩu tài khoản của bạn đã được đổi, và mọi thiết bị khác đã bị đăng xuất.\n\nNếu không phải bạn, hãy chọn mật khẩu mới ngay:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} là mã của bạn cho {site}. Mã có hiệu lực mười phút. Đừng đưa cho ai." },
  },
  "sr-ME": {
    confirm: {
      subject: "Potvrdite e-mail za {site}",
      body: "Dobro došli na {site}.\n\nOtvorite ovaj link da potvrdite e-mail adresu i prijavite se. Važi jednom, tri dana.\n\n{link}\n\nAko nijeste otvorili nalog, zanemarite ovu poruku.",
    },
    known_address: {
      subject: "Već imate nalog na {site}",
      body: "Neko, vjerovatno vi, pokušao je da otvori nalog na {site} sa ovom e-mail adresom. Takav nalog već postoji.\n\nAko ste zaboravili lozinku, ovdje izaberite novu:\n\n{link}\n\nAko to nijeste bili vi, ne morate ništa da radite.",
    },
    known_person: {
      subject: "Već imate nalog na {site}",
      body: "Pokušali ste da otvorite nalog na {site}, ali već postoji nalog sa vašim poreskim brojem i drugom e-mail adresom.\n\nPrijavite se tom adresom:\n\n{link}",
    },
    unlock: {
      subject: "Vaš nalog na {site} je zaključan",
      body: "Za vaš nalog je previše puta unijeta pogrešna lozinka, pa je na neko vrijeme zaključan.\n\nOtvorite ovaj link da ga odmah otključate. Važi jednom, jedan sat.\n\n{link}\n\nAko to nijeste bili vi, izaberite novu lozinku.",
    },
    password: {
      subject: "Izaberite novu lozinku za {site}",
      body: "Otvorite ovaj link da izaberete novu lozinku. Važi jednom, jedan sat.\n\n{link}\n\nAko to nijeste tražili, zanemarite ovu poruku: lozinka ostaje ista.",
    },
    password_changed: {
      subject: "Vaša lozinka na {site} je promijenjena",
      body: "Lozinka vašeg naloga je promijenjena, a svi ostali uređaji su odjavljeni.\n\nAko to nijeste bili vi, odmah izaberite novu lozinku:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} je vaš kod za {site}. Važi deset minuta. Nikome ga ne dajte." },
  },
  ja: {
    confirm: {
      subject: "{site}のメールアドレスを確認してください",
      body: "{site}へようこそ。\n\nこのリンクを開くと、メールアドレスを確認してログインできます。リンクは1回限り、3日間有効です。\n\n{link}\n\nアカウントを開設した覚えがない場合は、このメールを無視してください。",
    },
    known_address: {
      subject: "{site}のアカウントはすでにあります",
      body: "どなたか（おそらくご本人）が、このメールアドレスで{site}のアカウントを開設しようとしました。アカウントはすでにあります。\n\nパスワードをお忘れの場合は、こちらで新しいものを設定してください：\n\n{link}\n\nお心当たりがない場合は、何もする必要はありません。",
    },
    known_person: {
      subject: "{site}のアカウントはすでにあります",
      body: "{site}のアカウントを開設しようとされましたが、同じ納税者番号のアカウントが別のメールアドレスですでにあります。\n\nそのアドレスでログインしてください：\n\n{link}",
    },
    unlock: {
      subject: "{site}のアカウントがロックされました",
      body: "誤ったパスワードが何度も入力されたため、アカウントを一時的にロックしました。\n\nこのリンクを開くと、すぐにロックを解除できます。リンクは1回限り、1時間有効です。\n\n{link}\n\nお心当たりがない場合は、新しいパスワードを設定してください。",
    },
    password: {
      subject: "{site}の新しいパスワードを設定してください",
      body: "このリンクを開いて新しいパスワードを設定してください。リンクは1回限り、1時間有効です。\n\n{link}\n\nお心当たりがない場合は、このメールを無視してください。パスワードは変わりません。",
    },
    password_changed: {
      subject: "{site}のパスワードが変更されました",
      body: "アカウントのパスワードが変更され、ほかのすべての端末からログアウトしました。\n\nお心当たりがない場合は、すぐに新しいパスワードを設定してください：\n\n{link}",
    },
    phone_code: { subject: "", body: "{code}は{site}の確認コードです。10分間有効です。誰にも教えないでください。" },
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
  he: {
    confirm: {
      subject: "אשרו את כתובת הדוא״ל שלכם ב־{site}",
      body: "ברוכים הבאים ל־{site}.\n\nפתחו את הקישור הזה כדי לאשר את כתובת הדוא״ל ולהיכנס. הוא פועל פעם אחת, במשך שלושה ימים.\n\n{link}\n\nאם לא פתחתם חשבון, התעלמו מהודעה זו.",
    },
    known_address: {
      subject: "כבר יש לכם חשבון ב־{site}",
      body: "מישהו, כנראה אתם, ניסה לפתוח חשבון ב־{site} עם כתובת הדוא״ל הזאת. כבר קיים חשבון כזה.\n\nאם שכחתם את הסיסמה, בחרו כאן חדשה:\n\n{link}\n\nאם לא אתם עשיתם זאת, אין צורך לעשות דבר.",
    },
    known_person: {
      subject: "כבר יש לכם חשבון ב־{site}",
      body: "ניסיתם לפתוח חשבון ב־{site}, אבל כבר קיים חשבון עם מספר המס שלכם תחת כתובת דוא״ל אחרת.\n\nהיכנסו עם הכתובת ההיא:\n\n{link}",
    },
    unlock: {
      subject: "החשבון שלכם ב־{site} ננעל",
      body: "הוזנו יותר מדי סיסמאות שגויות לחשבון שלכם, ולכן הוא נעול לזמן מה.\n\nפתחו את הקישור הזה כדי לשחרר אותו עכשיו. הוא פועל פעם אחת, במשך שעה.\n\n{link}\n\nאם לא אתם עשיתם זאת, בחרו סיסמה חדשה.",
    },
    password: {
      subject: "בחרו סיסמה חדשה ל־{site}",
      body: "פתחו את הקישור הזה כדי לבחור סיסמה חדשה. הוא פועל פעם אחת, במשך שעה.\n\n{link}\n\nאם לא ביקשתם זאת, התעלמו מהודעה זו: הסיסמה שלכם נשארת כפי שהיא.",
    },
    password_changed: {
      subject: "הסיסמה שלכם ב־{site} הוחלפה",
      body: "הסיסמה של החשבון שלכם הוחלפה, וכל המכשירים האחרים נותקו.\n\nאם לא אתם עשיתם זאת, בחרו מיד סיסמה חדשה:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} הוא הקוד שלכם ל־{site}. הוא תקף לעשר דקות. אל תמסרו אותו לאיש." },
  },
  fa: {
    confirm: {
      subject: "ایمیل خود را برای {site} تأیید کنید",
      body: "به {site} خوش آمدید.\n\nبرای تأیید نشانی ایمیل و ورود، این پیوند را باز کنید. یک بار و تا سه روز کار می‌کند.\n\n{link}\n\nاگر حسابی باز نکرده‌اید، این نامه را نادیده بگیرید.",
    },
    known_address: {
      subject: "شما در {site} حساب دارید",
      body: "کسی، احتمالاً خود شما، خواست با این نشانی ایمیل در {site} حساب باز کند. چنین حسابی از پیش هست.\n\nاگر گذرواژه را فراموش کرده‌اید، اینجا گذرواژهٔ تازه‌ای برگزینید:\n\n{link}\n\nاگر شما نبودید، لازم نیست کاری بکنید.",
    },
    known_person: {
      subject: "شما در {site} حساب دارید",
      body: "خواستید در {site} حساب باز کنید، ولی حسابی با شمارهٔ مالیاتی شما و نشانی ایمیل دیگری از پیش هست.\n\nبا همان نشانی وارد شوید:\n\n{link}",
    },
    unlock: {
      subject: "حساب شما در {site} قفل شد",
      body: "گذرواژهٔ نادرست برای حساب شما بیش از اندازه وارد شد، پس حساب برای مدتی قفل است.\n\nبرای بازکردن قفل آن، همین حالا این پیوند را باز کنید. یک بار و تا یک ساعت کار می‌کند.\n\n{link}\n\nاگر شما نبودید، گذرواژهٔ تازه‌ای برگزینید.",
    },
    password: {
      subject: "گذرواژهٔ تازه‌ای برای {site} برگزینید",
      body: "برای برگزیدن گذرواژهٔ تازه، این پیوند را باز کنید. یک بار و تا یک ساعت کار می‌کند.\n\n{link}\n\nاگر شما نخواسته‌اید، این نامه را نادیده بگیرید: گذرواژهٔ شما همان می‌ماند.",
    },
    password_changed: {
      subject: "گذرواژهٔ شما در {site} عوض شد",
      body: "گذرواژهٔ حساب شما عوض شد و همهٔ دستگاه‌های دیگر خارج شدند.\n\nاگر شما نبودید، بی‌درنگ گذرواژهٔ تازه‌ای برگزینید:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} کد شما برای {site} است. ده دقیقه اعتبار دارد. آن را به هیچ‌کس ندهید." },
  },
  ur: {
    confirm: {
      subject: "{site} کے لیے اپنے ای میل کی تصدیق کریں",
      body: "{site} میں خوش آمدید۔\n\nاپنے ای میل پتے کی تصدیق اور سائن ان کے لیے یہ لنک کھولیں۔ یہ ایک بار، تین دن تک کام کرتا ہے۔\n\n{link}\n\nاگر آپ نے اکاؤنٹ نہیں کھولا تو اس ای میل کو نظر انداز کریں۔",
    },
    known_address: {
      subject: "{site} پر آپ کا اکاؤنٹ پہلے سے ہے",
      body: "کسی نے، غالباً آپ نے، اس ای میل سے {site} پر اکاؤنٹ کھولنے کی کوشش کی۔ ایسا اکاؤنٹ پہلے سے موجود ہے۔\n\nاگر آپ پاس ورڈ بھول گئے ہیں تو یہاں نیا چنیں:\n\n{link}\n\nاگر یہ آپ نہیں تھے تو آپ کو کچھ کرنے کی ضرورت نہیں۔",
    },
    known_person: {
      subject: "{site} پر آپ کا اکاؤنٹ پہلے سے ہے",
      body: "آپ نے {site} پر اکاؤنٹ کھولنے کی کوشش کی، لیکن آپ کے ٹیکس نمبر کے ساتھ دوسرے ای میل پر اکاؤنٹ پہلے سے موجود ہے۔\n\nاسی ای میل سے سائن ان کریں:\n\n{link}",
    },
    unlock: {
      subject: "{site} پر آپ کا اکاؤنٹ مقفل ہے",
      body: "آپ کے اکاؤنٹ کے لیے بہت بار غلط پاس ورڈ دیا گیا، اس لیے یہ کچھ دیر کے لیے مقفل ہے۔\n\nابھی کھولنے کے لیے یہ لنک کھولیں۔ یہ ایک بار، ایک گھنٹے تک کام کرتا ہے۔\n\n{link}\n\nاگر یہ آپ نہیں تھے تو نیا پاس ورڈ چنیں۔",
    },
    password: {
      subject: "{site} کے لیے نیا پاس ورڈ چنیں",
      body: "نیا پاس ورڈ چننے کے لیے یہ لنک کھولیں۔ یہ ایک بار، ایک گھنٹے تک کام کرتا ہے۔\n\n{link}\n\nاگر آپ نے یہ نہیں مانگا تو اس ای میل کو نظر انداز کریں: آپ کا پاس ورڈ وہی رہے گا۔",
    },
    password_changed: {
      subject: "{site} پر آپ کا پاس ورڈ بدل دیا گیا",
      body: "آپ کے اکاؤنٹ کا پاس ورڈ بدل دیا گیا، اور باقی تمام آلات سے سائن آؤٹ کر دیا گیا۔\n\nاگر یہ آپ نہیں تھے تو فوراً نیا پاس ورڈ چنیں:\n\n{link}",
    },
    phone_code: { subject: "", body: "{code} {site} کے لیے آپ کا کوڈ ہے۔ یہ دس منٹ تک درست ہے۔ اسے کسی کو نہ دیں۔" },
  },
};

/**
 * Words that the chat refuses: insults, slurs and threats, by language. A trailing star matches any letters. Deliberately short: the
 * operator adds words with CHAT_REFUSED_WORDS, and players report the rest. Names of towns and players must pass.
 */
export const refusedWords: Readonly<Record<string, readonly string[]>> = {
  en: [
    "*fuck*", "shit", "shits", "shitty", "*bullshit*", "asshole*", "arsehole*", "bitch*", "bastard*", "cunt", "cunts", "dickhead*", "wanker*",
    "twat", "twats", "whore*", "slut", "sluts", "faggot*", "fag", "fags", "nigger*", "nigga*", "retard", "retards", "retarded", "spastic*",
    "kys", "rapist*",
  ],
  de: [
    "*arschloch*", "*fick*", "fotze*", "*hurensohn*", "hure", "huren", "*wichser*", "*scheiss*", "schlampe*", "missgeburt*", "spast", "spasti*",
    "schwuchtel*", "kanake*", "neger*", "mongo", "hurensoehne",
  ],
  ar: ["كلب", "كلاب", "حمار", "حمير", "شرموط*", "قحب*", "*منيك*", "خنزير", "خنازير", "عاهر*", "كس", "طيز", "زبي", "لعنة*"],
};

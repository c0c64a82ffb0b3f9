/** The locales of the project (decisions B): product code, tag for `lang`, `hreflang` and Intl, direction. */
export const localeTable = [
  { code: "en", intlTag: "en-GB", htmlTag: "en", isRtl: false },
  { code: "en-IE", intlTag: "en-IE", htmlTag: "en-IE", isRtl: false },
  { code: "de", intlTag: "de-DE", htmlTag: "de", isRtl: false },
  { code: "es", intlTag: "es-ES", htmlTag: "es", isRtl: false },
  { code: "pt-BR", intlTag: "pt-BR", htmlTag: "pt-BR", isRtl: false },
  { code: "pl", intlTag: "pl-PL", htmlTag: "pl", isRtl: false },
  { code: "fr", intlTag: "fr-FR", htmlTag: "fr", isRtl: false },
  { code: "lv", intlTag: "lv-LV", htmlTag: "lv", isRtl: false },
  // Browsers have no Kazakh data for Intl, so browser and server format numbers as in Russian (Kazakhstan).
  { code: "kz", intlTag: "kk-KZ", htmlTag: "kk", isRtl: false, numberTag: "ru-KZ" },
  { code: "ru", intlTag: "ru-RU", htmlTag: "ru", isRtl: false },
  { code: "ru-KZ", intlTag: "ru-KZ", htmlTag: "ru-KZ", isRtl: false },
  { code: "el", intlTag: "el-GR", htmlTag: "el", isRtl: false },
  { code: "it", intlTag: "it-IT", htmlTag: "it", isRtl: false },
  { code: "tr", intlTag: "tr-TR", htmlTag: "tr", isRtl: false },
  { code: "nb", intlTag: "nb-NO", htmlTag: "nb", isRtl: false },
  { code: "sv", intlTag: "sv-SE", htmlTag: "sv", isRtl: false },
  { code: "fil", intlTag: "fil-PH", htmlTag: "fil", isRtl: false },
  { code: "vi", intlTag: "vi-VN", htmlTag: "vi", isRtl: false },
  { code: "sr-ME", intlTag: "sr-Latn-ME", htmlTag: "sr-Latn-ME", isRtl: false },
  { code: "ja", intlTag: "ja-JP", htmlTag: "ja", isRtl: false },
  { code: "ar", intlTag: "ar", htmlTag: "ar", isRtl: true },
  { code: "he", intlTag: "he-IL", htmlTag: "he", isRtl: true },
  { code: "fa", intlTag: "fa-IR", htmlTag: "fa", isRtl: true },
  { code: "ur", intlTag: "ur-PK", htmlTag: "ur", isRtl: true },
] as const;

/** Locales that are not translated yet: offered only if the setting `LOCALES` names them; missing texts are shown in English. */
export const draftLocaleTable = [] as const;

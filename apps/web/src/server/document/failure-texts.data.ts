/** The last page in the eleven locales of error pages (spec.md 2). */
export const failureTexts = {
  en: { tag: "en", title: "Something went wrong", text: "Oops! Sorry, something went wrong. Please come back in a while.", home: "Go to home page" },
  "en-IE": { tag: "en-IE", title: "Something went wrong", text: "Oops! Sorry, something went wrong. Please come back in a while.", home: "Go to home page" },
  de: { tag: "de", title: "Etwas ist schiefgelaufen", text: "Hoppla! Da ist leider etwas schiefgelaufen. Bitte versuche es in einer Weile noch einmal.", home: "Zur Startseite" },
  es: { tag: "es", title: "Algo ha salido mal", text: "¡Vaya! Lo sentimos, algo ha salido mal. Vuelve dentro de un rato.", home: "Ir a la página de inicio" },
  "pt-BR": { tag: "pt-BR", title: "Algo deu errado", text: "Ops! Desculpe, algo deu errado. Volte daqui a pouco.", home: "Ir para a página inicial" },
  pl: { tag: "pl", title: "Coś poszło nie tak", text: "Ups! Przepraszamy, coś poszło nie tak. Wróć za chwilę.", home: "Przejdź do strony głównej" },
  fr: { tag: "fr", title: "Une erreur est survenue", text: "Oups ! Désolé, une erreur est survenue. Revenez dans quelques instants.", home: "Aller à la page d'accueil" },
  lv: { tag: "lv", title: "Radās kļūda", text: "Ak vai! Atvainojiet, radās kļūda. Lūdzu, atgriezieties pēc brīža.", home: "Doties uz sākumlapu" },
  kz: { tag: "kk", title: "Қате пайда болды", text: "Кешіріңіз, қате пайда болды. Біраздан кейін қайта кіріңіз.", home: "Басты бетке өту" },
  "ru-KZ": { tag: "ru-KZ", title: "Что-то пошло не так", text: "Извините, что-то пошло не так. Пожалуйста, зайдите немного позже.", home: "На главную страницу" },
  el: { tag: "el", title: "Κάτι πήγε στραβά", text: "Ωχ! Λυπούμαστε, κάτι πήγε στραβά. Δοκιμάστε ξανά σε λίγο.", home: "Μετάβαση στην αρχική σελίδα" },
} as const satisfies Readonly<Record<string, { readonly tag: string; readonly title: string; readonly text: string; readonly home: string }>>;

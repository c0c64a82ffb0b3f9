import { describe, expect, it } from "vitest";
import { failurePage } from "../../src/server/document/failure-page.ts";

describe("failure page", () => {
  it.each([
    ["en", "Go to home page", "something went wrong"],
    ["en-IE", "Go to home page", "something went wrong"],
    ["de", "Zur Startseite", "schiefgelaufen"],
    ["es", "página de inicio", "ha salido mal"],
    ["pt-BR", "página inicial", "deu errado"],
    ["pl", "strony głównej", "poszło nie tak"],
    ["fr", "page d'accueil", "erreur"],
    ["lv", "sākumlapu", "kļūda"],
    ["kz", "Басты бетке", "қате"],
    ["ru-KZ", "главную страницу", "пошло не так"],
    ["el", "αρχική σελίδα", "πήγε στραβά"],
  ])("contains a picture, a description and a home link in %s", (locale, home, text) => {
    const page = failurePage(`/${locale}/football?page=2`);
    for (const part of ["<svg", home, text, `href="/${locale}"`]) expect(page).toContain(part);
  });

  it("is in English for an unknown language, and contains no part of the address", () => {
    const page = failurePage('/"><script>alert(1)</script>');
    expect(page).toContain('<html lang="en">');
    expect(page).not.toContain("alert(1)");
  });
});

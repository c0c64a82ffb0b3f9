import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createWordCheck } from "../../src/chat/refused-words.ts";

const isRefused = createWordCheck(["foobar", "*spam*"]);

describe("refused words of the chat", () => {
  it.each([
    ["en", "what the fuck"],
    ["en", "FUUUUCK!"],
    ["en", "fuuck"],
    ["en", "f u c k you"],
    ["en", "f.u-c_k"],
    ["en", "f\u0336u\u0336c\u0336k\u0336"],
    ["en", "fu\u200Bck"],
    ["en", "sh1t ref"],
    ["en", "sh!t"],
    ["en", "shit!"],
    ["en", "a55hole"],
    ["en", "@$$hole"],
    ["en", "ｂｉｔｃｈ"],
    ["en", "\u0441unt"],
    ["en", "motherfuckers"],
    ["de", "So ein Arschloch"],
    ["de", "SCHEISSE, Scheiße"],
    ["de", "scheiße"],
    ["de", "fuck das"],
    ["ar", "يا كَلْب"],
    ["ar", "كـــلب"],
    ["en", "foobar"],
    ["de", "bigspammer"],
  ])("%s: %s", (locale, text) => {
    expect(isRefused(locale, text)).toBe(true);
  });

  it.each([
    ["en", "Scunthorpe United beat Arsenal in Essex"],
    ["en", "great assist, classy pass, cocktail after"],
    ["en", "455 people saw 5:0, price 1.55"],
    ["en", "Dick Advocaat, Nuno Tavares, Shiterov"],
    ["en", "I a m here"],
    ["en", "Nigeria and Niger, says Fagg"],
    ["de", "Der dicke Torwart hält, Grüße"],
    ["ar", "هدف جميل في الدقيقة 90"],
    ["en", "كلب"],
    ["ja", "ゴール！"],
    ["en", "\u{1F525}\u{1F525}"],
    ["en", ""],
  ])("%s: %s passes", (locale, text) => {
    expect(isRefused(locale, text)).toBe(false);
  });
});

describe("a refused word in any disguise", () => {
  const words = ["fuck", "bitch", "asshole", "cunt"];
  const marks = ["", "\u0301", "\u0336", "\u200D", "\u200B"];
  const leet: Readonly<Record<string, string>> = { a: "4", s: "5", o: "0", i: "1", e: "3", t: "7", b: "8" };
  const disguised = fc
    .record({
      word: fc.constantFrom(...words),
      separator: fc.constantFrom("", " ", ".", "-", " _ "),
      mark: fc.constantFrom(...marks),
      isLoud: fc.boolean(),
      /** Number of unchanged letters. */
      kept: fc.integer({ min: 0, max: 2 }),
      stretch: fc.constantFrom(1, 3, 6),
    })
    .map(({ word, separator, mark, isLoud, kept, stretch }) => {
      const letters = Array.from(word).map((letter, index) => (index <= kept ? letter : (leet[letter] ?? letter)));
      const [first = "", ...others] = letters.map((letter) => (isLoud ? letter.toUpperCase() : letter) + mark);
      // Words spelled out with separators are not stretched.
      return [separator === "" ? first.repeat(stretch) : first, ...others].join(separator);
    });

  it("is found alone and between other words", () => {
    fc.assert(
      fc.property(disguised, fc.constantFrom("", "oh ", "zwei Tore, "), (text, before) => {
        expect(isRefused("en", `${before}${text}!`)).toBe(true);
      }),
    );
  });

  it("is not found in numbers and symbols", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from("0123456789 .,:-+!%")) }), (text) => {
        expect(isRefused("en", text)).toBe(false);
      }),
    );
  });
});

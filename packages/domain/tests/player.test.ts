import { describe, expect, it } from "vitest";
import { ageOn, minimumAge, missedPlayerFields, parseCpf, parsePhone, requiredPlayerFields } from "../src/index.ts";

describe("CPF", () => {
  it.each([
    ["529.982.247-25", "52998224725"],
    ["52998224725", "52998224725"],
    [" 111.444.777-35 ", "11144477735"],
    ["000.000.001-91", "00000000191"],
  ])("reads %s", (text, cpf) => {
    expect(parseCpf(text)).toBe(cpf);
  });

  it.each(["529.982.247-24", "529.982.247-15", "111.111.111-11", "00000000000", "5299822472", "529982247255", "529-982-247.25", "", "abc"])(
    "refuses %s",
    (text) => {
      expect(parseCpf(text)).toBeNull();
    },
  );

  it("refuses a number with one changed digit", () => {
    const cpf = "52998224725";
    for (const [index, digit] of cpf.split("").entries())
      for (let other = 0; other < 10; other += 1)
        if (String(other) !== digit) expect(parseCpf(`${cpf.slice(0, index)}${other}${cpf.slice(index + 1)}`)).toBeNull();
  });
});

describe("age", () => {
  it.each([
    ["DE", 18],
    ["BR", 18],
    ["KZ", 21],
    ["GR", 21],
    ["??", 18],
  ])("of %s is %d", (country, age) => {
    expect(minimumAge(country)).toBe(age);
  });

  it.each([
    ["2000-06-15", "2018-06-14T23:59:59Z", 17],
    ["2000-06-15", "2018-06-15T00:00:00Z", 18],
    ["2000-02-29", "2018-02-28T12:00:00Z", 17],
    ["2000-02-29", "2018-03-01T00:00:00Z", 18],
  ])("born on %s, at %s: %d", (birth, at, age) => {
    expect(ageOn(birth, Date.parse(at))).toBe(age);
  });
});

describe("required profile fields", () => {
  it("are the names, and in Brazil the tax number and the municipality", () => {
    expect(requiredPlayerFields("DE")).toEqual(["first_name", "last_name"]);
    expect(missedPlayerFields("BR", { first_name: "Ana", last_name: "", cpf: null, municipality_code: 3_550_308 })).toEqual([
      "last_name",
      "cpf",
    ]);
  });
});

describe("phone numbers", () => {
  it.each([
    ["+49 151 123-456.78", "+4915112345678"],
    ["0049 (151) 12345678", "+4915112345678"],
  ])("reads %s", (text, phone) => {
    expect(parsePhone(text)).toBe(phone);
  });
  it.each(["0151 12345678", "+0 123456789", "+12", "+1234567890123456", "phone"])("refuses %s", (text) => {
    expect(parsePhone(text)).toBeNull();
  });
});

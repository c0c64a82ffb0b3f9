import { describe, expect, it } from "vitest";
import { formErrorKey } from "../../src/elements/use-form.tsx";
import { birthDateToIso, checkSignUp, refusedField, type SignUpValues } from "../../src/features/account/auth/sign-up-values.ts";

const nowMs = Date.parse("2026-11-21T12:00:00Z");
const good: SignUpValues = {
  email: "ann@example.com",
  password: "long-enough",
  birthDate: { day: "4", month: "2", year: "1990" },
  country: "DE",
  currency: "EUR",
  cpf: "",
  hasAcceptedTerms: true,
};

describe("a date of birth", () => {
  it.each([
    [{ day: "4", month: "2", year: "1990" }, "1990-02-04"],
    [{ day: "29", month: "02", year: "2004" }, "2004-02-29"],
    [{ day: "29", month: "2", year: "2003" }, null],
    [{ day: "31", month: "4", year: "1990" }, null],
    [{ day: "0", month: "1", year: "1990" }, null],
    [{ day: "1", month: "13", year: "1990" }, null],
    [{ day: "1", month: "1", year: "90" }, null],
    [{ day: "", month: "1", year: "1990" }, null],
  ])("parses %j as %s", (typed, iso) => {
    expect(birthDateToIso(typed)).toBe(iso);
  });

  it.each([
    [{ day: "21", month: "11", year: "2008" }, undefined],
    [{ day: "22", month: "11", year: "2008" }, "validation.ageOf"],
    [{ day: "1", month: "1", year: "2030" }, "validation.date"],
    [{ day: "1", month: "1", year: "1890" }, "validation.date"],
    [{ day: "", month: "", year: "" }, "validation.required"],
    [{ day: "1", month: "", year: "" }, "validation.date"],
  ])("reports %j as %s", (birthDate, error) => {
    expect(checkSignUp({ ...good, birthDate }, nowMs).date_of_birth).toBe(error);
  });
});

describe("the sign-up form", () => {
  it("accepts a complete form", () => {
    expect(checkSignUp(good, nowMs)).toEqual({});
  });

  it.each([
    ["", "validation.required"],
    ["  ", "validation.required"],
    ["ann", "validation.email"],
    ["ann@example", "validation.email"],
    ["ann@ex ample.com", "validation.email"],
    [" ann@example.com ", undefined],
  ])("reports the email %j as %s", (email, error) => {
    expect(checkSignUp({ ...good, email }, nowMs).email).toBe(error);
  });

  it.each([
    ["", "validation.required"],
    ["1234567", "validation.password"],
    ["12345678", undefined],
  ])("reports the password %j as %s", (password, error) => {
    expect(checkSignUp({ ...good, password }, nowMs).password).toBe(error);
  });

  it("requires the terms to be accepted", () => {
    expect(checkSignUp({ ...good, hasAcceptedTerms: false }, nowMs)).toEqual({ terms: "auth.error.terms_required" });
  });
});

describe("a refused sign-up", () => {
  it.each([
    ["email", "email"],
    ["body.date_of_birth", "date_of_birth"],
    ["/body/currency", "currency"],
    ["nickname", null],
    [null, null],
  ])("finds the form field for %s", (field, found) => {
    expect(refusedField(field)).toBe(found);
  });

  it("distinguishes a missing reply from a refusal", () => {
    const refused = { type: "refused", code: "", message: "", field: null, placement: null } as const;
    expect(formErrorKey({ type: "timeout" })).toBe("auth.error.network");
    expect(formErrorKey({ ...refused, status: 401, code: "invalid_credentials" })).toBe("auth.error.invalid_credentials");
    expect(formErrorKey({ ...refused, status: 423, code: "locked" })).toBe("auth.error.locked");
    expect(formErrorKey({ ...refused, status: 429, code: "too_many_requests" })).toBe("auth.error.429");
    expect(formErrorKey({ ...refused, status: 503, code: "unavailable" })).toBe("auth.error.unavailable");
    expect(formErrorKey({ ...refused, status: 400, code: "new_reason" })).toBe("auth.error.default");
  });
});

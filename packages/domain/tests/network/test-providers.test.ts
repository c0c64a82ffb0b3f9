import { describe, expect, it } from "vitest";
import { parseTestProviders } from "../../src/network/test-providers.ts";

describe("parseTestProviders", () => {
  it.each([
    ["test_providers=regular:betconstruct|cyber:oddin", { regular: "betconstruct", cyber: "oddin" }],
    ["sb=x; test_providers=cyber%3Aoddin%7Cregular%3Abetradar; a=b", { cyber: "oddin", regular: "betradar" }],
    ["test_providers=regular:unknown|chess:oddin|cyber|regular:oddin:more|cyber:oddin", { cyber: "oddin" }],
    ["my_test_providers=cyber:oddin", {}],
    ["test_providers=__proto__:oddin", {}],
    ["", {}],
  ])("%s", (cookies, chosen) => expect(Object.fromEntries(parseTestProviders(cookies))).toEqual(chosen));
});

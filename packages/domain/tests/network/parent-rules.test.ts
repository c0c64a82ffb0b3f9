import { describe, expect, test } from "vitest";
import { isAllowedParent, parseParentRules } from "../../src/index.ts";

const { rules } = parseParentRules(
  "https://www.host.example, https://*.brand.example,http://host.localhost:3001,https://shop.example:8443",
);

describe("parent rules", () => {
  test.each([
    "https://www.host.example",
    "https://sports.brand.example",
    "https://a.b.brand.example",
    "http://host.localhost:3001",
    "https://shop.example:8443",
  ])("allow %s", (origin) => expect(isAllowedParent(origin, rules)).toBe(true));

  test.each([
    "https://host.example",
    "https://www.host.example.evil.example",
    "https://evilwww.host.example",
    "https://www.host.example.",
    "https://www.host.example:444",
    "https://www.host.example:443",
    "http://www.host.example",
    "https://WWW.HOST.EXAMPLE",
    "https://www.höst.example",
    "https://www.xn--hst-sna.example",
    "https://www.host.example@evil.example",
    "https://user@www.host.example",
    "https://www.host.example/path",
    "https://brand.example",
    "https://evilbrand.example",
    "https://brand.example.evil.example",
    "https://sports.brand.example:8443",
    "https://*.brand.example",
    "http://sports.brand.example",
    "http://host.localhost:3002",
    "null",
    "",
    "*",
  ])("refuse %s", (origin) => expect(isAllowedParent(origin, rules)).toBe(false));

  test("refuse every site when the only entry is a star", () => {
    const open = parseParentRules("*").rules;
    expect(open.isOpen).toBe(true);
    expect(isAllowedParent("https://www.host.example", open)).toBe(false);
  });

  test.each([
    "http://www.host.example",
    "https://*.example",
    "https://a.*.example",
    "host.example",
    "https://host.example/x",
    "javascript:1",
  ])("report %s as a problem", (entry) => expect(parseParentRules(entry).problems).toHaveLength(1));
});

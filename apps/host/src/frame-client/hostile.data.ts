const message = (type: string, payload: unknown, id = "x"): object => ({ ns: "sportsbook", v: 1, id, type, payload });

/** Messages of a hostile or broken host. The frame must ignore them all. */
export const hostile: readonly { readonly name: string; readonly make: () => readonly unknown[] }[] = [
  { name: "page_changed to another site", make: () => ["//evil.example", "/\\evil.example", "javascript:alert(1)", "/%2f%2fevil.example", "/..//evil.example"].map((path) => message("page_changed", { path })) },
  { name: "page_changed of 100 KB", make: () => [message("page_changed", { path: `/${"a".repeat(100_000)}` })] },
  { name: "page_changed with line breaks", make: () => [message("page_changed", { path: "/live\r\nset-cookie: a=b" })] },
  { name: "handshake with a wrong nonce", make: () => [message("iframe_integration", { action: "init", nonce: "00000000-0000-4000-8000-000000000000", protocol: 1 })] },
  { name: "protocol 7", make: () => [{ ns: "sportsbook", v: 7, id: "x", type: "page_changed", payload: { path: "/live" } }] },
  { name: "types named like prototype keys", make: () => ["__proto__", "constructor", "toString", "hasOwnProperty"].map((type) => message(type, {})) },
  { name: "payload with __proto__", make: () => [message("open_bet_slip", JSON.parse('{"__proto__":{"open":true},"constructor":{"prototype":{}}}'))] },
  { name: "maps, dates, buffers, big numbers", make: () => [new Map([["type", "viewport"]]), new Date(), new ArrayBuffer(1_000_000), 10n, message("viewport", { top: Number.NaN, height: Number.POSITIVE_INFINITY }), message("viewport", new Map([["top", 1]]))] },
  { name: "viewport far away", make: () => [message("viewport", { top: -1e9, height: 1e9 }), message("viewport", { top: 1e9, height: 0 })] },
  { name: "theme that breaks out", make: () => ["url(https://evil.example)", "red}body{display:none", "expression(alert(1))", "#12"].map((accent) => message("iframe_integration", { action: "init", theme: { accent } })) },
  { name: "bet code with markup", make: () => [message("apply_bet_code", { code: "<img src=x onerror=alert(1)>" }), message("apply_bet_code", { code: "A".repeat(10_000) })] },
  { name: "used auth code", make: () => [message("iframe_integration", { action: "init_session", code: "abcdefghijklmnopqrstuvwxyz012345" })] },
  { name: "2,000 messages at once", make: () => Array.from({ length: 2_000 }, (_, index) => message("open_bet_slip", { open: index % 2 === 0 }, `f${index}`)) },
];

import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { finishDocument, noncePlaceholder, toDocument } from "../../src/server/document/page-document.ts";
import { builtInBrands } from "@touchline/ui/brands";
import { readEnvironment } from "../../src/server/environment.ts";
import { openBackendWire } from "../../src/server/http/backend-wire.ts";
import { contentSecurityPolicy } from "../../src/server/http/security-headers.ts";

describe("finished document", () => {
  it("is one valid gzip member with the nonce of each response", async () => {
    const body = "<p>Grüße</p>".repeat(2_000);
    const document = await finishDocument(
      200,
      `<html><script nonce="${noncePlaceholder}"></script><link nonce="${noncePlaceholder}">${body}`,
    );
    for (const nonce of ["first==", "second+/"]) {
      const expected = `<html><script nonce="${nonce}"></script><link nonce="${nonce}">${body}`;
      expect(gunzipSync(document.gzip(nonce)).toString()).toBe(expected);
      expect(document.plain(nonce)).toBe(expected);
    }
  });
});

describe("document of a page", () => {
  const environment = readEnvironment({ BACKEND_ORIGIN: "http://127.0.0.1:1", WIRE_DIALECT: "touchline" }, []);
  const draw = async (pictures: { readonly logo: string | null; readonly favicon: string | null }): Promise<string> => {
    const backend = await openBackendWire(environment, { name: "Bets", report: () => undefined });
    const scripts = { entry: "/e.js", preloads: [], before: [], styles: [], messages: "" };
    const options = {
      page: { head: { title: "T", canonical: "/" }, status: 200, structured: [], image: "/social.png", theme: "dark", html: "", seed: {} },
      assets: { styles: [], scriptsOf: () => scripts },
      site: { brand: { pack: builtInBrands.broadcast, mark: "<path/>", font: null }, styleAddress: "/s.css" },
      backend,
      environment,
      locale: "en",
      address: "/",
      isZoomable: true,
      frame: null,
      ...pictures,
    };
    // Only what a document uses.
    return toDocument(options as unknown as Parameters<typeof toDocument>[0]);
  };

  it("shows the operator's logo and icon in place of the brand's mark", async () => {
    const own = await draw({ logo: "https://cdn.test/a.svg?x=1&y=2", favicon: "/icons/own.png" });
    expect(own).toContain('<image href="https://cdn.test/a.svg?x=1&amp;y=2" width="24" height="24"/></symbol>');
    expect(own).toContain('<link rel="icon" href="/icons/own.png">');
    const plain = await draw({ logo: null, favicon: null });
    expect(plain).toContain("<path/></symbol>");
    expect(plain).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml">');
  });
});

describe("content security policy", () => {
  it("allows scripts by nonce only, and images and media of the configured origins", () => {
    const origins = {
      frames: [],
      images: ["https://pictures.test"],
      media: [],
      connect: [],
      isZoomable: true,
      hasTagManager: false,
      logo: null,
      favicon: null,
    };
    const policy = contentSecurityPolicy("abc", { isDevelopment: false, parent: null, host: "bets.test", origins });
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'");
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("frame-src 'self';");
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.test;");
    expect(policy).not.toContain("media-src");
    const filmed = contentSecurityPolicy("abc", {
      host: "bets.test",
      isDevelopment: false,
      parent: null,
      origins: { ...origins, media: ["https://films.test"] },
    });
    expect(filmed).toContain("; media-src https://films.test;");
  });
});

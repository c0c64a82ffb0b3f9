import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { finishDocument, noncePlaceholder } from "../../src/server/document/finished-document.ts";
import { toDocument } from "../../src/server/document/page-document.ts";
import { builtInBrands } from "@touchline/ui/brands";
import { readEnvironment } from "../../src/server/environment.ts";
import { openBackendWire } from "../../src/server/http/backend-wire.ts";
import { contentSecurityPolicy } from "../../src/server/http/security-headers.ts";

describe("finished document", () => {
  const body = "<p>Grüße</p>".repeat(2_000);
  const style = "p{color:red}".repeat(1_000);

  it.each([
    ["near its start", (nonce: string) => `<html><script nonce="${nonce}"></script><link nonce="${nonce}">${body}`],
    [
      "between long texts",
      (nonce: string) => `${style}<style nonce="${nonce}">${style}</style><style nonce="${nonce}">${style}</style>${body}`,
    ],
    ["at its end", (nonce: string) => `<html>${body}<script nonce="${nonce}">`],
    ["nowhere", () => `<html>${body}`],
    ["in a short text", (nonce: string) => `<p nonce="${nonce}">`],
  ])("is one valid gzip member with the nonce of each response: nonces %s", async (_place, html) => {
    const document = await finishDocument(200, html(noncePlaceholder));
    for (const nonce of ["first==", "second+/"]) {
      const expected = html(nonce);
      expect(gunzipSync(document.gzip(nonce)).toString()).toBe(expected);
      expect(document.plain(nonce).toString()).toBe(expected);
    }
  });
});

describe("document of a page", () => {
  const environment = readEnvironment({ BACKEND_ORIGIN: "http://127.0.0.1:1", WIRE_DIALECT: "touchline" }, []);
  const draw = async (given: {
    readonly logo?: string;
    readonly favicon?: string;
    readonly isFirstVisit?: boolean;
    readonly css?: string;
  }): Promise<string> => {
    const backend = await openBackendWire(environment, { name: "Bets", report: () => undefined });
    const { css = "body{margin:0}", logo = null, favicon = null, isFirstVisit = false } = given;
    const scripts = { entry: "/e.js", preloads: ["/a.js", "/b.js"], before: [], styles: ["/page.css"], messages: "" };
    const options = {
      page: { head: { title: "T", canonical: "/" }, status: 200, structured: [], image: "/social.png", theme: "dark", html: "", seed: {} },
      assets: { styles: [], scriptsOf: () => scripts, readStyle: (path: string) => `/*${path}*/` },
      site: {
        brand: { pack: builtInBrands.broadcast, mark: "<path/>", font: null },
        styleAddress: "/s.css",
        style: { plain: Buffer.from(css) },
      },
      backend,
      environment,
      locale: "en",
      address: "/",
      isZoomable: true,
      frame: null,
      logo,
      favicon,
      isFirstVisit,
    };
    // Only the parts that a document uses.
    return toDocument(options as unknown as Parameters<typeof toDocument>[0]);
  };

  it("shows the operator's logo and icon in place of the brand's mark", async () => {
    const own = await draw({ logo: "https://cdn.test/a.svg?x=1&y=2", favicon: "/icons/own.png" });
    expect(own).toContain('<image href="https://cdn.test/a.svg?x=1&amp;y=2" width="24" height="24"/></symbol>');
    expect(own).toContain('<link rel="icon" href="/icons/own.png">');
    const plain = await draw({});
    expect(plain).toContain("<path/></symbol>");
    expect(plain).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml">');
  });

  it("contains its style sheets on a first visit, and links to them on a later one", async () => {
    const first = await draw({ isFirstVisit: true });
    expect(first).toContain(
      `<style nonce="${noncePlaceholder}">body{margin:0}</style><style nonce="${noncePlaceholder}">/*/page.css*/</style><script nonce="${noncePlaceholder}">`,
    );
    expect(first).toContain('<link rel="stylesheet" media="print" href="/s.css"><link rel="stylesheet" media="print" href="/page.css">');
    const later = await draw({ isFirstVisit: false });
    expect(later).toContain('<link rel="stylesheet" href="/s.css"><link rel="stylesheet" href="/page.css">');
    expect(later).not.toContain("<style");
  });

  it("links to a style sheet that contains a closing style tag", async () => {
    const page = await draw({ isFirstVisit: true, css: 'a::after{content:"</style>"}' });
    expect(page).toContain('<link rel="stylesheet" href="/s.css">');
    expect(page).not.toContain("<style");
  });

  it("fetches its code once the HTML has been parsed", async () => {
    const page = await draw({});
    expect(page).toContain('addEventListener("DOMContentLoaded",()=>{for(const href of ["/a.js","/b.js"])');
    expect(page).toContain('import("/e.js")');
    expect(page).not.toMatch(/<script[^>]* src=/u);
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

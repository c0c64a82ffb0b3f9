import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { finishDocument, noncePlaceholder } from "../../src/server/document/page-document.ts";
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

describe("content security policy", () => {
  it("allows scripts by nonce only, and images and media of the configured origins", () => {
    const origins = { frames: [], images: ["https://pictures.test"], media: [], connect: [], isZoomable: true, hasTagManager: false };
    const policy = contentSecurityPolicy("abc", { isDevelopment: false, parent: null, origins });
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'");
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("frame-src 'self';");
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.test;");
    expect(policy).not.toContain("media-src");
    const filmed = contentSecurityPolicy("abc", {
      isDevelopment: false,
      parent: null,
      origins: { ...origins, media: ["https://films.test"] },
    });
    expect(filmed).toContain("; media-src https://films.test;");
  });
});

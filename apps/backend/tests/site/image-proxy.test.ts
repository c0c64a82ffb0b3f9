import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { acceptedFormat, qualityOf, readImageRequest } from "../../src/site/image-request.ts";
import { siteOrigins } from "../../src/site/site-images.ts";
import { localizePage } from "../../src/site/localize-site.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { testSite } from "../support/test-site.ts";

const folder = mkdtempSync(join(tmpdir(), "touchline-images-"));
const browser = "image/avif,image/webp,image/apng,image/*,*/*;q=0.8";
let server: TestServer;
let elsewhere: Server;
let other: string;
let asked: string[] = [];
let secretAsked = 0;

async function picture(width: number, height: number, alpha = false): Promise<Buffer> {
  const background = { r: 20, g: 160, b: 90, alpha: alpha ? 0.5 : 1 };
  return sharp({ create: { width, height, channels: alpha ? 4 : 3, background } })
    .withExif({ IFD0: { Copyright: "somebody" } })
    [alpha ? "png" : "jpeg"]()
    .toBuffer();
}

async function ask(query: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.origin}/img?${query}`, { headers: { accept: browser, ...headers } });
}

async function facts(reply: Response): Promise<{ format: string | undefined; width: number; height: number; exif: Buffer | undefined }> {
  const { format, width, height, exif } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
  return { format, width, height, exif };
}

beforeAll(async () => {
  const wide = await picture(1000, 500);
  elsewhere = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/secret.png") secretAsked += 1;
    if (request.url === "/leads-on.png") response.writeHead(302, { location: "/secret.png" }).end();
    else if (request.url === "/gone.png") response.writeHead(404).end();
    else if (request.url === "/broken.png") response.writeHead(500).end();
    else if (request.url === "/huge.png") response.writeHead(200).end(Buffer.alloc(9 * 1024 * 1024));
    else response.writeHead(200, { "content-type": "image/jpeg" }).end(wide);
  });
  elsewhere.listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
  // Safe: a server that listens on a port has an address object.
  other = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  writeFileSync(join(folder, "wide.jpg"), wide);
  writeFileSync(join(folder, "holes.png"), await picture(400, 400, true));
  writeFileSync(join(folder, "words.png"), "no picture at all");
  writeFileSync(join(folder, "drawn.png"), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  writeFileSync(join(folder, "secret.txt"), "secret");
  const links = new Set(["/leads-on.png", "/gone.png", "/broken.png", "/huge.png", "/named.jpg"].map((path) => `${other}${path}`));
  server = await startTestServer({ settings: { images: { folder, links, origins: new Set(["https://trusted.example"]) } } });
});

afterAll(async () => {
  await server?.close();
  elsewhere?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("images of the image proxy", () => {
  it.each([
    { accept: browser, type: "image/avif", format: "heif" },
    { accept: "image/webp,*/*", type: "image/webp", format: "webp" },
    { accept: "image/avif;q=0,image/webp", type: "image/webp", format: "webp" },
    { accept: "*/*", type: "image/jpeg", format: "jpeg" },
  ])("are $type for $accept, in the requested width and without metadata", async ({ accept, type, format }) => {
    const reply = await ask("url=/images/wide.jpg&w=320", { accept });
    expect([reply.status, reply.headers.get("content-type"), reply.headers.get("vary")]).toEqual([200, type, "Accept"]);
    expect(reply.headers.get("cache-control")).toContain("max-age=86400");
    expect(await facts(reply)).toEqual({ format, width: 320, height: 160, exif: undefined });
  });

  it("keep transparency, are cropped to the aspect ratio, and are never enlarged", async () => {
    const plain = await ask("url=/images/holes.png&w=128", { accept: "*/*" });
    expect(plain.headers.get("content-type")).toBe("image/png");
    expect(await facts(await ask("url=/images/wide.jpg&w=320&h=320"))).toMatchObject({ width: 320, height: 320 });
    expect(await facts(await ask("url=/images/wide.jpg&w=1920"))).toMatchObject({ width: 1000, height: 500 });
  });

  it("are downloaded once, and answer 304 to a client that has them", async () => {
    asked = [];
    const link = `url=${encodeURIComponent(`${other}/named.jpg`)}&w=640`;
    const replies = await Promise.all([ask(link), ask(link), ask(link)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const etag = replies[0]?.headers.get("etag") ?? "";
    expect((await ask(link, { "if-none-match": etag })).status).toBe(304);
    expect(asked).toEqual(["/named.jpg"]);
  });

  it.each([
    ["", 400],
    ["url=/images/wide.jpg", 400],
    ["url=/images/wide.jpg&w=321", 400],
    ["url=/images/wide.jpg&w=0320", 400],
    ["url=/images/wide.jpg&w=-320", 400],
    ["url=/images/wide.jpg&w=320&w=640", 400],
    ["url=/images/wide.jpg&w=320&h=1", 400],
    ["url=/images/wide.jpg&w=320&q=81", 400],
    ["url=/images/wide.jpg&w=320&q=100", 400],
    ["url=/images/wide.jpg&w=320&blur=9", 400],
    [`url=/images/${"a".repeat(600)}.jpg&w=320`, 400],
    ["url=/images/nothing.jpg&w=320", 404],
    ["url=/images/words.png&w=320", 422],
    ["url=/images/drawn.png&w=320", 422],
    ["url=/images/secret.txt&w=320", 403],
    ["url=/images/../secret.txt&w=320", 403],
    ["url=/images/%2e%2e/%2e%2e/package.json&w=320", 403],
    ["url=file:///etc/passwd&w=320", 403],
    ["url=http://169.254.169.254/latest/meta-data&w=320", 403],
    ["url=http://localhost:80/x.png&w=320", 403],
    ["url=https://trusted.example.evil.example/x.png&w=320", 403],
    ["url=https://trusted.example@evil.example/x.png&w=320", 403],
    ["url=https://user:word@trusted.example/x.png&w=320", 403],
    ["url=//evil.example/x.png&w=320", 403],
  ])("requested as %s have the status %i", async (query, status) => {
    expect((await ask(query)).status).toBe(status);
  });

  it("from an allowed source fail on redirects, oversized bodies and missing files", async () => {
    const status = async (path: string): Promise<number> => (await ask(`url=${encodeURIComponent(`${other}${path}`)}&w=64`)).status;
    expect(await status("/leads-on.png")).toBe(503);
    expect(await status("/gone.png")).toBe(404);
    expect(await status("/broken.png")).toBe(503);
    expect(await status("/huge.png")).toBe(422);
    expect(await status("/secret.png")).toBe(403);
    expect(secretAsked).toBe(0);
  });
});

describe("rules of the image proxy", () => {
  it("scale the quality by 81% for avif and 87.5% for webp, from a default of 80", () => {
    const read = readImageRequest(new URLSearchParams("url=/images/a.jpg&w=64"), browser);
    expect(read).toEqual({ type: "request", request: { url: "/images/a.jpg", width: 64, height: null, quality: 80, format: "avif" } });
    expect([qualityOf(80, "avif"), qualityOf(80, "webp"), qualityOf(80, "jpeg")]).toEqual([65, 70, 80]);
    expect(acceptedFormat("")).toBe("plain");
  });

  it("apply to all images of a banner except SVGs", () => {
    const image = { desktop: "https://pictures.example/a.jpg", mobile: "https://drawings.example/a.svg", alt: { en: "Two teams" } };
    const file = {
      ...testSite(),
      pages: [{ key: "promotions" as const, top: [{ type: "banner" as const, title: { en: "Cup" }, image }] }],
    };
    expect(localizePage(file, "promotions", "en")?.top[0]).toMatchObject({
      image: { desktop: "/img?url=https%3A%2F%2Fpictures.example%2Fa.jpg", mobile: "https://drawings.example/a.svg", alt: "Two teams" },
    });
    expect(siteOrigins(file).images).toEqual(["https://drawings.example"]);
  });
});

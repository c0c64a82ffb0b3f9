// Serves the app shell and static files when the network fails (trust 5). Caches only these: no other page, API response or personal data.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}
interface NotificationEvent extends ExtendableEvent {
  readonly notification: { readonly data: unknown; close(): void };
}
interface WindowClient {
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}
interface WorkerScope {
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    showNotification(
      title: string,
      options: { readonly body: string; readonly tag: string; readonly icon: string; readonly data: string },
    ): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: "window" }): Promise<readonly WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(name: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(name: "push", listener: (event: PushEvent) => void): void;
  addEventListener(name: "notificationclick", listener: (event: NotificationEvent) => void): void;
  addEventListener(name: "message", listener: (event: ExtendableEvent & { readonly data: unknown }) => void): void;
}

const scope = self as unknown as WorkerScope; // the DOM library has no types for a worker's global object
const shells = "shells-1";
const files = "files-1";
const maxFiles = 160;
const shellMaxAgeMs = 30 * 60_000;
const cachedPath = /^\/(?:assets|fonts|styles|flags)\/|^\/fe-api\/icons\.svg$/u;

/** Immutable files and flags. */
function isCacheable(url: URL, answer: Response): boolean {
  const isImmutable = answer.headers.get("cache-control")?.includes("immutable") === true || url.pathname.startsWith("/flags/");
  return cachedPath.test(url.pathname) && answer.ok && answer.type === "basic" && isImmutable;
}

async function cacheFile(request: Request | string, answer: Response): Promise<void> {
  const cache = await caches.open(files);
  await cache.put(request, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - maxFiles)).map(async (key) => cache.delete(key)));
}

async function answerFile(request: Request): Promise<Response> {
  const cached = await caches.match(request, { cacheName: files });
  if (cached !== undefined) return cached;
  const answer = await fetch(request);
  if (isCacheable(new URL(request.url), answer)) await cacheFile(request, answer.clone());
  return answer;
}

async function shellFor(path: string): Promise<Response> {
  const cache = await caches.open(shells);
  const [locale = ""] = path.split("/").filter(Boolean);
  const [any] = await cache.keys();
  const shell = (await cache.match(`/${locale}/_app`)) ?? (any === undefined ? undefined : await cache.match(any));
  return shell ?? Response.error();
}

async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return shellFor(new URL(event.request.url).pathname);
  }
}

/** Addresses in attributes, and in the lists and imports of the inline script. */
function filesIn(html: string): readonly string[] {
  const found = html.matchAll(/(?:href=|src=|[[,]|import\()"(\/(?:assets|fonts|styles|fe-api)\/[^"#]+)/gu);
  return [...new Set([...found].map(([, address = ""]) => address))];
}

/** Caches the app shell of a language, fetched without credentials, and the files it needs. */
async function cacheShell(path: string): Promise<void> {
  const cache = await caches.open(shells);
  const known = await cache.match(path);
  const readAtMs = Date.parse(known?.headers.get("date") ?? "");
  if (Date.now() - readAtMs < shellMaxAgeMs) return;
  const answer = await fetch(path, { credentials: "omit" });
  if (!answer.ok || answer.redirected) return;
  await cache.put(path, answer.clone());
  const wanted = filesIn(await answer.text());
  await Promise.allSettled(wanted.map(async (address) => answerFile(new Request(new URL(address, location.origin)))));
}

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== shells && name !== files) await caches.delete(name);
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    })(),
  );
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  // Frame pages are never served from the cache: the host detects a failed frame by its silence (docs/embed).
  if (url.pathname.startsWith("/embed/")) return;
  if (request.mode === "navigate") event.respondWith(answerPage(event));
  else if (cachedPath.test(url.pathname)) event.respondWith(answerFile(request));
});

scope.addEventListener("message", (event) => {
  const { data } = event;
  if (typeof data !== "object" || data === null || !("type" in data)) return;
  if (data.type === "takeOver") event.waitUntil(scope.skipWaiting());
  if (data.type === "keepShell" && "path" in data && typeof data.path === "string" && /^\/[\w-]+\/_app$/u.test(data.path))
    event.waitUntil(cacheShell(data.path));
});

/** Shows a push message; ignores one that is malformed. */
async function showPushed(data: unknown): Promise<void> {
  if (typeof data !== "object" || data === null) return;
  const { title, body, tag, path } = data as Readonly<Record<string, unknown>>;
  if (typeof title !== "string" || typeof path !== "string" || !/^\/[\w-]+(?:\/[\w/-]*)?$/u.test(path)) return;
  await scope.registration.showNotification(title, {
    body: typeof body === "string" ? body : "",
    tag: typeof tag === "string" ? tag : "",
    icon: "/apple-touch-icon.png",
    data: path,
  });
}

/** Opens the page of a notification, in an open tab if there is one. */
async function openPushed(path: unknown): Promise<void> {
  if (typeof path !== "string") return;
  const [open] = await scope.clients.matchAll({ type: "window" });
  if (open === undefined) await scope.clients.openWindow(path);
  else {
    await open.focus();
    await open.navigate(path);
  }
}

scope.addEventListener("push", (event) => event.waitUntil(showPushed(event.data?.json())));
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPushed(event.notification.data));
});

// The worker that answers when the network does not (trust 5). It keeps no page but the empty shell, no answer of an API, nothing of a person.

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

const scope = self as unknown as WorkerScope; // the page's types do not know a worker's global object
const shells = "shells-1";
const files = "files-1";
const mostFiles = 160;
const shellGoodForMs = 30 * 60_000;
const keptPath = /^\/(?:assets|fonts|styles|flags)\/|^\/fe-api\/icons\.svg$/u;

/** Only what never changes under its address, or pictures of flags. */
function mayKeep(url: URL, answer: Response): boolean {
  const isForGood = answer.headers.get("cache-control")?.includes("immutable") === true || url.pathname.startsWith("/flags/");
  return keptPath.test(url.pathname) && answer.ok && answer.type === "basic" && isForGood;
}

async function keep(request: Request | string, answer: Response): Promise<void> {
  const cache = await caches.open(files);
  await cache.put(request, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - mostFiles)).map(async (key) => cache.delete(key)));
}

async function answerFile(request: Request): Promise<Response> {
  const known = await caches.match(request, { cacheName: files });
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (mayKeep(new URL(request.url), answer)) await keep(request, answer.clone());
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

function filesOf(html: string): readonly string[] {
  return [...new Set([...html.matchAll(/(?:href|src)="(\/(?:assets|fonts|styles|fe-api)\/[^"#]+)/gu)].map(([, address = ""]) => address))];
}

/** Keeps the empty shell of a language, read as nobody, with the files it needs. */
async function keepShell(path: string): Promise<void> {
  const cache = await caches.open(shells);
  const known = await cache.match(path);
  const readAtMs = Date.parse(known?.headers.get("date") ?? "");
  if (Date.now() - readAtMs < shellGoodForMs) return;
  const answer = await fetch(path, { credentials: "omit" });
  if (!answer.ok || answer.redirected) return;
  await cache.put(path, answer.clone());
  const wanted = filesOf(await answer.text());
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
  // Pages within a frame are told by silence that they did not come (docs/embed): never answered from here.
  if (url.pathname.startsWith("/embed/")) return;
  if (request.mode === "navigate") event.respondWith(answerPage(event));
  else if (keptPath.test(url.pathname)) event.respondWith(answerFile(request));
});

scope.addEventListener("message", (event) => {
  const { data } = event;
  if (typeof data !== "object" || data === null || !("type" in data)) return;
  if (data.type === "takeOver") event.waitUntil(scope.skipWaiting());
  if (data.type === "keepShell" && "path" in data && typeof data.path === "string" && /^\/[\w-]+\/_app$/u.test(data.path))
    event.waitUntil(keepShell(data.path));
});

/** Shows what was pushed; a message that cannot be read is not shown. */
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

/** Leads to what a message is about, in a page that is open or else a new one. */
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

/** A reply read whole. */
export interface ClientReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Calls the API as a page would: same origin, JSON, cookies kept. */
export interface Client {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<ClientReply>;
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<ClientReply>;
  put(path: string, body: unknown): Promise<ClientReply>;
  delete(path: string): Promise<ClientReply>;
  /** Sends exactly this. */
  send(path: string, init: RequestInit): Promise<ClientReply>;
  readonly cookies: Map<string, string>;
}

function keepCookies(jar: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = ""] = line.split(";");
    const [name = "", value = ""] = pair.split("=");
    if (value === "" || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
}

let clients = 0;

/** A caller with an address of its own, as a proxy on the same machine would report it. */
export function createClient(origin: string): Client {
  clients += 1;
  const address = `10.1.${Math.floor(clients / 250)}.${(clients % 250) + 1}`;
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit): Promise<ClientReply> => {
    const headers = new Headers(init.headers);
    if (!headers.has("x-forwarded-for")) headers.set("x-forwarded-for", address);
    if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const reply = await fetch(origin + path, { redirect: "manual", ...init, headers });
    keepCookies(cookies, reply.headers);
    const text = await reply.text();
    const isJson = reply.headers.get("content-type")?.startsWith("application/json") ?? false;
    return { status: reply.status, headers: reply.headers, text, body: isJson && text !== "" ? JSON.parse(text) : {} };
  };
  const unsafe = (method: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<ClientReply> =>
    send(path, {
      method,
      headers: { "content-type": "application/json", origin, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    cookies,
    send,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body, headers) => unsafe("POST", path, body, headers),
    put: (path, body) => unsafe("PUT", path, body),
    delete: (path) => unsafe("DELETE", path, undefined),
  };
}

/** A reply body of any shape. */
type AnyBody = Readonly<Record<string, unknown>>;

/** A complete reply. The caller states the shape of the body. */
export interface ClientReply<Body = AnyBody> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

/** Calls the API as a page would: same origin, JSON, with cookies. */
export interface Client {
  get<Body = AnyBody>(path: string, headers?: Readonly<Record<string, string>>): Promise<ClientReply<Body>>;
  post<Body = AnyBody>(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<ClientReply<Body>>;
  put<Body = AnyBody>(path: string, body: unknown): Promise<ClientReply<Body>>;
  delete(path: string): Promise<ClientReply>;
  /** Sends the body unchanged. */
  send<Body = AnyBody>(path: string, init: RequestInit): Promise<ClientReply<Body>>;
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

/** A client with its own address, as reported by a proxy on the same machine. */
export function createClient(origin: string): Client {
  clients += 1;
  const address = `10.1.${Math.floor(clients / 250)}.${(clients % 250) + 1}`;
  const cookies = new Map<string, string>();
  const send = async <Body = AnyBody>(path: string, init: RequestInit): Promise<ClientReply<Body>> => {
    const headers = new Headers(init.headers);
    if (!headers.has("x-forwarded-for")) headers.set("x-forwarded-for", address);
    if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const reply = await fetch(origin + path, { redirect: "manual", ...init, headers });
    keepCookies(cookies, reply.headers);
    const text = await reply.text();
    const isJson = reply.headers.get("content-type")?.startsWith("application/json") ?? false;
    return { status: reply.status, headers: reply.headers, text, body: isJson && text !== "" ? JSON.parse(text) : {} };
  };
  const unsafe = async <Body>(
    method: string,
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ClientReply<Body>> =>
    send<Body>(path, {
      method,
      headers: { "content-type": "application/json", origin, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    cookies,
    send,
    get: async (path, headers = {}) => send(path, { headers }),
    post: async (path, body, headers) => unsafe("POST", path, body, headers),
    put: async (path, body) => unsafe("PUT", path, body),
    delete: async (path) => unsafe("DELETE", path, undefined),
  };
}

/** What documents follow of the site configuration: other sites whose frames, pictures and films they may show or that they call, and zoom. */
export interface ContentOrigins {
  readonly frames: readonly string[];
  readonly images: readonly string[];
  readonly media: readonly string[];
  /** What pages may call besides this site. */
  readonly connect: readonly string[];
  /** Whether people may enlarge pages with two fingers (`allow_zoom`, decisions AJ). */
  readonly isZoomable: boolean;
  /** A tag manager writes scripts of its own, which trusted types would forbid. */
  readonly hasTagManager: boolean;
}

const none: ContentOrigins = { frames: [], images: [], media: [], connect: [], isZoomable: true, hasTagManager: false };
const keptMs = 60_000;
const retryMs = 1_000;
const patienceMs = 2_000;
const originForm = /^https?:\/\/[\w.:[\]-]+$/u;

function originsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string" && originForm.test(one)) : [];
}

async function ask(backendOrigin: string): Promise<ContentOrigins> {
  const reply = await fetch(`${backendOrigin}/api/v2/site-config`, { signal: AbortSignal.timeout(patienceMs) });
  if (!reply.ok) throw new Error(`The site configuration answered ${reply.status}.`);
  const config: unknown = await reply.json();
  if (typeof config !== "object" || config === null) return none;
  return {
    frames: originsIn("frame_origins" in config ? config.frame_origins : null),
    images: originsIn("image_origins" in config ? config.image_origins : null),
    media: originsIn("media_origins" in config ? config.media_origins : null),
    connect: originsIn("connect_origins" in config ? config.connect_origins : null),
    isZoomable: !("allow_zoom" in config) || config.allow_zoom !== false,
    hasTagManager: "gtm_id" in config && typeof config.gtm_id === "string",
  };
}

/** Reads from the site configuration what pages may show, and again after a minute; while it cannot be read, what was known counts. */
export function createContentOrigins(
  backendOrigin: string,
  { report, now = () => performance.now() }: { report(error: unknown): void; now?(): number },
): () => Promise<ContentOrigins> {
  let known: Promise<ContentOrigins> | null = null;
  let last = none;
  let until = 0;
  return async () => {
    if (known !== null && now() < until) return known;
    until = now() + keptMs;
    known = ask(backendOrigin).then(
      (origins) => (last = origins),
      (error: unknown) => {
        report(error);
        until = now() + retryMs;
        return last;
      },
    );
    return known;
  };
}

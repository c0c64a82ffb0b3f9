/** What the content security policy and documents need from the site configuration. */
export interface ContentOrigins {
  readonly frames: readonly string[];
  readonly images: readonly string[];
  readonly media: readonly string[];
  /** Origins that pages may call in addition to this site. */
  readonly connect: readonly string[];
  /** Visitors may zoom pages (`allow_zoom`, decisions AJ). */
  readonly isZoomable: boolean;
  /** A tag manager injects scripts, which trusted types would block. */
  readonly hasTagManager: boolean;
}

const none: ContentOrigins = { frames: [], images: [], media: [], connect: [], isZoomable: true, hasTagManager: false };
const ttlMs = 60_000;
const retryMs = 1_000;
const patienceMs = 2_000;
const originPattern = /^https?:\/\/[\w.:[\]-]+$/u;

function originsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string" && originPattern.test(one)) : [];
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

/** Reads the site configuration once a minute; after a failure the last known values stay in use. */
export function createContentOrigins(
  backendOrigin: string,
  {
    images = [],
    report,
    now = () => performance.now(),
  }: {
    /** Origins of images that the operator allows. */
    readonly images?: readonly string[];
    report(error: unknown): void;
    now?(): number;
  },
): () => Promise<ContentOrigins> {
  let known: Promise<ContentOrigins> | null = null;
  let last: ContentOrigins = { ...none, images };
  let until = 0;
  return async () => {
    if (known !== null && now() < until) return known;
    until = now() + ttlMs;
    known = ask(backendOrigin).then(
      (origins) => (last = { ...origins, images: [...images, ...origins.images] }),
      (error: unknown) => {
        report(error);
        until = now() + retryMs;
        return last;
      },
    );
    return known;
  };
}

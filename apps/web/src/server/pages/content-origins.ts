import { endpoints } from "@touchline/store";
import type { RealtimeConfig } from "@touchline/contract/http/system";
import { type BackendApi, ownAddress } from "../http/backend-api.ts";

/** Values of the site configuration for the content security policy and documents. */
export interface ContentOrigins {
  readonly frames: readonly string[];
  readonly images: readonly string[];
  readonly media: readonly string[];
  /** Origins that pages may call in addition to this site; `{host}` stands for the host of the page. */
  readonly connect: readonly string[];
  /** Visitors may zoom pages (`allow_zoom`, decisions AJ). */
  readonly isZoomable: boolean;
  /** A tag manager injects scripts, which trusted types would block. */
  readonly hasTagManager: boolean;
  /** Addresses of the operator's logo and tab icon, in place of the brand's mark; null for none. */
  readonly logo: string | null;
  readonly favicon: string | null;
}

const none: ContentOrigins = {
  frames: [],
  images: [],
  media: [],
  connect: [],
  isZoomable: true,
  hasTagManager: false,
  logo: null,
  favicon: null,
};
const ttlMs = 60_000;
const retryMs = 1_000;
const maxWaitMs = 2_000;
const originPattern = /^https?:\/\/[\w.:[\]-]+$/u;

function originsIn(origins: readonly string[] = []): readonly string[] {
  return origins.filter((origin) => originPattern.test(origin));
}

const picturePattern = /^(?:https?:\/\/|\/(?!\/))[^\s"'<>]+$/u;

function pictureIn(address: string | null | undefined): string | null {
  return address != null && picturePattern.test(address) ? address : null;
}

const realtimePattern = /^(wss?|https?):\/\/[\w.:[\]{}-]+/u;

/** Origins of the realtime server that are not the page's own. */
function realtimeOrigins(realtime: RealtimeConfig | null): readonly string[] {
  const addresses = realtime === null ? [] : [...realtime.transports.map(({ endpoint }) => endpoint), realtime.emulation_endpoint];
  return [...new Set(addresses.flatMap((address) => realtimePattern.exec(address)?.[0] ?? []))];
}

async function ask(api: BackendApi): Promise<ContentOrigins> {
  const config = await api({ locale: "en", callerAddress: ownAddress }).fetch(endpoints.getSiteConfig, { timeoutMs: maxWaitMs });
  return {
    frames: originsIn(config.frame_origins),
    images: originsIn(config.image_origins),
    media: originsIn(config.media_origins),
    connect: [...originsIn(config.connect_origins), ...realtimeOrigins(config.realtime)],
    isZoomable: config.allow_zoom,
    hasTagManager: typeof config.gtm_id === "string",
    logo: pictureIn(config.logo),
    favicon: pictureIn(config.favicon),
  };
}

/** Reads the site configuration once a minute; after a failure the last values stay in use. Until the first success, each call reads it. */
export function createContentOrigins(
  api: BackendApi,
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
  let isRead = false;
  let until = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (known !== null && now() < until) return known;
    until = now() + ttlMs;
    known = ask(api).then(
      (origins) => {
        isRead = true;
        return (last = { ...origins, images: [...images, ...origins.images] });
      },
      (error: unknown) => {
        if (now() - reportedAt >= retryMs) {
          report(error);
          reportedAt = now();
        }
        until = isRead ? now() + retryMs : 0;
        return last;
      },
    );
    return known;
  };
}

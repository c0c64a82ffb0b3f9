import { localeDirection, localeFacts, resolveLocale } from "@touchline/domain";
import type { FastifyInstance } from "fastify";
import type { ProviderGame } from "../../../providers/games/provider-game.ts";
import { type FrameAssets, readFrameAssets } from "../../../providers/frame-assets.ts";
import { frameTexts, type FrameTexts } from "../../../providers/frame-texts/frame-texts.ts";
import type { Services } from "../../services.ts";
import { sendUnknownAddress } from "../../error-reply.ts";

/** Input of a game's page. */
interface FramePage {
  readonly game: ProviderGame;
  readonly assets: FrameAssets;
  readonly locale: string;
  readonly theme: string;
  /** The `rtl_view` flag: whether right-to-left languages are laid out from right to left. */
  readonly rtlView: boolean;
}

const themes: ReadonlySet<string> = new Set(["dark", "light", "contrast"]);

function isTextKey(key: string, texts: FrameTexts): key is keyof FrameTexts {
  return Object.hasOwn(texts, key);
}

/** A game's page: a localized shell that its script fills. Fonts and colours are the site's. It contains no player data. */
function framePage({ game, assets, locale, theme, rtlView }: FramePage): string {
  const { language, texts } = frameTexts(locale);
  const { htmlTag } = localeFacts(language);
  const base = `/providers/assets/${assets.version}`;
  const titleKey = `title_${game.provider}`;
  const title = isTextKey(titleKey, texts) ? texts[titleKey] : game.app;
  const json = JSON.stringify(texts).replaceAll("<", "\\u003c");
  const preloads = assets.modulesOf(game.app).map((path) => `<link rel="modulepreload" href="${base}/${path}">`);
  const styles = ["frame.css", "frame-bets.css", `${game.app}.css`].map((path) => `<link rel="stylesheet" href="${base}/${path}">`);
  return `<!doctype html><html data-app="${game.app}" lang="${htmlTag}" dir="${localeDirection(language, { rtlView })}" data-theme="${themes.has(theme) ? theme : "system"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${styles.join("")}<link rel="stylesheet" href="/styles/brand.css">${preloads.join("")}<script type="module" src="${base}/${game.app}.ts"></script></head>
<body><main class="page"><header class="bar"><h1>${title}</h1><p class="simulated" title="${texts.simulatedText}">${texts.simulated}</p></header><div id="frame"><p class="loading" role="status">${texts.loading}</p><noscript>${texts.noScript}</noscript></div><p class="foot">${texts.simulatedText}</p></main><script type="application/json" id="texts">${json}</script></body></html>`;
}

function textOf(query: unknown, name: string): string {
  const value = typeof query === "object" && query !== null ? (query as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === "string" ? value : "";
}

/** The game pages of the reference providers, framed by this site and the platform, with their assets. */
export function addGamePages(app: FastifyInstance, { providers, settings }: Services): void {
  const assets = readFrameAssets();
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    [`frame-ancestors 'self' ${settings.platformOrigin}`, ...settings.embed.parents.origins].join(" "),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
  app.get<{ Params: { version: string; "*": string } }>("/providers/assets/:version/*", async (request, reply) => {
    const file = assets.read(request.params["*"]);
    if (file === null || request.params.version !== assets.version) return sendUnknownAddress(request, reply);
    return reply.type(file.type).header("cache-control", "public, max-age=31536000, immutable").send(file.text);
  });
  app.get<{ Params: { provider: string; app: string } }>("/providers/:provider/:app", async (request, reply) => {
    const { provider, app: name } = request.params;
    const game = providers.context.games.find((one) => one.provider === provider && one.app === name);
    if (game === undefined) return sendUnknownAddress(request, reply);
    const locale = resolveLocale(textOf(request.query, "lang"), settings.locales);
    const html = framePage({ game, assets, locale, theme: textOf(request.query, "theme"), rtlView: settings.rtlView });
    return reply.type("text/html; charset=utf-8").header("content-security-policy", policy).send(html);
  });
}

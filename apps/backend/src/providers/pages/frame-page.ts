import { localeDirection, localeFacts } from "@touchline/domain";
import type { ProviderGame } from "../games/provider-game.ts";
import type { FrameAssets } from "./frame-assets.ts";
import { frameTexts, type FrameTexts } from "./texts/frame-texts.ts";

/** What a game's page is drawn for. */
export interface FramePage {
  readonly game: ProviderGame;
  readonly assets: FrameAssets;
  readonly locale: string;
  readonly theme: string;
  /** The flag `rtl_view`: whether languages that are written right to left are. */
  readonly rtlView: boolean;
}

const themes: ReadonlySet<string> = new Set(["dark", "light", "contrast"]);

function isTextKey(key: string, texts: FrameTexts): key is keyof FrameTexts {
  return Object.hasOwn(texts, key);
}

/** The page of a game: a shell in the reader's language that its script fills. Nothing of a player is in it. */
export function framePage({ game, assets, locale, theme, rtlView }: FramePage): string {
  const { language, texts } = frameTexts(locale);
  const { htmlTag } = localeFacts(language);
  const base = `/providers/assets/${assets.version}`;
  const titleKey = `title_${game.provider}`;
  const title = isTextKey(titleKey, texts) ? texts[titleKey] : game.app;
  const json = JSON.stringify(texts).replaceAll("<", "\\u003c");
  const preloads = assets.modulesOf(game.app).map((path) => `<link rel="modulepreload" href="${base}/${path}">`);
  return `<!doctype html><html data-app="${game.app}" lang="${htmlTag}" dir="${localeDirection(language, { rtlView })}" data-theme="${themes.has(theme) ? theme : "system"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${base}/frame.css">${preloads.join("")}<script type="module" src="${base}/${game.app}.ts"></script></head>
<body><div class="page"><div class="bar"><h1>${title}</h1><p class="simulated" title="${texts.simulatedText}">${texts.simulated}</p></div><div id="frame"><p class="loading" role="status">${texts.loading}</p><noscript>${texts.noScript}</noscript></div><p class="foot">${texts.simulatedText}</p></div><script type="application/json" id="texts">${json}</script></body></html>`;
}

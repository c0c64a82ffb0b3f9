import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { escapeHtml, localeDirection, localeFacts, resolveLocale } from "@touchline/domain";
import type { SupportMessage } from "./conversations.ts";
import { supportTexts, type SupportTexts } from "./support-texts.data.ts";

/** Content of the chat page. */
export interface SupportPage {
  readonly locale: string;
  readonly theme: string;
  /** The `rtl_view` flag: whether right-to-left languages are laid out from right to left. */
  readonly rtlView: boolean;
  /** The messages so far, oldest first. */
  readonly messages: readonly SupportMessage[];
  /** The reply address; empty if unknown. */
  readonly email: string;
  /** Typed text to keep when sending failed. */
  readonly draft: string;
  readonly state: { readonly type: "open" } | { readonly type: "incomplete" } | { readonly type: "tooFast"; readonly seconds: number };
}

/** Maximum length of a message in UTF-16 units. */
export const maxSupportCharacters = 2_000;

const languages = Object.keys(supportTexts);
const themes: ReadonlySet<string> = new Set(["dark", "light"]);
const style = readFileSync(new URL("support-page.css", import.meta.url), "utf8");
/** Source for the page's policy, which allows one inline style and no script. */
export const supportStyleHash = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

function problemNotice(state: SupportPage["state"], texts: SupportTexts): string {
  if (state.type === "incomplete") return `<p class="bad" role="alert">${texts.incomplete}</p>`;
  if (state.type === "tooFast") return `<p class="bad" role="alert">${texts.tooFast.replace("{seconds}", () => String(state.seconds))}</p>`;
  return "";
}

function bubble(from: string, text: string, side: "mine" | "theirs"): string {
  return `<p class="said ${side}"><b>${from}</b><bdi>${text}</bdi></p>`;
}

/** The greeting, the messages, and the automatic answer below the last one. */
function conversationOf({ messages }: SupportPage, texts: SupportTexts): string {
  const last = messages.at(-1);
  const mine = messages.map(({ text }) => bubble(texts.you, escapeHtml(text), "mine"));
  const answer =
    last === undefined
      ? []
      : [
          bubble(
            texts.automatic,
            texts.answer.replace("{email}", () => escapeHtml(last.email)),
            "theirs",
          ),
        ];
  return [bubble(texts.automatic, texts.greeting, "theirs"), ...mine, ...answer].join("");
}

function formOf({ email, draft, state }: SupportPage, texts: SupportTexts, query: string): string {
  return `<form id="write" method="post" action="${query}#write">${problemNotice(state, texts)}
<label>${texts.email}<input type="email" name="email" required maxlength="254" autocomplete="email" dir="ltr" value="${escapeHtml(email)}"></label>
<label>${texts.message}<textarea name="message" required maxlength="${maxSupportCharacters}" dir="auto">${escapeHtml(draft)}</textarea></label>
<button type="submit">${texts.send}</button>
</form>`;
}

/** The embedded live chat: the conversation and a form that works without a script. */
export function supportPage(page: SupportPage): string {
  const language = resolveLocale(page.locale, languages);
  const theme = themes.has(page.theme) ? page.theme : "system";
  const texts = supportTexts[language] ?? supportTexts["en"];
  if (texts === undefined) throw new Error("The chat has no English texts.");
  const query = `?lang=${language}&amp;theme=${theme}`;
  return `<!doctype html><html lang="${localeFacts(language).htmlTag}" dir="${localeDirection(language, page)}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${texts.title}</title><style>${style}</style></head>
<body><main><h1>${texts.title}</h1>${conversationOf(page, texts)}${formOf(page, texts, query)}</main></body></html>`;
}

import { getMatchStreams, getMatchVideo, type LiveVideo } from "@touchline/contract/http/streams";
import { answer, implement, type Implementation, noStore, notFound, type Refusal } from "../../api-call.ts";
import type { Services } from "../../services.ts";

const disabled: Refusal = { type: "refusal", status: 403, code: "video_disabled", message: "Live video isn’t available here." };
const notLive: Refusal = {
  type: "refusal",
  status: 409,
  code: "match_not_live",
  message: "Live video is available only while the match is in play.",
};

function isRefusal(found: LiveVideo | Refusal): found is Refusal {
  return "type" in found;
}

/** Fills the placeholders of an operator's address; null without one. */
function addressOf(template: string, match: { readonly id: number; readonly urn: string }, locale: string): string | null {
  if (template === "") return null;
  const values: Readonly<Record<string, string>> = { id: String(match.id), urn: match.urn, language: locale };
  return template.replaceAll(/\{(\w+)\}/gu, (place, name: string) => encodeURIComponent(values[name] ?? place));
}

/** Video of live matches for signed-in players (spec.md 3 and 7, decisions AP2). */
export function streamRoutes({ book, settings }: Pick<Services, "book" | "settings">): readonly Implementation[] {
  const { isEnabled, link, frame } = settings.video;

  function find(id: number, locale: string): LiveVideo | Refusal {
    if (!isEnabled) return disabled;
    const match = book.match(locale, id);
    if (match === null) return notFound("match");
    if (!match.has_video) return notFound("video");
    if (match.status !== 1 && match.status !== 2) return notLive;
    const named = { id, urn: match.urn_id };
    const own = { link: addressOf(link, named, locale), frame: addressOf(frame, named, locale) };
    return own.link === null && own.frame === null ? { link: `demo:${id}`, frame: null } : own;
  }

  return [
    implement(getMatchVideo, ({ params, locale }) => {
      const found = find(params.id, locale);
      return isRefusal(found) ? found : answer(200, found, { headers: noStore });
    }),
    implement(getMatchStreams, ({ params, locale }) => {
      const found = find(params.id, locale);
      return isRefusal(found) ? found : answer(200, { ...found, language_code: locale }, { headers: noStore });
    }),
  ];
}

import { splitLocalePath } from "@touchline/domain";
import type { Incoming } from "@touchline/embed/protocol";

const longest = 2_048;
const hashForm = /^[A-Za-z][\w-]{0,63}$/u;

// Control characters and backslashes are how addresses are made to mean another site.
// oxlint-disable-next-line no-control-regex -- these are the characters that are to be refused
const unsafe = /[\u0000-\u001f\u007f\\]/u;

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Our address for what a host asks to show, without its locale; null for anything that is not plainly a path of ours. */
export function toSafeAddress(
  { path, query = "", hash = "" }: Incoming["page_changed"],
  locales: readonly string[],
): { readonly address: string; readonly hash: string } | null {
  const decoded = decodeOnce(path);
  if (decoded === null || path.length > longest || unsafe.test(decoded) || unsafe.test(query)) return null;
  if (!path.startsWith("/") || path.startsWith("//") || decoded.startsWith("//")) return null;
  const base = "http://page";
  if (!URL.canParse(path, base)) return null;
  const url = new URL(path, base);
  if (url.origin !== base || url.pathname.startsWith("//") || path.includes("?") || path.includes("#")) return null;
  url.search = query;
  const split = splitLocalePath(`${url.pathname}${url.search}`, locales);
  return { address: split.path, hash: hashForm.test(hash) ? hash : "" };
}

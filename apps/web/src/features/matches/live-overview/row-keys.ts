import { parseEntitySlug } from "@touchline/domain";
import type { KeyboardEvent } from "react";

const rowLink = "a.tms";

/** The match that a link of a row leads to; null for anything else. */
export function matchOfLink(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(rowLink) : null;
  if (link === null) return null;
  return parseEntitySlug(link.pathname.split("/").at(-1) ?? "")?.id ?? null;
}

/** Arrow up and down move the focus from row to row; answers the match that it came to. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>): string | null {
  if ((event.key !== "ArrowDown" && event.key !== "ArrowUp") || matchOfLink(event.target) === null) return null;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(rowLink)];
  const next = links[links.findIndex((link) => link === event.target) + (event.key === "ArrowDown" ? 1 : -1)];
  event.preventDefault();
  if (next === undefined) return null;
  next.focus();
  return matchOfLink(next);
}

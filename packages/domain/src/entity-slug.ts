/** The kind of entity that the last segment of a path identifies (decisions A). */
export type EntityKind = "category" | "league" | "match";

/** The kind and id at the end of a slug. */
export interface EntityRef {
  readonly kind: EntityKind;
  readonly id: string;
}

const kinds: Readonly<Record<string, EntityKind>> = { c: "category", l: "league", t: "league", m: "match" };

/** Parses the suffix of a segment: the last `-c-`, `-l-` (alias `-t-`) or `-m-`, and an id; null without one (decisions A). */
export function parseEntitySlug(segment: string): EntityRef | null {
  const [, letter = "", id] = /^(?:.*-)?([cltm])-(.+)$/u.exec(segment) ?? [];
  const kind = kinds[letter];
  return kind === undefined || id === undefined ? null : { kind, id };
}

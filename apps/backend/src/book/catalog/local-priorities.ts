/** What comes first in a locale, where that differs from the usual; smaller is earlier. By sport key, category id and tournament id. */
export interface PriorityOverrides {
  readonly sports?: Readonly<Record<string, number>>;
  readonly categories?: Readonly<Record<string, number>>;
  readonly tournaments?: Readonly<Record<string, number>>;
}

/** Overrides by locale (spec.md 3); a regional locale without its own takes those of its language. */
export type LocalPriorities = Readonly<Record<string, PriorityOverrides>>;

interface Ranked {
  readonly id: number;
  readonly priority: number;
}

/** Priorities as one locale sees them. */
export interface PriorityView {
  sport(facts: { readonly key: string; readonly priority: number }): number;
  category(facts: Ranked): number;
  tournament(facts: Ranked): number;
}

/** Reads priorities as a locale sees them. */
export function createPriorityView(local: LocalPriorities, locale: string): PriorityView {
  const { sports, categories, tournaments } = local[locale] ?? local[locale.split("-")[0] ?? locale] ?? {};
  return {
    sport: ({ key, priority }) => sports?.[key] ?? priority,
    category: ({ id, priority }) => categories?.[id] ?? priority,
    tournament: ({ id, priority }) => tournaments?.[id] ?? priority,
  };
}

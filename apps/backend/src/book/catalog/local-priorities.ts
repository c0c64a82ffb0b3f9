/** Priorities of a locale that differ from the default, by sport key, category id and tournament id; smaller comes first. */
export interface PriorityOverrides {
  readonly sports?: Readonly<Record<string, number>>;
  readonly categories?: Readonly<Record<string, number>>;
  readonly tournaments?: Readonly<Record<string, number>>;
}

/** Overrides by locale (spec.md 3); the fallback of a regional locale is its language. */
export type LocalPriorities = Readonly<Record<string, PriorityOverrides>>;

interface Ranked {
  readonly id: number;
  readonly priority: number;
}

/** Priorities in one locale. */
export interface PriorityView {
  sport(facts: { readonly key: string; readonly priority: number }): number;
  category(facts: Ranked): number;
  tournament(facts: Ranked): number;
}

export function createPriorityView(local: LocalPriorities, locale: string): PriorityView {
  const { sports, categories, tournaments } = local[locale] ?? local[locale.split("-")[0] ?? locale] ?? {};
  return {
    sport: ({ key, priority }) => sports?.[key] ?? priority,
    category: ({ id, priority }) => categories?.[id] ?? priority,
    tournament: ({ id, priority }) => tournaments?.[id] ?? priority,
  };
}

import type { Category as WireCategory, Tournament as WireTournament } from "@touchline/contract/entities/catalog";
import type { Sport as WireSport, SportType } from "@touchline/contract/entities/catalog";

/** A sport and the markets that its lists show as columns. */
export interface Sport {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly type: SportType;
  readonly priority: number;
  readonly mainMarketId: string;
  readonly mainOutcomesCount: number;
  readonly secondaryMarketId: string | null;
  readonly secondaryOutcomesCount: number;
  /** Shown on wide screens only. */
  readonly tertiaryMarketId: string | null;
  readonly tertiaryOutcomesCount: number;
}

/** A country or region of a sport. */
export interface Category {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** `GB-ENG`, `EU`, `INT` or an ISO code. */
  readonly countryCode: string | null;
  /** The region of the world, if the category is not a country. */
  readonly region?: string | null;
  readonly sportKey: string;
}

/** A league or tournament. */
export interface League {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly priority: number;
  readonly sport: Sport;
  readonly category: Category;
  /** The country where the league is played, if its category does not name it. */
  readonly countryCode?: string | null;
  /** The region of the world whose teams play in it, if they come from several countries. */
  readonly region?: string | null;
}

/** Converts a sport from its wire format. */
export function wireToSport(wire: WireSport): Sport {
  return {
    id: String(wire.id),
    key: wire.key,
    name: wire.name,
    type: wire.type,
    priority: wire.priority,
    mainMarketId: String(wire.main_market_id),
    mainOutcomesCount: wire.main_market_outcomes_count,
    secondaryMarketId: wire.secondary_market_id === null ? null : String(wire.secondary_market_id),
    secondaryOutcomesCount: wire.secondary_market_outcomes_count ?? 2,
    tertiaryMarketId: wire.tertiary_market_id == null ? null : String(wire.tertiary_market_id),
    tertiaryOutcomesCount: wire.tertiary_market_outcomes_count ?? 2,
  };
}

/** Converts a category from its wire format. */
export function wireToCategory(wire: WireCategory): Category {
  return {
    id: String(wire.id),
    slug: wire.slug,
    name: wire.name,
    countryCode: wire.country_code,
    region: wire.region ?? null,
    sportKey: wire.sport_key,
  };
}

/** Converts a league from its wire format. */
export function wireToLeague(wire: WireTournament): League {
  return {
    id: String(wire.id),
    slug: wire.slug,
    name: wire.name,
    priority: wire.priority,
    sport: wireToSport(wire.sport),
    category: wireToCategory(wire.category),
    countryCode: wire.country_code ?? null,
    region: wire.region ?? null,
  };
}

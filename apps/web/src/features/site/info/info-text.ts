/** A page of prose in one language. */
export interface InfoText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly points: readonly string[] }[];
}

/** The pages of prose: how bets are taken, what a player agrees to, the accessibility statement. */
export type InfoPage = "rules" | "terms" | "accessibility";

/** All prose of one language; every language has the sections and points of English. */
export type Prose = Readonly<Record<InfoPage, InfoText>>;

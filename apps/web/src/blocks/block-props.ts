import type { ShownBlockOf, SiteBlockType } from "@touchline/contract/site/site-block";

/** What a block's component is given: what the operator wrote, in the page's language. */
export interface BlockProps<Name extends SiteBlockType> {
  readonly block: ShownBlockOf<Name>;
}

import { useNavigationState } from "../../../../navigation/navigation-context.ts";
import { parseListing, type ListingChoice, type OfferedDay } from "./listing-choice.ts";

interface ShownListing {
  readonly path: string;
  readonly choice: ListingChoice;
  readonly days: readonly OfferedDay[];
}

/** What was chosen last of a list, its page being on the way or not: the next choice is made on top of it, so that none is lost. */
export function useLatestChoice({ path, choice, days }: ShownListing): ListingChoice {
  const { pending } = useNavigationState();
  const [pendingPath, query] = pending?.split("?") ?? [];
  return pendingPath === path ? parseListing(new URLSearchParams(query), days) : choice;
}

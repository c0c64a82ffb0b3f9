import type { Navigation } from "../../../navigation/navigation.ts";
import { authPaths, type AuthWays } from "./auth-ways.ts";

/** On pages, forms lead on to pages. */
export function pageWays(navigation: Navigation): AuthWays {
  return { open: (kind) => void navigation.go(authPaths[kind] ?? "/users/sign-in") };
}

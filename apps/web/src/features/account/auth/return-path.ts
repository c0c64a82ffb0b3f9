import { locales, splitLocalePath } from "@touchline/domain";

const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
const localeCodes = locales.map(({ code }) => code);

/** Where to go after signing in: one of our own pages, without its locale, else home (trust 3.7.2). */
export function returnPath(search: URLSearchParams): string {
  const { path } = splitLocalePath(search.get("returnTo") ?? "/", localeCodes);
  return ownPath.test(path) && !path.startsWith("/users/") ? path : "/";
}

/** The sign-in page that leads back to an address of ours. */
export function signInAddress(returnTo: string): string {
  return `/users/sign-in?returnTo=${encodeURIComponent(returnTo)}`;
}

/** The sign-up page that leads back to an address of ours. */
export function signUpAddress(returnTo: string): string {
  return `/users/sign-up?returnTo=${encodeURIComponent(returnTo)}`;
}

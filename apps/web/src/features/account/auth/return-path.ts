import { draftLocales, locales, splitLocalePath } from "@touchline/domain";

const ownPathPattern = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
const localeCodes = [...locales, ...draftLocales].map(({ code }) => code);

/** The path to open after signing in: a path of this site without its locale, or the home page (trust 3.7.2). */
export function returnPath(search: URLSearchParams): string {
  const { path } = splitLocalePath(search.get("returnTo") ?? "/", localeCodes);
  return ownPathPattern.test(path) && !path.startsWith("/users/") ? path : "/";
}

/** The address of the sign-in page, with the path to return to. */
export function signInAddress(returnTo: string): string {
  return `/users/sign-in?returnTo=${encodeURIComponent(returnTo)}`;
}

/** The address of the sign-up page, with the path to return to. */
export function signUpAddress(returnTo: string): string {
  return `/users/sign-up?returnTo=${encodeURIComponent(returnTo)}`;
}

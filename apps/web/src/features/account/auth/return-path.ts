const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** Where to go after signing in: one of our own pages, else home (trust 3.7.2). */
export function returnPath(search: URLSearchParams): string {
  const wanted = search.get("returnTo") ?? "/";
  return ownPath.test(wanted) && !wanted.startsWith("/users/") ? wanted : "/";
}

/** The sign-in page that leads back to an address of ours. */
export function signInAddress(returnTo: string): string {
  return `/users/sign-in?returnTo=${encodeURIComponent(returnTo)}`;
}

/** The sign-up page that leads back to an address of ours. */
export function signUpAddress(returnTo: string): string {
  return `/users/sign-up?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Where to go after signing in: one of our own pages, else home (trust 3.7.2). */
export function returnPath(search: URLSearchParams): string {
  const wanted = search.get("returnTo") ?? "/";
  return /^\/(?![/\\])/u.test(wanted) && !wanted.startsWith("/users/") ? wanted : "/";
}

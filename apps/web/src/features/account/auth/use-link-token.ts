import { useEffect, useState } from "react";

/** The token that a mailed link brought; it leaves the address bar at once (trust: no secrets in addresses). */
export function useLinkToken(search: URLSearchParams, name: string): string | null {
  const [token] = useState(() => search.get(name));
  useEffect(() => {
    if (token !== null && location.search !== "") history.replaceState(history.state, "", location.pathname);
  }, [token]);
  return token;
}

let isAsking = false;

/**
 * Reloads the page if the site is now blocked in the visitor's country, so that the page explains it. Called after the backend refused
 * a call for that reason. If only signing in is refused, the page stays.
 */
export async function leaveClosedCountry(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  const status = await fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    (reply) => reply.status,
    () => 0,
  );
  isAsking = false;
  if (status === 403) location.reload();
}

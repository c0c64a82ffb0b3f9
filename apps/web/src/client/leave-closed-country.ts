let isAsking = false;

/**
 * Reloads the page if it is now blocked in the visitor's country, so that the visitor reads why; called after the backend refused a
 * call for that reason. A refused sign-in alone leaves the page as it is.
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

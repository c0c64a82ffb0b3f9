let isAsking = false;

/**
 * After a call was refused for the caller's country: asks whether the page itself is closed by now, as for somebody who has travelled, and then
 * loads it again, so that they read why. A refused sign-in alone leaves the page as it is.
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

const patienceMs = 10_000;

/** The JSON of an address of the backend; any status but 2xx throws. */
export async function failingFetch<Answer>(address: string): Promise<Answer> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}.`);
  // The backend's answers are checked against the contract where they are made.
  return (await reply.json()) as Answer;
}

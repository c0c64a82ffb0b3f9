/** Push services of the browsers: nothing else is ever called at a browser's word. */
const knownHosts = [
  /^fcm\.googleapis\.com$/u,
  /(?:^|\.)push\.services\.mozilla\.com$/u,
  /(?:^|\.)notify\.windows\.com$/u,
  /^web\.push\.apple\.com$/u,
] as const;
const longestAddress = 1_000;

/** Whether an address is one of a push service, behind https or among the further hosts. */
export function isPushAddress(address: string, hosts: readonly string[] = []): boolean {
  if (address.length > longestAddress || !URL.canParse(address)) return false;
  const { protocol, hostname, host, username, port } = new URL(address);
  if (hosts.includes(host)) return true;
  return protocol === "https:" && username === "" && port === "" && knownHosts.some((form) => form.test(hostname));
}

interface AddressPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: AddressPolicy): AddressPolicy;
}

const allowed = [/^\/sw\.js$/u, /^https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-[A-Z0-9]{4,12}$/u] as const;
/** Scripts of the platform that the system data names. */
const ofPlatform = new Set<string>();
const rules: AddressPolicy = {
  createScriptURL(address) {
    if (!allowed.some((form) => form.test(address)) && !ofPlatform.has(address)) throw new TypeError("Not an address of a script of ours.");
    return address;
  },
};
let policy: AddressPolicy | null = null;

/** The only way of a script's address to the browser: the service worker's, the tag manager's where the site has one, and the payment provider's (trust 3). */
export function trustedAddress(address: string): string {
  const factory = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
  policy ??= factory?.createPolicy("sb-url", rules) ?? rules;
  return policy.createScriptURL(address);
}

/** The payment provider's script on the platform that the system data names, as the browser takes it. */
export function trustedProviderAddress(platformOrigin: string): string {
  const address = new URL("/spi/main.js", platformOrigin).href;
  ofPlatform.add(address);
  return trustedAddress(address);
}

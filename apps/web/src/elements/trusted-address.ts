interface AddressPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: AddressPolicy): AddressPolicy;
}

const allowed = [/^\/sw\.js$/u, /^https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-[A-Z0-9]{4,12}$/u] as const;
/** Platform scripts named by the system data. */
const platformScripts = new Set<string>();
const rules: AddressPolicy = {
  createScriptURL(address) {
    if (!allowed.some((pattern) => pattern.test(address)) && !platformScripts.has(address))
      throw new TypeError("The address is not that of an allowed script.");
    return address;
  },
};
let policy: AddressPolicy | null = null;

/** Turns the address of an allowed script into a trusted one: service worker, tag manager, payment provider (trust 3). */
export function trustedAddress(address: string): string {
  const factory = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
  policy ??= factory?.createPolicy("sb-url", rules) ?? rules;
  return policy.createScriptURL(address);
}

/** The trusted address of the payment provider's script, on the platform that the system data names. */
export function trustedProviderAddress(platformOrigin: string): string {
  const address = new URL("/spi/main.js", platformOrigin).href;
  platformScripts.add(address);
  return trustedAddress(address);
}

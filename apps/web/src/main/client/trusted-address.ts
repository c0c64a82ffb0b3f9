interface AddressPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: AddressPolicy): AddressPolicy;
}

const allowed = [/^\/sw\.js$/u, /^https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-[A-Z0-9]{4,12}$/u] as const;
const rules: AddressPolicy = {
  createScriptURL(address) {
    if (!allowed.some((form) => form.test(address))) throw new TypeError("Not an address of a script of ours.");
    return address;
  },
};
let policy: AddressPolicy | null = null;

/** The only way of a script's address to the browser: the service worker's, and the tag manager's where the site has one (trust 3). */
export function trustedAddress(address: string): string {
  const factory = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
  policy ??= factory?.createPolicy("sb-url", rules) ?? rules;
  return policy.createScriptURL(address);
}

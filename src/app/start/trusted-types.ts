/** Not in TypeScript's DOM library yet; Chromium enforces it through our Content-Security-Policy. */
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
};

/**
 * Workers and the service worker come from our own origin or not at all. There is no rule for HTML and
 * none for script text: what wants to write those has to bring a policy of its own (security.md §6).
 */
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
factory?.createPolicy('default', {
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError('a script of a foreign origin');
  },
});

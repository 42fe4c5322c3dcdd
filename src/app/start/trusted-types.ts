/**
 * Not in TypeScript's DOM library yet. Chromium enforces it through our Content-Security-Policy.
 */
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
};

/**
 * Allows only workers and a service worker from our own origin. There is no rule for HTML and none
 * for script text: code that writes those must define its own policy.
 */
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
factory?.createPolicy('default', {
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError('a script of a foreign origin');
  },
});

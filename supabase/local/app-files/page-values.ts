/**
 * Values that the server writes into a page, by the placeholder that they replace: in pages and in
 * the service worker. A changed value thus changes the page's revision in the precache
 * (tools/shipped/build-service-worker.ts).
 */
export type PageValues = {
  '%QG_PUBLISHABLE_KEY%': string;
  /** The key with which a browser subscribes to push messages; empty when none are sent. */
  '%QG_PUSH_KEY%': string;
};

export const withPageValues = (text: string, values: PageValues): string =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(name, value), text);

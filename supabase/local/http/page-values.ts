/**
 * What a page learns from whoever serves it, by the name it is written over: in pages and in the service
 * worker, whose precache so sees another page when a value is another (tools/build-service-worker.ts).
 */
export interface PageValues {
  '%QG_PUBLISHABLE_KEY%': string;
  /** What a browser subscribes to push messages with; empty when none are sent. */
  '%QG_PUSH_KEY%': string;
}

export const withPageValues = (text: string, values: PageValues): string =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(name, value), text);

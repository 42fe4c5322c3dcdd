/** Background Sync and Periodic Background Sync, which TypeScript's library does not declare. */
type SyncEvent = ExtendableEvent & {
  readonly tag: string;
  /** The browser will not try again by itself. */
  readonly lastChance?: boolean;
};

/** A file of this version. */
export type AppFile = {
  readonly url: string;
  /** The first 48 bits of its SHA-256 in base64, when it may be an earlier file with other names in it. */
  readonly digest?: string;
};

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
    periodicsync: SyncEvent;
  }
  // written into /service-worker.js, which runs this code (tools/shipped/build-service-worker.ts)
  /** One file of the app; `revision` is null when its name carries a hash. */
  const __QG_PRECACHE__: readonly (AppFile & { readonly revision: string | null })[];
  /** The file of each language but Portuguese, by its tag. */
  const __QG_LANGUAGES__: Readonly<Record<string, AppFile>>;
  /** The id of this build, as in the page's `<meta name="qg-build">`. */
  const __QG_BUILD__: string;
}

/** This service worker. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

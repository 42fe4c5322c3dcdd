import { builtApp } from '../../tools/built-app.ts';
import { openPhone, type Phone, type PhoneOptions } from './phone.ts';
import { startTestBackend, type TestBackend } from './test-backend.ts';

/**
 * The whole product: production build, embedded backend with demo data, and as many phones as
 * needed.
 */
export interface RunningApp {
  readonly backend: TestBackend;
  readonly url: string;
  /** Closed with the app. */
  openPhone(options?: Omit<PhoneOptions, 'url'>): Promise<Phone>;
  /** @throws when a browser reported console errors, uncaught exceptions or policy violations */
  close(): Promise<void>;
}

/** Builds the app if necessary, and starts it. For `beforeAll`. */
export async function startApp({
  seed = 'demo',
}: { seed?: 'demo' | 'none' } = {}): Promise<RunningApp> {
  const dist_dir = builtApp();
  const backend = await startTestBackend({ dist_dir, seed });
  const phones = new Set<Phone>();
  return {
    backend,
    url: backend.url,
    openPhone: async (options = {}) => {
      const phone = await openPhone({ ...options, url: backend.url });
      phones.add(phone);
      return { ...phone, close: () => (phones.delete(phone), phone.close()) };
    },
    close: async () => {
      const closed = await Promise.allSettled([...phones].map((phone) => phone.close()));
      await backend[Symbol.asyncDispose]();
      for (const result of closed) if (result.status === 'rejected') throw result.reason;
    },
  };
}

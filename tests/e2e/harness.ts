import { builtApp } from '../../tools/built-app.ts';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedDisk, passTransactionsOf } from './installed-disk.ts';
import { openPhone, PAGE_URL, type Phone, type PhoneOptions } from './phone.ts';
import { portOfWorker } from '#tests/runner/own-server.ts';
import type { TestSeed } from './seeded-data.ts';
import { signIn } from './signed-in.ts';
import { startTestBackend, type TestBackend } from './backend/test-backend.ts';

/**
 * The whole product: production build, embedded backend with demo data, and as many phones as
 * needed.
 */
export type RunningApp = {
  readonly backend: TestBackend;
  /** What a phone shows. */
  readonly url: string;
  /** Where a request of the test itself finds what a phone finds at `url`. */
  addressOf(url: string): string;
  /**
   * Opens a phone that has visited the app once, where nobody is signed in. `close` closes it too.
   */
  openPhone(options?: AppPhoneOptions): Promise<Phone>;
  /** @throws when a browser reported console errors, uncaught exceptions or policy violations */
  close(): Promise<void>;
};

type AppPhoneOptions = Pick<PhoneOptions, 'viewport' | 'before' | 'permissions' | 'camera_film'> & {
  /** It never saw the app. */
  readonly first_visit?: boolean;
  /** Signed in as this demo account, without the screen. */
  readonly as?: string;
};

/**
 * Builds the app if necessary, and starts it. For `beforeAll`.
 * @param options `whole_browser`: its phones have Background Sync, notifications and push; `on_files`:
 * its database is PGlite, for a test that breaks the process or the files of it; `settings` as in the
 * environment of `npm start`
 */
export async function startApp({
  seed = 'demo',
  whole_browser = false,
  on_files = false,
  settings = {},
}: {
  seed?: TestSeed;
  whole_browser?: boolean;
  on_files?: boolean;
  settings?: Record<string, string>;
} = {}): Promise<RunningApp> {
  const dist_dir = builtApp();
  const of = { seed, server_port: on_files ? null : portOfWorker() };
  const installed = await installedDisk(dist_dir, of, { whole_browser });
  const backend = await startTestBackend({ dist_dir, ...of, settings });
  if (!on_files) await passTransactionsOf(installed, backend);
  const phones = new Set<Phone['close']>();
  return {
    backend,
    url: PAGE_URL,
    addressOf: (url) => url.replace(PAGE_URL, backend.url),
    openPhone: async ({ first_visit = false, as, ...options } = {}) => {
      const disk = mkdtempSync(join(tmpdir(), 'qg-phone-'));
      if (!first_visit) cpSync(installed, disk, { recursive: true });
      const at = { url: PAGE_URL, port: backend.port, disk };
      const phone = await openPhone({ ...options, ...at, whole_browser });
      const close = async () => {
        phones.delete(close);
        try {
          await phone.close();
        } finally {
          rmSync(disk, { recursive: true, force: true });
        }
      };
      phones.add(close);
      if (as) await signIn(phone, backend, as);
      return { ...phone, close };
    },
    close: async () => {
      const closed = await Promise.allSettled([...phones].map((close) => close()));
      await backend[Symbol.asyncDispose]();
      for (const result of closed) if (result.status === 'rejected') throw result.reason;
    },
  };
}

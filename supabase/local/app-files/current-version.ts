import { readVersion, stampOf, type AppVersion } from './app-version.ts';
import type { EarlierAssets } from './earlier/earlier-assets.ts';

/** The version that is served. It is replaced once another one has been read completely. */
export type CurrentVersion<T> = {
  /**
   * Null while there is none. Checks, once a second at most, whether the folder holds another
   * version.
   */
  get(): T | null;
  stop(): void;
};

/** How often the folder is checked while pages are requested. */
const LOOK_EVERY_MS = 1_000;
/**
 * The served version's assets are recorded daily, so that they are kept for 30 days after its last
 * day.
 */
const KEEP_EVERY_MS = 86_400_000;

/**
 * Follows a folder that a deployment replaces. An incomplete version is never served: the earlier
 * one stays until the new one is complete.
 * @param prepare makes a request handler from a version
 * @throws NotWhole when the folder is incomplete at the start
 */
export async function followVersions<T>(
  dist_dir: string,
  { earlier, prepare }: { earlier: EarlierAssets | null; prepare: (version: AppVersion) => T },
): Promise<CurrentVersion<T>> {
  let version: AppVersion | null = null;
  let prepared: T | null = null;
  let looked_ms = -Infinity;
  let reading = false;
  let refused: string | null = null;

  async function take(): Promise<void> {
    const next = await readVersion(dist_dir);
    if (!next) return;
    await keep(version); // its thirty days begin today
    await keep(next);
    [version, prepared] = [next, prepare(next)];
  }

  /** A full disk must not stop the server. */
  async function keep(kept: AppVersion | null): Promise<void> {
    if (kept) await earlier?.keep(kept).catch((error: unknown) => console.error('assets', error));
  }

  async function look(): Promise<void> {
    const stamp = stampOf(dist_dir);
    const changed = version === null || (stamp !== null && stamp !== version.stamp);
    if (!changed) return;
    try {
      await take();
      refused = null;
      if (version) console.log('Another version of the app is served from now on');
    } catch (error) {
      const { message } = error as Error;
      if (message !== refused) console.error(message); // the folder may stay like that, so it is logged once
      refused = message;
    }
  }

  await take();
  const daily = setInterval(() => void keep(version), KEEP_EVERY_MS).unref();
  return {
    get() {
      if (!reading && performance.now() - looked_ms > LOOK_EVERY_MS) {
        [reading, looked_ms] = [true, performance.now()];
        void look().finally(() => (reading = false));
      }
      return prepared;
    },
    stop: () => clearInterval(daily),
  };
}

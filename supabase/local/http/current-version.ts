import { readVersion, stampOf, type AppVersion } from './app-version.ts';
import type { EarlierAssets } from './earlier-assets.ts';

/** The version that is served: another one from the moment on in which all of it has been read. */
export interface CurrentVersion<T> {
  /** Null while there is none. Looks, once a second at most, whether the folder holds another one. */
  get(): T | null;
  stop(): void;
}

/** How often the folder is looked at while pages are asked for. */
const LOOK_EVERY_MS = 1_000;
/** What is served stays among the earlier assets for 30 days from its last day. */
const KEEP_EVERY_MS = 86_400_000;

/**
 * Follows a folder that a deploy replaces. What is half written is never served: the version before stays until the
 * new one is whole.
 * @param prepare makes of a version what answers requests
 * @throws NotWhole when the folder holds half a version at the start
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
    await keep(version); // its last day is today
    await keep(next);
    [version, prepared] = [next, prepare(next)];
  }

  /** A full disk is no reason to serve nothing. */
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
      if (message !== refused) console.error(message); // it may stay so for long
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

import * as v from 'valibot';
import { withLock } from '#sync/device/sync-lock.ts';

/** One version of the app in the precache. */
const Version = v.object({
  build: v.string(),
  /** Cache keys of its files, as absolute URLs. */
  files: v.array(v.string()),
  /** It has been active; otherwise it is installed and waits, or its installation failed. */
  activated: v.boolean(),
});
export type Version = v.InferOutput<typeof Version>;

const CACHE = 'qg-versions';
const KEY = '/versions.json';

/** Records that a version is being installed, so that its files are not deleted meanwhile. */
export const noteInstalling = (build: string, files: readonly string[]): Promise<Version[]> =>
  change((versions) => installed(versions, { build, files: [...files] }));

/** Records that a version took over. @returns the versions whose files are still needed */
export const noteActivated = (build: string): Promise<Version[]> =>
  change((versions) => activated(versions, build));

/**
 * Records the active version again, if the list was deleted with the files; a version that is being
 * installed comes after it.
 */
export const noteInCharge = (build: string, files: readonly string[]): Promise<Version[]> =>
  change((versions) =>
    versions.some((one) => one.build === build)
      ? [...versions]
      : [{ build, files: [...files], activated: true }, ...versions],
  );

export function installed(
  versions: readonly Version[],
  { build, files }: Pick<Version, 'build' | 'files'>,
): Version[] {
  return [...versions.filter((one) => one.build !== build), { build, files, activated: false }];
}

/**
 * Keeps the active version, the one before it (its open pages still load their lazy chunks), and
 * whatever is being installed after it.
 */
export function activated(versions: readonly Version[], build: string): Version[] {
  const at = versions.findIndex((one) => one.build === build);
  if (at < 0) return [...versions];
  const before = versions.slice(0, at).findLast((one) => one.activated);
  return [
    ...(before ? [before] : []),
    { ...versions[at]!, activated: true },
    ...versions.slice(at + 1),
  ];
}

function change(next: (versions: readonly Version[]) => Version[]): Promise<Version[]> {
  return withLock('qg:versions', async () => {
    const cache = await caches.open(CACHE);
    const stored: unknown = await (await cache.match(KEY))?.json();
    const read = v.safeParse(v.array(Version), stored ?? []);
    const versions = next(read.success ? read.output : []);
    await cache.put(KEY, Response.json(versions));
    return versions;
  });
}

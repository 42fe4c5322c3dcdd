import { join } from 'node:path';
import type { OpenDatabase } from '../database/database.ts';
import { EARLIER_ASSETS } from '../data-dir/layout.ts';
import { openPictureArtist } from './picture-artist.ts';
import { openPictures } from './preview-pictures.ts';
import type { PageValues } from './page-values.ts';
import { earlierEvents } from './earlier-events.ts';
import { publicRows, type SnapshotFile } from './public-rows.ts';
import { openServedPages } from './served-pages.ts';
import { openStaticFiles, type StaticFiles } from './static-files.ts';

type AppParts = {
  db: Pick<OpenDatabase, 'asCaller'>;
  values: PageValues;
  now_ms: () => number;
  snapshot: SnapshotFile;
  /** Where this site is: `https://…`, without a trailing slash. Known once it listens. */
  origin: () => string;
};

/**
 * The built app with public content in its pages.
 * @returns null when only the API is served
 */
export async function openApp(
  { dist_dir, data_dir }: { dist_dir: string | null; data_dir: string | null },
  { db, values, now_ms, snapshot, origin }: AppParts,
): Promise<StaticFiles | null> {
  if (dist_dir === null) return null;
  const rows = publicRows(snapshot, { now_ms, readEvent: earlierEvents(db) });
  const artist = openPictureArtist();
  const pictures = openPictures(rows, artist);
  const files = await openStaticFiles(dist_dir, {
    values,
    now_ms,
    pages: openServedPages({ rows, pictures, origin, now_ms }),
    assets_dir: data_dir === null ? null : join(data_dir, EARLIER_ASSETS),
  });
  const stop = () => {
    files.stop();
    artist.stop();
  };
  return { answer: (request) => files.answer(request), stop };
}

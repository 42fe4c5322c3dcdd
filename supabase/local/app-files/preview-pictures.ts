import { picturedAt, picturePath, teamPicturePath } from '#served/picture/picture-path.ts';
import { boundedCache } from '#served/bounded-cache.ts';
import type { PictureArtist, ToDraw } from './picture-artist.ts';
import { TooManyReaders, type PublicRows } from './public-rows.ts';

/** The pictures of link previews, one for each version of a public event or team. */
export type Pictures = {
  /** @returns null for a path that is no picture's */
  answer(path: string): Promise<Response | null>;
};

/** Bounds the memory: a picture has about 100 kB. */
const MOST_PICTURES = 120;

const KEPT = 'public, max-age=31536000, immutable';

/** Has each picture drawn when it is requested. */
export function openPictures(rows: PublicRows, artist: PictureArtist): Pictures {
  const pictures = boundedCache<Uint8Array<ArrayBuffer>>(MOST_PICTURES);

  return {
    async answer(path) {
      const pictured = picturedAt(path);
      if (pictured === null) return null;
      const found = await drawingOf(pictured, rows).catch(laterWhenBusy);
      if (found === 'later') return plain(503, 'Try again');
      if (!found) return plain(404, 'Not found');
      const { current, asked } = found;
      if (!pictures.has(current) && artist.isBusy()) return plain(503, 'Try again');
      const png = await pictures.get(current, () => artist.draw(asked));
      // an earlier address shows the current picture, and browsers soon ask for it again
      const cache = path === current ? KEPT : 'public, max-age=300';
      return new Response(png, {
        headers: { 'content-type': 'image/png', 'cache-control': cache },
      });
    },
  };
}

type Drawing = {
  /** The path of the newest version. */
  current: string;
  asked: ToDraw;
};

async function drawingOf(
  { of, id }: NonNullable<ReturnType<typeof picturedAt>>,
  rows: PublicRows,
): Promise<Drawing | null> {
  if (of === 'team') {
    const team = await rows.team(id);
    return team && { current: teamPicturePath(team), asked: { of, team } };
  }
  const event = await rows.event(id);
  return event && { current: picturePath(event), asked: { of, event } };
}

function laterWhenBusy(error: unknown): 'later' {
  if (error instanceof TooManyReaders) return 'later';
  throw error;
}

function plain(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 ? { 'retry-after': '2' } : {}),
    },
  });
}

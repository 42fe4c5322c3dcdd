import { SEEN_AGENDA, SEEN_NEXT, SEEN_READER, SEEN_WAITING } from '#domain/event/seen-rows.ts';
import { lastPage, seenAt } from '#served/last-page.ts';
import { lastRows } from '#sync/device/last-rows.ts';
import { report } from '#sync/device/report.ts';

/**
 * The app's page with the rows in it that this device saw last; the page as it is when there are
 * none, and also when they can't be written: the app must open.
 */
export async function withLastRows(coming: Promise<Response>, address: string): Promise<Response> {
  const name = seenAt(new URL(address));
  if (name === null) return coming;
  const [page, rows, next, waiting, agenda, reader] = await Promise.all([
    coming,
    kept(name),
    kept(SEEN_NEXT),
    kept(SEEN_WAITING),
    kept(SEEN_AGENDA),
    kept(SEEN_READER),
  ]);
  if (!rows || !reader || !page.ok) return page;
  const text = await page.clone().text();
  try {
    const seen = { name, rows, next, waiting, agenda, reader };
    const written = lastPage(text, seen, new Date().toISOString());
    return written === null ? page : new Response(written, { headers: headersOf(page) });
  } catch (error) {
    report(error);
    return page;
  }
}

const kept = (name: string): Promise<unknown> => lastRows(name).catch(() => null);

/** The headers of a stored file, without those that describe its bytes. */
export function headersOf(stored: Response): Headers {
  const headers = new Headers(stored.headers);
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  return headers;
}

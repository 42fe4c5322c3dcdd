import { keepSharedText, SHARE_PATH } from '#sync/device/shared-text.ts';
import { worker } from './worker-scope.ts';

/** A whole chat may be exported: its end is the newest, and no list is longer. Characters. */
const MOST = 50_000;

/**
 * Takes what another app shares into this one (`share_target` in the manifest): a text, or the file of
 * an exported chat. It comes with a POST, so it is in no address, and works without a signal.
 * @returns undefined when the request is another
 */
export function takeShared(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  const is_shared = request.method === 'POST' && pathname === SHARE_PATH;
  return is_shared && origin === worker.location.origin ? keptAndShown(request) : undefined;
}

async function keptAndShown(request: Request): Promise<Response> {
  try {
    const text = await textIn(await request.formData());
    if (text.trim() !== '') await keepSharedText(text.slice(-MOST));
  } catch {
    // there is no room, or it can't be read: the page says that nothing came
  }
  return Response.redirect(new URL(SHARE_PATH, request.url), 303);
}

async function textIn(form: FormData): Promise<string> {
  const parts = [...form.getAll('text'), ...form.getAll('files')].map(async (part) =>
    typeof part === 'string' ? part : part.text(),
  );
  // a form has the line breaks of the web of old
  return (await Promise.all(parts)).join('\n').replaceAll('\r\n', '\n');
}

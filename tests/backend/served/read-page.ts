import { JSDOM } from 'jsdom';

/** Who asks for a preview. */
export const CRAWLERS = [
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
];
/** Of a page, a preview reads no more. Unit: bytes. */
export const READ = 300_000;

/** A page as a preview reads it: its first bytes, and no JavaScript. @param url of the backend */
export async function readPage(url: string, path: string, user_agent = CRAWLERS[0]!) {
  const response = await fetch(url + path, { headers: { 'user-agent': user_agent } });
  const html = Buffer.from(await response.arrayBuffer())
    .subarray(0, READ)
    .toString('utf8');
  const { document } = new JSDOM(html).window;
  const meta = (name: string) =>
    document
      .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
      ?.getAttribute('content') ?? null;
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
  return {
    status: response.status,
    html,
    document,
    meta,
    title: document.title,
    words: document.querySelector('main')?.textContent?.replaceAll(/\s+/g, ' ') ?? '',
    data: data ? (JSON.parse(data) as Record<string, unknown>) : null,
  };
}

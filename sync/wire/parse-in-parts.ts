/** As many rows as a page writes at once. */
const ROWS = 500;

/** What a thread is to parse, and where it hands over the parts. */
export type ToParse = { readonly parse: ArrayBuffer; readonly port: MessagePort };

type Answer = { scopes: { public: { c: Record<string, { rows: unknown[] }> } } };

/**
 * Parses the public snapshot, and hands it over in parts: first everything but the rows, or null
 * where it is none; then, for each name of a collection that the port receives, its next rows. On a
 * phone, the whole of it would take the page's thread for half a second.
 */
export function parseInParts({ parse, port }: ToParse): void {
  const rows = new Map<unknown, unknown[]>();
  port.addEventListener('message', ({ data }) => {
    port.postMessage(rows.get(data)?.splice(0, ROWS) ?? []);
  });
  port.start();
  try {
    const answer = JSON.parse(new TextDecoder().decode(parse)) as Answer;
    for (const [name, page] of Object.entries(answer.scopes.public.c)) {
      rows.set(name, [...page.rows]);
      page.rows = [];
    }
    port.postMessage(answer);
  } catch {
    port.postMessage(null); // a captive portal's page
  }
}

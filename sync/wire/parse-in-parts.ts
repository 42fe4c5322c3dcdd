/** As many rows as a page writes at once. */
const ROWS = 500;

/** The bytes of an answer, and the port through which its parts are handed over. */
export type ToParse = { readonly parse: ArrayBuffer; readonly port: MessagePort };

type Answer = { scopes: { public: { c: Record<string, { rows: unknown[] }> } } };

/**
 * Parses the public snapshot for a page, and hands it over in parts: a phone's page would stand still
 * for half a second if it got everything at once. The first part is the answer without its rows, or
 * null if the bytes are no snapshot. After that the page sends the name of a collection, and gets the
 * next rows of it; no rows mean that it has all of them.
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

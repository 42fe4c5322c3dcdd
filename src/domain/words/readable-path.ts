/** An id in any spelling, with what a sentence leaves around it: `(018f….)`, `“018F…”`. */
const ID =
  /^[^\p{L}\p{N}]*([0-9a-f]{8})[-‐‑–]?([0-9a-f]{4})[-‐‑–]?([0-9a-f]{4})[-‐‑–]?([0-9a-f]{4})[-‐‑–]?([0-9a-f]{12})[^\p{L}\p{N}?]*$/iu;

/**
 * The path that was meant: its ids in lower case with hyphens, without punctuation, quotes and spaces
 * around them, which come along when a link is copied out of a message.
 * @param path with its escapes, as an address has it
 */
export const readablePath = (path: string): string =>
  path
    .split('/')
    .map((part) => {
      const [, ...groups] = ID.exec(decoded(part)) ?? [];
      return groups.length > 0 ? groups.join('-').toLowerCase() : part;
    })
    .join('/');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

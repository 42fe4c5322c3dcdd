const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST, QUOTE, BACKSLASH] = Buffer.from('{}[]"\\');

/**
 * Deeper than any request of the app: a list of mutations, their arguments, a list in these, its
 * objects.
 */
const DEEPEST_JSON = 24;

/**
 * Whether brackets are nested deeper than that, counted without parsing: a JSON parser recurses for
 * each level, and so does PostgreSQL. For text that is not JSON the result is arbitrary.
 */
export function isTooDeep(json: Uint8Array, deepest: number = DEEPEST_JSON): boolean {
  let depth = 0;
  let in_text = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (in_text) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) in_text = false;
    } else if (byte === QUOTE) in_text = true;
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth -= 1;
  }
  return false;
}

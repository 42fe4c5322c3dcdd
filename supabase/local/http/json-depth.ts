const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST, QUOTE, BACKSLASH] = Buffer.from('{}[]"\\');

/** Deeper than anything that the app says: mutations in a list, their arguments, a list in these, its objects. */
export const DEEPEST_JSON = 24;

/**
 * Whether brackets are nested deeper than that, counted without reading the JSON: what reads it calls itself for each
 * level, and so does PostgreSQL. Text that is no JSON may get either answer.
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

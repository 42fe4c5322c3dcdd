import { beginsPass, isPass, isWholePass, PREFIX } from './pass.ts';

/** A key of a scanner that poses as a keyboard. `code` names its place, `key` what is written there. */
export type TypedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** What stands on a US keyboard, of the characters of a pass; with shift after the bar. */
const US: Readonly<Record<string, string>> = {
  Space: ' | ',
  Minus: '-',
  Period: '.',
  Slash: '/',
  Equal: '|+',
  Semicolon: '|:',
  Digit4: '4|$',
  Digit5: '5|%',
  Digit8: '8|*',
};

/**
 * What a scanner typed. Most of them press the keys of a US keyboard, whatever this device believes
 * to have: there the colon of a pass is a `Ç` on a Brazilian one.
 */
export function typedText(keys: readonly TypedKey[]): string {
  const us = keys.map(ofUsKeyboard).join('');
  return isPass(us) ? us : keys.map(({ key }) => key).join('');
}

function ofUsKeyboard({ code, shiftKey }: TypedKey): string {
  const [, letter] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  const [plain = '', shifted = ''] = US[code]?.split('|') ?? [letter, letter];
  return shiftKey ? shifted : plain;
}

/** A scanner pauses for so long only where its phone is busy, and few people type so fast. */
const PAUSE_MS = 200;
/** So long the rest of a pass is waited for: a busy phone hears of a key later. */
const PATIENCE_MS = 2_000;
/** No code that is scanned has fewer characters. */
const LEAST = 8;

/**
 * Tells the keys of a scanner from a person's. A pass is read as soon as it is whole, whatever ends it
 * and however its keys stall; of half a pass nothing is said unless it was ended. Any other code is read
 * when it is ended without a stall.
 */
export function keyReader() {
  let keys: readonly TypedKey[] = [];
  let last = -Infinity;
  /** Before which key it stalled last. */
  let stalled_at = 0;
  /** A pass was read, and the key that ends it may come. */
  let ends_later = false;

  /** @param at ms @returns ours: it is a scanner's key, and means nothing else. text: what was read with it */
  return (pressed: TypedKey, at: number): { ours: boolean; text?: string } => {
    const before = typedText(keys);
    const since = at - last;
    if (pressed.key === 'Enter' || pressed.key === 'Tab') {
      const is_read = isPass(before)
        ? since < PATIENCE_MS
        : since < PAUSE_MS && keys.length >= LEAST;
      const ours = is_read || (ends_later && since < PATIENCE_MS);
      keys = [];
      ends_later = false;
      return is_read ? { ours, text: before } : { ours };
    }
    // small letters in a pass that was begun in capitals are a person's
    if (isPass(before) && keys[0]!.key === 'Q' && /\p{Ll}/u.test(pressed.key))
      return { ours: false };
    const grown = [...keys, pressed];
    const stalls = since >= PAUSE_MS;
    const ours =
      keys.length > 0 && (!stalls || (since < PATIENCE_MS && beginsPass(typedText(grown))));
    if (stalls) ends_later = false;
    if (!ours) stalled_at = 0;
    else if (stalls) stalled_at = keys.length;
    last = at;
    keys = ours ? fromNext(grown, stalled_at) : [pressed];
    const text = typedText(keys);
    if (!isWholePass(text)) return { ours };
    keys = [];
    ends_later = true;
    return { ours, text };
  };
}

/** A pass that begins after something else, or after half a pass and a stall, is read by itself. */
function fromNext(keys: readonly TypedKey[], stalled_at: number): readonly TypedKey[] {
  const next_at = keys.length - PREFIX.length;
  const next = keys.slice(next_at);
  const begins = next_at > 0 && isPass(typedText(next));
  return begins && (next_at === stalled_at || !isPass(typedText(keys))) ? next : keys;
}

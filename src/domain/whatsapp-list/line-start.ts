/** What a line begins with: its place in the list, or nothing. */
export type LineStart = {
  /** `bare` is a number and a space: a place only where other lines have one. */
  readonly kind: 'numbered' | 'bare' | 'bullet' | 'none';
  /** Of a bullet, the sign. */
  readonly sign: string;
  /** Of a number. */
  readonly place: number;
  readonly body: string;
};

const NUMBER =
  /^((?:[~❌✖✅☑✔]\s*)?)(?:n[ºo°.]{1,2}\s*|#\s*)?([([]?)(\d{1,3})((?:[ºª°]|[oa](?=[\s.)-]))?)\s*(.*)$/u;
const AFTER = /^[)\].:_/|>•·–-]+\s*[-.)>]*/;
const BULLET = /^(~?\s*)([-•·▪●○◦➤➡▶►>+]|\p{Extended_Pictographic}|[✓√])\s*(.*)$/u;

/** @param line plain (`plainLine`) */
export function lineStart(line: string): LineStart {
  return (
    numbered(line) ??
    roman(line) ??
    bulleted(line) ?? { kind: 'none', sign: '', place: 0, body: line }
  );
}

/** "1 -", "1)", "01.", "(1)", "1º", "#1", "1️⃣" and, `bare`, "1 João". */
function numbered(line: string): LineStart | undefined {
  const [, struck = '', , digits, ordinal, rest = ''] = NUMBER.exec(line) ?? [];
  if (digits === undefined) return undefined;
  const place = Number(digits);
  const lead = struck.trim();
  const [sign] = AFTER.exec(rest) ?? [];
  if (sign !== undefined) {
    const body = rest.slice(sign.length);
    // "10:30", "29/11", "3-5": a number goes on
    if (/^\d/.test(body) && !/\s$/.test(sign)) return undefined;
    return { kind: 'numbered', sign: '', place, body: lead + body.trim() };
  }
  const after_digits = line.slice(line.indexOf(digits) + digits.length);
  if (rest === '') return { kind: 'bare', sign: '', place, body: '' };
  if (ordinal !== '' || /^\s+[\p{L}"'@+~(]/u.test(after_digits)) {
    return { kind: 'bare', sign: '', place, body: lead + rest.trim() };
  }
  if (/^\s*\p{Extended_Pictographic}/u.test(after_digits)) {
    return { kind: 'bare', sign: '', place, body: lead + rest.trim() };
  }
  return undefined;
}

/** "IV - João": a place only among others, because "V. Souza" is a name. */
function roman(line: string): LineStart | undefined {
  const [, tens = '', ones = '', body] =
    /^(?=[XVI])(X{0,3})(IX|IV|V?I{0,3})\s*[-.)]\s*(\S.*)$/.exec(line) ?? [];
  if (body === undefined) return undefined;
  const place =
    10 * tens.length + ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'].indexOf(ones);
  return { kind: 'bare', sign: '', place, body };
}

function bulleted(line: string): LineStart | undefined {
  const [, struck = '', sign, body] = BULLET.exec(line) ?? [];
  if (sign === undefined || body === undefined || (sign === '+' && /^\s*\d/.test(body)))
    return undefined;
  return { kind: 'bullet', sign, place: 0, body: struck.trim() + body };
}

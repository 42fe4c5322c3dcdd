/** A whole number as people type it: `12`, `1.000`, `1 000`, `12,0`. null for nothing, NaN for anything else. */
export function readCount(typed: string): number | null {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (text === '') return null;
  const whole = /^\d{1,3}([., ])\d{3}(?:\1\d{3})*$/.test(text)
    ? text.replace(/[., ]/g, '')
    : text.replace(/[.,]0{1,2}$/, '');
  return /^\d{1,9}$/.test(whole) ? Number(whole) : Number.NaN;
}

/** The same within limits. null for nothing, undefined for anything else. */
export function readCountWithin(
  typed: string,
  least: number,
  most: number,
): number | null | undefined {
  const count = readCount(typed);
  return count === null || (count >= least && count <= most) ? count : undefined;
}

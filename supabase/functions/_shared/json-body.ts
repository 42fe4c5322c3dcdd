const LIMIT_BYTES = 64 * 1024;

/** The body as a JSON object; null when it is not one, or is longer than 64 KiB. */
export async function jsonObject(request: Request): Promise<Record<string, unknown> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > LIMIT_BYTES) return null;
  try {
    const text = await request.text();
    if (text.length > LIMIT_BYTES) return null;
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** A field as trimmed text within these limits of characters; null when it is anything else. */
export function textField(
  body: Record<string, unknown>,
  field: string,
  [shortest, longest]: readonly [number, number],
): string | null {
  const value = body[field];
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const fits = text.length >= shortest && text.length <= longest;
  // oxlint-disable-next-line no-control-regex
  return fits && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff]/.test(strayOnly(text))
    ? text
    : null;
}

/** Removes surrogate pairs, which are characters; a surrogate that is left is invalid. */
const strayOnly = (text: string) => text.replaceAll(/[\ud800-\udbff][\udc00-\udfff]/g, '');

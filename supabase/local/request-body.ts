/**
 * The whole body, or null when it is longer than the limit: then at most the limit is read.
 * @param limit bytes
 */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body) {
    length += part.byteLength;
    if (length > limit) return null;
    parts.push(part);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** The same request with a body that was read before. */
export function withBody(request: Request, body: Uint8Array<ArrayBuffer>): Request {
  const { method, headers } = request;
  const bodiless = method === 'GET' || method === 'HEAD' || body.byteLength === 0;
  return new Request(request.url, { method, headers, ...(bodiless ? {} : { body }) });
}

/** The body as a JSON object; null when it is anything else. */
export function jsonObject(body: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/**
 * The whole body, or null when it exceeds the limit: then no more than the limit is read.
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
  const { method } = request;
  const headers = new Headers(request.headers);
  headers.delete('content-length'); // the body may have another length
  const bodiless = method === 'GET' || method === 'HEAD' || body.byteLength === 0;
  return new Request(request.url, { method, headers, ...(bodiless ? {} : { body }) });
}

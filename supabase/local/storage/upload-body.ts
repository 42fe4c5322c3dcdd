/**
 * The file of an upload: the body itself, or the form in which supabase-js wraps a Blob, with an
 * empty name. Null when the form has no file.
 */
export async function bytesOfUpload(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array | null> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data/i.test(type)) return body;
  try {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    for (const value of form.values()) {
      if (typeof value !== 'string') return new Uint8Array(await value.arrayBuffer());
    }
  } catch {
    // a form that can't be read holds no file
  }
  return null;
}

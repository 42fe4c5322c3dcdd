const encoder = new TextEncoder();

/** HMAC-SHA-256 in hex: what it was made of can't be found by trying, without the key. */
export async function keyedHash(key: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'sign',
  ]);
  const signature = await crypto.subtle.sign('HMAC', imported, encoder.encode(text));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const encoder = new TextEncoder();

/** HMAC-SHA-256 in hex: without the key, nobody can find the text by guessing. */
export async function keyedHash(key: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'sign',
  ]);
  const signature = await crypto.subtle.sign('HMAC', imported, encoder.encode(text));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/**
 * A browser with a push subscription, as the server sees it, and with the keys that only the
 * browser has.
 */
export type PushDevice = {
  p256dh: string;
  auth: string;
  /** Decrypts a message of RFC 8291 (aes128gcm, one record). */
  open(body: Buffer): unknown;
};

export function pushDevice(): PushDevice {
  const keys = createECDH('prime256v1');
  const mine = keys.generateKeys();
  const secret = randomBytes(16);
  return {
    p256dh: mine.toString('base64url'),
    auth: secret.toString('base64url'),
    open(body) {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 21 + (body[20] ?? 0));
      const sealed = body.subarray(21 + theirs.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), mine, theirs]);
      const key = Buffer.from(hkdfSync('sha256', keys.computeSecret(theirs), secret, info, 32));
      const cek = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: nonce\0', 12));
      const cipher = createDecipheriv('aes-128-gcm', cek, nonce);
      cipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8')) as unknown;
    },
  };
}

/** A VAPID key pair, base64url. */
export function vapidKeys(): { public_key: string; private_key: string } {
  const pair = createECDH('prime256v1');
  const private_key = randomBytes(32); // node's own export drops leading zeros
  pair.setPrivateKey(private_key);
  return {
    public_key: pair.getPublicKey('base64url'),
    private_key: private_key.toString('base64url'),
  };
}

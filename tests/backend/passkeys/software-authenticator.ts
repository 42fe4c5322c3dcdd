import { createHash, generateKeyPairSync, randomBytes, sign, type KeyLike } from 'node:crypto';
import type { AuthPasskeyApi } from '@supabase/supabase-js';

type Registering = Parameters<AuthPasskeyApi['verifyRegistration']>[0]['credential'];
type SigningIn = Parameters<AuthPasskeyApi['verifyAuthentication']>[0]['credential'];

/** What a device that lies says. */
type Lies = {
  origin: string;
  rp_id: string;
  challenge: string;
  /** base64url */
  userHandle: string;
  count: number;
  /** Whether the device knew its person. */
  is_verified: boolean;
  fmt: string;
  statement: Record<string, unknown>;
  /** By whom it says that it was made: by its own key, or by the maker of this certificate. */
  attested: 'self' | { key: KeyLike; certificate: Uint8Array };
};

const hash = (of: string | Uint8Array): Buffer => createHash('sha256').update(of).digest();
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** A phone's authenticator with one key (ES256), in the shapes in which browsers hand it over. */
export function softwareAuthenticator({ origin, rp_id }: Pick<Lies, 'origin' | 'rp_id'>) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential_id = randomBytes(16);
  const id = text(credential_id);
  let count = 0;
  let handle = '';

  const clientData = (type: string, challenge: string, lies: Partial<Lies>): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );

  function data(lies: Partial<Lies>, attested: Uint8Array[] = []): Buffer {
    const flags = 0x01 | (lies.is_verified === false ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(lies.count ?? (count += 1));
    return Buffer.concat([hash(lies.rp_id ?? rp_id), Buffer.of(flags), counted, ...attested]);
  }

  return {
    id,
    make(
      { challenge, user }: { challenge: string; user: { id: string } },
      lies: Partial<Lies> = {},
    ) {
      handle = user.id;
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential_id.length);
      const authData = data(lies, [Buffer.alloc(16), length, credential_id, key]);
      const client = clientData('webauthn.create', challenge, lies);
      const { attested } = lies;
      const { fmt = attested ? 'packed' : 'none', statement: attStmt = {} } = lies;
      if (attested) {
        const by = attested === 'self' ? privateKey : attested.key;
        const sig = sign('sha256', Buffer.concat([authData, hash(client)]), by);
        const x5c = attested === 'self' ? {} : { x5c: [attested.certificate] };
        Object.assign(attStmt, { alg: -7, sig, ...x5c });
      }
      return credential(id, {
        clientDataJSON: text(client),
        attestationObject: text(
          cbor(new Map<string, unknown>(Object.entries({ fmt, attStmt, authData }))),
        ),
      }) as Registering;
    },
    answer({ challenge }: { challenge: string }, lies: Partial<Lies> = {}) {
      const authData = data(lies);
      const client = clientData('webauthn.get', challenge, lies);
      return credential(id, {
        clientDataJSON: text(client),
        authenticatorData: text(authData),
        signature: text(sign('sha256', Buffer.concat([authData, hash(client)]), privateKey)),
        userHandle: lies.userHandle ?? handle,
      }) as SigningIn;
    },
  };
}

const credential = (id: string, response: object): unknown => ({
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response,
});

/** As much of CBOR as an authenticator writes. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  const pairs = value instanceof Map ? [...value] : Object.entries(value as object);
  return Buffer.concat([head(5, pairs.length), ...pairs.flat().map(cbor)]);
}

function head(type: number, length: number): Buffer {
  const kind = type << 5;
  if (length < 24) return Buffer.of(kind | length);
  if (length < 256) return Buffer.of(kind | 24, length);
  return Buffer.of(kind | 25, length >> 8, length & 255);
}

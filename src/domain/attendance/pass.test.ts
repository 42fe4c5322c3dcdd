import { webcrypto } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { base45, fromBase45 } from '../qr/base45.ts';
import { qrCode } from '../qr/qr-code.ts';
import {
  isWholePass,
  readPass,
  signedPass,
  signingKey,
  verifyingKey,
  type Pass,
  type PassKeys,
} from './pass.ts';

const EVENT = '6f1c7a52-0f4e-4c59-9d1c-3f7b2a8e0d11';
const ana: Pass = {
  event_id: EVENT,
  operator_id: '00000000-0000-4000-8000-0000000000ff',
  name: 'Ana “Coruja” 🎯 Souza',
  team: 'Lobos do Cerrado',
  signed_at: Date.UTC(2026, 10, 20, 20, 0, 7),
};

async function keyPair(): Promise<PassKeys> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await webcrypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  const { d } = await webcrypto.subtle.exportKey('jwk', pair.privateKey);
  const point = await webcrypto.subtle.exportKey('raw', pair.publicKey);
  return { public_key: Buffer.from(point).toString('base64url'), private_key: d! };
}

let gate: { event_id: string; key: CryptoKey };
let text: string;
let by: CryptoKey;
beforeAll(async () => {
  const keys = await keyPair();
  by = await signingKey(keys);
  gate = { event_id: EVENT, key: await verifyingKey(keys.public_key) };
  text = await signedPass(ana, by);
});

test('a pass says who, and the gate of its event believes it', async () => {
  expect(await readPass(text, gate)).toEqual({ kind: 'good', pass: ana });
  const nameless = { ...ana, team: '' };
  expect(await readPass(await signedPass(nameless, by), gate)).toMatchObject({ pass: nameless });
});

test('a pass of another event is told apart from a forged one', async () => {
  const other = { ...ana, event_id: '6f1c7a52-0f4e-4c59-9d1c-3f7b2a8e0d12' };
  const signed = await signedPass(other, by);
  expect(await readPass(signed, gate)).toEqual({ kind: 'other_event', pass: other });
  const stranger = await signingKey(await keyPair());
  for (const pass of [ana, other])
    expect(await readPass(await signedPass(pass, stranger), gate)).toEqual({ kind: 'forged' });
});

test('a pass says how long it is, so that a reader knows when it has all of it', async () => {
  for (const team of [ana.team, '', 'Onça']) {
    const whole = await signedPass({ ...ana, team }, by);
    const lengths = Array.from(whole, (_, at) => at + 1);
    expect(lengths.filter((length) => isWholePass(whole.slice(0, length)))).toEqual([whole.length]);
    expect(isWholePass(`${whole}A`)).toBe(false);
  }
});

test('whoever changes one bit of a pass has forged or damaged it', async () => {
  const bytes = fromBase45(text.slice(4))!;
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = bytes.slice();
    changed[at]! ^= 1 << (at % 8);
    const { kind } = await readPass(`QG1:${base45(changed)}`, gate);
    expect(['forged', 'damaged']).toContain(kind);
  }
});

test('a pass without its end, or with more behind it, is damaged', async () => {
  for (let length = 4; length < text.length; length += 1)
    expect(await readPass(text.slice(0, length), gate)).toEqual({ kind: 'damaged' });
  expect(await readPass(`${text}000`, gate)).toEqual({ kind: 'damaged' });
  expect(await readPass(`${text.slice(0, -1)}é`, gate)).toEqual({ kind: 'damaged' });
});

test.each(['', 'https://exemplo.com/event/1', 'QG2:AAA', '00020126580014br.gov.bcb.pix'])(
  '%j is another QR code',
  async (other) => {
    expect(await readPass(other, gate)).toEqual({ kind: 'not_a_pass' });
  },
);

test('the same key’s signature of something else is no pass', async () => {
  const bytes = fromBase45(text.slice(4))!;
  const content = bytes.slice(0, -64);
  const signing = { name: 'ECDSA', hash: 'SHA-256' };
  const signature = new Uint8Array(await webcrypto.subtle.sign(signing, by, content));
  const joined = Uint8Array.from([...content, ...signature]);
  expect(await readPass(`QG1:${base45(joined)}`, gate)).toEqual({ kind: 'forged' });
});

test('long names are cut between characters, and the code stays readable', async () => {
  const long = await signedPass({ ...ana, name: '🎯'.repeat(100), team: 'é'.repeat(100) }, by);
  expect(await readPass(long, gate)).toMatchObject({
    kind: 'good',
    pass: { name: '🎯'.repeat(15), team: 'é'.repeat(20) },
  });
  expect(long.length).toBe(307);
  expect(qrCode(long)).toHaveLength(57);
  expect(qrCode(text)).toHaveLength(53);
});

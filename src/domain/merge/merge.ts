import { base45, fromBase45 } from '../qr/base45.ts';
import { hexOf, idBytes, joined, numberBytes, numberOf, sameBytes } from '../qr/bytes.ts';
import { basin, fountain, type Basin } from './fountain.ts';
import { gateKey, signatureOf, type GateSecret } from './gate-secret.ts';
import { contentOf, packedContent, type MergeContent, type ReadContent } from './merge-content.ts';

/** Before each picture, so that it is known from a pass or a link. */
const PREFIX = 'QGM1:';
/** Of a frame, in bytes: which event, which key, which message, its length, which part, and more. */
const [EVENT, KEY, MESSAGE, LENGTH, PART, TAG, IV] = [4, 4, 8, 3, 3, 8, 12];
const HEAD = EVENT + KEY + MESSAGE + LENGTH + PART + MESSAGE;
/** A QR code of version 12 holds a frame: 65 modules, which a camera reads from another phone. */
const BLOCK = 238;
/** No gate has more to tell. A forged length would make this phone reserve as much. */
const MOST_BYTES = 1_000_000;
const NO_MESSAGE = new Uint8Array(MESSAGE);

/**
 * What a picture said. not_a_merge: another QR code. damaged: torn, or a part is missing.
 * other_event: of another game's gate. other_key: of this gate, by another secret: staff was removed
 * since one of the phones had a signal, perhaps this one's person. forged: of nobody at this gate.
 * own: this phone's picture, in a mirror. part: one of the other's parts. whole: the last that was
 * needed. again: of a message that is known.
 */
export type MergeHeard =
  | { readonly kind: 'not_a_merge' | 'damaged' | 'other_event' | 'other_key' | 'forged' | 'own' }
  | { readonly kind: 'part'; readonly have: number; readonly need: number; readonly told: boolean }
  | { readonly kind: 'whole'; readonly content: ReadContent; readonly told: boolean }
  | { readonly kind: 'again'; readonly told: boolean };

/** `told`: the other phone has stored everything of this one. */
export type Merge = {
  /** How many parts the other phone needs at least. */
  readonly blocks: number;
  /** The text of the n-th picture, from 0: any of them, in any order. */
  picture(n: number): Promise<string>;
  hear(text: string): Promise<MergeHeard>;
  /** What was read whole is stored here: from now on the pictures tell the other phone so. */
  kept(content: ReadContent): void;
};

/** Whether a text says that it is a part of a merge. */
export const isMerge = (text: string): boolean => text.startsWith(PREFIX);

/**
 * This phone's half of a merge of two phones that see each other's screens. What it tells is fixed
 * by the call. Every picture is signed and their content is encrypted, both by keys of the gate's
 * secret.
 */
export async function merging(secret: GateSecret, content: MergeContent): Promise<Merge> {
  const [seal, sign] = await Promise.all([
    gateKey(secret, 'merge 1', 'seal'),
    gateKey(secret, 'merge frames 1', 'sign'),
  ]);
  const event = idBytes(secret.event_id);
  const key_id = await signatureOf(sign, event, KEY);
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const sealing = (with_iv: Uint8Array<ArrayBuffer>) =>
    ({ name: 'AES-GCM', iv: with_iv, additionalData: event }) as const;
  const sealed = await crypto.subtle.encrypt(sealing(iv), seal, packedContent(content));
  const message = joined(iv, new Uint8Array(sealed));
  const mine = iv.slice(0, MESSAGE);
  const source = fountain(message, BLOCK);

  const basins = new Map<string, Basin>();
  const read = new Map<string, ReadContent>();
  const stored = new Set<ReadContent>();
  /** The message that is seen, once it is stored: before that the other phone must stay. */
  let last_known: Uint8Array = NO_MESSAGE;
  let seen: { readonly id: Uint8Array; readonly content: ReadContent } | undefined;
  const tell = () => {
    if (seen && stored.has(seen.content)) last_known = seen.id;
  };

  async function picture(n: number): Promise<string> {
    const frame = joined(
      event.subarray(0, EVENT),
      key_id,
      mine,
      numberBytes(message.length, LENGTH),
      numberBytes(n, PART),
      last_known,
      source.part(n),
    );
    return PREFIX + base45(joined(frame, await signatureOf(sign, frame, TAG)));
  }

  async function open(whole: Uint8Array<ArrayBuffer>): Promise<ReadContent | null> {
    try {
      const by = sealing(whole.slice(0, IV));
      const bytes = await crypto.subtle.decrypt(by, seal, whole.subarray(IV));
      return contentOf(new Uint8Array(bytes));
    } catch {
      return null;
    }
  }

  async function hear(text: string): Promise<MergeHeard> {
    if (!isMerge(text)) return { kind: 'not_a_merge' };
    const frame = fromBase45(text.slice(PREFIX.length));
    if (frame?.length !== HEAD + BLOCK + TAG) return { kind: 'damaged' };
    let at = 0;
    const next = (length: number) => frame.subarray(at, (at += length));
    const [of_event, of_key, id] = [next(EVENT), next(KEY), next(MESSAGE)];
    const [length, n] = [numberOf(next(LENGTH)), numberOf(next(PART))];
    const [they_know, part] = [next(MESSAGE), next(BLOCK)];
    if (!sameBytes(of_event, event.subarray(0, EVENT))) return { kind: 'other_event' };
    if (!sameBytes(of_key, key_id)) return { kind: 'other_key' };
    const signature = await signatureOf(sign, frame.slice(0, -TAG), TAG);
    if (!sameBytes(signature, frame.subarray(-TAG))) return { kind: 'forged' };
    if (sameBytes(id, mine)) return { kind: 'own' };
    if (length > MOST_BYTES) return { kind: 'damaged' };
    const told = sameBytes(they_know, mine);
    const name = hexOf(id);
    const before = read.get(name);
    if (before) {
      seen = { id: id.slice(), content: before }; // of three phones, the one that is seen
      tell();
      return { kind: 'again', told };
    }
    const collected = basins.get(name) ?? basin(length, BLOCK);
    basins.set(name, collected);
    collected.take(n, part);
    const whole = collected.message();
    if (!whole) return { kind: 'part', have: collected.have(), need: collected.need, told };
    basins.delete(name);
    const opened = await open(whole);
    if (!opened) return { kind: 'damaged' };
    read.set(name, opened);
    seen = { id: id.slice(), content: opened };
    return { kind: 'whole', content: opened, told };
  }

  function kept(content: ReadContent): void {
    stored.add(content);
    tell();
  }

  return { blocks: source.blocks, picture, hear, kept };
}

import type { MutationArgs } from '#sync/registry/registry.ts';
import { gateKey, signatureOf, type GateSecret } from './gate-secret.ts';
import { base45, fromBase45 } from '../qr/base45.ts';
import { hexOf, idBytes, idOf, joined, numberBytes, numberOf } from '../qr/bytes.ts';
import type { CheckIn } from '../attendance/attendance.ts';

/** A mark of a player as the gate's phone signed it, ready to be sent: all but the patches. */
export type Receipt = Omit<MutationArgs<'bring_receipt@1'>, 'patches'>;

/** Before each receipt, so that the player's app knows it from a pass or a link. */
const PREFIX = 'QGR1:';
/** `private.receipt_tag` derives the same key. */
const PURPOSE = 'receipt 1';
const TAG_BYTES = 16;
const CONTENT_BYTES = 5 * 16 + 3 * 8;

/**
 * The text of a receipt's QR code. Only the gate's phones and the server can make and verify one;
 * the player's phone keeps it and believes the gate.
 * @param mark an `in` of a person, by somebody with an account
 */
export async function signedReceipt(mark: CheckIn, secret: GateSecret): Promise<string> {
  const { data } = mark;
  const content = joined(
    idBytes(secret.event_id),
    idBytes(data.operator_id!),
    idBytes(mark.id),
    idBytes(data.device_id),
    idBytes(data.staff_id!),
    numberBytes(Date.parse(data.scanned_at), 8),
    numberBytes(data.clock_offset_ms, 8),
    numberBytes(data.data_version === null ? 0 : Date.parse(data.data_version), 8),
  );
  const key = await gateKey(secret, PURPOSE, 'sign');
  return PREFIX + base45(joined(content, await signatureOf(key, content, TAG_BYTES)));
}

/**
 * not_a_receipt: another QR code. damaged: a part is missing. other_event, other_person: a receipt,
 * but none of mine here.
 */
export type ReceiptReading =
  | { readonly kind: 'good'; readonly receipt: Receipt }
  | { readonly kind: 'not_a_receipt' | 'damaged' | 'other_event' | 'other_person' };

/** Whether a text says that it is a receipt. */
export const isReceipt = (text: string): boolean => text.startsWith(PREFIX);

/** What a text says that a player read at the gate. @param operator_id of my place in the event */
export function readReceipt(
  text: string,
  { event_id, operator_id }: { event_id: string; operator_id: string },
): ReceiptReading {
  if (!isReceipt(text)) return { kind: 'not_a_receipt' };
  const bytes = fromBase45(text.slice(PREFIX.length));
  if (bytes?.length !== CONTENT_BYTES + TAG_BYTES) return { kind: 'damaged' };
  const id = (n: number) => idOf(bytes.subarray(16 * n, 16 * (n + 1)));
  const number = (n: number) => bytes.subarray(80 + 8 * n, 88 + 8 * n);
  if (id(0) !== event_id) return { kind: 'other_event' };
  if (id(1) !== operator_id) return { kind: 'other_person' };
  const [scanned_at, data_version] = [number(0), number(2)].map(numberOf) as [number, number];
  const clock_offset_ms = signedNumber(number(1));
  if (Math.max(scanned_at, data_version, Math.abs(clock_offset_ms)) > 8.64e15)
    return { kind: 'damaged' }; // no moment
  return {
    kind: 'good',
    receipt: {
      event_id,
      operator_id,
      id: id(2),
      device_id: id(3),
      staff_id: id(4),
      scanned_at: new Date(scanned_at).toISOString(),
      clock_offset_ms,
      data_version: data_version === 0 ? null : new Date(data_version).toISOString(),
      tag: hexOf(bytes.subarray(CONTENT_BYTES)),
    },
  };
}

/** The number of eight bytes in two's complement. */
const signedNumber = (bytes: Uint8Array): number =>
  Number(new DataView(bytes.buffer, bytes.byteOffset).getBigInt64(0));

import type { GateList, GatePerson } from './gate-list.ts';
import type { Pass, PassReading } from './pass.ts';

/**
 * What the gate does about a scanned pass. `let_in`: the person is on the list and not inside. `new`:
 * the pass is signed, and the person is not on this phone's list, which is older. `already`: the
 * person is inside. `refused`: the pass lets nobody in; `cancelled`: the list is newer than the pass,
 * and the place is not on it.
 */
export type PassAnswer =
  | { readonly kind: 'let_in' | 'already'; readonly person: GatePerson }
  | { readonly kind: 'new'; readonly person: GatePerson; readonly pass: Pass }
  | { readonly kind: 'refused'; readonly why: Exclude<PassReading['kind'], 'good'> | 'cancelled' };

/**
 * A place that was taken just before the pass was signed may still be missing from a list that was
 * read within this time: the server sends what no running transaction can precede.
 */
const LATE_ROW_MS = 60_000;

/**
 * The signature says who it is; the list says whether they are inside. A place that was given back
 * after the list was downloaded looks like a new one: the server flags its mark.
 * @param read_at when the whole list was read, UTC ms by the server; undefined where that is not known
 */
export function passAnswer(
  reading: PassReading,
  { of, unlisted }: GateList,
  read_at: number | undefined,
): PassAnswer {
  if (reading.kind !== 'good') return { kind: 'refused', why: reading.kind };
  const { pass } = reading;
  const id = pass.operator_id;
  const known = of.get(id) ?? unlisted.find((one) => one.id === id);
  if (known?.state === 'in') return { kind: 'already', person: known };
  if (known?.operator) return { kind: 'let_in', person: known };
  if (read_at !== undefined && read_at > pass.signed_at + LATE_ROW_MS) {
    return { kind: 'refused', why: 'cancelled' };
  }
  const person = known ?? { id, operator: undefined, state: 'missing', attendance: undefined };
  return { kind: 'new', person, pass };
}

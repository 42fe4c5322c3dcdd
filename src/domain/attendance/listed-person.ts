import type { Operator } from '#sync/records/operator.ts';
import { normalizeWhatsapp, whatsappPerson } from '../whatsapp/whatsapp.ts';

/**
 * Who on the list has this number, with or without its ninth digit: as far as this device knows the
 * numbers, which is all of them on the organiser's, and those that were typed here on a helper's.
 * `private.place_of_number` in SQL is the same rule; both are tried on `listedVectors`.
 * @param typed as it stands in a form
 */
export function listedPerson(operators: readonly Operator[], typed: string): Operator | undefined {
  const number = normalizeWhatsapp(typed);
  if (number === null) return undefined;
  const person = whatsappPerson(number);
  return operators
    .filter(({ whatsapp }) => whatsapp !== null && whatsappPerson(whatsapp) === person)
    .toSorted(byRegistration)[0];
}

/** Old events may have a number twice. */
const byRegistration = (a: Operator, b: Operator): number =>
  Date.parse(a.registered_at) - Date.parse(b.registered_at) || (a.id < b.id ? -1 : 1);

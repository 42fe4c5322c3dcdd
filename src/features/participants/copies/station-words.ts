import type { PersonStations } from '#domain/stations/stations.ts';
import { waysPaid } from '#domain/stations/till.ts';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';

/** How somebody paid; where the event costs something also that they have not. Undefined: nothing is to be said. */
export function paidWords(
  found: PersonStations | undefined,
  { price_cents }: { readonly price_cents?: number | null },
  { organise: { list } }: TranslationFunctions,
): string | undefined {
  const ways = waysPaid(found).map((method) => list.methods[method]());
  return ways.join(' / ') || (price_cents ? list.unpaid() : undefined);
}

/** Whether somebody signed the waiver on glass, or showed it on paper. */
export function signedWord(
  found: PersonStations | undefined,
  { organise: { list } }: TranslationFunctions,
): string | undefined {
  const [waiver] = found?.waiver ?? [];
  if (!waiver) return undefined;
  return waiver.record.data.signature ? list.signed() : list.ticked();
}

import type { PersonStations } from '#domain/stations/stations.ts';
import { waysPaid } from '#domain/stations/till.ts';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';

/** How somebody paid; where the event costs something also that they have not. Undefined: nothing is to be said. */
export function paidWords(
  found: PersonStations | undefined,
  { price_cents }: { readonly price_cents?: number | null },
  LL: TranslationFunctions,
): string | undefined {
  const words = LL.organise.list;
  const ways = waysPaid(found).map((method) => words.methods[method]());
  return ways.join(' / ') || (price_cents ? words.unpaid() : undefined);
}

/** Whether somebody signed the waiver on glass, or showed it on paper. */
export function signedWord(
  found: PersonStations | undefined,
  LL: TranslationFunctions,
): string | undefined {
  const [waiver] = found?.waiver ?? [];
  if (!waiver) return undefined;
  const words = LL.organise.list;
  return waiver.record.data.signature ? words.signed() : words.ticked();
}

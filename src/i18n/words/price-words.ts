import { formatPrice } from '../formats/formats.ts';
import type { Locales, TranslationFunctions } from '../i18n-types.ts';

type Reader = {
  readonly LL: { readonly events: Pick<TranslationFunctions['events'], 'card'> };
  readonly locale: Locales;
};

/** `R$ 40`, or that it is free. */
export const priceWords = (cents: number, { LL, locale }: Reader): string =>
  cents === 0 ? LL.events.card.free() : formatPrice(cents, locale);

import { groupedCode } from '#domain/rewards/patch-code.ts';
import { redeemAddress } from '#domain/rewards/patch-codes.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { spreadsheet } from '#entities/sharing/spreadsheet.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts';
import type { PatchCode } from '#sync/calls/administration.ts';

/** Spec 2 §2. */
export const CODES_FILE = 'codigos_patches.csv';

type CodesCsv = {
  readonly LL: TranslationFunctions;
  readonly locale: Locales;
  /** Of the links, which a print shop makes QR codes of. */
  readonly origin: string;
};

/** The codes as a spreadsheet. */
export function codesCsv(codes: readonly PatchCode[], { LL, locale, origin }: CodesCsv): string {
  const { column, withdrawn, uses } = LL.admin.codes;
  const fields = [column.patch(), column.code(), column.uses(), column.expires(), column.link()];
  const data = codes.map(({ nome, codigo, used, max_uses, expires_at, withdrawn_at }) => [
    nome,
    groupedCode(codigo), // 12345E6789 alone would be a number
    uses({ used, most: max_uses }), // 1/2 would be a day
    // the day in Brasília, at whose end it is over: UTC has the next one by then
    withdrawn_at ? withdrawn() : expires_at ? { day: formatDay(eventDay(expires_at), locale) } : '',
    redeemAddress(origin, codigo),
  ]);
  return spreadsheet({ fields, data });
}

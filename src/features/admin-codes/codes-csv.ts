import { spreadsheet } from '#entities/sharing/spreadsheet.ts';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import type { PatchCode } from '#sync/calls/administration.ts';

/** Spec 2 §2. */
export const CODES_FILE = 'codigos_patches.csv';

/** The codes as a spreadsheet. */
export function codesCsv(codes: readonly PatchCode[], LL: TranslationFunctions): string {
  const { column } = LL.admin.codes;
  const fields = [column.patch(), column.code(), column.uses(), column.expires()];
  const data = codes.map(({ nome, codigo, used, max_uses, expires_at }) => [
    nome,
    codigo,
    `${used}/${max_uses}`,
    expires_at ?? '',
  ]);
  return spreadsheet({ fields, data });
}

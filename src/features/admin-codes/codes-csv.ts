import { spreadsheet } from '#entities/sharing/spreadsheet.ts';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import type { PatchCode } from '#sync/calls/administration.ts';

/** Spec 2 §2. */
export const CODES_FILE = 'codigos_patches.csv';

/** The codes as a spreadsheet. */
export function codesCsv(codes: readonly PatchCode[], LL: TranslationFunctions): string {
  const { column, withdrawn } = LL.admin.codes;
  const fields = [column.patch(), column.code(), column.uses(), column.expires()];
  const data = codes.map(({ nome, codigo, used, max_uses, expires_at, withdrawn_at }) => [
    nome,
    codigo,
    `${used}/${max_uses}`,
    withdrawn_at ? withdrawn() : (expires_at ?? ''),
  ]);
  return spreadsheet({ fields, data });
}

/**
 * Reais as people type them, in cents: `40`, `40,5`, `r$ 40,50`, `40 reais`, `1.000,00`. null for an
 * empty text, NaN for what is no amount.
 */
export function readCents(typed: string): number | null {
  const text = typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/^(?:r\$|brl)/, '')
    .replace(/(?:reais|real)$/, '')
    .replace(/[.,]-?$/, '');
  if (text === '') return null;
  if (/^gr[áa]tis$/.test(text)) return 0;
  const plain = text
    .replace(/^(\d{1,3}(?:\.\d{3})+)(?=,|$)/, (whole) => whole.replaceAll('.', ''))
    .replace(/^(\d{1,3}(?:,\d{3})+)(?=\.)/, (whole) => whole.replaceAll(',', ''));
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(plain)) return Number.NaN;
  return Math.round(Number(plain.replace(',', '.')) * 100);
}

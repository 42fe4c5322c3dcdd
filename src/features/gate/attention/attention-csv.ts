import { spreadsheet } from '#entities/sharing/spreadsheet.ts';
import { attentionWords, type AttentionWords } from './attention-words.ts';
import type { AttentionRow } from './use-attention.ts';

/** What needs attention, as a spreadsheet. */
export function attentionCsv(rows: readonly AttentionRow[], to: AttentionWords): string {
  const { column } = to.LL.gate.attention;
  const columns = ['kind', 'name', 'when', 'devices', 'reason', 'todo'] as const;
  return spreadsheet({
    fields: columns.map((one) => column[one]()),
    data: rows.map((row) => {
      const words = attentionWords(row, to);
      return columns.map((one) => (one === 'when' ? { day: words[one] } : words[one]));
    }),
  });
}

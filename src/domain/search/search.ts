/** The searched fields of an event: name, location or game mode (Spec 1 §2, /events). */
export type SearchRow = {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  readonly game_mode: string;
};

/** Rows without accents and case, in the order in which they are found. */
export type SearchIndex = {
  readonly ids: readonly string[];
  readonly texts: readonly string[];
};

/**
 * Rows packed into two strings for the worker: cloning two strings costs the main thread a tenth of
 * cloning thousands of objects. The separators are control characters that our texts never contain.
 */
export type PackedRows = {
  readonly ids: string;
  readonly texts: string;
};

const ROW_END = '\u001e';
const FIELD_END = '\u001f';

export function packRows(rows: readonly SearchRow[]): PackedRows {
  return {
    ids: rows.map(({ id }) => id).join(ROW_END),
    texts: rows
      .map(({ name, location, game_mode }) => name + FIELD_END + location + FIELD_END + game_mode)
      .join(ROW_END),
  };
}

export function indexRows(packed: PackedRows): SearchIndex {
  if (packed.ids === '') return { ids: [], texts: [] };
  return { ids: packed.ids.split(ROW_END), texts: fold(packed.texts).split(ROW_END) };
}

/**
 * Ids of the rows that contain every word of the term, in the order of the rows. A term without
 * words finds all rows.
 */
export function searchIndex(index: SearchIndex, term: string): string[] {
  const words = wordsOf(term);
  return index.ids.filter((_, i) => words.every((word) => index.texts[i]!.includes(word)));
}

/** The same rule for one row, for a list so short that it needs no index. */
export function matches(row: SearchRow, term: string): boolean {
  return searchIndex(indexRows(packRows([row])), term).length > 0;
}

/** The words of what was typed, without accents and case; none in an empty field. */
export const wordsOf = (term: string): readonly string[] => fold(term).split(/\s+/).filter(Boolean);

/** Removes accents and case: `São João` becomes `sao joao`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

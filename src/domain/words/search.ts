/** The searched fields of an event: name, location or game mode (Spec 1 §2, /events). */
export type SearchRow = {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  /** Every word for it that may be typed: the stored one, and that of the screen's language. */
  readonly game_mode: string;
};

/** Folded rows, in the order in which they are found. */
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
  const finds = wordFinder(term);
  return index.ids.filter((_, i) => finds(index.texts[i]!));
}

/** The same rule for one row, for a list so short that it needs no index. */
export function matches(row: SearchRow, term: string): boolean {
  return searchIndex(indexRows(packRows([row])), term).length > 0;
}

/**
 * Finds every folded text that contains each word of the term, in any order. A term without words
 * finds all.
 */
export function wordFinder(term: string): (folded: string) => boolean {
  const words = wordsOf(term);
  return (folded) => words.every((word) => folded.includes(word));
}

/**
 * The words of what was typed, folded: letters and digits. `Ana-Lú` is two, and so is `Atibaia/SP`. A picture
 * counts where nothing else is typed. `private.search_words` in SQL is the same rule.
 */
export function wordsOf(term: string): readonly string[] {
  const folded = fold(term.replace(HYPHENS, ' '));
  return folded.match(/[\p{L}\p{N}]+/gu) ?? folded.match(/\p{So}/gu) ?? [];
}

export const HYPHENS = /[\p{Pd}\u2212]/gu;
/** Apostrophes, and what phones write in their place; hyphens; marks of direction, and other invisible ones. */
const UNSPOKEN = /['‘’‛`´ʼ′＇\p{Cf}\p{Pd}\u2212]/gu;
/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  '×': 'x',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * As people search it: without accents, case, apostrophes and hyphens, in plain letters. `São João`
 * becomes `sao joao`, `D’Ávila` `davila`, `Straße` `strasse`, `S.W.A.T.` `swat.`
 */
export const fold = (text: string): string =>
  text
    .replace(UNSPOKEN, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter]!)
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1');

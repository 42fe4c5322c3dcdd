/** Marks of direction, what picks a picture's look, tags of flags. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const DASHES = /[\u2010-\u2015\u2043\u2212\u2E3A\u2E3B]/g;
const QUOTES = /["“”„‟«»″❝❞]|''|``|´´/g;
const APOSTROPHES = /[\u2018\u2019\u201A\u201B\u2032\u00B4\u02BC]/g;

/** Letters with a stroke through each, as other apps write what is struck out. */
const STRUCK = /[^\s\u0335-\u0338][\u0335-\u0338]+(?:\s*[^\u0335-\u0338][\u0335-\u0338]+)*\s*/gu;
const STROKES = /[\u0332\u0333\u0335-\u0338]+/gu;

/** A word of which only some letters are struck out says one thing or the other. */
const tildes = (line: string): string =>
  line
    .replace(STRUCK, (struck, at: number) =>
      /\S$/.test(struck) && /^\p{L}/u.test(line.slice(at + struck.length))
        ? `~${struck}`
        : `~${struck.trim()}~ `,
    )
    .replace(STROKES, '');

/**
 * A line in one spelling: no marks of direction, keycaps (1️⃣, ①) as "1)", one dash, one quotation
 * mark, and nothing of WhatsApp's formatting but `~`, which says that somebody gave up.
 */
export const plainLine = (line: string): string =>
  tildes(line)
    .replace(/(?:\d\uFE0F?\u20E3)+/g, (keys) => `${keys.replace(/\D/g, '')}) `)
    .replace(/[\u2460-\u2473]/g, (circled) => `${circled.charCodeAt(0) - 0x245f}) `)
    .replace(QUOTES, '"')
    .replace(APOSTROPHES, "'")
    .normalize('NFKC')
    .replaceAll('🔟', '10) ')
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(/[*`]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A line that is all bold, or all italics, as headings are. */
export const isEmphasized = (line: string): boolean => /^\W*([*_]).*\1\W*$/u.test(line.trim());

/** Pictures, ticks and flags. */
export const PICTURES =
  /[\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}✓√]/gu;

export const withoutPictures = (text: string): string =>
  text.replace(PICTURES, ' ').replace(/\s+/g, ' ').trim();

/** Without pictures, and without the signs around it. */
export const withoutEdges = (text: string): string =>
  withoutPictures(text)
    .replace(/^[\s.,;:|/\\>()[\]-]+|[\s.,;:|/\\>!()[\]-]+$/g, '')
    .trim();

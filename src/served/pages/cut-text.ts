const signs = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** The text with at most that many signs as people count them; a cut one ends with an ellipsis. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const found = [...signs.segment(text.slice(0, most * 8))].map(({ segment }) => segment);
  return found.length <= most
    ? text
    : `${found
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

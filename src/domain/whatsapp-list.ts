/** A part of the list under a heading of its own; '' for the only part. */
export type ListPart = { readonly title: string; readonly lines: readonly string[] };

/**
 * A list as a WhatsApp message: headings bold, people numbered in each part. What people typed can't
 * switch bold or italics on.
 */
export function whatsappList(head: readonly string[], parts: readonly ListPart[]): string {
  const [title = '', ...facts] = head.map(plain);
  const blocks = parts.map(({ title: part, lines }) =>
    [
      ...(part ? [`*${plain(part)}*`] : []),
      ...lines.map((line, n) => `${n + 1}. ${plain(line)}`),
    ].join('\n'),
  );
  return [[`*${title}*`, ...facts].join('\n'), ...blocks].join('\n\n');
}

/** One line without the signs that WhatsApp reads as formatting. */
const plain = (text: string): string =>
  text
    .replace(/[*~`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A part of the list under its own heading; '' for the only part. */
export type ListPart = {
  readonly title: string;
  readonly lines: readonly string[];
  /** Its lines are struck out. */
  readonly struck?: boolean | undefined;
};

/**
 * A list as a WhatsApp message: bold headings, people numbered in each part. Typed text can't
 * switch on bold or italics.
 * @param foot below the parts, as it is: a sentence of ours with a link
 */
export function whatsappList(
  head: readonly string[],
  parts: readonly ListPart[],
  foot = '',
): string {
  const [title = '', ...facts] = head.map(plain);
  const blocks = parts.map(({ title: part, lines, struck }) =>
    [
      ...(part ? [`*${plain(part)}*`] : []),
      ...lines.map((line, n) => `${n + 1}. ${struck ? `~${plain(line)}~` : plain(line)}`),
    ].join('\n'),
  );
  const text = [[`*${title}*`, ...facts].join('\n'), ...blocks];
  return (foot ? [...text, foot] : text).join('\n\n');
}

/** One line without the characters that WhatsApp reads as formatting. */
const plain = (text: string): string =>
  text
    .replace(/[*~`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

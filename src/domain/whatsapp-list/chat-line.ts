import { plainLine } from './plain-line.ts';

/** A message as WhatsApp copies and exports it, without its day. */
export type ChatLine = {
  /** Who wrote it: a name, or a number. */
  readonly sender: string;
  readonly body: string;
};

const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const DAY = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`;
/** "[12/11/2026 08:12] ", "[08:12, 12/11/2026] ", "12/11/2026, 08:12 - ". */
const STAMP = new RegExp(
  String.raw`^(?:\[\s*(?:${DAY},?\s+${TIME}|${TIME},?\s+${DAY})\s*\]\s*|${DAY},?\s+(?:às\s+)?${TIME}\s+-\s+)(.*)$`,
  'iu',
);
/** "João Silva, [12/11/2026 08:12]", with the message below it. */
const TELEGRAM = new RegExp(String.raw`^[^:]{1,60}, \[${DAY},? ${TIME}\]:?$`, 'iu');

/**
 * @returns undefined for a line without WhatsApp's stamp; without a sender for what WhatsApp itself
 *   says ("Ana entrou usando o link")
 */
export function chatLine(line: string): ChatLine | undefined {
  if (TELEGRAM.test(plainLine(line))) return { sender: '', body: '' };
  // the body keeps its formatting, and the stamp has none
  const [, said] = STAMP.exec(plainLine(line)) ?? [];
  if (said === undefined) return undefined;
  const [, sender, body] = /^~?\s*([^:]{1,60}?)\s*:(?:\s+(.*))?$/u.exec(said) ?? [];
  return sender === undefined ? { sender: '', body: '' } : { sender, body: body ?? '' };
}

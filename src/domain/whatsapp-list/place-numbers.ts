import { readWhatsapp } from '../whatsapp/whatsapp.ts';

const LINK = /(?:https?:\/\/)?(?:api\.whatsapp\.com\/send\/?\?phone=|wa\.me\/)\+?[0-9]+[^\s]*/gi;
/** With country code, or a Brazilian one as it is written; no digit before or after it. */
const ABROAD = /(?<![\d+])(?:\+|00)\s?\d[\d\s().-]{8,18}\d(?!\d)/g;
const BRAZILIAN =
  /(?<![\d+])(?:55[\s.-]*)?\(?\s?0?\d{2}\s?\)?[\s.-]*(?:9[\s.-]?)?\d{4}[\s.-]*\d{4}(?![\s.-]?\d)/g;

/** The numbers of a line, and the line without them. What is none stays, and makes it a question. */
export function takeNumbers(text: string): { numbers: string[]; rest: string } {
  const numbers: string[] = [];
  const take = (found: string): string => {
    const read = readWhatsapp(found);
    // a digit too many would be cut
    if (!read.ok || /^\D*55\D*(?:\d\D*){12,}$/.test(found)) return found;
    if (!numbers.includes(read.value)) numbers.push(read.value);
    return ' ';
  };
  const rest = [LINK, ABROAD, BRAZILIAN].reduce(
    (left, pattern) => left.replace(pattern, take),
    text,
  );
  return { numbers, rest };
}

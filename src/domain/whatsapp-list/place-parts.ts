import { fold } from '../words/search.ts';
import { cleanName } from '../person/person-name.ts';
import { readWhatsapp } from '../whatsapp/whatsapp.ts';
import { remark } from './list-words.ts';
import { withoutEdges, withoutPictures } from './plain-line.ts';
import type { Unclear } from './read-place.ts';

const LINK = /(?:https?:\/\/)?(?:api\.whatsapp\.com\/send\/?\?phone=|wa\.me\/)\+?[0-9]+[^\s]*/gi;
/** With country code, or a Brazilian one as it is written; no digit before or after it. */
const ABROAD = /(?<![\d+])(?:\+|00)\s?\d[\d\s().-]{8,18}\d(?!\d)/g;
const BRAZILIAN =
  /(?<![\d+])(?:55[\s.-]*)?\(?\s?0?\d{2}\s?\)?[\s.-]*(?:9[\s.-]?)?\d{4}[\s.-]*\d{4}(?![\s.-]?\d)/g;

/** The numbers of a line, and the line without them. Digits that are no number stay in the line, and make it a question. */
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

export type Parts = {
  name: string;
  codename: string | undefined;
  guests: number;
  /** What is said beside the name. */
  said: readonly string[];
  why: Unclear | undefined;
};

const COUNTS: Readonly<Record<string, number>> = { um: 1, uma: 1, dois: 2, duas: 2, tres: 3 };
const COUNT = String.raw`(\d{1,2}|um|uma|dois|duas|três|tres)`;
const PEOPLE = String.raw`(?:\s*(?:convidad[oa]s?|acompanhantes?|amig[oa]s?|pessoas?|visitantes?|novatos?|conv\.?))?`;
const BRINGS = String.raw`(?:leva(?:ndo)?|levo|traz(?:endo)?|trago|com|c/|e)`;
/** "+1", "+ 2 convidados", "leva 2", "levando mais um amigo", "com 2 convidados", "mais 1". */
const GUESTS = new RegExp(
  String.raw`^(?:(?:${BRINGS}\s+)?(?:\+|mais)\s*${COUNT}|(?:leva(?:ndo)?|levo|traz(?:endo)?|trago)\s+${COUNT}|(?:com|c/)\s*${COUNT}(?=\s*(?:convidad|acompanhant|amig|pessoa|visitant|novato)))${PEOPLE}$`,
  'i',
);
/** Says that there are guests, but not how many. */
const BRINGS_SOME = /^(?:leva|levo|levando|traz|trago|trazendo|com|c\/|mais|e|\+)(?:\s|$)|^\+/i;

/** How many guests, 0 if it is about something else; undefined if it does not say how many. */
function guestsOf(said: string): number | undefined {
  const found = GUESTS.exec(said);
  const [, ...counts] = found ?? [];
  const count = counts.find(Boolean)?.toLowerCase();
  if (count !== undefined) {
    const guests = COUNTS[fold(count)] ?? Number(count);
    return guests > 0 && guests <= 9 ? guests : undefined;
  }
  return BRINGS_SOME.test(said) ? undefined : 0;
}

const LABEL = /[\s,]+(?:tel|cel|fone|telefone|celular|whats|zap|wpp|whatsapp|contato|n[uú]mero)$/i;
const TAIL_GUESTS =
  /\s+((?:(?:leva(?:ndo)?|levo|traz(?:endo)?|trago|com|c\/|e)\s+)?(?:\+|mais\s)\s*\S.*|(?:leva(?:ndo)?|levo|traz(?:endo)?|trago)\s+\S.*|(?:com|c\/)\s*\S.*)$/i;
const TAIL_WORD =
  /\s+(pago|paga|pg|pgto|pagou|ok|pix|confirmad[oa]|presente|desisti[ur]?|cancel(?:ou|ad[oa])|saiu|fora|out|furou|falt(?:ou|a)|ausente|machucad[oa]|pendente|reserva|suplente|talvez|(?:nao|não) (?:vai|vou|vem|pode|pagou)(?: mais)?|r?\$ ?\d+(?:[.,]\d\d)?|\d+(?:[.,]\d\d| ?reais))$/i;

/** Takes a line apart: name, name in quotes, what is in brackets or after a dash, and guests. */
export function takeParts(text: string): Parts {
  let rest = withoutPictures(text).replace(/(^|[\s(])@\s?/g, '$1');
  const said: string[] = [];
  let why: Unclear | undefined;
  const codenames: string[] = [];
  rest = rest
    .replace(/^\[?\(?(?:x|ok)[)\]]\s*/i, '')
    .replace(
      /"([^"]+)"|(?<=^|\s)'([^']+)'(?=\s|$|[,.(-])/g,
      (_, double?: string, single?: string) => {
        codenames.push(cleanName(double ?? single ?? ''));
        return ' ';
      },
    )
    .replace(/[([{]([^()[\]{}]*(?:\([^()]*\)[^()[\]{}]*)?)[)\]}]/g, (_, inner: string) => {
      said.push(inner);
      return ' ';
    });
  // "Bia / BOPE", "Bia/pago"; most often a stroke parts two people
  rest = rest.replace(/\s*\/\s*([^/]*)$/, (stroke, last: string) =>
    (/\p{Ll}/u.test(rest) && /^[\p{Lu}.]{2,6}$/u.test(last)) ||
    remark(fold(withoutEdges(last))) !== 'note'
      ? ` | ${last}`
      : stroke,
  );
  // "Médico: João" is not somebody called Médico
  if (
    /:\s*\p{L}/u.test(rest) &&
    remark(fold(withoutEdges(rest.slice(rest.indexOf(':'))))) === 'note'
  )
    why = 'name';
  const [first = '', ...others] = rest
    .split(/\s+-+\s*|\s*-+\s+|\s*[|\\]\s*|:\s*|^-+/)
    .map(withoutEdges)
    .filter(Boolean);
  let name = first;
  said.push(...others);
  for (let tail = TAIL_WORD.exec(name); tail; tail = TAIL_WORD.exec(name)) {
    said.push(tail[1]!);
    name = withoutEdges(name.slice(0, tail.index));
  }
  const brings = TAIL_GUESTS.exec(name);
  if (brings) {
    said.push(brings[1]!);
    name = withoutEdges(name.slice(0, brings.index));
  }
  let guests = 0;
  const remarks = said.map(withoutEdges).filter((one) => {
    if (one === '') return false;
    const some = guestsOf(one);
    if (some === 0) return true;
    if (some === undefined || guests > 0) why = 'guests';
    else guests = some;
    return false;
  });
  if (codenames.length > 1 || /["{}[\]()<>]/.test(name)) why ??= 'name';
  if (/\d/.test(name)) why ??= 'number';
  const [codename] = codenames;
  name = cleanName(name.replace(/(\p{L})\.(?=\s|$)/gu, '$1').replace(LABEL, ''));
  if (name === '' && codename !== undefined)
    return { name: codename, codename: undefined, guests, said: remarks, why };
  return { name, codename, guests, said: remarks, why };
}

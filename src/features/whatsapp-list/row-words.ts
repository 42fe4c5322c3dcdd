import type { ListRow } from '#domain/whatsapp-list/compare-list.ts';
import { shortWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';

/** What is said under a row of a list: the number, and why it is chosen or not. */
export function rowWords(row: ListRow, LL: TranslationFunctions): string {
  const words = LL.organise.list_in;
  const who = 'who' in row ? whoOf(row.who) : '';
  if (row.state === 'ignored') return words.not_a_person();
  if (row.state === 'unclear')
    return who === '' ? words.why[row.why]() : words.state.there({ who });
  if (row.state === 'struck') {
    if (row.who.length === 0) return words.state.struck_unknown();
    return row.who.length === 1 ? words.state.struck() : words.state.struck_several({ who });
  }
  const { number, team, squad } = row.person;
  const facts = [
    number === undefined ? words.no_number() : shortWhatsapp(number),
    ...(squad === undefined ? [] : [words.squad({ squad })]),
    ...(team === undefined ? [] : [words.team({ team })]),
    ...(row.state === 'new' ? [] : [words.state[row.state]({ who })]),
  ];
  return facts.join(' · ');
}

/** What is chosen by a tap. */
export function rowTitle(row: ListRow, LL: TranslationFunctions): string {
  if ('person' in row) return row.person.name;
  if (row.state !== 'struck') return row.text;
  const [only] = row.who;
  return row.who.length === 1 ? LL.organise.list_in.remove({ name: only!.name }) : row.name;
}

/** A first name may be that of many. */
const MOST = 3;

const whoOf = (who: readonly { readonly name: string }[]): string => {
  const names = who.slice(0, MOST).map(({ name }) => name);
  return [...names, ...(who.length > MOST ? [`+${who.length - MOST}`] : [])].join(', ');
};

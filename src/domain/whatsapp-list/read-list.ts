import { fold } from '../words/search.ts';
import { normalizeWhatsapp } from '../whatsapp/whatsapp.ts';
import { itemsIn, linesOf, type Line } from './list-lines.ts';
import {
  hasNoNameWord,
  isNoList,
  LONG_HEADING,
  remark,
  sectionOf,
  type Section,
} from './list-words.ts';
import { PICTURES, withoutPictures } from './plain-line.ts';
import { isFree, readPlace, type Listed, type PlaceRead, type Unclear } from './read-place.ts';
import { leavingIn, onlyNewest, withLeavers, withTeams } from './whole-list.ts';

/** A line of the list, as it was written and as it was understood. */
export type ListEntry = Said & {
  /** The line of the text, from 0. */
  readonly at: number;
};
type Said = { readonly text: string } & (
  | ({ readonly kind: 'person' | 'struck' } & Listed)
  | { readonly kind: 'ignored' }
  | {
      readonly kind: 'unclear';
      readonly why: Unclear;
      /** What to begin with when somebody writes it anew. */
      readonly guess: string;
      /** As it is stored. */
      readonly number: string | undefined;
      readonly if_team?: Listed;
    }
);

/**
 * Reads a list as organisers keep it in WhatsApp, or messages copied from a chat. Every line that is
 * not empty is in the answer, most of them once. Whoever is certain is a `person`; what could be
 * something else is `unclear`, so that nobody gets a place by a guess.
 * @param teams of the event, folded: beside a name, and as a heading, they say nothing else
 */
export function readList(text: string, teams: ReadonlySet<string> = new Set()): ListEntry[] {
  const lines = linesOf(text);
  const items = itemsIn(lines);
  const rules = rulesIn(lines, items);
  const leaving = leavingIn(lines, items);
  const blocks = blocksOf(lines);
  let section: Section = 'people';
  let begun = false;
  const entries: ListEntry[] = [];
  const runs: number[] = [];
  let run = 0;
  for (const [n, line] of lines.entries()) {
    let said: Said[];
    if (items.has(n)) {
      begun = true;
      if (line.start.place === 1) run += 1;
      said = itemEntries(line, rules.has(n) ? 'rules' : section);
    } else {
      if (!leaving.has(n))
        section = teams.has(fold(withoutPictures(line.plain)))
          ? 'people'
          : sectionAfter(line, section, begun && items.has(n + 1) ? lines[n + 1] : undefined);
      said =
        items.size === 0
          ? plainEntries(line, n > 0 && blocks[n]! >= 3, section)
          : besideEntries(line, { begun, section });
    }
    entries.push(...said.map((one) => ({ ...one, at: line.at })));
    runs.push(...said.map(() => run));
  }
  return withLeavers(onlyNewest(withTeams(entries, teams), runs), lines, leaving);
}

/**
 * Numbered rules look like numbered people. If some lines of a run can't be names ("1. Usar óculos"),
 * everybody in that run is asked about. A heading ends a run.
 */
function rulesIn(lines: readonly Line[], items: ReadonlySet<number>): ReadonlySet<number> {
  const rules = new Set<number>();
  let run: number[] = [];
  let before = -2;
  const close = () => {
    const odd = run.filter((at) => readPlace(lines[at]!.start.body).some(isNoName)).length;
    const [first] = run;
    // "8 - Abertura" may be an hour
    const begins_late =
      first !== undefined && lines[first]!.start.place > before + 3 && run.length < 3;
    if (first !== undefined) before = lines[first]!.start.place + run.length;
    if (begins_late || (odd > 0 && odd >= 0.15 * run.length)) for (const at of run) rules.add(at);
    run = [];
  };
  for (const [at, line] of lines.entries()) {
    if (!items.has(at)) {
      if (isHeading(line)) close();
    } else {
      if (line.start.place === 1 && line.start.kind !== 'bullet') close();
      if (isFree(line.start.body)) before = line.start.place;
      else run.push(at);
    }
  }
  close();
  return rules;
}

const isNoName = (read: PlaceRead): boolean => read.kind === 'unclear' && read.no_name === true;

// Entries ------------------------------------------------------------------------------------------

function itemEntries({ text, start }: Line, section: Section): Said[] {
  // a cross before the name says something, a dot does not
  const said = /\p{Extended_Pictographic}/u.test(start.sign) ? start.sign + start.body : start.body;
  return readPlace(said).map((read) => {
    if (section === 'people' || read.kind === 'struck') return entryOf(text, start.body, read);
    if (read.kind === 'empty') return { text, kind: 'ignored' };
    if (section === 'gone' && read.kind === 'person') return { ...read, text, kind: 'struck' };
    if (section === 'rules' && isNoName(read)) return { text, kind: 'ignored' };
    return entryOf(text, start.body, {
      kind: 'unclear',
      why: section === 'maybe' ? 'maybe' : 'not_in_list',
      number: read.number,
    });
  });
}

function entryOf(text: string, body: string, read: PlaceRead): Said {
  if (read.kind === 'empty') return { text, kind: 'ignored' };
  if (read.kind !== 'unclear') return { ...read, text };
  return {
    text,
    kind: 'unclear',
    why: read.why,
    number: read.number,
    ...(read.if_team && { if_team: read.if_team }),
    guess: read.if_team?.name ?? withoutPictures(body).replaceAll('~', '').trim(),
  };
}

/** A line between or below the places: a heading, talk, or somebody who has no place yet. */
function besideEntries(
  line: Line,
  { begun, section }: { begun: boolean; section: Section },
): Said[] {
  const { text, sender, start } = line;
  const plain = start.kind === 'bullet' ? start.body : line.plain;
  const reads = readPlace(plain);
  if (sender !== undefined && isYes(plain)) return [fromSender(text, sender)];
  if (!begun || isHeading(line)) return [{ text, kind: 'ignored' }];
  return reads.map((read) => {
    if (read.kind === 'struck') return { ...read, text };
    const asks =
      section !== 'rules' &&
      (read.kind === 'person' ? looksNamed(read.name) : areNames(plain, read));
    if (asks || numberOf(read) !== undefined)
      return entryOf(text, plain, { kind: 'unclear', why: 'not_in_list', number: numberOf(read) });
    return { text, kind: 'ignored' };
  });
}

const numberOf = (read: PlaceRead): string | undefined =>
  read.kind === 'empty' ? undefined : read.number;

/** "Eu vou", from a chat: whose message it is, as this phone calls them. */
const isYes = (plain: string): boolean =>
  /\b(?:eu|vou|dentro|confirm\w*|presente|conta|bota|bora|colocar?|1)\b/.test(fold(plain)) &&
  /^(?:eu|vou|to|dentro|confirmad[oa]|confirmo|presente|pode|por|colocar?|bota|confirma|meu|nome|ai|na|lista|sim|bora|mais|um|1|\+|conta|comigo|tambem|quero|ir)+$/.test(
    fold(withoutPictures(plain)).replace(/[\s.,!]+/g, ''),
  );

function fromSender(text: string, sender: string): Said {
  const number = normalizeWhatsapp(sender) ?? undefined;
  return { text, kind: 'unclear', why: 'not_in_list', number, guess: sender };
}

function isHeading({ plain, emphasized, text }: Line): boolean {
  // "João pago" is none
  const folded = fold(plain).replace(/(?<=\S)[\s(-]+(?:pago|ok|presente)\)?$/u, '');
  return (
    emphasized ||
    /:$|:\s|\d{1,2}[:h]\d{0,2}|https?:|r\$/i.test(plain) ||
    new RegExp(`^${PICTURES.source}`, 'u').test(text) ||
    sectionOf(folded) !== undefined ||
    hasNoNameWord(folded)
  );
}

/** Of a heading that is neither bold nor ends with a colon. */
const MOST_WORDS = { people: 6, gone: 3, maybe: 3, rules: 2 };

/**
 * Another heading, further down, that is not known: it may say anything of those who follow. Also
 * where the places begin again, and "(só se sobrar vaga)".
 */
function isOdd({ emphasized, apart, plain }: Line, folded: string, { start }: Line): boolean {
  const of = /^\W*listas? d[aeo]s? (.*)/.exec(folded)?.[1];
  if (of !== undefined && /^quem (?!va|v[eo]|confirm|pag|jog)/.test(of)) return true;
  if (of !== undefined) return !['people', 'gone'].includes(sectionOf(of) ?? '');
  const named = sectionOf(folded);
  if (named !== undefined) return named === 'maybe' && plain.split(' ').length <= 8;
  const again = start.kind !== 'bullet' && start.place === 1;
  return emphasized || apart || again || plain.endsWith(':') || remark(folded) === 'maybe';
}

/** @param first the place that follows, where others went before */
function sectionAfter(line: Line, now: Section, first: Line | undefined): Section {
  const plain = withoutPictures(line.plain);
  if (first && line.sender === undefined && isOdd(line, fold(plain), first)) return 'maybe';
  // also a legend: "❌ = desistiu"
  const named =
    /:\s*\S|=/.test(plain) && !isNoList(fold(plain)) ? undefined : sectionOf(fold(plain));
  const words = plain.split(' ').length;
  const is_heading =
    line.emphasized ||
    plain.endsWith(':') ||
    (isNoList(fold(plain)) && words <= 8) ||
    // "Horário 8h" is a fact, and says nothing of those below
    (words <= (LONG_HEADING.test(fold(plain)) ? 6 : MOST_WORDS[named ?? 'people']) &&
      !(named === 'rules' && /\d/.test(plain)));
  if (named !== undefined && is_heading) return named;
  // under an unknown heading those who gave up are not back
  return now === 'gone' && line.emphasized ? 'maybe' : now;
}

// A list without numbers -----------------------------------------------------------------------------

/** Every word with a capital, but what joins them. */
const looksNamed = (name: string): boolean =>
  name.split(' ').length <= 4 &&
  name.split(' ').every((word) => /^(?:\p{Lu}|d[aeo]s?$|e$|'|van$|von$)/u.test(word));

/** "Ana, Bruno e Caio". */
const areNames = (plain: string, read: PlaceRead): boolean =>
  read.kind === 'unclear' &&
  read.why === 'several' &&
  plain.split(/\s*[,;&+]\s*| e /).every(looksNamed);

/**
 * Without numbers a name is known by its neighbours: three or more names, one a line. The first line
 * may be the title.
 */
function plainEntries(line: Line, in_block: boolean, section: Section): Said[] {
  const { text, plain, sender } = line;
  if (sender !== undefined) return besideEntries(line, { begun: true, section });
  if (isHeading(line)) return [{ text, kind: 'ignored' }];
  const reads = readPlace(plain);
  return reads.map((read) => {
    if (read.kind === 'struck') return { ...read, text };
    if (read.kind === 'empty') return { text, kind: 'ignored' };
    const certain =
      read.kind === 'person' && in_block && (read.number !== undefined || looksNamed(read.name));
    if (certain && section === 'people') return { ...read, text };
    if (certain && section === 'gone') return { ...read, text, kind: 'struck' };
    const asks =
      numberOf(read) !== undefined ||
      (read.kind === 'person' && plain.split(' ').length <= 4) ||
      (read.kind === 'unclear' && in_block) ||
      areNames(plain, read);
    return asks
      ? entryOf(text, plain, {
          kind: 'unclear',
          why: section === 'maybe' ? 'maybe' : 'not_in_list',
          number: read.number,
        })
      : { text, kind: 'ignored' };
  });
}

/**
 * Of each line, how many look like names of those that no empty line parts from it. Where nothing is
 * numbered they are each other's proof.
 */
function blocksOf(lines: readonly Line[]): readonly number[] {
  const block_of: number[] = [];
  const names: number[] = [];
  for (const line of lines) {
    if (line.apart || names.length === 0) names.push(0);
    block_of.push(names.length - 1);
    if (isName(line)) names[names.length - 1]! += 1;
  }
  return block_of.map((block) => names[block]!);
}

const isName = (line: Line): boolean =>
  !isHeading(line) && readPlace(line.plain).some((read) => 'name' in read && looksNamed(read.name));

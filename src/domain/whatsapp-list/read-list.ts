import { fold } from '../words/search.ts';
import { normalizeWhatsapp } from '../whatsapp/whatsapp.ts';
import { itemsIn, linesOf, type Line } from './list-lines.ts';
import { hasNoNameWord, sectionOf, type Section } from './list-words.ts';
import { PICTURES, withoutPictures } from './plain-line.ts';
import { isFree, readPlace, type Listed, type PlaceRead, type Unclear } from './read-place.ts';

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
    }
);

/**
 * Reads a list as organisers keep it in WhatsApp, or messages copied from a chat. Every line that is
 * not empty is in the answer, most of them once. Whoever is certain is a `person`; what could be
 * something else is `unclear`, so that nobody gets a place by a guess.
 */
export function readList(text: string): ListEntry[] {
  const lines = linesOf(text);
  const items = itemsIn(lines);
  const rules = rulesIn(lines, items);
  const newest = newestIn(lines, items);
  const blocks = blocksOf(lines);
  let section: Section = 'people';
  let begun = false;
  const entries: ListEntry[] = [];
  for (const [n, line] of lines.entries()) {
    let said: Said[];
    if (items.has(n)) {
      begun = true;
      said = itemEntries(line, rules.has(n) || n < newest ? 'rules' : section);
    } else {
      section = sectionAfter(line, section, begun);
      said =
        items.size === 0
          ? plainEntries(line, n > 0 && blocks[n]! >= 3, section)
          : besideEntries(line, { begun, section });
    }
    entries.push(...said.map((one) => ({ ...one, at: line.at })));
  }
  return entries;
}

/**
 * In a chat each change of the list is a message with all of it: who stands only in an earlier copy
 * has been taken off since, and is asked about.
 * @returns where the newest copy begins; 0 outside of a chat
 */
function newestIn(lines: readonly Line[], items: ReadonlySet<number>): number {
  const copies: { at: number; places: number }[] = [];
  for (const [at, { sender }] of lines.entries()) {
    if (sender !== undefined) copies.push({ at, places: 0 });
    if (items.has(at) && copies.length > 0) copies.at(-1)!.places += 1;
  }
  const most = Math.max(0, ...copies.map(({ places }) => places));
  // "1. água", or a part of the list, is no copy of it
  return copies.findLast(({ places }) => places > 1 && places >= most / 2)?.at ?? 0;
}

/**
 * Numbered rules look like numbered people. Of a run of places without a heading between them in
 * which some can be nobody's name, nobody is taken without being asked about.
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
    if (section === 'rules' && !hasPerson(read)) return { text, kind: 'ignored' };
    return entryOf(text, start.body, {
      kind: 'unclear',
      why: section === 'maybe' ? 'maybe' : 'not_in_list',
      number: read.number,
    });
  });
}

const hasPerson = (read: PlaceRead): boolean => read.kind === 'person' || read.kind === 'struck';

function entryOf(text: string, body: string, read: PlaceRead): Said {
  if (read.kind === 'empty') return { text, kind: 'ignored' };
  if (read.kind !== 'unclear') return { ...read, text };
  return {
    text,
    kind: 'unclear',
    why: read.why,
    number: read.number,
    guess: withoutPictures(body).replaceAll('~', '').trim(),
  };
}

/** A line between or below the places: a heading, talk, or somebody who has no place yet. */
function besideEntries(
  line: Line,
  { begun, section }: { begun: boolean; section: Section },
): Said[] {
  const { text, plain, sender } = line;
  const reads = readPlace(plain);
  if (sender !== undefined && isYes(plain)) return [fromSender(text, sender)];
  if (!begun || isHeading(line)) return [{ text, kind: 'ignored' }];
  return reads.map((read) => {
    if (read.kind === 'struck') return { ...read, text };
    const asks = read.kind === 'person' && section === 'people' && looksNamed(read.name);
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
  return (
    emphasized ||
    /:$|:\s|\d{1,2}[:h]\d{0,2}|https?:|r\$/i.test(plain) ||
    new RegExp(`^${PICTURES.source}`, 'u').test(text) ||
    sectionOf(fold(plain)) !== undefined ||
    hasNoNameWord(fold(plain))
  );
}

/** Of a heading that is neither bold nor ends with a colon. */
const MOST_WORDS = { people: 6, gone: 3, maybe: 3, rules: 2 };

function sectionAfter(line: Line, now: Section, begun: boolean): Section {
  const plain = withoutPictures(line.plain);
  // a heading that is not known, below people: it may say anything of those who follow
  if (begun && plain.endsWith(':') && sectionOf(fold(plain)) === undefined) return 'maybe';
  const named = /:\s*\S/.test(plain) ? undefined : sectionOf(fold(plain));
  const words = plain.split(' ').length;
  const is_heading =
    line.emphasized || plain.endsWith(':') || words <= MOST_WORDS[named ?? 'people'];
  if (named !== undefined && is_heading) return named;
  // under an unknown heading those who gave up are not back
  return now === 'gone' && line.emphasized ? 'maybe' : now;
}

// A list without numbers -----------------------------------------------------------------------------

/** Every word with a capital, but what joins them. */
const looksNamed = (name: string): boolean =>
  name.split(' ').length <= 4 &&
  name.split(' ').every((word) => /^(?:\p{Lu}|d[aeo]s?$|e$|'|van$|von$)/u.test(word));

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
      read.kind === 'person' && (read.number !== undefined || (in_block && looksNamed(read.name)));
    if (certain && section === 'people') return { ...read, text };
    if (certain && section === 'gone') return { ...read, text, kind: 'struck' };
    const asks =
      numberOf(read) !== undefined ||
      (read.kind === 'person' && plain.split(' ').length <= 4) ||
      (read.kind === 'unclear' && in_block);
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

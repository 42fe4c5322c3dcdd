import { charCount } from '../words/char-count.ts';
import { fold } from '../words/search.ts';
import { personNameProblem } from '../person/person-name.ts';
import { COMMON_NAME, hasNoNameWord, isAside, remark, type Remark } from './list-words.ts';
import { takeNumbers, takeParts, type Parts } from './place-parts.ts';
import { PICTURES, plainLine, withoutEdges } from './plain-line.ts';

/** Somebody on a list, as it was written. */
export type Listed = {
  readonly name: string;
  readonly codename: string | undefined;
  /** As it is stored. */
  readonly number: string | undefined;
  /** How many others this person brings. */
  readonly guests: number;
  /** What else was said, most often a team. */
  readonly aside: string | undefined;
};

/** Why a line is a question. */
export type Unclear =
  | 'name'
  | 'aside'
  | 'number'
  | 'guests'
  | 'several'
  | 'maybe'
  | 'strike'
  | 'not_in_list';

export type PlaceRead =
  | ({ readonly kind: 'person' | 'struck' } & Listed)
  | {
      readonly kind: 'unclear';
      readonly why: Unclear;
      readonly number: string | undefined;
      /** Who it is where what is said beside the name is a team. */
      readonly if_team?: Listed;
      /** Nobody is called so: a rule of the game, or a heading. */
      readonly no_name?: boolean;
    }
  | { readonly kind: 'empty' };

/**
 * Reads what stands at one place of a list. Most often one entry; "~João~ Maria" is two: somebody
 * gave up, and somebody has the place. What has two readings is `unclear`: nobody is added by a
 * guess.
 */
export function readPlace(line: string): readonly PlaceRead[] {
  const text = plainLine(line);
  const parts = [...text.matchAll(/~+\s*([^~]+?)\s*~+/g)].map(([, part]) => part!);
  const rest = text.replace(/~+\s*[^~]+?\s*~+/g, ' ').trim();
  // "~desistiu~" is back, or is not
  if (rest.includes('~') || parts.some((part) => remark(fold(part)) !== 'note')) {
    return [unclear('strike')];
  }
  const struck = parts.map(readPerson);
  const gone = struck.map(asGone);
  if (gone.length === 0) return [readPerson(rest)];
  const left = withoutEdges(rest);
  // what is said beside it is about who gave up
  if (left === '' || remark(fold(left)) === 'gone') return gone;
  const stays = readPerson(rest);
  // "~João~ voltou", "~João~ (vai sim)", "~João~ (volto)"
  if (
    /^[([][^)\]]*[)\]]$/.test(rest) ||
    remark(fold(left)) !== 'note' ||
    (stays.kind === 'person' && !isAnother(stays.name))
  )
    return [unclear('strike')];
  return stays.kind === 'empty' ? gone : [...gone, stays];
}

/** A name, and not what was done. */
const isAnother = (name: string): boolean =>
  /^\p{Lu}/u.test(name) && !/^\S+(?:ou|eu|iu|ado|ada)$/i.test(name);

type Asked = Extract<PlaceRead, { kind: 'unclear' }>;
const unclear = (why: Unclear, number?: string): Asked => ({ kind: 'unclear', why, number });

/** Who gave up, whatever else is said beside the name. */
function asGone(read: PlaceRead): PlaceRead {
  const listed = read.kind === 'unclear' ? read.if_team : read.kind === 'person' && read;
  return listed ? { ...listed, kind: 'struck' } : read;
}

/** A place that waits for a name. */
const FREE =
  /^(?:(?:seu )?nome(?: completo)?|vag[oa]|vazi[oa]|livre|disponivel|convidad[oa]|_+|\.+|x+|aberto)?$/;

/** Whether it waits for a name. @param text plain */
export const isFree = (text: string): boolean => FREE.test(fold(withoutEdges(text)));

const NO = /[❌✖✗✘🚫⛔👎]/u;
const PERHAPS = /[🤞💤🤷🤒🤕🤢🤮😷😢😭😞😔😪🥺🔜🆖🚷🏥💔❓❔🤔⏳⌛⚠⬜☐🟡🕒❎🔄]|^[[(] ?[\])]/u;

/** One person, without anything struck out. @param text plain */
function readPerson(text: string): PlaceRead {
  if (NO.test(text)) {
    const said = readPerson(text.replace(new RegExp(NO, 'gu'), ' '));
    return asGone(said);
  }
  const { numbers, rest } = takeNumbers(text);
  const [number] = numbers;
  if (numbers.length > 1) return unclear('several');
  if (number === undefined && isFree(rest)) return { kind: 'empty' };
  if (/\p{L}\s*-*[>→➡⇒🔁🤝👫💑❤].*\p{L}/u.test(rest) || hasTwo(rest))
    return unclear('several', number);
  // whose is a number between two names?
  const [, after] = /\p{L} {2,}(\p{L}.*)$/u.exec(rest) ?? [];
  if (after !== undefined && remark(fold(withoutEdges(after))) === 'note')
    return unclear('number', number);
  if (PERHAPS.test(text)) return unclear('maybe', number);
  const parts = takeParts(rest);
  if (parts.name === '')
    return parts.said.length + numbers.length === 0 && parts.guests === 0
      ? { kind: 'empty' }
      : unclear('name', number);
  return judged(parts, number);
}

const BETWEEN = new RegExp(`\\p{L}\\s*(?:${PICTURES.source}\\uFE0F?)+\\s*(\\p{L}.*)$`, 'u');
/** A picture between two names. */
function hasTwo(text: string): boolean {
  const [, after] = BETWEEN.exec(text) ?? [];
  return after !== undefined && remark(fold(withoutEdges(after))) === 'note';
}

function judged(
  { name, codename, guests, said, why }: Parts,
  number: string | undefined,
): PlaceRead {
  const remarks = said.map((one): readonly [Remark, string] => [remark(fold(one)), one]);
  const has = (wanted: Remark) => remarks.some(([one]) => one === wanted);
  if (has('gone') && has('maybe')) return unclear('maybe', number);
  if (hasNoNameWord(fold(name))) return { ...unclear('name', number), no_name: true };
  if (why !== undefined) return unclear(why, number);
  if (has('maybe')) return unclear('maybe', number);
  // "Milo GG": a list of shirts
  if (/ (?:PP|G{2,3}|X+G{1,2}|E[XG])$/.test(name)) return unclear('name', number);
  if (!isOneName(name)) return unclear(SEVERAL.test(name) ? 'several' : 'name', number);
  // "Rui pedido 11..."
  if (number !== undefined && /^\p{Lu}.* (?!d[aeo]s?$|e$)\p{Ll}+$/u.test(name))
    return unclear('number', number);
  const notes = remarks.filter(([one]) => one === 'note').map(([, one]) => one);
  if (notes.some((note) => /,|&| e /i.test(note) || COMMON_NAME.test(fold(note))))
    return unclear('several', number);
  const aside = notes[0];
  const listed = { name, codename, number, guests, aside };
  // "(mãe)", "pix": it may be another's
  if (number !== undefined && remarks.some(([, one]) => ANOTHERS.test(fold(one))))
    return unclear('number', number);
  // "Médico - João"
  if (notes.length > 0 && ROLES.test(fold(name))) return unclear('name', number);
  if (!has('gone') && notes.some((note) => isTalk(note) || !isAside(note, name)))
    return { ...unclear('aside', number), ...(notes.length === 1 && { if_team: listed }) };
  return { kind: has('gone') ? 'struck' : 'person', ...listed };
}

/** Whose number, or what for. */
const ANOTHERS =
  /^(?:pix|comprovante)$|\b(?:chave|emergencia|recado|contato|(?:pix|tel|zap|cel|fone|whats) d[aeo]|mae|pai|esposa|marido|mulher|namorad[oa]|irmao?|amig[oa])\b/;
/** More is said than a team. */
const isTalk = (note: string): boolean => charCount(note) > 40 || note.split(' ').length > 4;
const ROLES =
  /^(?:medic[oa]|sniper|suporte|assault|assalto|dmr|cap(?:itao)?|comandante|cmt|cmd|lider|sub(?:lider)?|sgt|sargento|cabo|tenente|ten|recon|batedor|engenheiro|radio|operador(?:es)?|motorista|titular|reserva)(?: \d| [ivx]+)?$/;
/** More is said than a name. */
const TALK =
  /^(?:filh[oa]|pai|mae|irmao?|prim[oa]|amig[oa]|sobrinh[oa]|cunhad[oa]|sogr[oa]|mulher)\b|\b(?:casal|familia|dupla|trio|irmaos|esposa|marido|namorad[oa]|noiv[oa]|acompanhante|emergencia|pix|chave|recado|aka|vulgo|lugar|amig[oa]|(?:filh[oa]|irmao?|prim[oa]|cunhad[oa]|sobrinh[oa]|mae|pai) d[aeo]|no|na|em|pelo|pela|vs|que|ja)\b/;
const SEVERAL = /[,;&+]| e | ou | x | com | c\/|\/| mais /i;

/** At most six words, as the server takes a name. */
const isOneName = (name: string): boolean =>
  !SEVERAL.test(name) &&
  !TALK.test(fold(name)) &&
  personNameProblem(name, { at_least: 3, too_short: 'short' }) === undefined &&
  !/ (?:e|de|d[aeo]s?|com|ou|no|na|em|pai|x|n)$/i.test(name) &&
  name.split(' ').length <= 6;

import { randomUUID } from 'node:crypto';
import type { Random } from '#tests/race/seeded-random.ts';
import type { Target } from './targets.ts';

/** Ids and words of the database that the search can use. */
export type Known = {
  ids: readonly string[];
  event_ids: readonly string[];
  team_ids: readonly string[];
  collections: readonly string[];
  user_id: string;
  /**
   * One of each kind, with arguments that pass; the event and the team in them are filled in later.
   */
  mutations: readonly { name: string; args: Readonly<Record<string, unknown>> }[];
};

export type Input = Readonly<Record<string, unknown>>;

/** A value for a field. The field's name tells which kind; occasionally it is of any other kind. */
function valueOf(field: string, known: Known, random: Random): unknown {
  if (random.chance(0.05)) return random.pick([null, 0, -1, '', {}, [], true, 1e300]);
  if (field === 'v') return 1;
  if (field === 'epoch') return null;
  if (field === 'scopes') {
    return Object.fromEntries(many(60, random, () => [scope(known, random), {}] as const));
  }
  if (field === 'digest') return many(60, random, () => scope(known, random));
  if (field === 'scope') return scope(known, random);
  if (field === 'collection') return random.pick(known.collections);
  if (field === 'ids' || field === 'unsettled') return many(500, random, () => random.pick(known.ids));
  if (field === 'mutations') return batch(known, random);
  if (field === 'user_id') return known.user_id;
  if (field === 'counts') {
    return many(50, random, () => ({ ad_id: random.pick(known.ids), metric_type: 'views', day: '2026-11-22' }));
  }
  if (/limit|offset|^n$|max/.test(field)) return random.pick([1, 20, 100, 500, 1000, 1_000_000, 2_147_483_647]);
  if (/(^|_)id$|Id$/.test(field)) return random.pick(known.ids);
  return random.pick(['', 'a', '%', '_', '%a%o%', 'São Paulo', 'ana', '9', '5511', 'a'.repeat(5_000), '%'.repeat(500), '((((', '\\']);
} // prettier-ignore

/** As many mutations as one request may carry, of one kind or of several. */
function batch({ mutations, event_ids, team_ids, ids }: Known, random: Random): object[] {
  const kinds = random.chance(0.7) ? [random.pick(mutations)] : mutations;
  return Array.from({ length: random.pick([1, 10, MOST_MUTATIONS, MOST_MUTATIONS]) }, (_, n) => {
    const { name, args } = random.pick(kinds);
    const about = {
      event_id: random.pick(event_ids),
      team_id: random.pick(team_ids),
      ...(random.chance(0.5) ? {} : { id: random.pick(ids) }),
    };
    const filled = Object.fromEntries(
      Object.entries(args).map(([key, value]) => [
        key,
        about[key as keyof typeof about] ?? (/(^|_)id$/.test(key) ? randomUUID() : value),
      ]),
    );
    return { id: randomUUID(), seq: n + 1, name, args: filled };
  });
}
const MOST_MUTATIONS = 50;

const scope = ({ event_ids, team_ids }: Known, random: Random): string =>
  random.pick(['public', 'me', `event:${random.pick(event_ids)}`, `team:${random.pick(team_ids)}`]);

const many = <T>(most: number, random: Random, make: () => T): T[] =>
  Array.from({ length: random.pick([1, 3, Math.ceil(most / 2), most]) }, make);

export function randomInput(target: Target, known: Known, random: Random): Input {
  const { fields, shape } = target;
  if (shape === 'query') return randomQuery(target, known, random);
  const given = fields.filter((field) => field === 'v' || random.chance(0.8));
  return Object.fromEntries(given.map((field) => [field, valueOf(field, known, random)]));
}

/** Changes one field, or adds or removes one. */
export function changed(
  target: Target,
  input: Input,
  { known, random }: { known: Known; random: Random },
): Input {
  if (target.shape === 'query') return { ...input, ...randomQuery(target, known, random) };
  if (target.fields.length === 0) return input;
  const field = random.pick(target.fields);
  const { [field]: _before, ...rest } = input;
  return random.chance(0.15) ? rest : { ...rest, [field]: valueOf(field, known, random) };
}

function randomQuery({ fields, types = {} }: Target, known: Known, random: Random): Input {
  const order = many(4, random, () => `${random.pick(fields)}.${random.pick(['asc', 'desc'])}`);
  const filtered = many(3, random, () => random.pick(fields));
  return {
    select: random.pick(['*', fields.join(',')]),
    ...(random.chance(0.7) ? { order: [...new Set(order)].join(',') } : {}),
    ...(random.chance(0.6)
      ? Object.fromEntries(filtered.map((field) => [field, filterOf(types[field], known, random)]))
      : {}),
    ...(random.chance(0.3) ? { limit: random.pick([1, 1000, 999_999]) } : {}),
    ...(random.chance(0.3) ? { offset: random.pick([0, 10, 999]) } : {}),
  };
}

/**
 * A comparison that fits the column's type, so that rows are read; occasionally one that does not.
 */
function filterOf(type = 'text', known: Known, random: Random): string {
  const value = () => valueLike(type, known, random);
  const list = (length: number) => `in.(${Array.from({ length }, value).join(',')})`;
  return random.pick([
    'not.is.null',
    'is.null',
    `gte.${value()}`,
    `neq.${value()}`,
    `lt.${value()}`,
    list(3),
    list(180),
    `not.${list(180)}`,
    'eq.((((',
  ]);
}

function valueLike(type: string, known: Known, random: Random): string {
  if (type === 'uuid') return random.pick(known.ids);
  if (type === 'boolean') return random.pick(['true', 'false']);
  if (/^(integer|bigint|smallint|numeric|double)/.test(type))
    return random.pick(['0', '-1', '1000']);
  if (/^(timestamp|date)/.test(type))
    return random.pick(['2000-01-01', '2026-12-01', '2099-01-01']);
  return random.pick(['', 'a', 'São Paulo', 'zzz', '9']);
}

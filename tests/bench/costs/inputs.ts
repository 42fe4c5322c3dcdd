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
  const given = target.fields.filter((field) => field === 'v' || random.chance(0.8));
  return Object.fromEntries(given.map((field) => [field, valueOf(field, known, random)]));
}

/** Changes one field, or adds or removes one. */
export function changed(
  target: Target,
  input: Input,
  { known, random }: { known: Known; random: Random },
): Input {
  if (target.fields.length === 0) return input;
  const field = random.pick(target.fields);
  const { [field]: _before, ...rest } = input;
  return random.chance(0.15) ? rest : { ...rest, [field]: valueOf(field, known, random) };
}

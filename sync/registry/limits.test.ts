import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '#tests/fixtures/samples/sample-args.ts';
import { findMutation, learnAll, type MutationName } from './registry.ts';

/** Arguments of a mutation, a field of them, and its least and most. */
type Limit = readonly [name: MutationName, field: string, least: number, most: number];

/** How many characters. The server's own checks are in supabase/schemas. */
const texts: readonly Limit[] = [
  ['create_event@1', 'name', 3, 120],
  ['create_event@1', 'location', 5, 200],
  ['create_event@1', 'briefing', 10, 20_000],
  ['create_event@1', 'what_to_bring', 1, 1000],
  ['create_event@1', 'patch_name', 2, 80],
  ['create_event@1', 'pix_key', 1, 77],
  ['create_event@1', 'pix_name', 1, 100],
  ['create_event@1', 'pix_city', 1, 60],
  ['update_event@1', 'patch.name', 3, 120],
  ['cancel_event@1', 'reason', 1, 500],
  ['postpone_event@1', 'reason', 1, 500],
  ['save_event_teams@1', 'teams.0.name', 1, 30],
  ['create_event_team@1', 'name', 1, 30],
  ['update_event_team@1', 'name', 1, 30],
  ['add_staff@1', 'name', 2, 100],
  ['register@1', 'name', 3, 100],
  ['register@1', 'team', 1, 100],
  ['register@1', 'invited_by', 1, 100],
  ['register@1', 'new_team.name', 1, 30],
  ['join_waiting_list@1', 'name', 3, 100],
  ['propose_arena@1', 'name', 3, 120],
  ['propose_arena@1', 'description', 10, 4000],
  ['propose_arena@1', 'address', 5, 200],
  ['propose_arena@1', 'city', 2, 80],
  ['propose_arena@1', 'state', 2, 40],
  ['propose_arena@1', 'facebook', 2, 200],
  ['propose_arena@1', 'facilities.0', 1, 60],
  ['propose_arena@1', 'opening_hours.sábado', 0, 80],
  ['create_patch@1', 'nome', 2, 80],
  ['create_patch@1', 'descricao', 1, 1000],
  ['redeem_patch@1', 'code', 1, 60],
  ['update_profile@1', 'patch.name', 2, 100],
  ['update_profile@1', 'patch.team', 1, 100],
  ['create_advertisement@1', 'title', 2, 120],
  ['create_advertisement@1', 'description', 1, 500],
  ['create_advertisement@1', 'sponsor_name', 2, 120],
  ['create_team@1', 'name', 3, 80],
  ['create_team@1', 'city', 2, 80],
  ['create_team@1', 'state', 2, 40],
  ['create_team@1', 'instagram', 1, 30],
  ['create_team@1', 'description', 1, 4000],
  ['request_join@1', 'instagram', 1, 30],
  ['create_rank@1', 'name', 1, 60],
  ['create_rank@1', 'description', 1, 500],
  ['create_agenda_event@1', 'title', 1, 120],
  ['create_agenda_event@1', 'description', 1, 2000],
  ['create_agenda_event@1', 'location', 1, 200],
  ['save_briefing@1', 'patch.objectives', 1, 2000],
  ['save_briefing@1', 'patch.notes', 1, 2000],
  ['save_report@1', 'patch.summary', 1, 2000],
  ['save_report@1', 'patch.learnings', 1, 2000],
  ['reject_arena@1', 'reason', 3, 300],
  ['ask_arena_change@1', 'note', 3, 300],
  ['decide_arena_change@1', 'reason', 3, 300],
  ['post_communication@1', 'title', 1, 200],
  ['post_communication@1', 'content', 1, 4000],
  ['post_communication@1', 'poll_options.0', 1, 120],
];

const NONE = Number.NaN;
const numbers: readonly Limit[] = [
  ['create_event@1', 'teams_count', 0, 100],
  ['create_event@1', 'max_op', 0, 5000],
  ['create_event@1', 'price_cents', 0, 1_000_000],
  ['create_event@1', 'energy_limits.0.joules', 0.1, 5],
  ['create_event@1', 'energy_limits.0.fps', 50, 800],
  ['create_event@1', 'latitude', -90, 90],
  ['create_event@1', 'longitude', -180, 180],
  ['save_event_teams@1', 'seed', 0, 0xffffffff],
  ['save_event_teams@1', 'base_split_rev', 0, NONE],
  ['propose_arena@1', 'latitude', -90, 90],
  ['propose_arena@1', 'longitude', -180, 180],
  ['generate_patch_codes@1', 'count', 1, 500],
  ['generate_patch_codes@1', 'max_uses', 1, 100_000],
  ['create_advertisement@1', 'priority', 0, 1000],
  ['create_rank@1', 'level', 1, 100],
  ['create_rank@1', 'min_points', 0, 1_000_000],
  ['create_rank@1', 'min_events', 0, 10_000],
  ['create_rank@1', 'min_time_in_team', 0, 36_500],
  ['vote@1', 'option', 0, 9],
];

/** How many entries. */
const lists: readonly Limit[] = [
  ['register_squad@1', 'operators', 2, 10],
  ['propose_arena@1', 'facilities', 0, 30],
  ['propose_arena@1', 'images', 0, 3],
  ['save_report@1', 'patch.photos', 0, 10],
  ['withdraw_patch_codes@1', 'ids', 1, 500],
  ['mark_absences@1', 'user_ids', 1, 500],
  ['post_communication@1', 'poll_options', 0, 10],
  ['post_communication@1', 'media_urls', 0, 10],
];

beforeAll(learnAll);

/** The arguments with that field replaced. */
function replaced(args: unknown, [key = '', ...path]: readonly string[], by: unknown): unknown {
  if (key === '') return by;
  if (Array.isArray(args)) return args.map((one: unknown) => replaced(one, path, by));
  const fields = args as Record<string, unknown>;
  return { ...fields, [key]: replaced(fields[key], path, by) };
}
const fieldOf = (args: unknown, path: readonly string[]): unknown =>
  path.reduce((found, key) => (found as Record<string, unknown>)[key], args);

function isAccepted(name: MutationName, field: string, valueOf: (sample: unknown) => unknown) {
  const schema = findMutation(name)!.args;
  const sample = sampleOf(schema);
  const path = field.split('.');
  return v.is(schema, replaced(sample, path, valueOf(fieldOf(sample, path))));
}

describe('a device accepts what the server does, and no more', () => {
  test.each(texts)('%s %s: %d to %d characters', (name, field, least, most) => {
    const of = (length: number) => isAccepted(name, field, () => 'a'.repeat(length));
    expect([of(least), of(most), of(most + 1)]).toEqual([true, true, false]);
    if (least > 0) expect(of(least - 1)).toBe(false);
  });

  test.each(numbers)('%s %s: %d to %d', (name, field, least, most) => {
    const of = (value: number) => isAccepted(name, field, () => value);
    expect([of(least), of(least - 1)]).toEqual([true, false]);
    if (!Number.isNaN(most)) expect([of(most), of(most + 1)]).toEqual([true, false]);
  });

  test.each(lists)('%s %s: %d to %d entries', (name, field, least, most) => {
    const of = (length: number) =>
      isAccepted(name, field, (sample) => Array(length).fill((sample as unknown[])[0]));
    expect([of(least), of(most), of(most + 1)]).toEqual([true, true, false]);
    if (least > 0) expect(of(least - 1)).toBe(false);
  });
});

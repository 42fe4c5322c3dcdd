import { arrivedSeed, type ArrivedPerson } from '#domain/participants/arrived-split.ts';
import { splitTeamName } from '#domain/participants/team-split.ts';
import type { EventPeople } from '#entities/event/use-event-people.ts';
import { randomId, randomSeed } from '#platform/random-id.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { draftOf, type SplitDraft } from './split-draft.ts';
import { allTeams, lateTeams, type TeamWithMembers } from './team-members.ts';

/** Everybody who is registered, from a new seed. */
export async function drawOfAll(event: AirsoftEvent, people: EventPeople): Promise<SplitDraft> {
  const { teams_count, split_rev: base_split_rev } = event;
  const seed = randomSeed();
  const operator_ids = people.rows.map(({ id }) => id);
  const field = await fieldWorker();
  const drawn = await field.splitTeams(signal(), { seed, operator_ids, teams_count });
  return draftOf({ seed, base_split_rev }, namedTeams(drawn, people));
}

/**
 * The people at the field, and nobody else.
 * @param last the seed of the draw that this one replaces
 */
export async function drawOfArrived(
  event: AirsoftEvent,
  people: EventPeople,
  { arrived, last }: { arrived: ReadonlySet<string>; last: number | null },
): Promise<SplitDraft> {
  const seed = arrivedSeed(event.id, last);
  const drawn = await draw(seed, atTheField(people, arrived, new Map()), event.teams_count);
  const begun = { seed, base_split_rev: event.split_rev, of_arrived: true };
  return draftOf(begun, namedTeams(drawn, people));
}

/** The saved teams, with those who came after they were drawn. */
export async function withLate(
  event: AirsoftEvent,
  people: EventPeople,
  arrived: ReadonlySet<string>,
): Promise<SplitDraft> {
  const seed = event.split_seed ?? arrivedSeed(event.id, null);
  const teams = allTeams(people);
  const at = new Map(teams.flatMap(({ members }, n) => members.map(({ id }) => [id, n] as const)));
  const placed = await draw(seed, atTheField(people, arrived, at), teams.length);
  const begun = { seed, base_split_rev: event.split_rev };
  return draftOf(begun, lateTeams(teams, placed, people.rows));
}

const fieldWorker = async () => (await import('#workers/field-client.ts')).field;
const signal = () => new AbortController().signal;

async function draw(seed: number, people: readonly ArrivedPerson[], teams_count: number) {
  const field = await fieldWorker();
  return field.splitArrived(signal(), { seed, people, teams_count });
}

const atTheField = (
  { rows }: EventPeople,
  arrived: ReadonlySet<string>,
  at: ReadonlyMap<string, number>,
): ArrivedPerson[] =>
  rows
    .filter(({ id }) => arrived.has(id))
    .map(({ id, name, team, class: of_class, experience, invited_by }) => ({
      id,
      name,
      team,
      class: of_class,
      experience,
      invited_by,
      at: at.get(id) ?? null,
    }));

/** Teams of an earlier split keep their ids, so that they are renamed and not created twice. */
function namedTeams(drawn: readonly string[][], people: EventPeople): TeamWithMembers[] {
  const by_id = new Map(people.rows.map((row) => [row.id as string, row]));
  return drawn.map((ids, at) => ({
    id: people.teams[at]?.id ?? randomId(),
    name: splitTeamName(at),
    members: ids.map((id) => by_id.get(id)!),
  }));
}

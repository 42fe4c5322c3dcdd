import { randomId } from '#platform/random-id.ts';
import type { MutationArgs } from '#sync/registry/registry.ts';
import type { TeamMember, TeamWithMembers } from './team-members.ts';

type SplitArgs = MutationArgs<'save_event_teams@1'>;

/**
 * A split that was drawn or edited and not saved yet. It refers to people by id. `base_split_rev`
 * is the version when it was begun, so that a split that another device saves in the meantime is
 * not overwritten.
 */
export type SplitDraft = Omit<SplitArgs, 'event_id'> & {
  /** It has only people who came, so that drawing again asks who came by then. */
  readonly of_arrived?: boolean;
};

/** As it is stored with the account's other drafts. */
export type StoredSplit = { readonly draft: SplitDraft };

export const splitDraftKey = (event_id: string): string => `split:${event_id}`;

/** @returns null for anything that is no draft */
export function readSplitDraft(stored: unknown): SplitDraft | null {
  const { draft } = (stored ?? {}) as Partial<StoredSplit>;
  return Array.isArray(draft?.teams) ? draft : null;
}

/** The draft's teams, with the people who are still registered. */
export function teamsOf(
  { teams }: SplitDraft,
  rows: readonly TeamMember[],
): readonly TeamWithMembers[] {
  const present = new Map(rows.map((row) => [row.id as string, row]));
  return teams.map(({ id, name, operator_ids }) => ({
    id,
    name,
    members: operator_ids.flatMap((operator) => present.get(operator) ?? []),
  }));
}

type Begun = Omit<SplitDraft, 'teams'>;

export const draftOf = (
  { seed, base_split_rev, of_arrived }: Begun,
  teams: readonly TeamWithMembers[],
): SplitDraft => ({
  seed,
  base_split_rev,
  ...(of_arrived && { of_arrived }),
  teams: teams.map(({ id, name, members }) => ({
    id,
    name,
    operator_ids: members.map((member) => member.id),
  })),
});

/** What is saved of a draft. */
export const argsOf = (
  event_id: string,
  { seed, base_split_rev, teams }: SplitDraft,
): SplitArgs => ({ event_id, seed, base_split_rev, teams });

/**
 * A refused split, based on the version that is saved now: the ids of its own teams may no longer
 * exist.
 */
export function onPresent(
  { seed, teams }: SplitDraft,
  saved: { readonly split_rev: number; readonly teams: readonly { readonly id: string }[] },
): SplitDraft {
  const here = new Set(saved.teams.map(({ id }) => id));
  return {
    seed,
    base_split_rev: saved.split_rev,
    teams: teams.map((team) => (here.has(team.id) ? team : { ...team, id: randomId() })),
  };
}

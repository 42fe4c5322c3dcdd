import { randomId } from '#platform/random-id.ts';
import type { MutationArgs } from '#sync/mutations/registry.ts';
import {
  dropTabDraft,
  hasOtherTabDraft,
  readTabDraft,
  showOtherTabDraft,
  writeTabDraft,
} from '#sync/drafts/tab-drafts.ts';
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

/**
 * It belongs to this tab and one person, and is counted, kept or deleted with every other draft at
 * sign-out. Rule [S4].
 */
const formOf = (event_id: string): string => `split.${event_id}`;

type Kept = { readonly user_id: string; readonly draft: SplitDraft };

export function readSplitDraft(event_id: string, user_id: string): SplitDraft | undefined {
  const kept = readTabDraft(formOf(event_id)) as Kept | null;
  return kept?.user_id === user_id ? kept.draft : undefined;
}

/** @param draft undefined: saved or discarded; the draft of another tab then takes its place */
export function keepSplitDraft(
  event_id: string,
  user_id: string,
  draft: SplitDraft | undefined,
): void {
  if (draft) writeTabDraft(formOf(event_id), { user_id, draft });
  else dropTabDraft(formOf(event_id));
}

/** Two tabs had begun a split of this event, and both drafts are here now. */
export const hasOtherSplit = (event_id: string): boolean => hasOtherTabDraft(formOf(event_id));

export const showOtherSplit = (event_id: string): void => showOtherTabDraft(formOf(event_id));

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

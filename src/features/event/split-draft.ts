import { create } from 'zustand';
import type { MutationArgs } from '#sync/mutations/registry.ts';
import type { TeamMember, TeamWithMembers } from './team-members.ts';

/** A split that was dealt or changed by hand and not saved yet. */
export type SplitDraft = {
  readonly seed: number;
  /** Of the event when the draft was begun: one that another device saves meanwhile is not written over. */
  readonly base_split_rev: number;
  readonly teams: readonly TeamWithMembers[];
};

type Drafts = Readonly<Record<string, SplitDraft | undefined>>;

/** Of this session, by event: a look at another tab of the screen must not cost what was moved by hand. */
export const useSplitDrafts = create<Drafts>()(() => ({}));

/** @param draft undefined: saved, or given up */
export const keepSplitDraft = (event_id: string, draft: SplitDraft | undefined): void =>
  useSplitDrafts.setState({ [event_id]: draft });

/** The draft with who is still there. */
export function withPresent(draft: SplitDraft, rows: readonly TeamMember[]): SplitDraft {
  const present = new Set(rows.map(({ id }) => id));
  const teams = draft.teams.map((team) => ({
    ...team,
    members: team.members.filter(({ id }) => present.has(id)),
  }));
  return { ...draft, teams };
}

/** The arguments of save_event_teams@1. */
export const splitArgs = (
  event_id: string,
  { seed, base_split_rev, teams }: SplitDraft,
): MutationArgs<'save_event_teams@1'> => ({
  event_id,
  seed,
  base_split_rev,
  teams: teams.map(({ id, name, members }) => ({
    id,
    name,
    operator_ids: members.map((member) => member.id),
  })),
});

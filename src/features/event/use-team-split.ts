import { useState } from 'react';
import { splitTeamName } from '#domain/team-split.ts';
import { useMutate, type Mutated } from '#live/use-mutate.ts';
import { randomId, randomSeed } from '#platform/random-id.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';
import { field } from '#workers/field-client.ts';

/** A split that was drawn and not saved yet. */
export type DraftSplit = { readonly seed: number; readonly teams: readonly (readonly string[])[] };

/** Draws teams in the worker and saves them as one mutation, on the split that was seen (decision 9). */
export function useTeamSplit(event: AirsoftEvent, people: readonly Operator[]) {
  const mutate = useMutate();
  const [draft, setDraft] = useState<DraftSplit & { base_split_rev: number }>();
  return {
    draft,
    drop: () => setDraft(undefined),
    draw: async (): Promise<void> => {
      const seed = randomSeed();
      const operator_ids = people.map(({ id }) => id);
      const { teams_count, split_rev } = event;
      const teams = await field.splitTeams(AbortSignal.timeout(10_000), {
        seed,
        operator_ids,
        teams_count,
      });
      setDraft({ seed, teams, base_split_rev: split_rev });
    },
    save: async (): Promise<Mutated | undefined> => {
      if (!draft) return undefined;
      const { seed, teams, base_split_rev } = draft;
      const named = teams.map((operator_ids, index) => ({
        id: randomId(),
        name: splitTeamName(index),
        operator_ids: [...operator_ids],
      }));
      const args = { event_id: event.id, seed, base_split_rev, teams: named };
      const asked = await mutate('save_event_teams@1', args, { label: event.name });
      if (asked.ok) setDraft(undefined);
      return asked;
    },
  };
}

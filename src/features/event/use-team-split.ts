import { useState } from 'react';
import { failureOf } from '#domain/failure.ts';
import { splitTeamName } from '#domain/team-split.ts';
import { failureToast } from '#i18n/failure-toast.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { settled } from '#live/settled.ts';
import { useMutate } from '#live/use-mutate.ts';
import { randomId, randomSeed } from '#platform/random-id.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showToast } from '#ui/toast-store.ts';
import { allTeams, moveMember, type TeamMember, type TeamWithMembers } from './team-members.ts';
import type { EventPeople } from './use-event-people.ts';
import { report } from '#sync/without-rows.ts';

type Draft = { readonly seed: number; readonly teams: readonly TeamWithMembers[] };

/** A split that is only on this screen until it is saved. Dealt in the worker, from a fresh seed. */
export function useTeamSplit(event: AirsoftEvent, people: EventPeople) {
  const { LL } = useI18nContext();
  const { engine } = useAccount();
  const mutate = useMutate();
  const [draft, setDraft] = useState<Draft>();
  const [busy, setBusy] = useState(false);

  async function deal() {
    setBusy(true);
    const seed = randomSeed();
    const { field } = await import('#workers/field-client.ts');
    const dealt = await field.splitTeams(new AbortController().signal, {
      seed,
      operator_ids: people.rows.map(({ id }) => id),
      teams_count: event.teams_count,
    });
    setDraft({ seed, teams: dealt.map((ids, at) => teamOf(ids, at, people)) });
    setBusy(false);
  }

  async function save({ seed, teams }: Draft) {
    setBusy(true);
    const asked = await mutate(
      'save_event_teams@1',
      {
        event_id: event.id,
        seed,
        base_split_rev: event.split_rev,
        teams: teams.map(({ id, name, members }) => ({
          id,
          name,
          operator_ids: members.map((member) => member.id),
        })),
      },
      { label: event.name },
    );
    setBusy(false);
    if (!asked.ok) return showToast({ tone: 'error', title: LL.problems.not_saved() });
    setDraft(undefined);
    const outcome = await settled(engine.db, asked.value.id);
    if (outcome.kind === 'applied') showToast({ tone: 'success', title: LL.event.teams.saved() });
    else if (outcome.kind === 'refused') {
      showToast(failureToast(failureOf(outcome), LL));
    }
  }

  function unforeseen(error: unknown) {
    report(error);
    setBusy(false);
    showToast(failureToast(failureOf(), LL));
  }

  /** The saved split, to move people in it; it is saved as a whole. */
  const edit = () => {
    setDraft({ seed: event.split_seed ?? randomSeed(), teams: allTeams(people) });
  };
  const move = (member: TeamMember, to: string) =>
    setDraft((before) => before && { ...before, teams: moveMember(before.teams, member, to) });

  return {
    draft,
    busy,
    edit,
    move,
    deal: () => void deal().catch(unforeseen),
    forget: () => setDraft(undefined),
    save: () => draft && void save(draft),
  };
}

/** Teams of an earlier split keep their ids, so that they are renamed and not made twice. */
function teamOf(ids: readonly string[], at: number, people: EventPeople): TeamWithMembers {
  const by_id = new Map(people.rows.map((row) => [row.id, row]));
  return {
    id: people.teams[at]?.id ?? randomId(),
    name: splitTeamName(at),
    members: ids.map((id) => by_id.get(id)!),
  };
}

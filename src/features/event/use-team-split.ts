import { useEffect, useMemo, useState } from 'react';
import { failureOf } from '#domain/failure.ts';
import { splitTeamName } from '#domain/team-split.ts';
import { failureToast } from '#i18n/failure-toast.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { settled } from '#live/settled.ts';
import { useMutate } from '#live/use-mutate.ts';
import { randomId, randomSeed } from '#platform/random-id.ts';
import { holdUnsavedWork } from '#platform/unsaved-work.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showToast } from '#ui/toast-store.ts';
import {
  keepSplitDraft,
  splitArgs,
  useSplitDrafts,
  withPresent,
  type SplitDraft,
} from './split-draft.ts';
import { allTeams, moveMember, type TeamMember, type TeamWithMembers } from './team-members.ts';
import type { EventPeople } from './use-event-people.ts';
import { report } from '#sync/without-rows.ts';

/** A split of this session until it is saved. Dealt in the worker, from a fresh seed. */
export function useTeamSplit(event: AirsoftEvent, people: EventPeople) {
  const { LL } = useI18nContext();
  const { engine } = useAccount();
  const mutate = useMutate();
  const begun = useSplitDrafts((drafts) => drafts[event.id]);
  const draft = useMemo(() => begun && withPresent(begun, people.rows), [begun, people.rows]);
  const [busy, setBusy] = useState(false);
  const keep = (next: SplitDraft | undefined) => keepSplitDraft(event.id, next);
  const drafted = begun !== undefined;
  useEffect(() => (drafted ? holdUnsavedWork() : undefined), [drafted]);

  async function deal() {
    setBusy(true);
    const seed = randomSeed();
    const { field } = await import('#workers/field-client.ts');
    const dealt = await field.splitTeams(new AbortController().signal, {
      seed,
      operator_ids: people.rows.map(({ id }) => id),
      teams_count: event.teams_count,
    });
    const teams = dealt.map((ids, at) => teamOf(ids, at, people));
    keep({ seed, base_split_rev: event.split_rev, teams });
    setBusy(false);
  }

  function unforeseen(error: unknown) {
    report(error);
    setBusy(false);
    showToast(failureToast(failureOf(), LL));
  }

  async function save(asked_for: SplitDraft) {
    setBusy(true);
    const args = splitArgs(event.id, asked_for);
    const asked = await mutate('save_event_teams@1', args, { label: event.name });
    setBusy(false);
    if (!asked.ok) return showToast({ tone: 'error', title: LL.problems.not_saved() });
    keep(undefined);
    const outcome = await settled(engine.db, asked.value.id);
    if (outcome.kind === 'applied') showToast({ tone: 'success', title: LL.event.teams.saved() });
    else if (outcome.kind === 'refused') {
      showToast(failureToast(failureOf(outcome), LL));
    }
  }

  /** The saved split, to move people in it; it is saved as a whole. */
  const edit = () => {
    const seed = event.split_seed ?? randomSeed();
    keep({ seed, base_split_rev: event.split_rev, teams: allTeams(people) });
  };
  const move = (member: TeamMember, to: string) =>
    draft && keep({ ...draft, teams: moveMember(draft.teams, member, to) });

  return {
    draft,
    busy,
    edit,
    move,
    deal: () => void deal().catch(unforeseen),
    forget: () => keep(undefined),
    save: () => draft && void save(draft).catch(unforeseen),
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

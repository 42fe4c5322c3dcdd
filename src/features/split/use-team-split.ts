import { useAsk } from '#actions/use-act.ts';
import { useMemo, useState } from 'react';
import { useStoredDraft } from '#entities/form/use-stored-draft.ts';
import { failureOf } from '#domain/words/failure.ts';
import { failureToast } from '#i18n/outcomes/failure-toast.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import { randomSeed } from '#platform/random-id.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { drawOfAll, drawOfArrived, withLate } from './draws.ts';
import {
  argsOf,
  draftOf,
  onPresent,
  readSplitDraft,
  splitDraftKey,
  teamsOf,
  type SplitDraft,
  type StoredSplit,
} from './split-draft.ts';
import { allTeams, moveMember, type TeamMember } from './team-members.ts';
import type { EventPeople } from '#entities/event/use-event-people.ts';
import { report } from '#sync/device/report.ts';
import { dropDraft, writeDraft } from '#sync/drafts/drafts.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';

/**
 * A split until it is saved, drawn in the worker. One of all is drawn from a new seed; one
 * of the people who came from a seed that every phone has. A refused one, because another device
 * saved first, can be continued, so that manual moves are not lost.
 * @param arrived ids of the people at the field
 */
export function useTeamSplit(
  event: AirsoftEvent,
  people: EventPeople,
  arrived: ReadonlySet<string>,
) {
  const { LL } = useI18nContext();
  const { db } = useAccount().local;
  const draft_key = splitDraftKey(event.id);
  const ask = useAsk();
  const { discard } = useOutboxActions();
  const asked = useAskedSplits(event.id);
  const refused = asked.filter(({ status }) => status === 'rejected');
  const stored = useStoredDraft(draft_key, readSplitDraft);
  /** Null: saved or discarded. */
  const [changed, setChanged] = useState<SplitDraft | null>();
  const draft = (changed === undefined ? stored : changed) ?? undefined;
  const teams = useMemo(() => draft && teamsOf(draft, people.rows), [draft, people.rows]);
  const [busy, setBusy] = useState(false);
  const keep = (next: SplitDraft | undefined) => {
    setChanged(next ?? null);
    void (next
      ? writeDraft(db, draft_key, { draft: next } satisfies StoredSplit)
      : dropDraft(db, draft_key));
  };

  const busily = (draw: () => Promise<SplitDraft>) => () => {
    setBusy(true);
    void draw()
      .then(keep)
      .then(() => setBusy(false), unforeseen);
  };

  function unforeseen(error: unknown) {
    report(error);
    setBusy(false);
    showToast(failureToast(failureOf(), LL));
  }

  async function save(asked_for: SplitDraft) {
    setBusy(true);
    const words = LL.event.teams;
    const args = argsOf(event.id, asked_for);
    const said = {
      done: words.saved(),
      refused: words.save_refused(),
    };
    const asked = await ask('save_event_teams@1', args, { label: event.name, said });
    setBusy(false);
    if (!asked.kept) return;
    keep(undefined);
    await Promise.all(refused.map(({ id }) => discard(id)));
  }

  /** Begins to edit the saved split; it is saved as a whole. */
  const edit = () => {
    const seed = event.split_seed ?? randomSeed();
    keep(draftOf({ seed, base_split_rev: event.split_rev }, allTeams(people)));
  };
  const goOn = (last: OutboxRecord) =>
    keep(onPresent(last.args as SplitDraft, { split_rev: event.split_rev, teams: people.teams }));
  const move = (member: TeamMember, to: string) =>
    draft && teams && keep(draftOf(draft, moveMember(teams, member, to)));
  // teams that were drawn by themselves may not have come to another phone, which must draw the same
  const saved = event.split_rev > 0 ? event.split_seed : null;
  const last = draft?.of_arrived ? draft.seed : saved;
  const last_refused = refused.at(-1);

  return {
    /** Whether there is a draft is not known yet. */
    loading: stored === undefined,
    /** The teams of the draft; undefined when there is none. */
    teams,
    busy,
    /**
     * A split waits to be sent: another one would be based on a version that is about to change.
     */
    waits: asked.length > refused.length,
    edit,
    move,
    deal: busily(() => drawOfAll(event, people)),
    dealArrived: busily(() => drawOfArrived(event, people, { arrived, last })),
    /** Adds those who came after the draw to the teams that are saved. */
    include: busily(() => withLate(event, people, arrived)),
    /** The draft has only people who came. */
    of_arrived: draft?.of_arrived === true,
    goOn: last_refused && (() => goOn(last_refused)),
    forget: () => keep(undefined),
    save: () => draft && teams && void save(draftOf(draft, teams)).catch(unforeseen),
  };
}

export type TeamSplitState = ReturnType<typeof useTeamSplit>;

/**
 * The splits of this event in the outbox; one that the server did is not in the event's row yet.
 */
function useAskedSplits(event_id: string): readonly OutboxRecord[] {
  const records = useOutbox() ?? [];
  return records.filter(
    ({ name, args }) =>
      name === 'save_event_teams@1' && (args as { event_id: string }).event_id === event_id,
  );
}

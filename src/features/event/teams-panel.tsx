import { Save, Shuffle, UsersRound } from 'lucide-react';
import { useMemo } from 'react';
import { splitTeamName } from '#domain/team-split.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEventOperators, useEventTeams } from '#live/use-event-rows.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Note } from '#ui/note.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast-store.ts';
import { TeamCards, type TeamCard } from './team-cards.tsx';
import { useTeamSplit } from './use-team-split.ts';

/** Equipes: the saved split, or a drawn one that the organiser looks at before saving. */
export function TeamsPanel({ event, is_owner }: { event: AirsoftEvent; is_owner: boolean }) {
  const { LL } = useI18nContext();
  const people = useEventOperators(event.id);
  const event_teams = useEventTeams(event.id);
  if (people.state === 'loading' || event_teams.state === 'loading') {
    return <SkeletonRows label={LL.common.loading()} />;
  }
  if (!is_owner && !event.allow_public_list) {
    return <EmptyState icon={UsersRound}>{LL.event.teams.owner_only()}</EmptyState>;
  }
  const saved = event_teams.rows.map(({ id, name }) => ({
    id,
    name,
    members: people.rows.filter(({ event_team_id }) => event_team_id === id),
  }));
  return is_owner ? (
    <OwnerTeams event={event} people={people.rows} saved={saved} />
  ) : saved.length > 0 ? (
    <TeamCards teams={saved} />
  ) : (
    <EmptyState icon={UsersRound}>{LL.event.teams.not_split()}</EmptyState>
  );
}

type OwnerTeamsProps = {
  event: AirsoftEvent;
  people: readonly Operator[];
  saved: readonly TeamCard[];
};

function OwnerTeams({ event, people, saved }: OwnerTeamsProps) {
  const { LL } = useI18nContext();
  const words = LL.event.teams;
  const { draft, drop, draw, save } = useTeamSplit(event, people);
  const byId = useMemo(() => new Map(people.map((person) => [person.id, person])), [people]);
  const drawn = draft?.teams.map((ids, index) => ({
    id: String(index),
    name: splitTeamName(index),
    members: ids.flatMap((id) => byId.get(id) ?? []),
  }));
  const unassigned = people.filter(({ event_team_id }) => event_team_id === null).length;

  async function saveNow() {
    const asked = await save();
    if (!asked) return;
    showToast(
      asked.ok
        ? { tone: 'success', title: navigator.onLine ? words.saved() : words.saved_waiting() }
        : { tone: 'error', title: LL.sync.detail.storage_problem() },
    );
  }

  if (people.length === 0) return <EmptyState icon={UsersRound}>{words.nobody()}</EmptyState>;
  return (
    <div className="flex flex-col gap-5">
      {!drawn && saved.length > 0 && unassigned > 0 && <Note kind="info">{words.changed()}</Note>}
      <div className="flex flex-wrap gap-3">
        {drawn && (
          <Button variant="main" icon={Save} onClick={() => void saveNow()}>
            {words.save()}
          </Button>
        )}
        <Button
          variant={drawn || saved.length > 0 ? 'quiet' : 'main'}
          icon={Shuffle}
          onClick={() => void draw()}
        >
          {drawn || saved.length > 0 ? words.split_again() : words.split()}
        </Button>
        {drawn && (
          <Button variant="plain" onClick={drop}>
            {LL.common.cancel()}
          </Button>
        )}
      </div>
      {drawn || saved.length > 0 ? (
        <TeamCards teams={drawn ?? saved} />
      ) : (
        <p className="text-soft">{words.not_split()}</p>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { emptyTeam } from '#domain/team/team-form.ts';
import { RefusedNote } from '#entities/form/refused-note.tsx';
import { useLastRow } from '#entities/form/sheet/use-last-row.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { rowBefore } from '#live/outbox/about-row.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useTeam } from '#live/team/use-team.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Rows } from '#sync/records/collections.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { refusedUpdates } from '../refused-team.ts';
import { TeamFormPending } from '../team-form-pending.tsx';
import { EditTeamForm } from './edit-team-form.tsx';
import { NotMyTeam } from './not-my-team.tsx';
import { useEditStart } from './use-edit-start.ts';

type EditTeamScreenProps = {
  id: string;
  /** Shown when there is no such team. */
  absent: ReactNode;
  /** Shown when this device has never seen it, and the server can't be asked. */
  not_here: ReactNode;
};

/**
 * The screen that edits a team of mine (Spec 2 §2, /team/edit/{id}). If the team is deleted or gets
 * another captain meanwhile, the form stays, so that its text can be copied; a change that was
 * refused opens it without the team.
 */
export function EditTeamScreen({ id, absent, not_here }: EditTeamScreenProps) {
  const { LL } = useI18nContext();
  const found = useTeam(id);
  const person = usePerson();
  const team = found.state === 'present' ? found.team : undefined;
  const is_mine = team && team.captain_id === person?.id;
  const last = useLastRow(id, is_mine ? team : undefined);
  const outbox = useOutbox();
  if (!outbox) return <TeamFormPending />;
  const { state } = found;
  const [refused] = state === 'absent' ? refusedUpdates(outbox, id) : [];
  const known = last ?? (person && refused && { ...teamBefore(refused), captain_id: person.id });
  if (known && known.captain_id === person?.id) {
    const absence = state === 'absent' ? LL.problems.refused.team_gone() : undefined;
    return <Present team={known} gone={team && !is_mine ? LL.team.edit_refused() : absence} />;
  }
  switch (state) {
    case 'loading':
      return <TeamFormPending />;
    case 'absent':
      return absent;
    case 'not_here':
      return not_here;
    case 'present':
      return <NotMyTeam id={id} />;
  }
}

const teamBefore = (refused: OutboxRecord) =>
  rowBefore<Rows['teams']>(refused, { ...emptyTeam, name: refused.label });

type PresentProps = { team: Rows['teams']; gone: string | undefined };

function Present({ team, gone }: PresentProps) {
  const { LL } = useI18nContext();
  const begun = useEditStart(team);
  if (!begun) return <TeamFormPending />;
  const { start, refused } = begun;
  const last = refused.at(-1);
  const title = LL.team_form.edit_title();
  return (
    <>
      <ScreenTitle>{`${title}: ${team.name}`}</ScreenTitle>
      <PageHeader title={title}>{team.name}</PageHeader>
      <div className="page-width flex flex-col gap-6 pt-6 pb-12">
        {last && gone === undefined && last.error?.code !== 'record_changed' && (
          <RefusedNote title={LL.team_form.update_refused()} record={last} />
        )}
        <EditTeamForm team={team} start={start} refused={refused} gone={gone} />
      </div>
    </>
  );
}

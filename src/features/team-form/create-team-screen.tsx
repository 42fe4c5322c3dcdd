import { useState } from 'react';
import { emptyTeam } from '#domain/team/team-form.ts';
import { RefusedNote } from '#entities/form/refused-note.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import { randomId } from '#platform/random-id.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { CreateTeamForm } from './create-team-form.tsx';
import { formOfCreate, refusedCreate } from './refused-team.ts';
import { draftKey, useTeamDraft, type TeamDraft } from './team-draft.ts';
import { TeamFormPending } from './team-form-pending.tsx';
import type { FormStart } from './use-team-form.ts';

/**
 * The screen for a new team (Spec 2 §2, /team/create).
 * @param again the id of a refused mutation that is to be corrected
 */
export function CreateTeamScreen({ again }: { again: string | undefined }) {
  const { LL } = useI18nContext();
  const outbox = useOutbox();
  const draft_key = draftKey(again);
  const draft = useTeamDraft(draft_key);
  // if the draft's team exists already, it was sent just before the page was closed
  const sent = useLiveRecord('teams', draft?.team_id ?? '');
  const [start, setStart] = useState<FormStart>();
  const [refused, setRefused] = useState<OutboxRecord>();
  if (!start && outbox && draft !== undefined && sent.state !== 'loading') {
    const record = refusedCreate(outbox, again);
    setRefused(record);
    setStart(startOf(sent.state === 'absent' ? draft : null, record));
  }
  if (!start) return <TeamFormPending />;
  const title = LL.team_form.create_title();
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader title={title} />
      <div className="page-width flex flex-col gap-6 pt-6 pb-12">
        {refused && <RefusedNote title={LL.team_form.create_failed()} record={refused} />}
        <CreateTeamForm start={start} draft_key={draft_key} refused={refused} />
      </div>
    </>
  );
}

/** The first values: a draft, a refused mutation, or an empty form, in this order. */
function startOf(draft: TeamDraft | null, refused: OutboxRecord | undefined): FormStart {
  if (draft) return { ...draft, restored: true };
  const values = refused ? formOfCreate(refused) : emptyTeam;
  return { team_id: randomId(), values, base: emptyTeam, restored: false };
}

import { useState } from 'react';
import { numberOfTeam } from '#domain/team/team-form.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Rows } from '#sync/records/collections.ts';
import { refusedUpdates } from '../refused-team.ts';
import { draftKey, useTeamDraft } from '../team-draft.ts';
import type { FormStart } from '../use-team-form.ts';
import { editStart } from './edit-start.ts';

type EditStart = { start: FormStart; refused: readonly OutboxRecord[] };

/** What the edit form begins with; undefined until everything that it depends on was read. */
export function useEditStart(team: Rows['teams']): EditStart | undefined {
  const outbox = useOutbox();
  const draft = useTeamDraft(draftKey(team.id));
  const contact = useLiveRecord('team_records', team.id);
  const refused = outbox && refusedUpdates(outbox, team.id);
  // later data must not overwrite what is being typed
  const [start, setStart] = useState<FormStart>();
  if (!start && refused && draft !== undefined && contact.state !== 'loading') {
    const whatsapp = numberOfTeam(contact.state === 'present' ? contact.row : undefined);
    setStart(editStart({ ...team, whatsapp }, draft, refused));
  }
  return start && refused && { start, refused };
}

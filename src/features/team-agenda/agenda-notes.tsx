import { useEffect } from 'react';
import { CorrectButton, WaitingNotes } from '#actions/waiting-notes.tsx';
import type { AgendaEvent } from '#domain/agenda/agenda.ts';
import { MissingTarget } from '#entities/team/area/missing-target.tsx';
import { useAreaTarget } from '#entities/team/area/use-area-target.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { mayWrite, sheetOf, type Agenda, type OpenSheet } from './agenda-place.ts';

type AgendaNotesProps = {
  agenda: Agenda;
  events: readonly AgendaEvent[];
  /** This device has the whole agenda: what it does not have is gone. */
  is_read: boolean;
  /** Mutations about the agenda that wait or were refused, and that no row shows. */
  records: readonly OutboxRecord[];
  /** The same function over renders. */
  onOpen: (sheet: OpenSheet) => void;
};

/** Above the agenda: what became of the entry that the address names, and my mutations. */
export function AgendaNotes({ agenda, events, is_read, records, onOpen }: AgendaNotesProps) {
  const correct = (record: OutboxRecord) => {
    const sheet = mayWrite(agenda) ? sheetOf(record) : undefined;
    const is_known = is_read || events.some(({ id }) => id === sheet?.id);
    // neither a form that would say "gone", nor a retry
    if (sheet?.id !== undefined && !is_known) return false;
    return sheet && <CorrectButton record={record} onCorrect={() => onOpen(sheet)} />;
  };
  return (
    <>
      <NamedEntry team={agenda.team} events={events} onOpen={onOpen} />
      <WaitingNotes records={records} correct={correct} />
    </>
  );
}

type NamedEntryProps = Pick<AgendaNotesProps, 'events' | 'onOpen'> & Pick<Agenda, 'team'>;

/** Opens the entry that the address names, or says that it is gone. */
function NamedEntry({ team, events, onOpen }: NamedEntryProps) {
  const { LL } = useI18nContext();
  const { target, setTarget } = useAreaTarget(team.id, 'events');
  const id = target.event;
  const is_here = events.some((event) => event.id === id);
  useEffect(() => {
    if (id === undefined || !is_here) return;
    onOpen({ is: 'entry', id });
    void setTarget({}); // so that the same link works again
  }, [id, is_here, onOpen, setTarget]);
  if (id === undefined || is_here) return null;
  const words = LL.team_agenda.named;
  return (
    <MissingTarget
      key={id}
      team_id={team.id}
      id={id}
      looking={words.looking()}
      gone={words.gone()}
      onClose={() => void setTarget({})}
    />
  );
}

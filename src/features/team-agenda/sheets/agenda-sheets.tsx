import { useEffect } from 'react';
import type { AgendaEvent } from '#domain/agenda/agenda.ts';
import { useLastRow } from '#entities/form/sheet/use-last-row.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import type { Agenda, OpenSheet } from '../agenda-place.ts';
import { BriefingSheet } from '../forms/briefing-sheet.tsx';
import { DeleteEntry } from './delete-entry.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { EventSheet } from '../forms/event-sheet.tsx';
import { PeopleSheet } from './people-sheet.tsx';
import { ReportSheet } from '../forms/report-sheet.tsx';

type AgendaSheetsProps = Agenda & {
  events: readonly AgendaEvent[];
  /** What I asked about the agenda and is not settled, or was refused. */
  asked: readonly OutboxRecord[];
  open: OpenSheet;
  onOpen: (sheet: OpenSheet | undefined) => void;
  onClose: () => void;
};

const FORMS: readonly OpenSheet['is'][] = ['edit', 'briefing', 'report'];

/** What is open over the agenda: one sheet at a time. Once its entry is gone only a form stays. */
export default function AgendaSheets({
  events,
  asked,
  open,
  onOpen,
  onClose,
  ...agenda
}: AgendaSheetsProps) {
  const { LL } = useI18nContext();
  const here = events.find(({ id }) => id === open.id);
  const last = useLastRow(open.id, here);
  const gone = here ? undefined : LL.problems.refused.agenda_event_not_found();
  const key = `${open.is}${open.id ?? ''}${open.refused?.id ?? ''}`;
  if (open.is === 'edit' && !last) {
    return (
      <EventSheet
        key={key}
        {...agenda}
        events={events}
        id={open.id}
        gone={open.id === undefined ? undefined : gone}
        refused={open.refused}
        onClose={onClose}
      />
    );
  }
  const event = last ?? (open.refused && entryBefore(open.refused));
  if (!event) return null;
  if (gone !== undefined && !FORMS.includes(open.is)) return <Gone said={gone} onClose={onClose} />;
  const form = { event, gone, refused: open.refused, onClose };
  switch (open.is) {
    case 'entry':
      return <EntrySheet {...agenda} event={event} asked={asked} onOpen={onOpen} />;
    case 'people':
      return <PeopleSheet {...agenda} event={event} events={events} onClose={onClose} />;
    case 'edit':
      return <EventSheet key={key} {...agenda} events={events} {...form} />;
    case 'briefing':
      return <BriefingSheet key={key} {...form} />;
    case 'report':
      return <ReportSheet key={key} {...form} />;
    case 'delete':
      return <DeleteEntry event={event} onClose={onClose} />;
  }
}

/** An entry that is gone, for a text about it that was refused. */
function entryBefore({ label, args }: OutboxRecord): AgendaEvent {
  const data = { title: label, briefing: null, report: null };
  return { ...(args as Pick<AgendaEvent, 'id' | 'team_id'>), data } as AgendaEvent;
}

/** Nothing was typed: it closes, and says why. */
function Gone({ said, onClose }: { said: string; onClose: () => void }) {
  useEffect(() => {
    showToast({ tone: 'info', title: said });
    onClose();
  });
  return null;
}

import { absencesOf, type AgendaEvent, type splitAgenda } from '#domain/agenda/agenda.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { List } from '#ui/lists/list-row.tsx';
import type { Agenda, OpenSheet } from './agenda-place.ts';
import { AgendaRow } from './agenda-row.tsx';
import { SaveComing } from './sheets/save-coming.tsx';

type AgendaListProps = Pick<Agenda, 'team' | 'me' | 'now'> &
  ReturnType<typeof splitAgenda> & {
    asked: readonly OutboxRecord[];
    onOpen: (sheet: OpenSheet) => void;
  };

/**
 * What is coming, which can be saved to the calendar, and what is over, date by date. The heading of
 * the first stands above.
 */
export function AgendaList({ team, coming, past, ...row }: AgendaListProps) {
  const { LL } = useI18nContext();
  const words = LL.team_agenda;
  const missed = absencesOf(past, row.me.user_id);
  const rows = (label: string, events: readonly AgendaEvent[]) => (
    <List label={label}>
      {events.map((event) => (
        <AgendaRow key={event.id} event={event} {...row} />
      ))}
    </List>
  );
  return (
    <>
      {coming.length > 0 && (
        <>
          {rows(words.coming(), coming)}
          <SaveComing team={team} coming={coming} />
        </>
      )}
      {past.length > 0 && coming.length > 0 && (
        <h2 className="mt-6 mb-1 text-2xl">{words.past()}</h2>
      )}
      {missed > 0 && <p className="text-sm text-soft">{words.absent.mine({ count: missed })}</p>}
      {past.length > 0 && rows(words.past(), past)}
    </>
  );
}

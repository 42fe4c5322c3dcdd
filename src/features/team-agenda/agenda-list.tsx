import { absencesOf, type AgendaEvent, type splitAgenda } from '#domain/agenda/agenda.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { List } from '#ui/lists/list-row.tsx';
import type { Agenda, OpenSheet } from './agenda-place.ts';
import { AgendaRow } from './agenda-row.tsx';

type AgendaListProps = Pick<Agenda, 'me' | 'now'> &
  ReturnType<typeof splitAgenda> & {
    asked: readonly OutboxRecord[];
    onOpen: (sheet: OpenSheet) => void;
  };

/** What is coming, and what is over, date by date. */
export function AgendaList({ coming, past, ...row }: AgendaListProps) {
  const { LL } = useI18nContext();
  const words = LL.team_agenda;
  const missed = absencesOf(past, row.me.user_id);
  const rows = (label: string, events: readonly AgendaEvent[]) =>
    events.length > 0 && (
      <section aria-label={label}>
        <h2 className="mb-1 text-2xl">{label}</h2>
        <List label={label}>
          {events.map((event) => (
            <AgendaRow key={event.id} event={event} {...row} />
          ))}
        </List>
      </section>
    );
  return (
    <>
      {missed > 0 && <p className="text-sm text-soft">{words.absent.mine({ count: missed })}</p>}
      {rows(words.coming(), coming)}
      {rows(words.past(), past)}
    </>
  );
}

import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CloudOff from 'lucide-react/icons/cloud-off';
import { lazy, Suspense, useState } from 'react';
import { WaitingNotes } from '#actions/waiting-notes.tsx';
import { absencesOf, splitAgenda, type AgendaEvent } from '#domain/agenda/agenda.ts';
import { askedAbout, waitsFor } from '#entities/team/asked.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useTeamAgenda } from '#live/team/use-team-agenda.ts';
import { teamScope } from '#sync/replica/scopes.ts';
import { Button } from '#ui/button.tsx';
import { List } from '#ui/lists/list-row.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { ABOUT_AGENDA, mayWrite, sheetOf, type Agenda, type OpenSheet } from './agenda-place.ts';
import { AgendaRow } from './agenda-row.tsx';

// forms, calendar and pictures are more code than the list
const AgendaSheets = lazy(() => import('./sheets/agenda-sheets.tsx'));

/** The agenda of a team, for its members: what is coming, and what is over (Spec 2 §2). */
export function AgendaTab(agenda: Agenda) {
  const { team, now } = agenda;
  const { LL } = useI18nContext();
  const found = useTeamAgenda(team.id);
  const scope = useScopeState(teamScope(team.id));
  const asked = askedAbout(useOutbox() ?? [], team.id, ABOUT_AGENDA);
  const [open, setOpen] = useState<OpenSheet>();
  const words = LL.team_agenda;
  if (found.state === 'loading' || scope === undefined) {
    return <SkeletonRows label={words.loading()} />;
  }
  const writes = mayWrite(agenda);
  const { coming, past } = splitAgenda(found.rows, now);
  const missed = absencesOf(found.rows, agenda.me.user_id);
  const correct = (record: (typeof asked)[number]) => {
    const sheet = writes ? sheetOf(record, found.rows) : undefined;
    return sheet && <Button onClick={() => setOpen(sheet)}>{LL.common.edit()}</Button>;
  };
  const rows = (label: string, events: readonly AgendaEvent[]) =>
    events.length > 0 && (
      <section aria-label={label}>
        <h2 className="mb-1 text-2xl">{label}</h2>
        <List label={label}>
          {events.map((event) => (
            <AgendaRow
              key={event.id}
              event={event}
              me={agenda.me}
              now={now}
              waits={waitsFor(event.id, asked)}
              onOpen={setOpen}
            />
          ))}
        </List>
      </section>
    );
  return (
    <div className="flex flex-col gap-6">
      <WaitingNotes records={asked} correct={correct} />
      {writes && (
        <div>
          <Button variant="main" icon={CalendarPlus} onClick={() => setOpen({ is: 'edit' })}>
            {words.new()}
          </Button>
        </div>
      )}
      {missed > 0 && <p className="text-sm text-soft">{words.absent.mine({ count: missed })}</p>}
      {rows(words.coming(), coming)}
      {rows(words.past(), past)}
      {found.rows.length === 0 &&
        (scope === null ? (
          <EmptyState icon={CloudOff}>{words.not_here()}</EmptyState>
        ) : (
          <EmptyState icon={CalendarDays} title={words.none()}>
            {writes ? words.none_write() : words.none_hint()}
          </EmptyState>
        ))}
      {open && (
        <Suspense>
          <AgendaSheets {...agenda} events={found.rows} open={open} onOpen={setOpen} />
        </Suspense>
      )}
    </div>
  );
}

import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Suspense, useState } from 'react';
import { lazyPart, lazySheet } from '#entities/lazy/lazy-part.tsx';
import { splitAgenda } from '#domain/agenda/agenda.ts';
import { AREA, askedAbout } from '#entities/team/asked-about.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useTeamAgenda } from '#live/team/use-team-agenda.ts';
import { teamScope } from '#sync/replica/scopes.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { AgendaNotes } from './agenda-notes.tsx';
import { isAnswerTo, mayWrite, type Agenda, type OpenSheet } from './agenda-place.ts';
import { AgendaList } from './agenda-list.tsx';

const AgendaNumbers = lazyPart(() => import('./numbers/agenda-numbers.tsx'));
// forms, calendar and pictures are more code than the list
const AgendaSheets = lazySheet(() => import('./sheets/agenda-sheets.tsx'));

/** The agenda of a team, for its members: what is coming, and what is over (Spec 2 §2). */
export function AgendaTab(agenda: Agenda) {
  const { team, now } = agenda;
  const { LL } = useI18nContext();
  const found = useTeamAgenda(team.id);
  const scope = useScopeState(teamScope(team.id));
  const asked = askedAbout(useOutbox() ?? [], team.id, AREA.events);
  const [open, setOpen] = useState<OpenSheet>();
  const [look, setLook] = useState<'list' | 'numbers'>('list');
  const words = LL.team_agenda;
  if (found.state === 'loading' || scope === undefined) {
    return <SkeletonRows label={words.loading()} />;
  }
  const writes = mayWrite(agenda);
  const { coming, past } = splitAgenda(found.rows, now);
  const numbers = look === 'numbers' && past.length > 0;
  const title = numbers ? words.look.numbers() : coming.length > 0 ? words.coming() : words.past();
  /** Beside the button of who writes, what is coming needs no title in sight. */
  const is_plain = writes && !numbers && coming.length > 0;
  // in the list an answer is shown in its row, whether it waits or was refused
  const notes = asked.filter((one) => numbers || !found.rows.some(({ id }) => isAnswerTo(id, one)));
  return (
    <div className="flex flex-col gap-6">
      <AgendaNotes
        agenda={agenda}
        events={found.rows}
        is_read={scope !== null}
        records={notes}
        onOpen={setOpen}
      />
      <div>
        {/* one row, where it fits: the entries are what one came for */}
        <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
          {writes && (
            <Button variant="main" icon={CalendarPlus} onClick={() => setOpen({ is: 'edit' })}>
              {words.new()}
            </Button>
          )}
          {found.rows.length > 0 && <h2 className={is_plain ? 'sr-only' : 'text-2xl'}>{title}</h2>}
          {past.length > 0 && (
            <div className="-me-4">
              <Button variant="plain" onClick={() => setLook(numbers ? 'list' : 'numbers')}>
                {numbers ? words.look.list() : words.look.numbers()}
              </Button>
            </div>
          )}
        </div>
        {found.rows.length === 0 ? (
          <EmptyState icon={CalendarDays} title={words.none()}>
            {writes ? words.none_write() : words.none_hint()}
          </EmptyState>
        ) : numbers ? (
          <Suspense fallback={<SkeletonRows label={words.loading()} />}>
            <AgendaNumbers {...agenda} events={found.rows} />
          </Suspense>
        ) : (
          <AgendaList
            team={team}
            coming={coming}
            past={past}
            me={agenda.me}
            now={now}
            asked={asked}
            onOpen={setOpen}
          />
        )}
      </div>
      {open && (
        <Suspense>
          <AgendaSheets
            {...agenda}
            events={found.rows}
            asked={asked}
            open={open}
            onOpen={setOpen}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

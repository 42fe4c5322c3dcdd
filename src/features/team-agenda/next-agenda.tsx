import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { splitAgenda } from '#domain/agenda/agenda.ts';
import { askedAbout, waitsFor } from '#entities/team/asked.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useTeamAgenda } from '#live/team/use-team-agenda.ts';
import { buttonClass } from '#ui/button.tsx';
import { List } from '#ui/lists/list-row.tsx';
import { ABOUT_AGENDA, type Agenda, type OpenSheet } from './agenda-place.ts';
import { AgendaRow } from './agenda-row.tsx';

const AgendaSheets = lazy(() => import('./sheets/agenda-sheets.tsx'));

/** What a member sees first on the team's page: the next entry of the agenda, and their answer. */
export function NextAgenda(agenda: Agenda) {
  const { team, me, now } = agenda;
  const { LL } = useI18nContext();
  const found = useTeamAgenda(team.id);
  const outbox = useOutbox() ?? [];
  const [open, setOpen] = useState<OpenSheet>();
  const words = LL.team_agenda;
  if (found.state === 'loading') return null;
  const [next] = splitAgenda(found.rows, now).coming;
  if (!next) return null;
  return (
    <section aria-labelledby="next-agenda">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="next-agenda" className="text-2xl">
          {words.next()}
        </h2>
        <Link
          to="/team/$id/advanced"
          params={{ id: team.id }}
          search={{ tab: 'events' }}
          className={buttonClass({ variant: 'plain' })}
        >
          {words.see_all()}
        </Link>
      </div>
      <List label={words.next()}>
        <AgendaRow
          event={next}
          me={me}
          now={now}
          waits={waitsFor(next.id, askedAbout(outbox, team.id, ABOUT_AGENDA))}
          onOpen={setOpen}
        />
      </List>
      {open && (
        <Suspense>
          <AgendaSheets {...agenda} events={found.rows} open={open} onOpen={setOpen} />
        </Suspense>
      )}
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { lazySheet } from '#entities/lazy/lazy-part.tsx';
import { splitAgenda, type AgendaEvent } from '#domain/agenda/agenda.ts';
import { AREA, askedAbout } from '#entities/team/asked-about.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { List } from '#ui/lists/list-row.tsx';
import { type Agenda, type OpenSheet } from './agenda-place.ts';
import { AgendaRow } from './agenda-row.tsx';

const AgendaSheets = lazySheet(() => import('./sheets/agenda-sheets.tsx'));

type NextEntryProps = Agenda & {
  /** The agenda of the team. */
  events: readonly AgendaEvent[];
  /** Under the heading: whose entry it is, where that is not clear. */
  whose?: ReactNode;
};

/** The next entry of a team's agenda, and my answer; nothing while none is to come. */
export function NextEntry({ events, whose, ...agenda }: NextEntryProps) {
  const { team, me, now } = agenda;
  const { LL } = useI18nContext();
  const asked = askedAbout(useOutbox() ?? [], team.id, AREA.events);
  const [open, setOpen] = useState<OpenSheet>();
  const words = LL.team_agenda;
  const [next] = splitAgenda(events, now).coming;
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
          className={classNames(buttonClass({ variant: 'plain' }), '-mx-4')}
        >
          {words.see_all()}
        </Link>
      </div>
      {whose}
      <List label={words.next()}>
        <AgendaRow event={next} me={me} now={now} asked={asked} onOpen={setOpen} />
      </List>
      {open && (
        <Suspense>
          <AgendaSheets
            {...agenda}
            events={events}
            asked={asked}
            open={open}
            onOpen={setOpen}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

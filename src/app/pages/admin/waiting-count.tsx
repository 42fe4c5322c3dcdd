import { Link } from '@tanstack/react-router';
import type { Arena } from '#domain/arena/arena-list.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDaysAway, formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAnswer, type Question } from '#live/administration/use-answer.ts';
import { countArenaCorrections, type WaitingCorrections } from '#sync/calls/arena-corrections.ts';
import { buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

/** Shows how many arenas wait beside their link, unless it is 0; the room of the number is kept (law 1). */
export function WaitingCount({ count }: { count: number }) {
  const { LL, locale } = useI18nContext();
  return (
    <>
      <span aria-hidden className="tab-count">
        {count > 0 && formatNumber(count, locale)}
      </span>
      {count > 0 && <span className="sr-only">, {LL.admin.arenas.waiting({ count })}</span>}
    </>
  );
}

type WaitingFirstProps = {
  /** The oldest first. */
  waiting: readonly Arena[];
  /** UTC ISO instant. */
  now: string;
};

/** What waits, on the first screen of the desk, and since when the oldest does. */
export function WaitingFirst({ waiting, now }: WaitingFirstProps) {
  return (
    <div className="page-width no-print flex flex-col gap-4 pt-4 empty:hidden">
      <FirstArenas waiting={waiting} now={now} />
      <FirstCorrections now={now} />
    </div>
  );
}

function FirstArenas({ waiting, now }: WaitingFirstProps) {
  const { LL, locale } = useI18nContext();
  const [oldest] = waiting;
  if (!oldest) return null;
  const words = LL.admin.arenas;
  const since = formatDaysAway(eventDay(oldest.created_at), eventDay(now), locale);
  return (
    <Note
      kind="waiting"
      title={words.waiting_arenas({ count: waiting.length })}
      action={<ToArenas />}
    >
      {words.oldest({ since, arena: oldest.name })}
    </Note>
  );
}

const question: Question<WaitingCorrections> = ({ local }) => countArenaCorrections(local);

/** Corrections of published arenas are not on this device: without a signal nothing is said of them. */
function FirstCorrections({ now }: { now: string }) {
  const { LL, locale } = useI18nContext();
  const { answer } = useAnswer(question);
  if (!answer?.oldest) return null;
  const words = LL.admin.arenas.corrections;
  const since = formatDaysAway(eventDay(answer.oldest), eventDay(now), locale);
  return (
    <Note
      kind="waiting"
      title={words.waiting({ count: answer.count })}
      action={<ToArenas filter="corrections" />}
    >
      {words.oldest({ since })}
    </Note>
  );
}

function ToArenas({ filter }: { filter?: 'corrections' }) {
  const { LL } = useI18nContext();
  return (
    <Link
      to="/admin/$section"
      params={{ section: 'arenas' }}
      search={filter ? { filter } : {}}
      className={buttonClass()}
    >
      {LL.admin.arenas.decide()}
    </Link>
  );
}

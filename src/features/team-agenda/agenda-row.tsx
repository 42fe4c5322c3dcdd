import ClipboardList from 'lucide-react/icons/clipboard-list';
import Clock from 'lucide-react/icons/clock';
import FileCheck from 'lucide-react/icons/file-check';
import { hasMissed, isOver, type AgendaEvent } from '#domain/agenda/agenda.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { PlaceFact } from '#entities/place/place-fact.tsx';
import { dateBlock } from '#i18n/formats/formats.ts';
import { waitsFor } from '#live/outbox/about-row.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { classNames } from '#ui/class-names.ts';
import { DateBlock } from '#ui/day-time/date-block.tsx';
import { ListRow, rowOpensClass } from '#ui/lists/list-row.tsx';
import { WaitsChip } from '#entities/form/waits-chip.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import type { Agenda, OpenSheet } from './agenda-place.ts';
import { AboutEvent } from './about/about-event.tsx';
import { Attendance } from './answer/attendance.tsx';
import { Faces } from './answer/faces.tsx';
import { useWhen } from './use-when.ts';

type AgendaRowProps = Pick<Agenda, 'me' | 'now'> & {
  event: AgendaEvent;
  /** What I asked about the agenda and is not settled, or was refused. */
  asked: readonly OutboxRecord[];
  onOpen: (sheet: OpenSheet) => void;
};

/** An entry of the agenda: when, where, what is written about it, who comes, and my answer. */
export function AgendaRow({ event, me, now, asked, onOpen }: AgendaRowProps) {
  const { LL, locale } = useI18nContext();
  const when = useWhen(now);
  const words = LL.team_agenda;
  const { id, data } = event;
  const past = isOver(data, now);
  return (
    <ListRow
      level={3}
      leading={<DateBlock {...dateBlock(eventDay(data.start_date), locale)} past={past} />}
      title={
        <button
          type="button"
          aria-haspopup="dialog"
          className={classNames(rowOpensClass, 'tap-height text-start wrap-anywhere')}
          onClick={() => onOpen({ is: 'entry', id })}
        >
          {data.title}
        </button>
      }
      facts={
        <>
          <StateChip kind="mode" icon={null}>
            {words.type[data.type]()}
          </StateChip>
          {hasMissed(data, me.user_id) && (
            <StateChip kind="warning">{words.absent.chip()}</StateChip>
          )}
          {waitsFor(id, asked) && <WaitsChip>{words.waiting()}</WaitsChip>}
          <span className="fact">
            <Clock aria-hidden />
            <span>
              <span className="sr-only">{when.at(data.start_date)}; </span>
              {when.hours(data)}
            </span>
          </span>
          <PlaceFact>{data.location}</PlaceFact>
          {data.briefing && (
            <span className="fact">
              <ClipboardList aria-hidden />
              {words.has_briefing()}
            </span>
          )}
          {data.report && (
            <span className="fact">
              <FileCheck aria-hidden />
              {words.has_report()}
            </span>
          )}
        </>
      }
      extra={
        <>
          <Faces event={event} me={me} now={now} onOpen={() => onOpen({ is: 'people', id })} />
          <AboutEvent event={event} me={me} now={now} />
        </>
      }
      trailing={<Attendance event={event} me={me} now={now} asked={asked} />}
    />
  );
}

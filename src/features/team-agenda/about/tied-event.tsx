import { Link } from '@tanstack/react-router';
import Crosshair from 'lucide-react/icons/crosshair';
import { attendanceOf, attendeesWho, isOver, type AgendaEvent } from '#domain/agenda/agenda.ts';
import { registrationState } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useMyRegistrations } from '#live/event/use-my-registrations.ts';
import { useMineIsKnown } from '#live/freshness/use-mine-is-known.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import { useAgendaRegistrations } from '#live/team/use-agenda-registrations.ts';
import { buttonClass } from '#ui/button.tsx';
import type { Agenda } from '../agenda-place.ts';

type TiedEventProps = Pick<Agenda, 'me' | 'now'> & { event: AgendaEvent; event_id: string };

/**
 * The way to the event, how many of those who said yes have a place there, and the way to the form
 * for who said yes and has none.
 */
export default function TiedEvent({ event, event_id, me, now }: TiedEventProps) {
  const { LL } = useI18nContext();
  const found = useLiveRecord('airsoft_events', event_id);
  const registrations = useMyRegistrations();
  const mine = registrations?.get(event_id);
  const known = useMineIsKnown() && registrations !== undefined;
  const words = LL.team_agenda.about;
  const row = found.state === 'present' ? found.row : undefined;
  // the form takes the game's name as the title: it is not said twice
  const name = row && row.name !== event.data.title ? row.name : words.see();
  const going = attendeesWho(event.data, 'confirmed').length;
  const says_yes = attendanceOf(event.data, me.user_id) === 'confirmed';
  const viewer = { now, signed_in: true, registered: mine !== undefined };
  const may_register = row && known && says_yes && registrationState(row, viewer) === 'open';
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Link
        to="/event/$id"
        params={{ id: event_id }}
        className="link inline-flex tap-height min-w-0 items-center gap-2"
      >
        <Crosshair aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </Link>
      {!isOver(event.data, now) && (
        // an answer that arrived, or a place of mine, changes the count: it is asked for again
        <Counted key={`${event.rev}:${mine?.status ?? ''}`} id={event.id} going={going} />
      )}
      {may_register && (
        <Link to="/register/$id" params={{ id: event_id }} className={buttonClass()}>
          {LL.event.action.register()}
        </Link>
      )}
    </div>
  );
}

/** Both numbers, or the first alone where the second was never heard. */
function Counted({ id, going }: { id: string; going: number }) {
  const { LL } = useI18nContext();
  const words = LL.team_agenda.about;
  const heard = useAgendaRegistrations(id);
  return (
    <span className="text-soft tabular-nums">
      {words.going({ count: going })}
      {heard && ` · ${words.registered({ count: heard.registered })}`}
    </span>
  );
}

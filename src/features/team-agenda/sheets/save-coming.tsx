import CalendarArrowDown from 'lucide-react/icons/calendar-arrow-down';
import type { AgendaEvent } from '#domain/agenda/agenda.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import type { Agenda } from '../agenda-place.ts';
import { useAgendaCalendar } from './use-agenda-calendar.ts';

type SaveComingProps = Pick<Agenda, 'team'> & { coming: readonly AgendaEvent[] };

/** All that is coming, for the phone's calendar. */
export function SaveComing({ team, coming }: SaveComingProps) {
  const { LL } = useI18nContext();
  const calendar = useAgendaCalendar(team.id);
  return (
    <div className="mt-4">
      <Button
        icon={CalendarArrowDown}
        busy={calendar.busy}
        onClick={() => void calendar.save(team.name, coming)}
      >
        {LL.team_agenda.calendar.all()}
      </Button>
    </div>
  );
}

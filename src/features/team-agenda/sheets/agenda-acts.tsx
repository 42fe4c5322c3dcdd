import CalendarArrowDown from 'lucide-react/icons/calendar-arrow-down';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { AgendaEvent } from '#domain/agenda/agenda.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { mayWrite, type Agenda } from '../agenda-place.ts';
import { useAgendaCalendar } from './use-agenda-calendar.ts';

type AgendaActsProps = Agenda & {
  coming: readonly AgendaEvent[];
  onNew: () => void;
};

/** A new entry, by those who write the agenda, and all that is coming for the phone's calendar. */
export function AgendaActs({ coming, onNew, ...agenda }: AgendaActsProps) {
  const { LL } = useI18nContext();
  const { team } = agenda;
  const calendar = useAgendaCalendar(team.id);
  const words = LL.team_agenda;
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {mayWrite(agenda) && (
        <Button variant="main" icon={CalendarPlus} onClick={onNew}>
          {words.new()}
        </Button>
      )}
      {coming.length > 0 && (
        <Button
          icon={CalendarArrowDown}
          busy={calendar.busy}
          onClick={() => void calendar.save(team.name, coming)}
        >
          {words.calendar.all()}
        </Button>
      )}
    </div>
  );
}

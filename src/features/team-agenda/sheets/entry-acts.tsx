import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FileCheck from 'lucide-react/icons/file-check';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import Users from 'lucide-react/icons/users';
import { hasBegun, isOver, type AgendaEvent } from '#domain/agenda/agenda.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { MenuItem } from '#ui/overlay/popover.tsx';
import { mayWrite, type Agenda, type OpenSheet } from '../agenda-place.ts';
import { useAgendaCalendar } from './use-agenda-calendar.ts';

type EntryActsProps = Agenda & { event: AgendaEvent; onOpen: (sheet: OpenSheet) => void };

/** What can be done with an entry: by everybody, and by those who write the agenda. */
export function EntryActs({ event, onOpen, ...agenda }: EntryActsProps) {
  const { LL } = useI18nContext();
  const calendar = useAgendaCalendar(event.team_id);
  const words = LL.team_agenda;
  const { id, data } = event;
  const { title } = data;
  const over = isOver(data, agenda.now);
  return (
    <section aria-label={words.actions()} className="-mx-3 border-t border-line pt-2">
      <MenuItem icon={Users} onClick={() => onOpen({ is: 'people', id })}>
        {(over ? words.people.past : words.people).title()}
      </MenuItem>
      {!over && (
        <MenuItem icon={CalendarPlus} onClick={() => void calendar.save(title, [event])}>
          {LL.event.calendar.action()}
        </MenuItem>
      )}
      {mayWrite(agenda) && (
        <>
          <MenuItem icon={ClipboardList} onClick={() => onOpen({ is: 'briefing', id })}>
            {data.briefing ? words.briefing.edit() : words.briefing.write()}
          </MenuItem>
          {hasBegun(data, agenda.now) && (
            <MenuItem icon={FileCheck} onClick={() => onOpen({ is: 'report', id })}>
              {data.report ? words.report.edit() : words.report.write()}
            </MenuItem>
          )}
          <MenuItem icon={Pencil} onClick={() => onOpen({ is: 'edit', id })}>
            {words.form.edit_title()}
          </MenuItem>
          <MenuItem icon={Trash2} onClick={() => onOpen({ is: 'delete', id })}>
            {words.delete.action()}
          </MenuItem>
        </>
      )}
    </section>
  );
}

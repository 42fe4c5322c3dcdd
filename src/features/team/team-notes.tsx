import { Link } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import { WaitingNotes } from '#actions/waiting-notes.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { buttonClass } from '#ui/button.tsx';
import type { Team, TeamPeople } from './use-team-people.ts';

/**
 * My mutations of this team that wait, and those that the server refused. What a form asked would be
 * refused again: it leads to where it is corrected.
 */
export function TeamNotes({ team, people }: { team: Team; people: TeamPeople }) {
  const { LL } = useI18nContext();
  // my request has a note of its own
  const records = people.asked.filter(
    ({ name, status }) => name !== 'request_join@1' || status === 'rejected',
  );
  const correct = ({ name }: OutboxRecord) => {
    if (name === 'update_team@1' && people.place === 'captain') {
      return (
        <Link to="/team/edit/$id" params={{ id: team.id }} className={buttonClass()}>
          <Pencil aria-hidden className="size-5" />
          {LL.outbox.action.edit()}
        </Link>
      );
    }
    if (!AREA_FORMS.test(name)) return undefined;
    return (
      <Link to="/outbox" className={buttonClass()}>
        {LL.outbox.lost.see()}
      </Link>
    );
  };
  return <WaitingNotes records={records} correct={correct} />;
}

/** They are in the members' area. */
const AREA_FORMS = /_(rank|communication|alliance|agenda_event|briefing|report)@/;

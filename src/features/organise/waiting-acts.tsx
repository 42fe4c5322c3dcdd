import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { WaitingNotes } from '#actions/waiting-notes.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass } from '#ui/button.tsx';

/** My own registration has its own note; an entry of a team's agenda only names the event. */
const ELSEWHERE = ['register', 'register_squad', 'cancel_registration', 'create_agenda_event'];

type WaitingActsProps = {
  event: AirsoftEvent;
  /** Opens the form again with the values of a participant that the server refused. */
  correct: (record: OutboxRecord) => ReactNode;
};

/** My mutations of this event that wait, each with an undo, and those that the server refused. */
export function WaitingActs({ event, correct }: WaitingActsProps) {
  const { LL } = useI18nContext();
  const records = useOutbox()?.filter((record) => isAbout(record, event.id)) ?? [];
  return (
    <WaitingNotes
      records={records}
      correct={(record) => {
        const of = { params: { id: event.id }, className: buttonClass() };
        switch (record.name) {
          case 'update_event@1':
            return (
              <Link to="/event/$id/edit" {...of}>
                {LL.common.edit()}
              </Link>
            );
          case 'save_event_teams@1':
            return (
              <Link to="/event/$id" search={{ tab: 'teams' }} {...of}>
                {LL.event.teams.see()}
              </Link>
            );
          case 'add_participant@1':
            return correct(record);
          default:
            return undefined;
        }
      }}
    />
  );
}

const asked = ({ name }: OutboxRecord): string => name.slice(0, name.indexOf('@'));

function isAbout(record: OutboxRecord, event_id: string): boolean {
  const args = record.args as { id?: string; event_id?: string };
  return (args.event_id ?? args.id) === event_id && !ELSEWHERE.includes(asked(record));
}

import type { Viewer } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';
import { List } from '#ui/lists/list-row.tsx';
import { ParticipantRow } from './participant-row.tsx';

type ParticipantListProps = {
  event: AirsoftEvent;
  rows: readonly Operator[];
  viewer: Viewer;
};

export function ParticipantList({ event, rows, viewer }: ParticipantListProps) {
  const { LL } = useI18nContext();
  return (
    <List label={LL.event.participants.label()}>
      {rows.map((row) => (
        <ParticipantRow key={row.id} event={event} row={row} viewer={viewer} />
      ))}
    </List>
  );
}

import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';
import { ParticipantRow } from './participant-row.tsx';
import { VirtualList } from '#ui/virtual-list.tsx';

const keyOf = ({ id }: Operator): string => id;
const heightOf = (): number => 84;

type VirtualParticipantsProps = {
  event: AirsoftEvent;
  rows: readonly Operator[];
  owner: boolean;
};

/** The list of a large event: only the rows in sight are in the document. */
// A default export, because React.lazy takes nothing else.
export default function VirtualParticipants({ event, rows, owner }: VirtualParticipantsProps) {
  const { LL } = useI18nContext();
  return (
    <VirtualList
      label={LL.event.participants.label()}
      items={rows}
      keyOf={keyOf}
      estimate_px={heightOf}
      render={(row, element) => (
        <ParticipantRow key={row.id} event={event} row={row} owner={owner} element={element} />
      )}
    />
  );
}

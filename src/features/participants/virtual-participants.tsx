import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Operator } from '#sync/records/operator.ts';
import { VirtualList } from '#ui/lists/virtual-list.tsx';
import { ParticipantRow } from './participant-row.tsx';
import { ParticipantTable, type ParticipantTableProps } from './participant-table.tsx';

const keyOf = ({ id }: Operator): string => id;
const heightOf = (): number => 84;

type VirtualParticipantsProps = ParticipantTableProps & {
  /** The screen is wide enough for a table. */
  wide: boolean;
};

/**
 * The participants of a large event, as a list or a table: only the visible rows are in the
 * document.
 */
// A default export, because React.lazy takes nothing else.
export default function VirtualParticipants({ wide, ...table }: VirtualParticipantsProps) {
  const { LL } = useI18nContext();
  if (wide) return <ParticipantTable {...table} />;
  const { event, rows, viewer } = table;
  return (
    <VirtualList
      label={LL.event.participants.label()}
      items={rows}
      keyOf={keyOf}
      estimate_px={heightOf}
      render={(row, element) => (
        <ParticipantRow key={row.id} event={event} row={row} viewer={viewer} element={element} />
      )}
    />
  );
}

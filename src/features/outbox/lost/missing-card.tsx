import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { MissingLane } from '#sync/receipts/missing.ts';
import { Button } from '#ui/button.tsx';
import { ListRow } from '#ui/lists/list-row.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { AskedList } from '../asked-list.tsx';

type MissingCardProps = {
  lane: MissingLane;
  now: string;
  onSend: () => void;
  onDiscard: () => void;
};

/**
 * The lost mutations of one event or team. They are sent again together and in order, because each
 * may need the one before.
 */
export function MissingCard({ lane, now, onSend, onDiscard }: MissingCardProps) {
  const { LL } = useI18nContext();
  const words = LL.outbox.lost;
  const { missing, overtaken, partial } = lane;
  return (
    <ListRow
      title={<AskedList asked={missing} now={now} />}
      level={3}
      facts={<StateChip kind="warning">{words.restored.chip()}</StateChip>}
      extra={
        <>
          {overtaken && <p className="mt-2">{words.restored.overtaken()}</p>}
          {partial && <p className="mt-2">{words.restored.partial()}</p>}
          <div className="mt-3 flex flex-wrap gap-2">
            <Button icon={RotateCw} onClick={onSend}>
              {words.restored.send()}
            </Button>
            <Button variant="plain" icon={Trash2} onClick={onDiscard}>
              {words.discard()}
            </Button>
          </div>
        </>
      }
    />
  );
}

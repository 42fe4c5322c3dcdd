import Pencil from 'lucide-react/icons/pencil';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusedSentence } from '#i18n/outcomes/refusal.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

type RefusedPointProps = {
  /** Of one event; none: nothing is shown. */
  refused: readonly OutboxRecord[];
  /** Opens its point with what was typed. */
  onCorrect: () => void;
};

/** The point that the server did not take, and what can be done about it. */
export function RefusedPoint({ refused, onCorrect }: RefusedPointProps) {
  const last = refused.at(-1);
  return last && <Refused {...{ refused, last, onCorrect }} />;
}

function Refused({ refused, last, onCorrect }: RefusedPointProps & { last: OutboxRecord }) {
  const { LL } = useI18nContext();
  const { discard } = useOutboxActions();
  const words = LL.outbox.action;
  return (
    <div className="pt-2">
      <Note
        kind="refused"
        title={LL.event_map.not_adjusted()}
        action={
          <>
            <Button icon={Pencil} onClick={onCorrect}>
              {words.edit()}
            </Button>
            <Button variant="plain" onClick={() => refused.forEach(({ id }) => void discard(id))}>
              {words.discard()}
            </Button>
          </>
        }
      >
        {refusedSentence(last, LL)}
      </Note>
    </div>
  );
}

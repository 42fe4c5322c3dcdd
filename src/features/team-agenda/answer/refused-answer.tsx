import type { AgendaEvent, Attendance } from '#domain/agenda/agenda.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusedSentence } from '#i18n/outcomes/refusal.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { useAnswer } from './use-answer.ts';

type RefusedAnswerProps = {
  event: AgendaEvent;
  /** What the server has. */
  said: Attendance;
  over: boolean;
  refused: OutboxRecord;
  /** Forgets what was refused. */
  onEnd: () => void;
};

/**
 * My answer that the server refused. When another device of mine was faster, what that one said is
 * shown, and one tap takes both steps from there.
 */
export function RefusedAnswer({ event, said, over, refused, onEnd }: RefusedAnswerProps) {
  const { LL } = useI18nContext();
  const { saving, answer } = useAnswer(event);
  const words = LL.team_agenda.attendance;
  const { status: wanted } = refused.args as { status: Attendance };
  const crosses = refused.error?.code === 'attendance_through_pending';
  const elsewhere = crosses && said !== 'pending';
  const again = async () => {
    if (await answer(...(crosses ? (['pending', wanted] as const) : [wanted]))) onEnd();
  };
  return (
    <div className="w-full">
      <Note
        kind="refused"
        title={words.failed()}
        action={
          <>
            {!over && said !== wanted && (
              <Button busy={saving !== undefined} onClick={() => void again()}>
                {crosses ? words.change({ answer: words.to[wanted]() }) : LL.outbox.action.retry()}
              </Button>
            )}
            <Button variant="plain" onClick={onEnd}>
              {elsewhere ? words.keep() : LL.outbox.action.discard()}
            </Button>
          </>
        }
      >
        {elsewhere ? words.elsewhere({ answer: words.to[said]() }) : refusedSentence(refused, LL)}
      </Note>
    </div>
  );
}

import Check from 'lucide-react/icons/check';
import { useAct } from '#actions/use-act.ts';
import { happenedAt, type CheckIn } from '#domain/attendance/attendance.ts';
import { isOwner } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';

type SayYesProps = { mark: CheckIn; event: AirsoftEvent; name: string };

/** The organiser's yes to a mark that waits for it: the same mark, in their name. */
export function SayYes({ mark, event, name }: SayYesProps) {
  const { LL } = useI18nContext();
  const act = useAct();
  const person = usePerson();
  const words = LL.gate.attention.yes;
  if (!isOwner(event, person)) return null;
  const say = () => {
    const { operator_id, mark: what, undoes } = mark.data;
    const args = {
      event_id: event.id,
      operator_id,
      mark: what,
      ...(undoes === null ? {} : { undoes }),
      scanned_at: new Date(happenedAt(mark)).toISOString(),
      clock_offset_ms: 0,
      data_version: null,
    };
    const said = { done: words.done(), refused: words.refused() };
    return act('check_in@1', args, { label: name, said });
  };
  return (
    <Button icon={Check} onClick={() => void say()}>
      {words.action()}
    </Button>
  );
}

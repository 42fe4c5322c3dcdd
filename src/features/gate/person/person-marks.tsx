import { marksOf, type CheckIn, type HeardMark } from '#domain/attendance/attendance.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEventStaff } from '#live/event/use-event-staff.ts';
import { Button } from '#ui/button.tsx';
import { deviceWords, timeOf } from '../gate-words.ts';
import type { Gate } from '../use-gate.ts';

type PersonMarksProps = {
  gate: Gate;
  person_id: string;
  device_id: string;
  /** @param id of the mark */
  onUndo: (id: string) => void;
};

/** Everything that was marked about one person, by which device, and who brought it. */
export function PersonMarks({ gate, person_id, device_id, onUndo }: PersonMarksProps) {
  const { LL } = useI18nContext();
  const words = LL.gate.sheet;
  const heard = marksOf(gate.marks, person_id);
  const staff = useEventStaff(gate.event.id)?.staff;
  const bearerOf = ({ data }: CheckIn) =>
    data.relayed_by === null
      ? undefined
      : (staff?.find(({ data: { user_id } }) => user_id === data.relayed_by)?.data.name ??
        LL.gate.other_device());
  return (
    <>
      <h3 className="text-xl">{words.marks()}</h3>
      {heard.length === 0 && <p className="text-soft">{words.none()}</p>}
      <ul aria-label={words.marks()} className="divide-y divide-line">
        {heard.map((one) => (
          <MarkRow
            key={one.mark.id}
            heard={one}
            device={deviceWords(one.mark, LL, device_id)}
            bearer={bearerOf(one.mark)}
            onUndo={() => onUndo(one.mark.id)}
          />
        ))}
      </ul>
    </>
  );
}

type MarkRowProps = {
  heard: HeardMark;
  device: string;
  /** Who brought it, when it was not its maker. */
  bearer: string | undefined;
  onUndo: () => void;
};

function MarkRow({ heard: { mark, undone, again }, device, bearer, onUndo }: MarkRowProps) {
  const { LL } = useI18nContext();
  const words = LL.gate.sheet;
  const what = mark.data.mark === 'out' ? words.out() : again ? words.again() : words.in();
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4">
      <span className="min-w-0 flex-1 basis-48">
        <span className="font-medium">
          {timeOf(mark)} {what}
          {undone && ` (${words.undone()})`}
        </span>
        <span className="block text-sm text-soft">
          {device}
          {bearer && ` · ${words.relayed({ name: bearer })}`}
        </span>
      </span>
      {!undone && (
        <Button onClick={onUndo} aria-label={`${LL.gate.undo()}: ${what} ${timeOf(mark)}`}>
          {LL.gate.undo()}
        </Button>
      )}
    </li>
  );
}

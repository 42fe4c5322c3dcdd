import { marksOf, type HeardMark } from '#domain/attendance/attendance.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { deviceWords, timeOf } from '../gate-words.ts';
import type { Gate } from '../use-gate.ts';
import { useBearer } from './use-bearer.ts';

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
  const bearerOf = useBearer(gate.event.id);
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
            bearer={bearerOf(one.mark.data.relayed_by)}
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
  /** "via Ana", when it was not its maker. */
  bearer: string;
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
          {bearer && ` · ${bearer}`}
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

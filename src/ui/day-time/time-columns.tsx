import '../fields/fields.css';
import { useEffect, useId, useRef } from 'react';

type TimeColumnsProps = {
  /** HH:MM */
  time: string;
  onTime: (time: string) => void;
  hours_label: string;
  minutes_label: string;
};

const steps = (end: number, step: number): string[] =>
  Array.from({ length: end / step }, (_, at) => String(at * step).padStart(2, '0'));
const HOURS = steps(24, 1);
const MINUTES = steps(60, 5);

/** Two columns of radio buttons: scroll and tap, or use the arrow keys. */
export function TimeColumns({ time, onTime, hours_label, minutes_label }: TimeColumnsProps) {
  const [hour = '', minute = ''] = time.split(':');
  return (
    <div>
      <p className="mb-3 text-center font-display text-4xl tabular-nums" aria-live="polite">
        {time}
      </p>
      <div className="grid grid-cols-2 gap-4">
        <Column
          label={hours_label}
          values={HOURS}
          value={hour}
          focused
          onValue={(next) => onTime(`${next}:${minute}`)}
        />
        <Column
          label={minutes_label}
          values={MINUTES}
          value={minute}
          onValue={(next) => onTime(`${hour}:${next}`)}
        />
      </div>
    </div>
  );
}

type ColumnProps = {
  label: string;
  values: readonly string[];
  value: string;
  /** Takes the focus when it appears. */
  focused?: boolean;
  onValue: (value: string) => void;
};

function Column({ label, values, value, focused = false, onValue }: ColumnProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // waits until the surrounding sheet is open: before that, nothing in it has a position
    const frame = requestAnimationFrame(() => {
      const checked = list.current?.querySelector<HTMLElement>(':checked');
      const row = checked?.parentElement;
      if (!list.current || !checked || !row) return;
      list.current.scrollTop = row.offsetTop - (list.current.clientHeight - row.clientHeight) / 2;
      if (focused) checked.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [focused]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div ref={list} className="choice-rows relative max-h-72 overflow-y-auto overscroll-contain">
        {values.map((one) => (
          <label key={one} className="choice min-h-14 text-xl tabular-nums">
            <input
              type="radio"
              name={id}
              className="radio"
              value={one}
              checked={one === value}
              onChange={() => onValue(one)}
            />
            {one}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

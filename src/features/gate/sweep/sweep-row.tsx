import Clock from 'lucide-react/icons/clock';
import type { SweptPerson } from '#domain/attendance/sweep.ts';
import { eventTime } from '#domain/time/day-time.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { GateTone } from '../gate-words.ts';

const TONES = {
  out: 'yes',
  inside: 'already',
  silent: 'no',
} as const satisfies Record<SweptPerson['state'], GateTone>;

type SweepRowProps = {
  swept: SweptPerson;
  /** They are looked for no more: their check-in was taken back. */
  left: boolean;
  onTap: () => void;
};

/** A person: the whole row is the button that says they left the field. */
export function SweepRow({ swept, left, onTap }: SweepRowProps) {
  const { LL } = useI18nContext();
  const { person, state, heard_at } = swept;
  const { operator, attendance } = person;
  const words = LL.gate.sweep;
  return (
    <li>
      <button
        type="button"
        className="gate-row"
        data-tone={left ? 'missing' : TONES[state]}
        disabled={left}
        onClick={onTap}
      >
        <span className="gate-who">
          <span className="gate-name">{operator?.name ?? LL.gate.no_name()}</span>
        </span>
        <span className="gate-state">
          {attendance?.last.rev === 0 && (
            <Clock aria-label={LL.gate.unsent({ count: 1 })} className="size-5 shrink-0" />
          )}
          {!left &&
            (state === 'silent' ? words.silent({ time: eventTime(heard_at) }) : words[state]())}
        </span>
      </button>
    </li>
  );
}

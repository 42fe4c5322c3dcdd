import Clock from 'lucide-react/icons/clock';
import { memo, type MouseEvent } from 'react';
import type { GatePerson } from '#domain/attendance/gate-list.ts';
import { classWord } from '#entities/person/class-word.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { RowElement } from '#ui/lists/list-row.tsx';
import { stateWords } from '../gate-words.ts';

type GateRowProps = {
  person: GatePerson;
  device_id: string;
  /** Stable over renders. */
  onTap: (id: string) => void;
  element?: RowElement | undefined;
};

/** A person: the whole row is the button. Drawn again only when something about them changed. */
export const GateRow = memo(function GateRow({ person, device_id, onTap, element }: GateRowProps) {
  const { LL } = useI18nContext();
  const { operator, attendance } = person;
  const { tone, text } = stateWords(person, LL, device_id);
  const unsent = attendance?.last.rev === 0;
  return (
    <li {...element}>
      <button
        type="button"
        className="gate-row"
        data-tone={tone}
        onMouseDown={keepKeyboard}
        onClick={() => onTap(person.id)}
      >
        <span className="gate-who">
          <span className="gate-name">{operator?.name ?? LL.gate.no_name()}</span>
          {operator && (
            <span className="gate-facts">
              {operator.team ?? LL.event.participants.no_team()}
              {operator.class && ` · ${classWord(operator.class, LL)}`}
            </span>
          )}
        </span>
        <span className="gate-state">
          {unsent && (
            <Clock aria-label={LL.gate.unsent({ count: 1 })} className="size-5 shrink-0" />
          )}
          {text}
        </span>
      </button>
    </li>
  );
}, isSame);

/** Who types a name and taps a row types the next name: the search keeps the focus. */
function keepKeyboard(event: MouseEvent): void {
  if (document.activeElement instanceof HTMLInputElement) event.preventDefault();
}

function isSame(one: GateRowProps, other: GateRowProps): boolean {
  const [a, b] = [one.person, other.person];
  const [was, is] = [a.attendance, b.attendance];
  return (
    one.onTap === other.onTap &&
    one.element === other.element &&
    one.device_id === other.device_id &&
    a.id === b.id &&
    a.operator?.rev === b.operator?.rev &&
    a.operator?.name === b.operator?.name &&
    a.state === b.state &&
    was?.first_in.id === is?.first_in.id &&
    was?.last.id === is?.last.id &&
    was?.last.rev === is?.last.rev &&
    was?.duplicates.length === is?.duplicates.length
  );
}

import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

export type Decision = 'mine' | 'theirs' | 'edit';

type FormConflictsProps<Unit extends string, Form> = {
  title: string;
  units: readonly Unit[];
  mine: Form;
  theirs: Form;
  label: (unit: Unit) => string;
  /** A unit's value in readable form. */
  show: (unit: Unit, form: Form) => ReactNode;
  onDecide: (unit: Unit, decision: Decision) => void;
};

/**
 * Shows what two devices changed differently, field by field: mine, theirs, and the choice between
 * them.
 */
export function FormConflicts<Unit extends string, Form>(props: FormConflictsProps<Unit, Form>) {
  const { title, units, mine, theirs, label, show, onDecide } = props;
  const { LL } = useI18nContext();
  const words = LL.form.conflict;
  return (
    <Note kind="refused" title={title}>
      <p>{words.hint()}</p>
      <ul className="mt-3 divide-y divide-line">
        {units.map((unit) => (
          <li key={unit} className="py-4" data-conflict={unit}>
            <h3 className="font-display text-xl">{label(unit)}</h3>
            <dl className="mt-1 grid gap-x-6 gap-y-2 sm:grid-cols-2">
              {[['mine', mine] as const, ['theirs', theirs] as const].map(([side, form]) => (
                <div key={side} className="min-w-0">
                  <dt className="text-sm text-soft">{words[side]()}</dt>
                  <dd className="max-h-40 overflow-y-auto whitespace-pre-line wrap-anywhere">
                    {show(unit, form)}
                  </dd>
                </div>
              ))}
            </dl>
            <div
              role="group"
              aria-label={words.decide({ field: label(unit) })}
              className="mt-3 flex flex-wrap gap-3"
            >
              <Button onClick={() => onDecide(unit, 'mine')}>{words.keep_mine()}</Button>
              <Button onClick={() => onDecide(unit, 'theirs')}>{words.take_theirs()}</Button>
              <Button variant="plain" onClick={() => onDecide(unit, 'edit')}>
                {words.edit()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Note>
  );
}

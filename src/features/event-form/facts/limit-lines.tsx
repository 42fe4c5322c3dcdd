import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import type { LimitLine } from '#domain/event/event-facts.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { MOST_LIMITS } from '#sync/event-mutations/event-facts.ts';
import { operatorClasses, type OperatorClass } from '#sync/records/operator.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type LimitLinesProps = {
  lines: readonly LimitLine[];
  onChange: (lines: readonly LimitLine[]) => void;
  error: string | undefined;
};

/** The limits of joules or FPS: a line for each class, and one for all others. */
export function LimitLines({ lines, onChange, error }: LimitLinesProps) {
  const { LL } = useI18nContext();
  const words = LL.event_form.facts.limit;
  const change = (n: number, news: Partial<LimitLine>) =>
    onChange(lines.map((line, i) => (i === n ? { ...line, ...news } : line)));
  const classes = [
    { value: '', label: LL.event.facts.everybody() },
    ...operatorClasses.map((value) => ({ value, label: LL.registration.class[value]() })),
  ];
  return (
    <fieldset className="flex flex-col gap-3" data-field="energy_limits">
      <legend className="mb-1.5 font-medium">{LL.event_form.field.energy_limits()}</legend>
      {lines.map((line, n) => (
        // a line has no id, and lines are only added at the end
        <div key={n} className="flex flex-wrap items-end gap-3">
          <div className="min-w-40 flex-1 basis-full sm:basis-40">
            <SelectField
              label={words.class()}
              options={classes}
              value={line.class}
              onChange={(value) => change(n, { class: value as OperatorClass | '' })}
            />
          </div>
          {(['joules', 'fps'] as const).map((name) => (
            <div key={name} className="min-w-0 flex-1 basis-20">
              <TextField
                label={words[name]()}
                inputMode={name === 'joules' ? 'decimal' : 'numeric'}
                autoComplete="off"
                value={line[name]}
                onChange={(value) => change(n, { [name]: value })}
                aria-invalid={error ? true : undefined}
              />
            </div>
          ))}
          <IconButton
            type="button"
            icon={Trash2}
            label={words.remove()}
            onClick={() => onChange(lines.filter((_, i) => i !== n))}
          />
        </div>
      ))}
      <p role="status" className="text-error">
        {error}
      </p>
      {lines.length < MOST_LIMITS && (
        <div>
          <Button
            icon={Plus}
            onClick={() => onChange([...lines, { class: '', joules: '', fps: '' }])}
          >
            {words.add()}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

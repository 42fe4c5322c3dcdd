import {
  FEWEST_TIMES,
  MOST_TIMES,
  REPEATS,
  seriesDays,
  type Repeat,
} from '#domain/event/form/series.ts';
import { dateBlock } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';

type RepeatChoiceProps = {
  /** YYYY-MM-DD as typed. */
  first: string;
  repeat: Repeat;
  onRepeat: (repeat: Repeat) => void;
  /** Such as "4 eventos". */
  count: (count: number) => string;
  /** Above the days: what there will be on each. */
  title: string;
};

const EVERY = ['never', 'week', 'two_weeks'] as const;
const TIMES = Array.from({ length: MOST_TIMES - FEWEST_TIMES + 1 }, (_, at) => FEWEST_TIMES + at);

/** Whether something is repeated; its days are shown before anything is made. */
export function RepeatChoice({ first, repeat, onRepeat, count, title }: RepeatChoiceProps) {
  const { LL } = useI18nContext();
  const words = LL.event_form.repeat;
  const days = seriesDays(first, repeat);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={words.label()}
          name="every_weeks"
          value={String(repeat.every_weeks)}
          onChange={(value) =>
            onRepeat({ ...repeat, every_weeks: REPEATS.find((one) => String(one) === value) ?? 0 })
          }
          options={REPEATS.map((one) => ({ value: String(one), label: words[EVERY[one]]() }))}
        />
        {repeat.every_weeks > 0 && (
          <SelectField
            label={words.times()}
            name="times"
            value={String(repeat.times)}
            onChange={(value) => onRepeat({ ...repeat, times: Number(value) })}
            options={TIMES.map((times) => ({ value: String(times), label: count(times) }))}
          />
        )}
      </div>
      {repeat.every_weeks > 0 &&
        (days.length > 1 ? <Days days={days} title={title} /> : <p>{words.no_day()}</p>)}
    </>
  );
}

function Days({ days, title }: { days: readonly string[]; title: string }) {
  const { locale } = useI18nContext();
  return (
    <div aria-live="polite">
      <p className="text-soft">{title}</p>
      <ol aria-label={title} className="mt-2 flex flex-wrap gap-2">
        {days.map((day) => {
          const { weekday, day: number, month } = dateBlock(day, locale);
          return (
            <li key={day} className="rounded-field border border-line px-3 py-1.5 tabular-nums">
              <time dateTime={day}>
                <span className="text-soft">{weekday}</span> {number} {month}
              </time>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

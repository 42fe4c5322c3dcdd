import { useStore } from '@tanstack/react-form';
import {
  FEWEST_TIMES,
  MOST_TIMES,
  REPEATS,
  seriesDays,
  type Repeat,
} from '#domain/event/series.ts';
import { dateBlock } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Note } from '#ui/page/note.tsx';
import type { EventFormApi } from '../use-event-form.ts';
import { useFit } from './use-fit.ts';

type RepeatFieldsProps = {
  form: EventFormApi;
  repeat: Repeat;
  onRepeat: (repeat: Repeat) => void;
  /** UTC ISO instant. */
  now: string;
};

const EVERY = ['never', 'week', 'two_weeks'] as const;
const TIMES = Array.from({ length: MOST_TIMES - FEWEST_TIMES + 1 }, (_, at) => FEWEST_TIMES + at);

/** Whether the event is repeated; its days are shown before anything is made. */
export function RepeatFields({ form, repeat, onRepeat, now }: RepeatFieldsProps) {
  const { LL } = useI18nContext();
  const first = useStore(form.store, ({ values }) => values.date);
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
            options={TIMES.map((count) => ({
              value: String(count),
              label: words.count({ count }),
            }))}
          />
        )}
      </div>
      {repeat.every_weeks > 0 && (days.length > 1 ? <Days days={days} /> : <p>{words.no_day()}</p>)}
      <Limit form={form} count={days.length} now={now} />
    </>
  );
}

function Days({ days }: { days: readonly string[] }) {
  const { LL, locale } = useI18nContext();
  const words = LL.event_form.repeat;
  return (
    <div aria-live="polite">
      <p className="text-soft">{words.days()}</p>
      <ol aria-label={words.days()} className="mt-2 flex flex-wrap gap-2">
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

/** Says before sending how many of the events the server would refuse, and why. */
function Limit({ form, count, now }: { form: EventFormApi; count: number; now: string }) {
  const { LL } = useI18nContext();
  const briefing = useStore(form.store, ({ values }) => values.briefing);
  const is_public = useStore(form.store, ({ values }) => values.is_public);
  const fit = useFit({ count, briefing, is_public }, now);
  if (!fit?.because) return null;
  const words = LL.event_form.repeat;
  const { fits, a_day, because } = fit;
  return (
    <Note kind="refused" title={words.fits({ fits, count })}>
      {because === 'daily_limit' ? words.a_day({ a_day }) : words.too_many_public()}
    </Note>
  );
}

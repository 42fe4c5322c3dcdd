import { longestAgenda } from '#domain/agenda/agenda-form.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { usePickerWords } from '#i18n/words/use-picker-words.ts';
import { agendaTypes } from '#sync/records/team/team-record.ts';
import { DateField } from '#ui/day-time/date-field.tsx';
import { TimeField } from '#ui/day-time/time-field.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { TextareaField, TextField } from '#ui/fields/text-field.tsx';
import { EventChoice } from './event-choice.tsx';
import type { EventFormApi } from './use-event-sheet.ts';

/** The calendar shows earlier days too: what already took place can be written down. */
const FIRST_DAY = '2000-01-01';

/** Title, type, place, when, and what it is about (Spec 2 §3). @param now UTC ISO instant */
export function EventFields({ form, now }: { form: EventFormApi; now: string }) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const { form: words, type } = LL.team_agenda;
  return (
    <>
      <EventChoice form={form} now={now} />
      <form.Field name="title">
        {(field) => <TextField label={words.title()} {...bound(field, longestAgenda.title)} />}
      </form.Field>
      <form.Field name="type">
        {(field) => (
          <div data-field="type">
            <ChoiceField
              label={words.type()}
              choices={agendaTypes.map((value) => ({ value, label: type[value]() }))}
              {...bound(field)}
              value={field.state.value}
              onChange={field.handleChange}
            />
          </div>
        )}
      </form.Field>
      <form.Field name="location">
        {(field) => (
          <TextField label={words.location()} {...bound(field, longestAgenda.location)} />
        )}
      </form.Field>
      <Times form={form} now={now} />
      <form.Field name="quorum">
        {(field) => (
          <TextField
            label={words.quorum()}
            hint={words.quorum_hint()}
            mark={LL.common.optional()}
            inputMode="numeric"
            autoComplete="off"
            {...bound(field)}
          />
        )}
      </form.Field>
      <form.Field name="description">
        {(field) => (
          <TextareaField
            label={words.description()}
            mark={LL.common.optional()}
            {...bound(field, longestAgenda.description)}
          />
        )}
      </form.Field>
    </>
  );
}

function Times({ form, now }: { form: EventFormApi; now: string }) {
  const { LL, locale } = useI18nContext();
  const bound = useBound();
  const pickers = usePickerWords();
  const words = LL.team_agenda.form;
  const day = { min: FIRST_DAY, today: eventDay(now), language: locale, words: pickers.date };
  const mark = LL.common.optional();
  return (
    <>
      <div data-field="start" className="grid gap-5 sm:grid-cols-2">
        <form.Field name="date">
          {(field) => <DateField label={words.date()} {...day} {...bound(field)} />}
        </form.Field>
        <form.Field name="time">
          {(field) => (
            <TimeField
              label={words.time()}
              hint={words.zone()}
              words={pickers.time}
              {...bound(field)}
            />
          )}
        </form.Field>
      </div>
      <div data-field="end" className="grid gap-5 sm:grid-cols-2">
        <form.Field name="end_time">
          {(field) => (
            <TimeField
              label={words.end_time()}
              mark={mark}
              words={pickers.time}
              {...bound(field)}
            />
          )}
        </form.Field>
        <form.Field name="end_date">
          {(field) => (
            <DateField
              label={words.end_date()}
              mark={mark}
              hint={words.end_hint()}
              {...day}
              {...bound(field)}
            />
          )}
        </form.Field>
      </div>
    </>
  );
}

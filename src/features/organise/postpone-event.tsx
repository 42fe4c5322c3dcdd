import { useForm } from '@tanstack/react-form';
import { useRef } from 'react';
import { eventDay } from '#domain/time/event-day.ts';
import {
  postponeArgs,
  postponeProblems,
  type PostponeForm,
} from '#domain/event/form/postpone-form.ts';
import { checkedBy } from '#entities/form/checked-by.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { usePickerWords } from '#i18n/words/use-picker-words.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { ToggleField } from '#ui/fields/check-field.tsx';
import { DateField } from '#ui/day-time/date-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { Form } from '#ui/form/form.tsx';
import { TimeField } from '#ui/day-time/time-field.tsx';
import { ReasonField } from './reason-field.tsx';
import { useAct } from '#actions/use-act.ts';

type PostponeEventProps = { event: AirsoftEvent; now: string; onClose: () => void };

/** Postpones the event to another day, or leaves the day open. Everybody keeps their place. */
export default function PostponeEvent({ event, now, onClose }: PostponeEventProps) {
  const { LL, locale } = useI18nContext();
  const element = useRef<HTMLFormElement>(null);
  const act = useAct();
  const words = LL.organise.postpone;
  const pickers = usePickerWords();
  const undated = event.status === 'postponed'; // its time is kept, and only its day is missing
  const start: PostponeForm = { open: false, date: '', time: event.time, reason: '' };
  const form = useForm({
    defaultValues: start,
    ...checkedBy((value: PostponeForm) => postponeProblems(value, now)),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
    onSubmit: async ({ value }) => {
      const said = undated
        ? { done: words.date_set(), refused: words.set_date_refused() }
        : { done: words.done(), refused: words.refused() };
      const about = { label: event.name, said, onKept: onClose };
      await act('postpone_event@1', postponeArgs(event.id, value), about);
    },
  });
  const bound = useBound();
  return (
    <Dialog
      open
      onClose={onClose}
      title={undated ? words.set_date() : words.title()}
      close_label={LL.common.close()}
      actions={
        <>
          <Button onClick={onClose}>{LL.common.back()}</Button>
          <Button variant="main" type="submit" form="postpone">
            {undated ? words.set_date() : words.confirm()}
          </Button>
        </>
      }
    >
      <Form id="postpone" ref={element} className="flex flex-col gap-4" form={form}>
        <p>{words.body()}</p>
        {!undated && (
          <form.Field name="open">
            {({ state, handleChange }) => (
              <ToggleField label={words.open()} checked={state.value} onChange={handleChange} />
            )}
          </form.Field>
        )}
        <form.Subscribe selector={({ values }) => values.open}>
          {(open) =>
            !open && (
              <div className="grid gap-4 sm:grid-cols-2">
                <form.Field name="date">
                  {(field) => (
                    <DateField
                      label={words.date()}
                      min={eventDay(now)}
                      language={locale}
                      words={pickers.date}
                      {...bound(field)}
                    />
                  )}
                </form.Field>
                <form.Field name="time">
                  {(field) => (
                    <TimeField label={words.time()} words={pickers.time} {...bound(field)} />
                  )}
                </form.Field>
              </div>
            )
          }
        </form.Subscribe>
        <form.Field name="reason">
          {({ state, handleChange }) => <ReasonField value={state.value} onChange={handleChange} />}
        </form.Field>
      </Form>
    </Dialog>
  );
}

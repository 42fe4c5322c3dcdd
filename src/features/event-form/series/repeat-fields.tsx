import { useStore } from '@tanstack/react-form';
import { seriesDays, type Repeat } from '#domain/event/form/series.ts';
import { RepeatChoice } from '#entities/series/repeat-choice.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
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

/** Whether the event is repeated, and what the server would refuse of it. */
export function RepeatFields({ form, repeat, onRepeat, now }: RepeatFieldsProps) {
  const { LL } = useI18nContext();
  const first = useStore(form.store, ({ values }) => values.date);
  const words = LL.event_form.repeat;
  return (
    <>
      <RepeatChoice
        first={first}
        repeat={repeat}
        onRepeat={onRepeat}
        count={(count) => words.count({ count })}
        title={words.days()}
      />
      <Limit form={form} count={seriesDays(first, repeat).length} now={now} />
    </>
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
      {because === 'daily_limit' && words.a_day({ a_day })}
      {because === 'too_many_public_events' && words.too_many_public()}
      {because === 'public_list_full' && words.list_full()}
    </Note>
  );
}

import { useState } from 'react';
import type { useSendForm } from '#actions/use-send-form.ts';
import { agendaSeries, type AgendaForm } from '#domain/agenda/agenda-form.ts';
import { notRepeated, seriesDays } from '#domain/event/form/series.ts';
import { RepeatChoice } from '#entities/series/repeat-choice.tsx';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';

type Series = Pick<ReturnType<typeof useSendForm>, 'sendAll'> & {
  team_id: string;
  /** Of the first entry. */
  id: string;
};

/** A new entry, once or on several days: each day is an entry of its own. */
export function useSeries({ team_id, id, sendAll }: Series) {
  const { LL, locale } = useI18nContext();
  const words = LL.team_agenda.form;
  const [repeat, setRepeat] = useState(notRepeated);
  // an event takes place once
  const daysOf = ({ date, event_id }: AgendaForm) =>
    event_id === '' ? seriesDays(date, repeat) : [date];
  return {
    /** On the button. */
    submit: (values: AgendaForm) => {
      const count = daysOf(values).length;
      return count > 1 ? words.create_many({ count }) : words.create();
    },
    /** @param first YYYY-MM-DD as typed */
    fields: (first: string) => (
      <RepeatChoice
        first={first}
        repeat={repeat}
        onRepeat={setRepeat}
        count={(count) => words.dates({ count })}
        title={words.each_day()}
      />
    ),
    send: (values: AgendaForm): Promise<void> => {
      const days = daysOf(values);
      const title = values.title.trim();
      const asks = agendaSeries(values, days).map((columns, at) => ({
        name: 'create_agenda_event@1' as const,
        args: { team_id, ...columns, ...(at === 0 && { id }) },
        label: days.length === 1 ? title : `${title} (${formatDay(days[at]!, locale)})`,
      }));
      const count = days.length;
      const done = count > 1 ? words.created_many({ count }) : words.created();
      return sendAll(asks, { done, refused: words.failed() });
    },
  };
}

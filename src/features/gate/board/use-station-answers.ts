import { useCallback, useState } from 'react';
import { useMutate } from '#actions/use-mutate.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { notKeptSentence } from '#i18n/words/kept-words.ts';
import { signal } from '#platform/gate-signals.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Station } from '#sync/records/event-record.ts';
import type { Recorded } from '../stations/station-sheet.tsx';
import { foundWords } from '../stations/station-words.ts';
import type { GateAnswer } from '../use-gate-taps.ts';

/** What the last record at a station was, and taking it back. */
export function useStationAnswers(event: AirsoftEvent) {
  const { LL, locale } = useI18nContext();
  const mutate = useMutate();
  const [last, setLast] = useState<{ answer: GateAnswer; station: Station }>();
  const [over, setOver] = useState<number>();
  const words = LL.gate;
  const say = (station: Station, given: Omit<GateAnswer, 'key'>) =>
    setLast((before) => ({ answer: { ...given, key: (before?.answer.key ?? 0) + 1 }, station }));
  const answer = last && last.answer.key !== over ? last.answer : undefined;
  const key = answer?.key;
  return {
    answer,
    dismiss: useCallback(() => setOver(key), [key]),
    recorded: ({ id, person, data, is_over }: Recorded) => {
      const found = foundWords({ data }, { LL, locale });
      say(data.station, {
        tone: is_over ? 'no' : 'yes',
        name: person.name,
        text: `${words.stations.name[data.station]()}: ${found}`,
        undo: { id, person },
      });
    },
    undo: async ({ id, person }: NonNullable<GateAnswer['undo']>): Promise<void> => {
      if (!last) return;
      const { station } = last;
      const args = { event_id: event.id, operator_id: person.id, station, undoes: id };
      const kept = await mutate('record_station@1', args, {
        label: `${event.name} (${person.name})`,
      });
      if (!kept.ok) signal('no');
      const said = kept.ok
        ? ({ tone: 'left', text: words.undone() } as const)
        : ({ tone: 'no', text: notKeptSentence(LL, kept.code) } as const);
      say(station, { name: person.name, ...said });
    },
  };
}

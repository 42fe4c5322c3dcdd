import { useMutate } from '#actions/use-mutate.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { notKeptSentence } from '#i18n/words/kept-words.ts';
import { signal } from '#platform/gate-signals.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Recorded } from '../stations/station-sheet.tsx';
import { foundWords } from '../stations/station-words.ts';
import { useGateAnswer } from '../use-gate-answer.ts';

/** What the last record at a station was, and taking it back. */
export function useStationAnswers(event: AirsoftEvent) {
  const { LL, locale } = useI18nContext();
  const mutate = useMutate();
  const { answer, say, dismiss } = useGateAnswer();
  const words = LL.gate;

  async function takeBack({ id, person, data: { station } }: Recorded): Promise<void> {
    const { name } = person;
    const args = { event_id: event.id, operator_id: person.id, station, undoes: id };
    const kept = await mutate('record_station@1', args, { label: `${event.name} (${name})` });
    if (kept.ok) return say({ tone: 'left', name, text: words.undone() });
    signal('no');
    say({ tone: 'no', name, text: notKeptSentence(LL, kept.code) });
  }

  function recorded(record: Recorded): void {
    const { person, data, is_over } = record;
    const found = foundWords({ data }, { LL, locale });
    say({
      tone: is_over ? 'no' : 'yes',
      name: person.name,
      text: `${words.stations.name[data.station]()}: ${found}`,
      undo: () => takeBack(record),
    });
  }
  return { answer, dismiss, recorded };
}

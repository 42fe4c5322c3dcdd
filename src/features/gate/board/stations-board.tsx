import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { searchGate, type GatePerson } from '#domain/attendance/gate-list.ts';
import { boardPeople } from '#domain/stations/stations-board.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isWideScreen, subscribeWideScreen } from '#platform/wide-screen.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Station } from '#sync/records/event-record.ts';
import { SearchField } from '#ui/fields/search-field.tsx';
import { GateAnswerBar } from '../gate-answer-bar.tsx';
import { GateBackHead } from '../frame/gate-back-head.tsx';
import { GateReady } from '../frame/gate-ready.tsx';
import { GatePending } from '../gate-pending.tsx';
import { NobodyAtTheGate } from '../nobody-at-the-gate.tsx';
import { useGate, type Gate } from '../use-gate.ts';
import { useGatePhone } from '../use-gate-phone.ts';
import { StationSheet } from '../stations/station-sheet.tsx';
import { useStations, type Stations } from '../stations/use-stations.ts';
import { StationGroups } from './station-groups.tsx';
import { StationMatrix } from './station-matrix.tsx';
import { useStationAnswers } from './use-station-answers.ts';

type StationsBoardProps = { event: AirsoftEvent; scope: ScopeState | null };

/** "Estações": who has been at which station, from what this phone knows. */
export function StationsBoard({ event, scope }: StationsBoardProps) {
  const device_id = useGatePhone();
  const gate = useGate(event, scope);
  const found = useStations(event);
  if (!gate || !found || device_id === undefined) return <GatePending />;
  return <OpenBoard gate={gate} found={found} device_id={device_id} />;
}

/** The element that holds the rows. */
const LIST_ID = 'stations-list';

export type BoardProps = {
  found: Stations;
  people: readonly GatePerson[];
  /** What was searched for. */
  asked: string;
  /** The id of the element that holds the rows. */
  box: string;
  onOpen: (id: string, station: Station) => void;
};

type OpenBoardProps = { gate: Gate; found: Stations; device_id: string };

function OpenBoard({ gate, found, device_id }: OpenBoardProps) {
  const { LL } = useI18nContext();
  const words = LL.gate.stations;
  const { event, entries, list } = gate;
  const wide = useSyncExternalStore(subscribeWideScreen, isWideScreen);
  const [term, setTerm] = useState('');
  const [opened, setOpened] = useState<{ id: string; station: Station }>();
  const wanted = useDeferredValue(term);
  const answers = useStationAnswers(event);
  const people = useMemo(() => {
    const everybody = boardPeople(entries, list);
    if (wanted.trim() === '') return everybody;
    const ids = new Set(searchGate(entries, wanted).map(({ operator }) => operator.id));
    return everybody.filter(({ id }) => ids.has(id));
  }, [entries, list, wanted]);
  const person = people.find(({ id }) => id === opened?.id);
  const Shown = wide ? StationMatrix : StationGroups;
  return (
    <div className="page-width gate">
      <GateBackHead event={event} title={words.title()} />
      <SearchField
        label={LL.gate.search()}
        placeholder={LL.gate.search()}
        clear_label={LL.common.clear_search()}
        value={term}
        onChange={setTerm}
        controls={LIST_ID}
      />
      <div id={LIST_ID}>
        {people.length === 0 ? (
          <NobodyAtTheGate event={event}>
            {wanted.trim() === '' ? LL.gate.empty() : LL.gate.nobody_filtered()}
          </NobodyAtTheGate>
        ) : (
          <Shown
            {...{ found, people }}
            asked={wanted}
            box={LIST_ID}
            onOpen={(id, station) => setOpened({ id, station })}
          />
        )}
      </div>
      <GateAnswerBar
        answer={answers.answer}
        onOver={answers.dismiss}
        idle={<GateReady gate={gate} />}
      />
      {person && opened && (
        <StationSheet
          {...{ event, person, device_id }}
          station={opened.station}
          onRecorded={answers.recorded}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

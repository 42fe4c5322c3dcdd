import { useMemo } from 'react';
import {
  noStations,
  stationsOf,
  stationState,
  teamColours,
  type PersonStations,
  type StationRecord,
  type StationState,
} from '#domain/stations/stations.ts';
import { useEventRecords } from '#live/event/use-event-records.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { ArmbandColour, Station } from '#sync/records/event-record.ts';
import type { Operator } from '#sync/records/operator.ts';

export type Stations = {
  readonly records: readonly StationRecord[];
  readonly of: (operator_id: string) => PersonStations;
  readonly state: (
    person: Pick<Operator, 'id'> & Partial<Pick<Operator, 'class'>>,
    station: Station,
  ) => StationState;
  readonly colours: ReadonlyMap<string, ArmbandColour>;
};

/** What the stations found, from everything that this device knows; undefined until known. */
export function useStations(event: AirsoftEvent): Stations | undefined {
  const records = useEventRecords(event.id, 'station');
  const { energy_limits } = event;
  return useMemo(() => {
    if (!records) return undefined;
    const people = stationsOf(records);
    const of = (id: string) => people.get(id) ?? noStations;
    return {
      records,
      of,
      state: (person, station) =>
        stationState(of(person.id)[station], energy_limits, person.class ?? null),
      colours: teamColours(records),
    };
  }, [records, energy_limits]);
}

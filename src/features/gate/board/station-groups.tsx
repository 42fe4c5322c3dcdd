import { useMemo, useState } from 'react';
import type { GatePerson } from '#domain/attendance/gate-list.ts';
import type { StationState } from '#domain/stations/stations.ts';
import { groupedAt, stationGroups, whoIs } from '#domain/stations/stations-board.ts';
import { useStillRows, type StillRow } from '#entities/still/use-still-rows.ts';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { stations, type Station } from '#sync/records/event-record.ts';
import { ManyRows } from '#ui/lists/many-rows.tsx';
import { cellWords, STATION_TONES } from '../stations/station-words.ts';
import type { BoardProps } from './stations-board.tsx';

type Grouped = { readonly group: StationState; readonly person: GatePerson };
const placeOf = ({ group }: Grouped): string => group;
const idOf = ({ person }: Grouped): string => person.id;
const keyOf = ({ row }: StillRow<Grouped>): string => row.person.id;
const heightOf = (): number => 76;

/** On a phone: one station, and its people by what is to be done. */
export function StationGroups({ found, people, asked, box, onOpen }: BoardProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.gate.stations;
  const [station, setStation] = useState<Station>('waiver');
  const newest = useMemo(() => {
    const groups = groupedAt(station, people, found.state);
    return stationGroups.flatMap((group) => groups[group].map((person) => ({ group, person })));
  }, [station, people, found.state]);
  const shown = useStillRows(newest, { idOf, placeOf, box, asked: `${station} ${asked}` });
  return (
    <>
      <div role="group" aria-label={words.pick()} className="gate-filters py-2">
        {stations.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === station}
            onClick={() => setStation(one)}
          >
            {words.name[one]()}
          </button>
        ))}
      </div>
      {stationGroups.map((group) => {
        const rows = shown?.filter(({ place }) => place === group);
        if (!rows?.length) return null;
        const count = newest.filter((one) => one.group === group).length;
        const title = words.group[group]();
        return (
          <section key={group} aria-label={title} className="pt-4">
            <h2 className="flex items-baseline justify-between gap-4 text-2xl">
              {title}
              <span className="text-lg tabular-nums">{formatNumber(count, locale)}</span>
            </h2>
            <ManyRows
              label={title}
              items={rows}
              keyOf={keyOf}
              estimate_px={heightOf}
              render={({ row: { person }, left }, element) => (
                <li key={person.id} {...element}>
                  <button
                    type="button"
                    className="gate-row"
                    disabled={left}
                    data-tone={STATION_TONES[found.state(whoIs(person), station)]}
                    onClick={() => onOpen(person.id, station)}
                  >
                    <span className="gate-who">
                      <span className="gate-name">
                        {person.operator?.name ?? LL.gate.no_name()}
                      </span>
                      {person.operator?.team && (
                        <span className="gate-facts">{person.operator.team}</span>
                      )}
                    </span>
                    <span className="gate-state">
                      {cellWords(found.of(person.id)[station], { LL, locale })}
                    </span>
                  </button>
                </li>
              )}
            />
          </section>
        );
      })}
    </>
  );
}

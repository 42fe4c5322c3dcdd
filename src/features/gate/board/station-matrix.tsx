import type { GatePerson } from '#domain/attendance/gate-list.ts';
import { whoIs } from '#domain/stations/stations-board.ts';
import { useStillRows, type StillRow } from '#entities/still/use-still-rows.ts';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { stations } from '#sync/records/event-record.ts';
import { ManyRows } from '#ui/lists/many-rows.tsx';
import { cellWords, STATION_TONES } from '../stations/station-words.ts';
import type { BoardProps } from './stations-board.tsx';

const idOf = ({ id }: GatePerson): string => id;
const keyOf = ({ row }: StillRow<GatePerson>): string => row.id;
const heightOf = (): number => 57;

/** On a desk: everybody with all four stations, and how many have been at each. */
export function StationMatrix({ found, people, asked, box, onOpen }: BoardProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.gate.stations;
  const rows = useStillRows(people, { idOf, box, asked }) ?? [];
  return (
    <>
      <div className="stations-row stations-head" aria-hidden>
        <span />
        {stations.map((station) => {
          const been = people.filter((one) => found.state(whoIs(one), station) !== 'blank').length;
          return (
            <span key={station}>
              {words.name[station]()}{' '}
              <span className="font-normal tabular-nums">
                {formatNumber(been, locale)}/{formatNumber(people.length, locale)}
              </span>
            </span>
          );
        })}
      </div>
      <ManyRows
        label={words.title()}
        items={rows}
        keyOf={keyOf}
        estimate_px={heightOf}
        render={({ row: person, left }, element) => {
          const who = whoIs(person);
          const name = person.operator?.name ?? LL.gate.no_name();
          return (
            <li key={person.id} {...element} className="stations-row">
              <span className="min-w-0">
                <span className="gate-name">{name}</span>
                {person.operator?.team && (
                  <span className="gate-facts">{person.operator.team}</span>
                )}
              </span>
              {stations.map((station) => {
                const text = cellWords(found.of(person.id)[station], { LL, locale });
                return (
                  <button
                    key={station}
                    type="button"
                    className="stations-cell"
                    disabled={left}
                    data-tone={STATION_TONES[found.state(who, station)]}
                    aria-label={`${name} · ${words.name[station]()}: ${text}`}
                    onClick={() => onOpen(person.id, station)}
                  >
                    {text}
                  </button>
                );
              })}
            </li>
          );
        }}
      />
    </>
  );
}

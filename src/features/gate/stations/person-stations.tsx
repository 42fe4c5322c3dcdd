import type { GatePerson } from '#domain/attendance/gate-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { stations, type Station } from '#sync/records/event-record.ts';
import { cellWords, STATION_TONES } from './station-words.ts';
import { useStations } from './use-stations.ts';

type PersonStationsProps = {
  event: AirsoftEvent;
  person: GatePerson;
  onOpen: (station: Station) => void;
};

/** The four stations of one person; each opens. */
export function PersonStations({ event, person, onOpen }: PersonStationsProps) {
  const { LL, locale } = useI18nContext();
  const found = useStations(event);
  const words = LL.gate.stations;
  if (!found) return null;
  const who = { id: person.id, class: person.operator?.class ?? null };
  return (
    <>
      <h3 className="text-xl">{words.title()}</h3>
      <ul aria-label={words.title()} className="divide-y divide-line">
        {stations.map((station) => (
          <li key={station}>
            <button
              type="button"
              className="gate-row"
              data-tone={STATION_TONES[found.state(who, station)]}
              onClick={() => onOpen(station)}
            >
              <span className="gate-name">{words.name[station]()}</span>
              <span className="gate-state">
                {cellWords(found.of(person.id)[station], { LL, locale })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

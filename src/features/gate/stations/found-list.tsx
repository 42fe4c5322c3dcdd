import type { GatePerson } from '#domain/attendance/gate-list.ts';
import { recordsOf, type StationRecord } from '#domain/stations/stations.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { STROKES_ELSEWHERE, type Station } from '#sync/records/event-record.ts';
import { Button } from '#ui/button.tsx';
import { useBearer } from '../person/use-bearer.ts';
import { byWords, foundWords, STATION_TONES } from './station-words.ts';
import type { Stations } from './use-stations.ts';

type FoundListProps = {
  event_id: string;
  found: Stations;
  person: GatePerson;
  station: Station;
  device_id: string;
  onUndo: (id: string) => void;
};

/** Everything that was recorded at a station about one person, the latest first. */
export function FoundList({ event_id, found, person, station, device_id, onUndo }: FoundListProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.gate.stations;
  const bearerOf = useBearer(event_id);
  const all = recordsOf(found.records, person.id).filter(
    ({ record }) => record.data.station === station,
  );
  if (all.length === 0) return null;
  const who = { id: person.id, class: person.operator?.class ?? null };
  const says = (record: StationRecord) => foundWords(record, { LL, locale });
  const contradicting = found.of(person.id)[station].flatMap(({ others }) => others);
  return (
    <>
      <p
        className="gate-state gate-state-wide"
        data-tone={STATION_TONES[found.state(who, station)]}
      >
        {found.of(person.id)[station].map(({ record }) => (
          <span key={record.id} className="block">
            {says(record)}
          </span>
        ))}
        {contradicting.map((record) => (
          <span key={record.id} className="block">
            {words.differs({ who: byWords(record, { LL, locale }, device_id), what: says(record) })}
          </span>
        ))}
      </p>
      <ul aria-label={words.name[station]()} className="divide-y divide-line">
        {all.map(({ record, undone }) => (
          <li key={record.id} className="flex min-h-16 flex-wrap items-center gap-x-4">
            <span className="min-w-0 flex-1 basis-48">
              <span className="font-medium">
                {says(record)}
                {undone && ` (${LL.gate.sheet.undone()})`}
              </span>
              <span className="block text-sm text-soft">
                {[byWords(record, { LL, locale }, device_id), bearerOf(record.data.relayed_by)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {record.data.signature && <Signature path={record.data.signature} />}
            </span>
            {!undone && (
              <Button
                onClick={() => onUndo(record.id)}
                aria-label={`${LL.gate.undo()}: ${says(record)}`}
              >
                {LL.gate.undo()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Signature({ path }: { path: string }) {
  const { LL } = useI18nContext();
  if (path === STROKES_ELSEWHERE)
    return <span className="block text-sm">{LL.gate.stations.strokes_elsewhere()}</span>;
  return (
    <svg viewBox="0 0 300 120" aria-hidden className="signature-shown">
      <path d={path} />
    </svg>
  );
}

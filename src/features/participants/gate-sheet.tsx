import { teamKind } from '#domain/event/event-rules.ts';
import { sortParticipants } from '#domain/participants/participant-order.ts';
import { maskWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { stationsOf, type StationRecord } from '#domain/stations/stations.ts';
import { waysPaid } from '#domain/stations/till.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { EventTeam } from '#sync/records/event-team.ts';
import type { Operator } from '#sync/records/operator.ts';
import { SheetHead } from '#entities/event/sheet-head.tsx';
import { classWord } from '#entities/person/class-word.ts';
import { paidWords, signedWord } from './copies/station-words.ts';
import '#ui/tables.css';

/** Blank rows for people who come without a registration. */
const BLANK = 8;

type GateSheetProps = {
  event: AirsoftEvent;
  rows: readonly Operator[];
  teams: readonly EventTeam[];
  taken: number;
  /** What its stations found. */
  found: readonly StationRecord[];
};

/**
 * The printed list for the gate: people by name, a box to tick, who paid, and a place to sign. Of a number it shows the area
 * code only, because everybody at the gate can read the sheet.
 */
export function GateSheet({ event, rows, teams, taken, found }: GateSheetProps) {
  const { LL } = useI18nContext();
  const { column, ...words } = LL.event.participants;
  const list = LL.organise.list;
  const of_team = new Map(teams.map(({ id, name }) => [id, name]));
  const stations = stationsOf(found);
  const costs = !!event.price_cents || rows.some(({ id }) => waysPaid(stations.get(id)).length > 0);
  return (
    <>
      <SheetHead event={event} title={words.print_title()} taken={taken} />
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">{list.came()}</th>
            <th scope="col" aria-label="#" />
            <th scope="col">{column.name()}</th>
            <th scope="col">{column.team()}</th>
            {teams.length > 0 && (
              <th scope="col">{LL.event.teams.of[teamKind(event.game_mode)].one()}</th>
            )}
            <th scope="col">{column.class()}</th>
            <th scope="col">{column.whatsapp()}</th>
            {costs && <th scope="col">{list.paid()}</th>}
            <th scope="col" className="w-1/4">
              {list.signature()}
            </th>
          </tr>
        </thead>
        <tbody>
          {sortParticipants(rows, { by: 'name' }).map((row, at) => (
            <tr key={row.id}>
              <td>
                <span className="tick-box" />
              </td>
              <td>{at + 1}</td>
              <td>{row.name}</td>
              <td>{row.team}</td>
              {teams.length > 0 && <td>{row.event_team_id && of_team.get(row.event_team_id)}</td>}
              <td>{row.class && classWord(row.class, LL)}</td>
              <td className="whitespace-nowrap">{row.whatsapp && maskWhatsapp(row.whatsapp)}</td>
              {costs && (
                <td>{paidWords(stations.get(row.id), {}, LL) ?? <span className="tick-box" />}</td>
              )}
              <td>{signedWord(stations.get(row.id), LL)}</td>
            </tr>
          ))}
          {Array.from({ length: BLANK }, (_, at) => (
            <tr key={at}>
              <td>
                <span className="tick-box" />
              </td>
              <td>{rows.length + at + 1}</td>
              <td colSpan={teams.length > 0 ? 5 : 4} />
              {costs && (
                <td>
                  <span className="tick-box" />
                </td>
              )}
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

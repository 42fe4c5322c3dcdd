import { teamKind } from '#domain/event/event-rules.ts';
import { sortParticipants } from '#domain/participants/participant-order.ts';
import { maskWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { EventTeam } from '#sync/records/event-team.ts';
import type { Operator } from '#sync/records/operator.ts';
import { SheetHead } from '#entities/event/sheet-head.tsx';
import { classWord } from '#entities/person/class-word.ts';
import '#ui/tables.css';

/** Blank rows for people who come without a registration. */
const BLANK = 8;

type GateSheetProps = {
  event: AirsoftEvent;
  rows: readonly Operator[];
  teams: readonly EventTeam[];
  taken: number;
};

/**
 * The printed list for the gate: people by name, and a box to tick. Of a number it shows the area
 * code only, because everybody at the gate can read the sheet.
 */
export function GateSheet({ event, rows, teams, taken }: GateSheetProps) {
  const { LL } = useI18nContext();
  const { column, ...words } = LL.event.participants;
  const of_team = new Map(teams.map(({ id, name }) => [id, name]));
  return (
    <>
      <SheetHead event={event} title={words.print_title()} taken={taken} />
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">{LL.organise.list.came()}</th>
            <th scope="col" aria-label="#" />
            <th scope="col">{column.name()}</th>
            <th scope="col">{column.team()}</th>
            <th scope="col">{LL.event.teams.of[teamKind(event.game_mode)].one()}</th>
            <th scope="col">{column.class()}</th>
            <th scope="col">{column.whatsapp()}</th>
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
              <td>{row.event_team_id && of_team.get(row.event_team_id)}</td>
              <td>{row.class && classWord(row.class, LL)}</td>
              <td>{row.whatsapp && maskWhatsapp(row.whatsapp)}</td>
            </tr>
          ))}
          {Array.from({ length: BLANK }, (_, at) => (
            <tr key={at}>
              <td>
                <span className="tick-box" />
              </td>
              <td>{rows.length + at + 1}</td>
              <td colSpan={5}>&nbsp;</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

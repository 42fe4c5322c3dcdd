import { attendances, happenedAt, type CheckIn } from '#domain/attendance/attendance.ts';
import { teamKind } from '#domain/event/event-rules.ts';
import { eventTime } from '#domain/time/day-time.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts';
import { stationsOf, type StationRecord } from '#domain/stations/stations.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { EventTeam } from '#sync/records/event-team.ts';
import type { Operator } from '#sync/records/operator.ts';
import { spreadsheet } from '#entities/sharing/spreadsheet.ts';
import { paidWords, signedWord } from './station-words.ts';
import { classWord, experienceWord } from '#entities/person/class-word.ts';

export type CsvEvent = {
  event: Pick<AirsoftEvent, 'game_mode' | 'price_cents'>;
  teams: readonly EventTeam[];
  /** The marks of the gate. */
  check_ins: readonly CheckIn[];
  /** What its stations found. */
  found: readonly StationRecord[];
};
type CsvWords = { LL: TranslationFunctions; locale: Locales };

/** The list as a spreadsheet, with who came and when, who paid and who signed. */
export function participantsCsv(
  rows: readonly Operator[],
  { event, teams, check_ins, found }: CsvEvent,
  { LL, locale }: CsvWords,
): string {
  const { column } = LL.event.participants;
  const of_team = new Map(teams.map(({ id, name }) => [id, name]));
  const fields = [
    column.name(),
    column.team(),
    column.class(),
    column.experience(),
    column.whatsapp(),
    column.invited_by(),
    LL.event.teams.of[teamKind(event.game_mode)].one(),
    column.registered_at(),
    LL.organise.list.came(),
    LL.organise.list.paid(),
    LL.organise.list.signature(),
  ];
  const { people: came } = attendances(check_ins);
  const arrived = (id: string) => {
    const first = came.get(id)?.first_in;
    return first ? { day: eventTime(happenedAt(first)) } : '';
  };
  const stations = stationsOf(found);
  const data = rows.map((row) => [
    row.name,
    row.team ?? '',
    row.class ? classWord(row.class, LL) : '',
    row.experience ? experienceWord(row.experience, LL) : '',
    // without its plus sign it is text, not a formula
    row.whatsapp ? formatWhatsapp(row.whatsapp).slice(1) : '',
    row.invited_by ?? '',
    (row.event_team_id && of_team.get(row.event_team_id)) ?? '',
    { day: formatDay(eventDay(row.registered_at), locale) },
    arrived(row.id),
    paidWords(stations.get(row.id), event, LL) ?? '',
    signedWord(stations.get(row.id), LL) ?? '',
  ]);
  return spreadsheet({ fields, data });
}

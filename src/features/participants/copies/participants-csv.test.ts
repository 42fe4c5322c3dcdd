import { parse } from 'papaparse';
import { expect, test } from 'vitest';
import { i18nObject } from '#i18n/i18n-util.ts';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import type { CheckIn } from '#domain/attendance/attendance.ts';
import { checkInRow, stationRow } from '#tests/fixtures/samples/rows.ts';
import type { StationRecord } from '#domain/stations/stations.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';
import { participantsCsv } from './participants-csv.ts';

loadLocale('pt-BR');
const words = { LL: i18nObject('pt-BR'), locale: 'pt-BR' } as const;
const operator = (change: Partial<Operator>): Operator =>
  ({
    id: 'o',
    name: 'Ana Lima',
    team: null,
    class: 'medic',
    experience: 'veterano',
    whatsapp: '5511987654321',
    invited_by: null,
    event_team_id: null,
    registered_at: '2026-11-22T01:00:00+00:00', // still the 21st in Brasília
    ...change,
  }) as Operator;
const cells = (
  rows: Operator[],
  teams: { id: string; name: string }[] = [],
  game_mode: AirsoftEvent['game_mode'] = 'MilSim',
  check_ins: readonly CheckIn[] = [],
) =>
  parse<string[]>(
    participantsCsv(
      rows,
      { event: { game_mode, price_cents: null }, teams: teams as never, check_ins, found: [] },
      words,
    ),
  ).data;

test('a heading, and one row per person', () => {
  expect(cells([operator({ event_team_id: 't' })], [{ id: 't', name: 'Equipe 1' }])).toEqual([
    [
      'Nome',
      'Equipe',
      'Classe',
      'Experiência',
      'WhatsApp',
      'Convidado por',
      'Lado',
      'Inscrito em',
      'Veio',
      'Pagamento',
      'Assinatura',
    ],
    [
      'Ana Lima',
      '',
      'Médico',
      'Veterano',
      '55 (11) 98765-4321',
      '',
      'Equipe 1',
      '21/11/2026',
      '',
      '',
      '',
    ],
  ]);
});

test('in 3X3 and 5X5 it says the squad, elsewhere the side', () => {
  const heading = (mode: AirsoftEvent['game_mode']) => cells([], [], mode)[0]?.[6];
  expect([heading('3X3'), heading('5X5'), heading('MilSim')]).toEqual(['Time', 'Time', 'Lado']);
});

test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(1)', '\t1'])(
  '%s in a cell stays text',
  (typed) => expect(cells([operator({ team: typed })])[1]?.[1]).toBe(`'${typed}`),
);

test.each(['007', '1-2', '12E5', '1/2'])(
  '%s in a name or team is no number and no date',
  (typed) => {
    expect(cells([operator({ name: typed, team: typed })])[1]?.slice(0, 2)).toEqual([
      `'${typed}`,
      `'${typed}`,
    ]);
  },
);

test('a number of another country is not rounded', () => {
  expect(cells([operator({ whatsapp: '351912345678' })])[1]?.[4]).toBe("'351912345678");
});

test('separators, quotes and line breaks inside a cell stay inside', () => {
  const team = 'Lobos; "os" velhos\nde guerra';
  expect(cells([operator({ team })])[1]?.[1]).toBe(team);
});

test('who came is there with the time of the first mark; who did not has none', () => {
  const mark = (id: string, scanned_at: string, more = {}) =>
    checkInRow({ id, data: { operator_id: 'o', scanned_at, clock_offset_ms: 0, ...more } });
  const marks = [
    mark('later', '2026-11-22T12:30:00Z'),
    mark('first', '2026-11-22T12:12:00Z'), // 09:12 in Brasília
  ];
  const rows = cells([operator({}), operator({ id: 'p' })], [], 'MilSim', marks);
  expect(rows.map((row) => row.at(-3))).toEqual(['Veio', '09:12', '']);
});

test('who paid, how, and who signed; two phones that differ are both heard, and what costs nothing is not open', () => {
  const record = (id: string, operator_id: string, data: Partial<StationRecord['data']>) =>
    stationRow({ id, data: { operator_id, device_id: id, ...data } });
  const found = [
    record('1', 'a', { station: 'payment', method: 'pix' }),
    record('2', 'b', { station: 'payment', method: 'cash' }),
    record('3', 'b', { station: 'payment', method: 'courtesy' }),
    record('4', 'a', { station: 'waiver', signature: 'a.svg' }),
    record('5', 'b', { station: 'waiver', signature: null }),
  ];
  const rows = ['a', 'b', 'c'].map((id) => operator({ id }));
  const ends = (price_cents: number | null) => {
    const of = { event: { game_mode: 'MilSim', price_cents }, teams: [], check_ins: [], found };
    return parse<string[]>(participantsCsv(rows, of as never, words)).data.map((row) =>
      row.slice(-2),
    );
  };
  expect(ends(4000)).toEqual([
    ['Pagamento', 'Assinatura'],
    ['Pix', 'Assinado'],
    ['Cortesia / Dinheiro', 'Conferido'],
    ['Em aberto', ''],
  ]);
  expect(ends(null)[3]).toEqual(['', '']);
});

import { beforeAll, expect, test } from 'vitest';
import { gateEntries, gateList } from '#domain/attendance/gate-list.ts';
import { stationsOf, noStations } from '#domain/stations/stations.ts';
import { i18nObject } from '#i18n/i18n-util.ts';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { checkInRow, operatorRow, stationRow } from '#tests/fixtures/samples/rows.ts';
import type { Stations } from '../stations/use-stations.ts';
import type { Gate } from '../use-gate.ts';
import { dayCsv } from './day-csv.ts';
import { dayRows, type DayWords } from './day-rows.ts';

beforeAll(() => loadLocale('pt-BR'));
const words = (): DayWords => ({
  LL: i18nObject('pt-BR'),
  locale: 'pt-BR',
  device_id: 'mine',
  me: 'Rita Organiza',
});

const event = { id: 'e', name: 'Serra', date: '2026-11-22', price_cents: 4_000 } as AirsoftEvent;
const entries = gateEntries([
  operatorRow({ id: 'ana', event_id: 'e', name: '=1+1', team: '@Lobos', class: 'sniper' }),
  operatorRow({ id: 'bia', event_id: 'e', name: 'Bia' }),
  operatorRow({ id: 'caio', event_id: 'e', name: 'Caio' }),
]);
const mark = (id: string, operator_id: string, what: 'in' | 'out', at: string, some: object = {}) =>
  checkInRow({
    id,
    data: { operator_id, mark: what, scanned_at: at, device_id: 'mine', staff_name: '', ...some },
  });
const marks = [
  mark('1', 'ana', 'in', '2026-11-22T11:10:00Z', { clock_offset_ms: 120_000 }),
  mark('2', 'ana', 'out', '2026-11-22T20:00:00Z', { device_id: 'other', staff_name: 'Léo' }),
  mark('3', 'caio', 'in', '2026-11-21T22:30:00Z', { device_id: 'other' }),
  mark('4', 'gone', 'in', '2026-11-22T11:30:00Z'),
];
const found = (id: string, operator_id: string, data: object) =>
  stationRow({ id, data: { operator_id, ...data } });
const records = [
  found('s1', 'ana', { station: 'waiver', signature: 'M1 1' }),
  found('s2', 'ana', { station: 'chronograph', fps: 400, bb_g: 0.28, replica: '=M4', seal: '017' }),
  found('s3', 'ana', { station: 'payment', method: 'pix' }),
  found('s4', 'caio', { station: 'payment', method: 'courtesy' }),
];
const people = stationsOf(records);
const stations = {
  of: (id: string) => people.get(id) ?? noStations,
  state: ({ id }: { id: string }) => (id === 'ana' ? 'over' : 'blank'),
} as unknown as Stations;
const gateOf = (changes: object = {}) =>
  ({ event: { ...event, ...changes }, entries, list: gateList(entries, marks) }) as Gate;

test('everybody is there with arrival, who marked it, and the stations, and without a number', () => {
  const [ana, bia, caio, gone, ...more] = dayRows(gateOf(), stations, words());
  expect(more).toEqual([]);
  expect(ana).toEqual({
    name: '=1+1',
    team: '@Lobos',
    class: 'Sniper',
    came: '08:12',
    came_by: 'Rita Organiza',
    left: '17:00',
    left_by: 'Léo',
    waiver: 'Assinado',
    chronograph: '=M4 · 2,08 J · 400 FPS · BB 0,28 g · lacre 017 · Acima do limite',
    payment: 'Pix',
    amount: '40,00',
    armband: '',
  });
  expect(new Set(Object.values(bia!))).toEqual(new Set(['Bia', '']));
  // camped: another day is named; a courtesy is nothing, and no price is unknown
  expect(caio).toMatchObject({ came_by: 'outro aparelho', payment: 'Cortesia', amount: '0,00' });
  expect(caio!.came).toMatch(/21.*19:30$/);
  expect(gone).toMatchObject({ name: 'Sem nome nesta lista', came: '08:30' });
  expect(dayRows(gateOf({ price_cents: null }), stations, words())[0]?.amount).toBe('');
});

test('in the spreadsheet what a person typed is no formula, and amounts and hours are what they are', () => {
  const { column } = event_words.participants;
  const csv = dayCsv(dayRows(gateOf(), stations, words()), words().LL);
  const [head, ana] = csv.split('\r\n');
  expect(head).toBe(
    `\uFEFFNome;${column.team};Classe;Chegou;Chegada marcada por;Saiu;Saída marcada por;Termo;Cronógrafo;Pagamento;Valor;Faixa`,
  );
  expect(ana).toMatch(
    /^"?'=1\+1"?;"?'@Lobos"?;Sniper;08:12;Rita Organiza;17:00;Léo;Assinado;"?'=M4 .*;Pix;40,00;$/,
  );
});

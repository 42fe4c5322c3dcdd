// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { stationRow } from '#tests/fixtures/samples/rows.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { GateSheet } from './gate-sheet.tsx';

const event = {
  id: 'e1',
  name: 'Serra',
  date: '2026-11-22',
  time: '09:30',
  location: 'Campo, Atibaia - SP',
} as AirsoftEvent;
const person = (name: string, whatsapp: string | null) =>
  ({ id: name, name, team: null, class: null, event_team_id: null, whatsapp }) as Operator;

test('[hole R8] the printed list shows the area code of a number and no other digit', () => {
  const rows = [person('Ana Lima', '5511987654321'), person('Bia Reis', null)];
  showForm(<GateSheet {...{ event, rows, teams: [], taken: 2, found: [] }} />);
  const numbers = [...document.querySelectorAll('tbody tr')]
    .map((row) => row.querySelectorAll('td')[5]?.textContent)
    .slice(0, 2);
  expect(numbers).toEqual(['(11) •••••-••••', '']);
  expect(document.body.textContent).toContain('Lista de participantes · 2 inscritos · ');
});

test('the printed list says who paid and signed, and has a box and a place for who did not; a free event has no payment', () => {
  const rows = [person('Ana Lima', null), person('Bia Reis', null)];
  const found = [
    stationRow({ id: '1', data: { operator_id: 'Ana Lima', station: 'payment', method: 'pix' } }),
    stationRow({ id: '2', data: { operator_id: 'Ana Lima', station: 'waiver', signature: 'a' } }),
  ];
  const table = (price_cents: number | null, records: typeof found) => {
    const of = { event: { ...event, price_cents }, rows, teams: [], taken: 2, found: records };
    showForm(<GateSheet {...of} />);
    const cells = (row: Element) => [...row.children].slice(6);
    return [...document.querySelectorAll('tr')]
      .slice(0, 3)
      .map((row) =>
        cells(row).map((cell) => (cell.querySelector('.tick-box') ? '☐' : cell.textContent)),
      );
  };
  expect(table(4000, found)).toEqual([
    ['Pagamento', 'Assinatura'],
    ['Pix', 'Assinado'],
    ['☐', ''],
  ]);
  expect(table(0, [])).toEqual([['Assinatura'], [''], ['']]);
});

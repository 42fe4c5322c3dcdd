// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { GateSheet } from './gate-sheet.tsx';

const event = { id: 'e1', name: 'Serra', date: '2026-11-22', time: '09:30' } as AirsoftEvent;
const person = (name: string, whatsapp: string | null) =>
  ({ id: name, name, team: null, class: null, event_team_id: null, whatsapp }) as Operator;

test('[hole R8] the printed list shows the area code of a number and no other digit', () => {
  const rows = [person('Ana Lima', '5511987654321'), person('Bia Reis', null)];
  showForm(<GateSheet {...{ event, rows, teams: [], taken: 2 }} />);
  const numbers = [...document.querySelectorAll('tbody tr')]
    .map((row) => row.querySelectorAll('td')[6]?.textContent)
    .slice(0, 2);
  expect(numbers).toEqual(['(11) •••••-••••', '']);
});

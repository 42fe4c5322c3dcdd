// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Till } from '#domain/stations/till.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { TillTable } from './till-table.tsx';

test('two phones of one person are told apart', () => {
  const paid = { pix: 1, cash: 0, courtesy: 0 };
  const phone = (device_id: string, staff_name: string) => ({ device_id, staff_name, paid });
  const phones = [phone('a', 'Ana'), phone('b', 'Bia'), phone('c', 'Ana'), phone('here', 'Ana')];
  const counted: Till = { all: paid, phones, open: [], differing: 0 };
  showForm(<TillTable counted={counted} event={{ price_cents: null }} device_id="here" />);
  const names = [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
  expect(names).toEqual([
    'aparelho de Ana 1',
    'aparelho de Bia',
    'aparelho de Ana 2',
    'este aparelho',
  ]);
});

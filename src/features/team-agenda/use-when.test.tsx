// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useWhen } from './use-when.ts';

function Hours({ end_date }: { end_date: string | null }) {
  const when = useWhen('2026-11-23T12:00:00Z');
  return <p>{when.hours({ start_date: '2026-12-03T23:00:00Z', end_date })}</p>;
}

test.each([
  [null, '20:00'],
  ['2026-12-04T02:00:00Z', '20:00 até 23:00'],
  ['2026-12-04T05:30:00Z', '20:00 até 02:30'], // the same night
  ['2026-12-04T21:00:00Z', '20:00 até sexta-feira, 4 de dezembro, 18:00'],
])('an entry that ends at %s is said as %s', (end_date, text) => {
  showForm(<Hours end_date={end_date} />);
  expect(document.querySelector('p')!.textContent).toBe(text);
});

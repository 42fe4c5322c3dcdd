import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { events } from '#i18n/pt-BR/events.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { RowChips } from './row-chips.tsx';

const now = '2026-11-22T12:00:00Z';
const event = {
  id: 'e1',
  name: 'Operação Serra',
  is_public: true,
  status: 'planned',
  registration_closed: true,
  closed_because_full: false,
  max_op: 0,
  operators_count: 3,
  places_offered: 0,
  starts_at: '2026-11-29T12:00:00Z',
} as AirsoftEvent;

beforeAll(() => loadLocale('pt-BR'));

/** The text of the row's chips. */
function said(change: Partial<AirsoftEvent>, registration?: 'confirmed'): string {
  const page = (
    <TypesafeI18n locale="pt-BR">
      <RowChips event={{ ...event, ...change }} now={now} registration={registration} />
    </TypesafeI18n>
  );
  return renderToStaticMarkup(page).replace(/<[^>]*>/g, '');
}

test('a registered person sees that in the row, and whether the game is cancelled or postponed', () => {
  expect(said({}, 'confirmed')).toBe(events.registration.confirmed);
  expect(said({})).toBe(events.card.closed);
  expect(said({ status: 'cancelled' }, 'confirmed')).toBe(
    events.registration.confirmed + events.cancelled,
  );
  expect(said({ status: 'postponed' }, 'confirmed')).toBe(
    events.registration.confirmed + events.postponed,
  );
});

test('a closed list and a full one are said beside each other', () => {
  const full = { max_op: 3 };
  expect(said(full)).toBe(events.card.closed + events.card.full);
  expect(said({ ...full, closed_because_full: true })).toBe(events.card.closed + events.card.full);
  expect(said({ ...full, registration_closed: false })).toBe(events.card.full);
  expect(said({ registration_closed: false })).toBe('');
});

test('an event that only informs says so, unless something weighs more', () => {
  const info = { is_info_only: true };
  expect(said(info)).toBe(events.card.info_only);
  expect(said({ ...info, status: 'cancelled' })).toBe(events.cancelled);
  expect(said({ ...info, starts_at: now })).toBe(events.card.past);
});

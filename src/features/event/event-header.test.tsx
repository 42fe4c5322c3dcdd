// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { events } from '#i18n/pt-BR/events.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { EventHeader } from './event-header.tsx';

const me = vi.hoisted(() => ({ person: null as object | null }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => me.person }));
vi.mock('#entities/event/back-links.tsx', () => ({ BackToEvents: () => null }));

const now = '2026-11-22T12:00:00Z';
const event = {
  id: 'e1',
  name: 'Operação Serra',
  game_mode: 'MilSim',
  location: 'Fazenda',
  date: '2026-11-29',
  time: '09:00',
  is_public: true,
  organiser_name: 'Marcos Lima',
  status: 'planned',
  registration_closed: false,
  closed_because_full: false,
  is_info_only: false,
  max_op: 3,
  operators_count: 2,
  places_offered: 0,
  starts_at: '2026-11-29T12:00:00Z',
} as AirsoftEvent;

/** The chips that stand in the header. */
function chips(change: Partial<AirsoftEvent>, is_mine = false): string[] {
  const changed = { ...event, ...change };
  showForm(
    <EventHeader
      event={changed}
      taken={changed.operators_count}
      now={now}
      icons={null}
      strip={<p>minha vaga</p>}
      is_mine={is_mine}
      main_action={null}
      beside={false}
    />,
  );
  return [...document.querySelectorAll('.chip')].map(({ textContent }) => textContent);
}

const { card } = events;
const full = { registration_closed: true, closed_because_full: true, operators_count: 3 };

test.for([
  [{}, []],
  [full, [card.closed, card.full]],
  [{ registration_closed: true }, [card.closed]],
  [{ operators_count: 3 }, [card.full]],
  [{ ...full, starts_at: now }, [card.past]],
  [{ ...full, is_info_only: true }, [card.info_only]],
  [{ ...full, status: 'cancelled' }, [events.cancelled]],
  [{ ...full, status: 'postponed' }, [events.postponed]],
] as const)('an event with %j says in its header: %j', ([change, said]) =>
  expect(chips(change)).toEqual(['MilSim', ...said]),
);

test('a stranger reads whose it is, and the places once; who is in reads their own place instead', () => {
  expect(chips({})).toEqual(['MilSim']);
  const stranger = document.body.textContent;
  expect(stranger).toContain('por Marcos Lima');
  expect(stranger.split('2 de 3 vagas ocupadas')).toHaveLength(2);
  expect(stranger).not.toContain('Inscritos');
  expect(stranger).not.toContain('minha vaga');
  expect(chips({}, true)).toEqual(['MilSim']);
  const mine = document.body.textContent;
  expect(mine).toContain('minha vaga');
  expect(mine).not.toMatch(/Marcos Lima|vagas ocupadas/);
});

test('whoever organises reads neither their own name nor, on a phone, day and place in full', () => {
  me.person = { id: 'o1' };
  expect(chips({ created_by: 'o1' })).toEqual(['MilSim']);
  expect(document.body.textContent).not.toContain('por Marcos Lima');
  expect(document.querySelector('.md\\:hidden')?.textContent).toBe('Data: dom, 29 nov, 09:00');
  expect(document.querySelector('.max-md\\:hidden')?.textContent).toContain('domingo, 29');
  chips({ created_by: 'o1', date: '2027-01-10' });
  expect(document.querySelector('.md\\:hidden')?.textContent).toMatch(/10 de janeiro de 2027/);
  chips({ created_by: 'o1' }, true);
  expect(document.querySelector('.max-md\\:hidden')).toBeNull();
  me.person = null;
});

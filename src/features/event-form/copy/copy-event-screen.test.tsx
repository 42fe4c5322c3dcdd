// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { CopyEventScreen } from './copy-event-screen.tsx';

const world = vi.hoisted(() => ({ event: vi.fn(), payment: vi.fn(), form: vi.fn() }));
vi.mock('#live/event/use-event.ts', () => ({ useEvent: world.event }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => ({ id: 'p1' }) }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => [] }));
vi.mock('#live/rows/use-live-record.ts', () => ({ useLiveRecord: world.payment }));
vi.mock('#entities/event/no-event.tsx', () => ({
  BrokenEvent: () => 'broken',
  EventNotHere: () => 'not here',
  NoSuchEvent: () => 'no such event',
  NotMyEvent: () => 'not mine',
}));
vi.mock('../form-pending.tsx', () => ({ FormPending: () => 'pending' }));
vi.mock('../create-event-screen.tsx', () => ({
  CreateEventScreen: (props: object) => {
    world.form(props);
    return 'the form';
  },
}));
vi.mock('#sync/event-mutations/event.ts', async () => {
  const { string } = await import('valibot');
  return { eventFields: { name: string() } };
});

const row = {
  id: 'e1',
  created_by: 'p1',
  name: 'Serra',
  date: '2026-11-01',
  time: '09:30',
  teams_count: 2,
  max_op: 0,
};
const present = (change: object = {}) => ({ state: 'present', row: { ...row, ...change } });
beforeEach(() => {
  vi.clearAllMocks();
  world.payment.mockReturnValue({ state: 'absent' });
});
function shown(event: object): string | null {
  world.event.mockReturnValue(event);
  showForm(<CopyEventScreen id="e1" now="2026-11-22T02:00:00.000Z" />);
  return document.body.textContent;
}

test('my event fills the form, with how to pay and without its day', () => {
  world.payment.mockReturnValue({ state: 'present', row: { pix_key: 'a@b.com' } });
  expect(shown(present())).toBe('the form');
  expect(world.form.mock.lastCall![0]).toMatchObject({
    again: undefined,
    copied: { id: 'e1', event: 'Serra', values: { name: 'Serra', date: '', pix_key: 'a@b.com' } },
  });
});

test('until how to pay is known, there is no form that would lose it', () => {
  world.payment.mockReturnValue({ state: 'loading' });
  expect(shown(present())).toBe('pending');
});

test.for([
  [{ state: 'loading' }, 'pending'],
  [{ state: 'absent' }, 'no such event'],
  [{ state: 'not_here' }, 'not here'],
  [present({ created_by: 'p2' }), 'not mine'],
  [present({ name: 5 }), 'broken'],
] as const)('%o shows %s', ([event, said]) => {
  expect(shown(event)).toBe(said);
});

test('the form of a copy stays when the event that is copied is deleted', () => {
  const screen = () => <CopyEventScreen id="e1" now="2026-11-22T02:00:00.000Z" />;
  world.event.mockReturnValue(present());
  const { again } = showForm(screen());
  world.event.mockReturnValue({ state: 'absent' });
  again(screen());
  expect(document.body.textContent).toBe('the form');
});

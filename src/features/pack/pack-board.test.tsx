// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { refusesTaps, stubHeights } from '#tests/fixtures/browser/heights.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { PackBoard } from './pack-board.tsx';

vi.mock('./use-pack.ts', () => ({ usePack: () => ({ missing: [], contact: null }) }));
vi.mock('./pack-state.tsx', () => ({ PackState: () => null }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => ({ id: 'me' }) }));
vi.mock('#live/event/use-event-extras.ts', () => ({ useEventExtras: () => ({}) }));
vi.mock('#entities/event/use-event-people.ts', () => ({
  useEventPeople: () => ({ state: 'shown', rows: [], teams: [], taken: 0 }),
}));
vi.mock('#entities/event/back-links.tsx', () => ({ BackArrowToEvent: () => null }));
vi.mock('@tanstack/react-router', () => ({ Link: 'a' }));

test('[law 1] while the state grows or shrinks the calls below it take no tap', () => {
  const grow = stubHeights();
  const top = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(120);
  const none = () => null;
  const parts = { about: none, place: none, stillMap: none };
  showForm(<PackBoard event={eventRow({ id: 'e1' })} scope={null} parts={parts} />);
  grow(900);
  top.mockReturnValue(90);
  grow(870);
  expect(refusesTaps('a[href="tel:193"]')).toBe(true);
});

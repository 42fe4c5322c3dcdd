// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { staff as words } from '#i18n/pt-BR/staff.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { CheckInTeam } from './check-in-team.tsx';

const device = vi.hoisted(() => ({ state: 'not_here', is_coming: true }));
vi.mock('#entities/event/use-event-people.ts', () => ({
  useEventPeople: () => ({ state: device.state, rows: [] }),
}));
vi.mock('#live/freshness/use-is-coming.ts', () => ({ useIsComing: () => device.is_coming }));
vi.mock('./event-staff.tsx', () => ({ EventStaff: () => <p>people of the check-in</p> }));
vi.mock('#entities/event/back-links.tsx', () => ({ BackArrowToEvent: () => null }));
vi.mock('@tanstack/react-router', () => ({ Link: 'a' }));

test('[law 1] the way to the check-in stands above its people, who come once all of them are known', () => {
  const team = () => <CheckInTeam event={eventRow({ id: 'e1' })} scope={null} />;
  const { again } = showForm(team());
  const said = () => document.querySelector('header + .page-width')!.textContent;
  expect(said()).toBe(words.open);
  device.is_coming = false; // without a signal no more people arrive on this phone
  again(team());
  expect(said()).toBe(`${words.open}people of the check-in`);
  Object.assign(device, { state: 'shown', is_coming: true });
  again(team());
  expect(said()).toBe(`${words.open}people of the check-in`);
});

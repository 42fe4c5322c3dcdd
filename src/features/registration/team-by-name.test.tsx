// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { registration } from '#i18n/pt-BR/registration.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { RegistrationDesk } from './registration-desk.tsx';

const asked = vi.hoisted(() => vi.fn(() => Promise.resolve({ ok: true })));
vi.mock('#actions/use-mutate.ts', () => ({ useMutate: () => asked }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
const meta = vi.hoisted(() => ({ put: () => Promise.resolve(), delete: () => Promise.resolve() }));
vi.mock('#live/account-context.ts', () => ({
  useAccount: () => ({ local: { db: { meta } } }),
  usePerson: () => null,
}));
vi.mock('#live/event/use-event-rows.ts', () => ({
  useEventOperators: () => ({ state: 'loading' }),
  useEventTeams: () => ({ state: 'present', rows: [] }),
}));
const scope = vi.hoisted(() => ({ read: null as object | null, comes: false }));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => scope.read }));
vi.mock('#live/freshness/use-is-coming.ts', () => ({ useIsComing: () => scope.comes }));
vi.mock('#live/rows/use-live-record.ts', () => ({ useLiveRecord: () => ({ state: 'absent' }) }));
vi.mock('#entities/form/use-stored-draft.ts', () => ({ useStoredDraft: () => null }));
vi.mock('./squad/use-own-teams.ts', () => ({ useOwnTeams: () => [] }));
vi.mock('./number-proof.tsx', () => ({ NumberProof: () => null }));

const page = () => document.body.textContent;
/** @param read the event's list; null while it is not here. @param comes it is on its way */
function desk(read: object | null, comes: boolean) {
  Object.assign(scope, { read, comes });
  const event = { id: 'e1', name: 'Serra', game_mode: '3X3', rev: 7 } as AirsoftEvent;
  return showForm(<RegistrationDesk event={event} refused={undefined} />);
}

test('where the teams are not on this device the person names theirs, and joins it if it is there', async () => {
  const screen = desk(null, false);
  expect(page()).toContain(registration.squad.not_here);
  expect(page()).not.toContain(registration.squad.none_yet);
  screen.type({ name: 'Bia Reis', whatsapp: '11987654321', new_team_name: 'Alfa' });
  await screen.submit();
  const new_team = { id: expect.any(String) as string, name: 'Alfa', join: true };
  expect((asked.mock.lastCall as unknown[] | undefined)?.[1]).toMatchObject({ new_team });
});

test.each([
  ['is on its way', null, true, false],
  ['did not arrive', null, false, true],
  ['is here, and empty', {}, false, false],
])('the desk of a game of teams whose list %s', (_, read, comes, by_name) => {
  desk(read, comes);
  expect(page().includes(registration.squad.not_here)).toBe(by_name);
  expect(page().includes(registration.squad.none_yet)).toBe(read !== null);
});

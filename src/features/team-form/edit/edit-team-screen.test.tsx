// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { team as team_words } from '#i18n/pt-BR/team.ts';
import { team_form } from '#i18n/pt-BR/team-form.ts';
import { learnAll } from '#sync/registry/registry.ts';
import { overlayOf, withOverlay } from '#sync/outbox/overlay.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Rows } from '#sync/records/collections.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { EditTeamScreen } from './edit-team-screen.tsx';

const world = vi.hoisted(() => ({
  team: vi.fn(),
  person: vi.fn(),
  update: vi.fn(),
  outbox: [] as object[],
}));
const drafts = vi.hoisted(() => new Map<string, object>());
vi.mock('#live/account-context.ts', () => {
  const meta = {
    get: async (key: string) => drafts.get(key),
    put: async (draft: object, key: string) => drafts.set(key, draft),
    delete: async (key: string) => drafts.delete(key),
  };
  const account = { local: { db: { meta } } };
  return { useAccount: () => account, usePerson: world.person };
});
vi.mock('#live/team/use-team.ts', () => ({ useTeam: () => withWaiting(world.team()) }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => world.outbox }));
vi.mock('#live/rows/use-replica-rows.ts', () => ({ useReplicaRows: () => [] }));
vi.mock('#live/rows/use-live-record.ts', () => ({ useLiveRecord: () => ({ state: 'absent' }) }));
vi.mock('./use-update-team.ts', () => ({ useUpdateTeam: () => world.update }));
vi.mock('./delete-team.tsx', () => ({ DeleteTeam: () => 'delete it' }));
vi.mock('#entities/form/upload-picture.tsx', () => ({ UploadPicture: () => null }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useRouter: () => ({ history: { block: () => () => {} } }),
}));

/** The row with what waits in the outbox, as the screen gets it. */
function withWaiting(found: { state: string; team?: Rows['teams'] }) {
  if (!found.team) return found;
  const [row] = withOverlay([found.team], overlayOf('teams', world.outbox as OutboxRecord[]));
  return row ? { ...found, team: row } : { state: 'absent' };
}

const team = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Lobos',
  city: 'Brasília',
  state: 'DF',
  captain_id: 'p1',
};
const present = (over: object = {}) => ({ state: 'present', team: { ...team, ...over } });
beforeAll(learnAll);
beforeEach(() => {
  drafts.clear();
  world.outbox = [];
  world.team.mockReturnValue(present());
  world.person.mockReturnValue({ id: 'p1' });
});
const screen = () => <EditTeamScreen id={team.id} absent="no such team" not_here="not here" />;
const shown = () => document.body.textContent;
const cancel = () => document.querySelector('form a')!.getAttribute('href');
async function begin() {
  const form = showForm(screen());
  await act(async () => {});
  form.type({ name: 'Lobos novos' });
  return form;
}

test.for([
  ['is deleted', { state: 'absent' }, problems.refused.team_gone],
  ['gets another captain', present({ captain_id: 'p2' }), team_words.edit_refused],
] as const)('what was typed stays when the team %s', async ([, found, why]) => {
  const form = await begin();
  expect([cancel(), shown()]).toEqual(['/team/$id', expect.stringContaining('delete it')]);
  document.querySelector<HTMLElement>('button[type=submit]')!.focus();
  world.team.mockReturnValue(found);
  form.again(screen());
  expect(form.field('name').value).toBe('Lobos novos');
  expect(document.activeElement!.textContent).toContain(why); // its button is gone
  expect(document.querySelector('[role=alert]')!.textContent).toBe(why + form_words.gone.hint);
  expect([cancel(), shown()]).toEqual(['/teams', expect.not.stringContaining('delete it')]);
  await form.submit();
  expect(world.update).not.toHaveBeenCalled();
});

test.for(['loading', 'not_here'])(
  'while it is %s the form stays, and can be saved',
  async (state) => {
    const form = await begin();
    world.team.mockReturnValue({ state });
    form.again(screen());
    expect(form.field('name').value).toBe('Lobos novos');
    expect(shown()).toContain(team_form.edit_submit);
  },
);

test('while my deletion of the team waits nothing can be sent', async () => {
  const form = await begin();
  world.outbox = [{ id: 'm1', name: 'delete_team@1', args: { id: team.id }, status: 'queued' }];
  form.again(screen());
  expect(form.field('name').value).toBe('Lobos novos');
  expect(shown()).toContain(problems.refused.team_gone);
  expect(document.querySelector('form [type=submit]')).toBeNull();
});

test('a refused change of a team that is gone opens with what was typed', async () => {
  world.team.mockReturnValue({ state: 'absent' });
  const args = { id: team.id, patch: { city: 'Goiânia' }, base: { city: 'Brasília' } };
  world.outbox = [{ id: 'm1', name: 'update_team@1', args, label: 'Lobos', status: 'rejected' }];
  const form = showForm(screen());
  await act(async () => {});
  expect([form.field('name').value, form.field('city').value]).toEqual(['Lobos', 'Goiânia']);
  expect(shown()).toContain(problems.refused.team_gone);
});

test('a team that was never here, or is of another captain, has no form', () => {
  world.team.mockReturnValue({ state: 'absent' });
  const form = showForm(screen());
  expect(shown()).toBe('no such team');
  world.team.mockReturnValue(present({ captain_id: 'p2' }));
  form.again(screen());
  expect(shown()).toContain(team_words.edit_refused);
  world.team.mockReturnValue(present());
  world.person.mockReturnValue(null);
  form.again(screen());
  expect(shown()).toContain(team_words.edit_refused);
});

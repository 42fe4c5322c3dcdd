// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { event as words } from '#i18n/pt-BR/event.ts';
import { TeamSplit } from './team-split.tsx';

const mutate = vi.hoisted(() => vi.fn());
const discard = vi.hoisted(() => vi.fn());
const outbox = vi.hoisted(() => ({ records: [] as object[] }));
vi.mock('#live/use-mutate.ts', () => ({ useMutate: () => mutate }));
vi.mock('#live/settled.ts', () => ({ settled: () => Promise.resolve({ kind: 'applied' }) }));
vi.mock('#live/use-outbox.ts', () => ({ useOutbox: () => outbox.records }));
vi.mock('#live/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({ discard }) }));
vi.mock('#live/use-sync-status.ts', () => ({ useSyncStatus: () => ({ expired: false }) }));
vi.mock('#live/account-context.ts', () => ({
  useAccount: () => ({ engine: { db: {} } }),
  usePerson: () => ({ id: 'owner' }),
}));

beforeAll(() => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const event = { id: 'e1', name: 'Serra', split_rev: 5, split_seed: 1 };
const people = {
  state: 'shown',
  rows: [
    { id: 'ana', name: 'Ana', event_team_id: 'theirs' },
    { id: 'bia', name: 'Bia', event_team_id: 'theirs' },
  ],
  teams: [{ id: 'theirs', name: 'Equipe 1' }],
};
/** A split of this organiser that was refused, because another device saved first. */
const refused = {
  id: 'm1',
  name: 'save_event_teams@1',
  status: 'rejected',
  args: {
    event_id: 'e1',
    seed: 7,
    base_split_rev: 4,
    teams: [
      { id: 'mine', name: 'Equipe 1', operator_ids: ['bia'] },
      { id: 'mine-too', name: 'Equipe 2', operator_ids: ['ana'] },
    ],
  },
};

const press = (screen: HTMLElement, label: string) =>
  act(async () => {
    const button = [...screen.querySelectorAll('button')].find((b) => b.textContent === label);
    button!.click();
    await Promise.resolve();
  });

test('a refused split can be continued, and is discarded when it is saved', async () => {
  outbox.records = [refused, { ...refused, id: 'm0', args: { ...refused.args, event_id: 'e2' } }];
  mutate.mockResolvedValue({ ok: true, value: { id: 'm2' } });
  const screen = document.createElement('div');
  act(() =>
    createRoot(screen).render(
      <TypesafeI18n locale="pt-BR">
        <TeamSplit event={event as never} people={people as never} />
      </TypesafeI18n>,
    ),
  );
  expect(screen.querySelectorAll('section')).toHaveLength(1); // the saved one
  await press(screen, words.teams.go_on);
  const dealt = [...screen.querySelectorAll('section')].map(
    (team) => team.querySelector('li span:nth-child(2)')?.textContent,
  );
  expect(dealt).toEqual(['Bia', 'Ana']);
  await press(screen, words.teams.save);
  expect(mutate).toHaveBeenCalledWith(
    'save_event_teams@1',
    expect.objectContaining({ event_id: 'e1', seed: 7, base_split_rev: 5 }),
    { label: 'Serra' },
  );
  expect(discard.mock.calls).toEqual([['m1']]);
});

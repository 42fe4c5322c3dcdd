// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { event as words } from '#i18n/pt-BR/event.ts';
import { TeamSplit } from './team-split.tsx';

const mutateAll = vi.hoisted(() => vi.fn());
const discard = vi.hoisted(() => vi.fn());
const outbox = vi.hoisted(() => ({ records: [] as object[] }));
const marks = vi.hoisted(() => ({ of: [] as object[] }));
vi.mock('#live/event/use-event-records.ts', () => ({ useEventRecords: () => marks.of }));
const draw = vi.hoisted(() => vi.fn());
/** Of this device, on which no split was begun. */
const db = vi.hoisted(() => ({
  meta: {
    get: () => Promise.resolve(),
    put: () => Promise.resolve(),
    delete: () => Promise.resolve(),
  },
}));
vi.mock('#workers/field-client.ts', () => ({ field: { splitArrived: draw } }));
vi.mock('#actions/use-mutate-all.ts', () => ({ useMutateAll: () => mutateAll }));
vi.mock('#live/outbox/settled.ts', () => ({ settled: () => Promise.resolve({ kind: 'applied' }) }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => outbox.records }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({ discard }) }));
vi.mock('#live/freshness/use-sync-status.ts', () => ({
  useSyncStatus: () => ({ expired: false }),
}));
vi.mock('#live/account-context.ts', () => ({
  useAccount: () => ({ local: { db } }),
  usePerson: () => ({ id: 'owner' }),
}));

beforeAll(() => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => new EventTarget());
});

beforeEach(() => {
  outbox.records = [];
  marks.of = [];
  mutateAll.mockReset().mockResolvedValue({ ok: true, value: [{ id: 'm2' }] });
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

async function show(of: object, its: object = event): Promise<HTMLElement> {
  const screen = document.createElement('div');
  await act(async () =>
    createRoot(screen).render(
      <TypesafeI18n locale="pt-BR">
        <TeamSplit event={its as never} people={of as never} />
      </TypesafeI18n>,
    ),
  );
  return screen;
}

/** A mark of this person at the gate. */
const mark = (operator_id: string, kind: string, at = '2026-11-24T11:00:00.000Z') => ({
  id: `${operator_id}-${kind}`,
  data: { operator_id, mark: kind, undoes: null, scanned_at: at, clock_offset_ms: 0 },
});

test('a refused split can be continued, and is discarded when it is saved', async () => {
  outbox.records = [refused, { ...refused, id: 'm0', args: { ...refused.args, event_id: 'e2' } }];
  const screen = await show(people);
  expect(screen.querySelectorAll('section')).toHaveLength(1); // the saved one
  await press(screen, words.teams.go_on);
  const dealt = [...screen.querySelectorAll('section')].map(
    (team) => team.querySelector('li span:nth-child(2)')?.textContent,
  );
  expect(dealt).toEqual(['Bia', 'Ana']);
  await press(screen, words.teams.save);
  expect(mutateAll).toHaveBeenCalledWith([
    {
      name: 'save_event_teams@1',
      args: expect.objectContaining({ event_id: 'e1', seed: 7, base_split_rev: 5 }),
      label: 'Serra',
    },
  ]);
  expect(discard.mock.calls).toEqual([['m1']]);
});

test('who came late is placed into the saved teams; who left, or never came, is not asked about', async () => {
  const caio = { id: 'caio', name: 'Caio', event_team_id: null };
  const gone = { id: 'gone', name: 'Gil', event_team_id: null };
  const never = { id: 'never', name: 'Zé', event_team_id: null };
  marks.of = [mark('ana', 'in'), mark('caio', 'in'), mark('gone', 'in')];
  marks.of.push(mark('gone', 'out', '2026-11-24T12:00:00.000Z'));
  draw.mockResolvedValueOnce([['ana', 'caio']]);
  const screen = await show({ ...people, rows: [...people.rows, caio, gone, never] });
  expect(screen.textContent).toContain('1 chegou e está sem lado');
  expect(screen.textContent).not.toContain(words.teams.changed);
  await press(screen, words.teams.arrived.include);
  const { people: drawn } = draw.mock.lastCall![1] as {
    people: { id: string; at: number | null }[];
  };
  expect(drawn.map(({ id, at }) => [id, at])).toEqual([
    ['ana', 0],
    ['caio', null],
  ]);
  await press(screen, words.teams.save);
  const [[{ args }]] = mutateAll.mock.lastCall!;
  expect(args).toEqual({
    event_id: 'e1',
    seed: 1,
    base_split_rev: 5,
    teams: [{ id: 'theirs', name: 'Equipe 1', operator_ids: ['ana', 'bia', 'caio'] }],
  });
});

test('a draw of who came is drawn again with the next seed, and saved like any other', async () => {
  marks.of = [mark('bia', 'in')];
  draw.mockResolvedValue([['bia']]);
  const screen = await show(people);
  const of_arrived = words.teams.arrived.split.replace('{count:number}', '1');
  await press(screen, of_arrived);
  await press(screen, words.teams.split_again);
  const seeds = draw.mock.calls.slice(-2).map(([, asked]) => (asked as { seed: number }).seed);
  expect(new Set(seeds).size).toBe(2);
  await press(screen, words.teams.save);
  const [[{ args }]] = mutateAll.mock.lastCall!;
  const saved = { id: 'theirs', name: 'Equipe 1', operator_ids: ['bia'] };
  expect(args).toEqual({ event_id: 'e1', seed: seeds[1], base_split_rev: 5, teams: [saved] });
});

test('whether the teams that were drawn by themselves have come makes no difference to a draw', async () => {
  marks.of = [mark('bia', 'in')];
  draw.mockResolvedValue([['bia']]);
  const of_arrived = words.teams.arrived.split.replace('{count:number}', '1');
  const seeds = [];
  for (const split_seed of [null, 99]) {
    const screen = await show(people, { ...event, split_rev: 0, split_seed });
    await press(screen, of_arrived);
    seeds.push((draw.mock.lastCall![1] as { seed: number }).seed);
  }
  expect(seeds[0]).toBe(seeds[1]);
});

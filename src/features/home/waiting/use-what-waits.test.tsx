// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { LiveQuery } from '#live/rows/use-live-records.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { teamRow } from '#tests/fixtures/samples/rows.ts';
import { useWhatWaits } from './use-what-waits.ts';

type Named = Record<string, readonly { id: string }[] | undefined>;
const device = vi.hoisted(() => ({ mine: undefined as object | undefined, rows: {} as Named }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => ({ id: 'me' }) }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => [] }));
vi.mock('#live/rows/use-last-known.ts', () => ({ useLastKnown: (_: string, now: unknown) => now }));
vi.mock('#live/team/use-my-memberships.ts', () => ({ useMyMemberships: () => device.mine }));
vi.mock('#live/rows/use-live-records.ts', () => ({
  useLiveRecords: (name: string, { find }: LiveQuery<'teams'>) => {
    const ids = (find.selector as { id?: { $in: string[] } }).id?.$in;
    const rows = device.rows[name]?.filter(({ id }) => !ids || ids.includes(id));
    return rows ? { state: 'present', rows } : { state: 'loading' };
  },
}));

const collections =
  'team_members team_records my_records arenas airsoft_events event_records teams';

test('nothing is said before every part is known, and then also the name of another team', () => {
  let found: unknown;
  const Home = () => {
    found = useWhatWaits('2026-11-28T12:00:00Z');
    return null;
  };
  const { again } = showForm(<Home />);
  const data = { team1_id: 'onca', team2_id: 'lobos', status: 'pending' };
  const here: Named = {
    team_records: [{ id: 'a', kind: 'alliance', data } as { id: string }],
    teams: [
      teamRow({ id: 'lobos', captain_id: 'me' }),
      teamRow({ id: 'onca', name: 'Onça-Parda' }),
      teamRow({ id: 'mine too', captain_id: 'me' }), // not one of my places
    ],
  };
  for (const name of collections.split(' ')) {
    device.rows[name] = here[name] ?? [];
    again(<Home />);
    expect(found, name).toBeUndefined();
  }
  device.mine = new Map([['lobos', { team_id: 'lobos', approved: true }]]);
  again(<Home />);
  expect(found).toMatchObject([
    { is: 'alliance', id: 'a', team: 'Lobos-Guará', other: 'Onça-Parda' },
  ]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mutate, pushOf, registration } from '#tests/sql/acts.ts';
import { refusal } from '#tests/sql/session.ts';
import { type RaceServer, startRaceServer } from '../cluster/race-database.ts';
import { crowd } from '../crowds/crowd.ts';

let server: RaceServer;
beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.stop());

describe('[F4] the isolation that the lock needs', () => {
  test('a push runs under read committed unless the caller sets another level', async () => {
    const race = await crowd(server, { clients: 1 });
    expect(await race.admin.one('show transaction_isolation')).toBe('read committed');
    expect(
      await race.admin.one(
        `select count(*)::int from pg_proc where proconfig::text like '%isolation%'`,
      ),
    ).toBe(0);
    await race.close();
  });

  test.each(['repeatable read', 'serializable'])(
    'under %s nothing is run and nothing recorded',
    async (level) => {
      const race = await crowd(server, { clients: 1 });
      const [one] = race.people;
      if (!one) throw new Error('one');
      const mutation = {
        id: crypto.randomUUID(),
        name: 'register@1',
        args: registration(race.event),
      };
      await one.session.exec(`set default_transaction_isolation = '${level}'`);
      const refused = await refusal(() =>
        one.session.rpc({ user: one.user }, 'sync_push', pushOf(one.user, [mutation])),
      );
      expect(refused?.sql_state).toBe('25001');
      await one.session.exec('reset default_transaction_isolation');
      expect(await mutate(one.session, one.user, mutation)).toMatchObject({ status: 'applied' });
      await race.close();
    },
  );
});

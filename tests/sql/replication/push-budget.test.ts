import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  addEvent,
  addPerson,
  MOST_BEGUN,
  type Outcome,
  type PushedRow,
  pushOf,
  registration,
} from '../acts.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');

const push = (who: string, body: object) =>
  db.rpc<{ results: Outcome[]; rows: PushedRow[] }>({ user: who }, 'sync_push', body);

test('[hole S4] one request may change only so many rows: a mutation that was not begun gets no answer, and can be sent again', async () => {
  const mine = await addEvent(db, owner);
  const split = (seed: number) => ({
    id: crypto.randomUUID(),
    name: 'save_event_teams@1',
    args: {
      event_id: mine,
      seed,
      base_split_rev: seed,
      teams: Array.from({ length: 100 }, (_, n) => ({
        id: crypto.randomUUID(),
        name: `Equipe ${n}`,
        operator_ids: [],
      })),
    },
  });
  const asked = [0, 1, 2, 3].map(split);
  const first = await push(owner, pushOf(owner, asked));
  expect(first.results.map(({ status }) => status)).toEqual(['applied', 'applied']);
  const begun = await db.rows('select from private.sync_mutations where id = $1', [asked[2]!.id]);
  expect(begun).toEqual([]);
  const second = await push(owner, pushOf(owner, asked.slice(2)));
  expect(second.results.map(({ status }) => status)).toEqual(['applied', 'applied']);
});

test('[hole S4] of fifty mutations one request begins the first twenty', async () => {
  const mine = await addEvent(db, owner);
  const asked = Array.from({ length: 50 }, () => ({
    id: crypto.randomUUID(),
    name: 'add_participant@1',
    args: registration(mine),
  }));
  const { results } = await push(owner, pushOf(owner, asked));
  const first = asked.slice(0, MOST_BEGUN).map(({ id }) => id);
  expect(results.map(({ id, status }) => [id, status])).toEqual(first.map((id) => [id, 'applied']));
  const begun = await db.rows('select from private.sync_mutations where id = any ($1)', [
    asked.map(({ id }) => id),
  ]);
  expect(begun).toHaveLength(MOST_BEGUN);
});

test('[U8] an answer has each row once, as it is after all of them', async () => {
  const mine = await addEvent(db, owner);
  const [stays, leaves] = [registration(mine), registration(mine)];
  const { results, rows } = await push(
    owner,
    pushOf(owner, [
      { name: 'add_participant@1', args: stays },
      { name: 'add_participant@1', args: leaves },
      { name: 'cancel_registration@1', args: { operator_id: randomUUID(), event_id: mine } },
      { name: 'remove_participant@1', args: { operator_id: leaves.operator_id, event_id: mine } },
    ]),
  );
  const known = rows.map(([of, row, scopes]) => [
    of,
    row['id'],
    row['operators_count'] ?? row['name'],
    scopes.toSorted(),
  ]);
  expect(known).toHaveLength(2);
  expect(known).toEqual(
    expect.arrayContaining([
      ['airsoft_events', mine, 1, [`event:${mine}`, 'me', 'public']],
      ['operators', stays.operator_id, stays['name'], [`event:${mine}`]],
    ]),
  );
  const touching = results.filter(({ touched }) => touched.some(([, id]) => id === mine));
  expect(touching).toHaveLength(3);
});

test('twenty registrations of an event with a long briefing are answered in a few dozen kilobytes', async () => {
  const mine = await addEvent(db, owner, {
    briefing: `<p>${'Óculos no rosto. '.repeat(1_000)}</p>`,
  });
  const asked = Array.from({ length: MOST_BEGUN }, () => ({
    name: 'add_participant@1',
    args: registration(mine),
  }));
  const answer = JSON.stringify(await push(owner, pushOf(owner, asked)));
  expect(answer.length).toBeGreaterThan(17_000); // the briefing is in it
  expect(answer.length).toBeLessThan(60_000);
});

test('[U8] a row that a mutation names twice comes back once', async () => {
  const mine = await addEvent(db, owner);
  const team = { id: randomUUID(), event_id: mine, name: 'Alfa' };
  const player = registration(mine);
  const moved = { operator_id: player.operator_id, event_id: mine, event_team_id: team.id };
  const { results, rows } = await push(
    owner,
    pushOf(owner, [
      { name: 'create_event_team@1', args: team },
      { name: 'add_participant@1', args: player },
      { name: 'move_participant@1', args: moved },
      { name: 'move_participant@1', args: moved }, // from that team to the same
    ]),
  );
  const { status, touched } = results.at(-1)!;
  expect(status).toBe('applied');
  expect(touched.filter(([of]) => of === 'event_teams')).toHaveLength(2);
  expect(rows.map(([of]) => of).toSorted()).toEqual(['airsoft_events', 'event_teams', 'operators']);
});

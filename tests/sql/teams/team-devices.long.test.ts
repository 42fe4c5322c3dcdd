import { expect, test } from 'vitest';
import { fc, seedIds } from '#tests/fixtures/samples/generated-cases.ts';
import { mutate } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addFullTeam, addTeam } from './team-acts.ts';
import { anyChoice, captainOf, chooseTeamMutation } from './team-choices.ts';

const DEEDS = 400;
const NIL = '00000000-0000-0000-0000-000000000000';

seedIds();
const db = await databaseOfFile();

type Row = { id: string; rev: number };
type Answer = {
  horizon: number;
  scopes: Record<
    string,
    {
      gone?: boolean;
      view?: string;
      restarted?: boolean;
      c?: Record<string, { rows: Row[]; done: boolean }>;
      departed?: [string, string, number, number][];
    }
  >;
};

/** What a device does with the answers, in a minimal form: cursors, versions, departures, views. */
class Device {
  readonly #known = new Map<string, object>();
  readonly #held = new Map<string, Map<string, Row>>();
  readonly user: string;
  readonly scopes: string[];

  constructor(user: string, scopes: string[]) {
    this.user = user;
    this.scopes = scopes;
  }

  async pull(): Promise<void> {
    const { horizon, scopes } = await db.rpc<Answer>({ user: this.user }, 'sync_pull', {
      v: 1,
      limit: 1000,
      scopes: Object.fromEntries(this.scopes.map((one) => [one, this.#known.get(one) ?? {}])),
    });
    for (const [scope, answer] of Object.entries(scopes)) {
      if (answer.gone || answer.restarted) this.#held.delete(scope);
      if (answer.gone) {
        this.#known.delete(scope);
        continue;
      }
      const held = this.#held.get(scope) ?? new Map<string, Row>();
      this.#held.set(scope, held);
      for (const [collection, { rows, done }] of Object.entries(answer.c ?? {})) {
        expect(done).toBe(true);
        for (const row of rows) {
          const key = `${collection} ${row.id}`;
          if ((held.get(key)?.rev ?? 0) <= row.rev) held.set(key, row);
        }
      }
      for (const [collection, id, , rev] of answer.departed ?? []) {
        const key = `${collection} ${id}`;
        if ((held.get(key)?.rev ?? Infinity) <= rev) held.delete(key);
      }
      const end = [horizon, NIL];
      const c = Object.fromEntries(Object.keys(answer.c ?? {}).map((name) => [name, end]));
      this.#known.set(scope, { c, departed: end, ...(answer.view ? { view: answer.view } : {}) });
    }
  }

  /** Everything held, in the order of keys, including `sync_xid`. */
  held(): unknown {
    return [...this.#held]
      .flatMap(([scope, rows]) => [...rows].map(([key, row]) => [`${scope} ${key}`, row] as const))
      .toSorted(([a], [b]) => a.localeCompare(b));
  }
}

test(`over ${DEEDS} random actions every device that pulls occasionally holds what a new one gets`, async () => {
  const choices = fc.sample(fc.tuple(anyChoice, fc.nat(9)), { numRuns: DEEDS });
  const full = await addFullTeam(db);
  const { team: other } = await addTeam(db, full.person.stranger);
  const people = Object.values(full.person);
  const scopes = ['me', `team:${full.team}`, `team:${other}`];
  const devices = people.map((user) => new Device(user, scopes));
  let compared = 0;
  for (const [choice, chance] of choices) {
    const { who } = choice;
    const user = (who < 60 ? await captainOf(db, full.team) : people[who % people.length]) ?? '';
    const mutation = await chooseTeamMutation(db, { full, other }, { ...choice, user });
    if (mutation) await mutate(db, user, mutation);
    const device = devices[choice.b % devices.length];
    if (!device || chance > 3) continue;
    await device.pull();
    const fresh = new Device(device.user, scopes);
    await fresh.pull();
    compared += 1;
    expect(device.held(), JSON.stringify({ compared, mutation })).toEqual(fresh.held());
  }
  expect(compared).toBeGreaterThan(DEEDS / 5);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, mutate } from '#tests/sql/acts.ts';
import { atOnce, crowd as gather, type Crowd, tally, WITHOUT_LOCK } from './crowd.ts';
import {
  anotherEvent,
  freeAtOnce,
  moveAll,
  offered,
  PLACES,
  register,
  state,
} from './event-day-crowds.ts';
import { type RaceServer, startRaceServer } from '../cluster/race-database.ts';
import { pause } from '../seeded-random.ts';

let server: RaceServer;
beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.stop());

const crowd = (of?: Parameters<typeof gather>[1]) => gather(server, of);
describe('places that become free are offered to the people who wait', () => {
  test('all eight, while ten others try: held for the first eight of the waiting list', async () => {
    const { race, line, left, came } = await freeAtOnce(crowd);
    expect(tally(left)).toEqual({ applied: PLACES });
    expect(tally(came)).toEqual({ event_full: 10 });
    expect(await state(race)).toEqual({ people: 0, held: PLACES, waiting: 4 });
    const taken = await Promise.all(
      line.map(({ session, user }) => mutate(session, user, register(race.event))),
    );
    expect(tally(taken)).toEqual({ applied: PLACES, event_full: 4 });
    expect(await state(race)).toEqual({ people: PLACES, held: 0, waiting: 4 });
    await race.close();
  });

  test('negative control: a list that opens while people wait lets others in', async () => {
    const { race, came } = await freeAtOnce(
      crowd,
      `do $$ begin
      execute replace(pg_get_functiondef('private.close_when_full'::regproc), 'new.waiting_count > 0', 'false');
      drop trigger offer_places on public.airsoft_events; end $$;`,
    );
    expect(tally(came)['applied']).toBeGreaterThan(0);
    await race.close();
  });

  test('an offer is accepted or expires, never both', async () => {
    const race = await crowd({ clients: 3, event: { max_op: 1 } });
    for (let n = 0; n < 10; n += 1) {
      const offer = await offered(race, n === 0 ? race.event : await anotherEvent(race));
      // the machine decides which of these moments come first
      const left_ms = 15 * (n + 1);
      await offer.endsIn(left_ms);
      await Promise.all([offer.take(), pause(left_ms + 5).then(() => offer.runOut())]);
      expect(await offer.given()).toBe(1);
    }
    await race.close();
  });

  test('negative control: without the lock the place is given twice', async () => {
    const race = await crowd({ clients: 3, event: { max_op: 1 }, prepare: WITHOUT_LOCK });
    const offer = await offered(race, race.event);
    await atOnce({ admin: race.admin, people: 1 }, offer.take, async () => {
      await offer.endsIn(0);
      await offer.runOut();
    });
    expect(await offer.given()).toBeGreaterThan(1);
    await race.close();
  });
});

describe('moving to the last place of a trio', () => {
  test('succeeds for one of nine', async () => {
    const { moved, members } = await moveAll(crowd);
    expect(tally(moved)).toEqual({ applied: 1, team_full: 8 });
    expect(members).toBe(3);
  });

  test('negative control: without the locks a trio has more than three', async () => {
    const { members } = await moveAll(
      crowd,
      `${WITHOUT_LOCK} do $$ begin
      execute replace(replace(pg_get_functiondef('mutation."move_participant@1"'::regproc), 'for update', ''),
        'update public.operators', 'perform private.door(1); update public.operators'); end $$;`,
    );
    expect(members).toBeGreaterThan(3);
  });
});

describe('check-ins of two phones', () => {
  const mark = (
    race: Crowd,
    operator_id: string | undefined,
    id: string = crypto.randomUUID(),
  ) => ({
    name: 'check_in@1',
    args: {
      id,
      event_id: race.event,
      operator_id,
      mark: 'in',
      scanned_at: new Date().toISOString(),
      clock_offset_ms: 0,
      device_id: crypto.randomUUID(),
      data_version: null,
    },
  });
  const rows = ({ admin, event }: Crowd) =>
    admin.rows<{ marks: number; people: number }>(
      `select (select count(*)::int from public.check_ins where event_id = $1) as marks,
              (select count(*)::int from private.attended_operator_ids($1)) as people`,
      [event],
    );
  async function gate(prepare = '') {
    const race = await crowd({ clients: 12, prepare });
    const [one] = race.people;
    if (!one) throw new Error('one');
    const place = await mutate(one.session, one.user, register(race.event));
    await race.admin.rows(
      `update public.airsoft_events set (date, time) = (select t::date, to_char(t, 'HH24:MI')
       from (select now() at time zone 'America/Sao_Paulo' + interval '1 hour' as t) soon) where id = $1`,
      [race.event],
    );
    return { race, operator: place.touched[0]?.[1] };
  }
  const scan = ({ people, owner }: Crowd, what: () => ReturnType<typeof mark>) =>
    Promise.all(people.map(({ session }) => mutate(session, owner, what())));

  test('one person, twelve marks at once: all are kept, one person came', async () => {
    const { race, operator } = await gate();
    expect(tally(await scan(race, () => mark(race, operator)))).toEqual({ applied: 12 });
    expect(await rows(race)).toEqual([{ marks: 12, people: 1 }]);
    await race.close();
  });

  test('one mark sent by twelve, each with its own mutation: one row', async () => {
    const { race, operator } = await gate();
    const id = crypto.randomUUID();
    // a later one made it too, and is answered as done
    expect(tally(await scan(race, () => mark(race, operator, id)))).toEqual({ applied: 12 });
    expect(await rows(race)).toEqual([{ marks: 1, people: 1 }]);
    await race.close();
  });

  test('negative control: without lock and key one mark is stored twice', async () => {
    const { race, operator } = await gate(`${WITHOUT_LOCK}
      alter table public.check_ins drop constraint check_ins_pkey;
      do $$ begin execute replace(replace(pg_get_functiondef('private.take_mark'::regproc),
        'insert into', 'perform private.door(1); insert into'), 'on conflict (id) do nothing', ''); end $$;`);
    const id = crypto.randomUUID();
    await atOnce({ admin: race.admin, people: 12 }, () =>
      scan(race, () => mark(race, operator, id)),
    );
    expect((await rows(race))[0]?.marks).toBeGreaterThan(1);
    await race.close();
  });
});

describe('closing against registering', () => {
  const registerAll = (race: Crowd) => race.all(() => register(race.event));
  /** @returns how many were in when the closing was answered */
  async function close({ admin, owner, event }: Crowd) {
    const closing = { name: 'close_registration@1', args: { id: event } };
    expect(await mutate(admin, owner, closing)).toMatchObject({ status: 'applied' });
    return (await state({ admin, event }))?.people ?? 0;
  }

  test('each registration gets in before the closing or is refused: nobody gets in once the closing was answered', async () => {
    const race = await crowd({ clients: 30 });
    const registering = registerAll(race);
    await pause(20); // some before it and some after, on a machine of usual speed
    const before = await close(race);
    const { applied = 0, registration_closed = 0 } = tally(await registering);
    expect(applied + registration_closed).toBe(30);
    const late = await addPerson(race.admin, 'Tarde');
    expect(await mutate(race.admin, late, register(race.event))).toMatchObject({
      code: 'registration_closed',
    });
    expect([before, (await state(race))?.people]).toEqual([applied, applied]);
    await race.close();
  });

  test('negative control: without the lock somebody gets in after the closing', async () => {
    const race = await crowd({ clients: 30, prepare: WITHOUT_LOCK });
    let before = Number.NaN;
    await atOnce(
      { admin: race.admin, people: 30 },
      () => registerAll(race),
      async () => {
        before = await close(race);
      },
    );
    expect((await state(race))?.people).toBeGreaterThan(before);
    await race.close();
  });
});

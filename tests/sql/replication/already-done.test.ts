import { describe, expect, test } from 'vitest';
import {
  addEvent,
  addPerson,
  makeTeammates,
  dayFromNow,
  eventArgs,
  mutate,
  registration,
  verdict,
} from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { expectItsScopes } from './its-scopes.ts';

// sync/SPEC.md [U2] after the ledger's thirty days: what exists already is done, not refused.
const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
const me = await addPerson(db, 'Jogadora');
const event = await addEvent(db, owner);

const id = () => crypto.randomUUID();
const forget = async () => {
  await db.rows(`update private.sync_mutations set created_at = now() - interval '31 days'`);
  await db.rows('select private.forget_mutations()');
  expect(await db.one('select count(*)::int from private.sync_mutations')).toBe(0);
};
const squadOf = (of: string) => {
  const operators = [1, 2, 3].map(() => {
    const { event_id: _, ...one } = registration(of);
    return one;
  });
  return { event_id: of, operators };
};
/** A person's mutation that creates a row, ready to be sent. */
type Making = (player: string) => Promise<{ who: string; name: string; args: object }>;
const making: Making[] = [
  async (who) => ({ who, name: 'register@1', args: registration(event) }),
  async (who) => ({ who, name: 'register_squad@1', args: squadOf(event) }),
  async () => ({ who: owner, name: 'add_participant@1', args: registration(event) }),
  async (who) => ({ who, name: 'create_event@1', args: eventArgs() }),
  async (who) => {
    const trios = await addEvent(db, owner, { game_mode: '3X3' });
    return { who, name: 'create_event_team@1', args: { id: id(), event_id: trios, name: 'Alfa' } };
  },
  async (who) => {
    const event_id = await addEvent(db, owner, { max_op: 1 });
    await mutate(db, owner, { name: 'add_participant@1', args: registration(event_id) });
    return { who, name: 'join_waiting_list@1', args: { id: id(), event_id, name: 'Jogadora' } };
  },
  async (user_id) => {
    await makeTeammates(db, owner, user_id);
    return { who: owner, name: 'add_staff@1', args: { id: id(), event_id: event, user_id, name: 'Portão' } }; // prettier-ignore
  },
  async () => {
    const args = { id: id(), event_id: event, code: CODE, pin: '123456' };
    return { who: owner, name: 'create_staff_link@1', args };
  },
  async (who) => {
    const event_id = await addEvent(db, owner);
    const link = { event_id, code: CODE, pin: '123456' };
    await mutate(db, owner, { name: 'create_staff_link@1', args: { id: id(), ...link } });
    return { who, name: 'join_staff@1', args: { id: id(), ...link } };
  },
  async () => {
    const event_id = await addEvent(db, owner, { max_op: 10 });
    await db.rows(
      `update public.airsoft_events set (date, time) = (select t::date, to_char(t, 'HH24:MI')
       from (select now() at time zone 'America/Sao_Paulo' + interval '1 hour' t) x) where id = $1`,
      [event_id],
    );
    return { who: owner, name: 'lease_places@1', args: { id: id(), event_id, device_id: id() } };
  },
  async (who) => ({ who, name: 'create_team@1', args: team() }),
  async (who) => {
    const args = team();
    await mutate(db, owner, { name: 'create_team@1', args });
    return { who, name: 'request_join@1', args: { id: id(), team_id: args.id } };
  },
  async (who) => {
    const team_id = await captained(who);
    return { who, name: 'create_invitation@1', args: invitation(team_id) };
  },
  async (who) => {
    const team_id = await captained(owner);
    await mutate(db, owner, { name: 'create_invitation@1', args: invitation(team_id) });
    return { who, name: 'accept_invitation@1', args: { id: id(), team_id, code: CODE } };
  },
  async (who) => {
    const team_id = await captained(who);
    return { who, name: 'create_rank@1', args: { id: id(), team_id, name: 'Cabo', level: 2 } };
  },
  async (who) => {
    const team_id = await captained(who);
    const args = { id: id(), team_id, channel: 'general', type: 'message', content: 'Bora' };
    return { who, name: 'post_communication@1', args };
  },
  async (who) => {
    const team_id = await captained(who);
    const args = {
      id: id(),
      team_id,
      title: 'Operação',
      type: 'competition',
      location: 'Campo',
      start_date: `${dayFromNow(9)}T12:00:00Z`,
      event_id: event,
    };
    return { who, name: 'create_agenda_event@1', args };
  },
  async (who) => {
    const team_id = await captained(who);
    const team2_id = await captained(await addPerson(db, 'Outra'));
    return {
      who,
      name: 'propose_alliance@1',
      args: { id: id(), team_id, team2_id, type: 'tactical' },
    };
  },
  async (who) => ({
    who,
    name: 'propose_arena@1',
    args: {
      id: id(),
      name: 'Arena Norte',
      address: 'Rua Um, 100',
      city: 'Fortaleza',
      state: 'CE',
      description: 'Mata fechada e construções.',
      latitude: -3.7,
      longitude: -38.5,
    },
  }),
  async (who) => {
    const arena_id = id();
    await db.rows(
      `insert into public.arenas (id, name, address, city, state, latitude, longitude, is_active)
       values ($1, 'Arena Sul', 'Rua Um, 100', 'Natal', 'RN', -5.8, -35.2, true)`,
      [arena_id],
    );
    const change = { patch: { name: 'Arena Sul 2' }, base: { name: 'Arena Sul' } };
    return { who, name: 'propose_arena_change@1', args: { id: id(), arena_id, ...change } };
  },
];
const CODE = 'C0DE0000000000000001';
const invitation = (team_id: string) => ({ id: id(), team_id, code: CODE, max_uses: 3, days: 7 });
const team = () => ({ id: id(), member_id: id(), name: 'Lobos', city: 'Fortaleza', state: 'CE' });
async function captained(who: string) {
  const args = team();
  await mutate(db, who, { name: 'create_team@1', args });
  return args.id;
}

describe('[hole L1] a reply was lost, and the ledger has expired', () => {
  test.each(making.map((make, n) => [n, make] as const))(
    'an existing row is done, and made once (%i)',
    async (_, make) => {
      const { who, name, args } = await make(await addPerson(db, 'Pessoa'));
      const mutation = { id: id(), name, args };
      const first = await mutate(db, who, mutation);
      expect([name, first.status, first.code]).toEqual([name, 'applied', undefined]);
      for (const row of first.rows) await expectItsScopes(db, who, row);
      await forget();
      const again = await mutate(db, who, mutation);
      expect([name, again.status, again.code]).toEqual([name, 'applied', undefined]);
      const shown = new Set(
        first.rows.map(([collection, row]) => `${collection} ${String(row['id'])}`),
      );
      const now = new Set(
        again.rows.map(([collection, row]) => `${collection} ${String(row['id'])}`),
      );
      expect([...now].toSorted()).toEqual(
        [...shown].filter((row) => !row.startsWith('team_records ') || now.has(row)).toSorted(),
      );
      // another person learns nothing about it, and gets nothing of it
      await forget();
      const other = await addPerson(db, 'Estranha');
      const { code, touched } = await mutate(db, other, mutation);
      expect([name, code !== undefined, touched]).toEqual([name, true, []]);
    },
  );

  test('an existing row is done after the game too', async () => {
    const played = await addEvent(db, owner);
    const mutation = { id: id(), name: 'register@1', args: registration(played) };
    await mutate(db, me, mutation);
    await db.rows(`update public.airsoft_events set date = current_date - 20 where id = $1`, [
      played,
    ]);
    await forget();
    expect(await mutate(db, me, mutation)).toMatchObject({ status: 'applied' });
  });

  test('a row that was deleted since does not count', async () => {
    const args = registration(await addEvent(db, owner));
    const person = await addPerson(db, 'Pessoa');
    const mutation = { id: id(), name: 'register@1', args };
    await mutate(db, person, mutation);
    const cancel = { operator_id: args.operator_id, event_id: args['event_id'] };
    await verdict(db, person, { name: 'cancel_registration@1', args: cancel });
    await forget();
    expect(await mutate(db, person, mutation)).toMatchObject({ code: 'id_reused' });
  });

  test('an id of another row of mine stays refused, and so does an unreadable one', async () => {
    const person = await addPerson(db, 'Pessoa');
    const args = registration(await addEvent(db, owner));
    await verdict(db, person, { name: 'register@1', args });
    const elsewhere = { ...args, event_id: await addEvent(db, owner) };
    expect(await verdict(db, person, { name: 'register@1', args: elsewhere })).toBe('id_reused');
    const unread = { ...args, name: '' };
    expect(await verdict(db, person, { name: 'register@1', args: unread })).toBe(
      'invalid_args: name',
    );
    const squad = squadOf(event);
    Object.assign(squad.operators[1] ?? {}, { whatsapp: 'nove nove nove' });
    Object.assign(squad.operators[2] ?? {}, { operator_id: 'x' });
    expect(await verdict(db, person, { name: 'register_squad@1', args: squad })).toBe(
      'whatsapp_invalid: whatsapp',
    );
  });

  test('every mutation that creates a row with an id of the device is on the list', async () => {
    const bodies = await db.rows<{ proname: string }>(
      `select proname from pg_catalog.pg_proc where pronamespace = 'mutation'::regnamespace
       and prosrc ~ 'insert into|insert_operator' and prosrc ~ 'id_reused|insert_operator'`,
    );
    const listed = await db.rows<{ mutation: string }>('select mutation from private.creations');
    const names = new Set([...listed.map(({ mutation }) => mutation), 'register_squad@1']);
    expect(bodies.length).toBeGreaterThan(15);
    // the organiser's own split is saved completely each time, and so is a choice of reminders
    const unlisted = bodies.map(({ proname }) => proname).filter((name) => !names.has(name));
    expect(unlisted.toSorted()).toEqual(['save_event_teams@1', 'switch_reminders@1']);
  });
});

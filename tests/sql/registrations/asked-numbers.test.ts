import { beforeEach, describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, mutate, registration, verdict } from '../acts.ts';
import { from, number, older, yesterday } from './asked-number-acts.ts';
import { databaseOfFile } from '../database.ts';

let event: string;
let known: string;
// Spec 1 §6 hides numbers, but 'already registered' reveals one; so a person may ask about few of
// them.
const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
beforeEach(async () => {
  await from(db, null);
  event = await addEvent(db, owner);
  known = number();
  await addOperator(db, await addPerson(db, 'Quem joga'), { event, whatsapp: known });
});

/** Registers and cancels, so that the next number is asked about in the same way. */
async function ask(who: string, whatsapp: string, of = event): Promise<string> {
  const args = registration(of, { whatsapp });
  const said = await verdict(db, who, { name: 'register@1', args });
  if (said === 'applied') await give(who, args.operator_id, of);
  return said;
}
const give = (who: string, operator_id: string, event_id: string) =>
  verdict(db, who, { name: 'cancel_registration@1', args: { operator_id, event_id } });

/** Asks about new numbers until there is no answer. @returns how many were answered */
async function answers(who: string, at_most = 100): Promise<number> {
  for (let n = 0; n < at_most; n += 1) {
    if ((await ask(who, number())) === 'too_many_requests') return n;
  }
  return at_most;
}

describe('[hole S7] [T2] numbers that are new to an account', () => {
  test('are fifteen a day for a new account, forty for an older one', async () => {
    const young = await addPerson(db, 'Curiosa');
    expect(await answers(young)).toBe(15);
    expect(await ask(young, known)).toBe('too_many_requests');
    await yesterday(db, young);
    expect(await ask(young, known)).toBe('whatsapp_already_registered');
    expect(await answers(await older(db, await addPerson(db, 'Antiga')))).toBe(40);
  });

  test('are free the second time, and so are my own and those that I have registered', async () => {
    const mine = number();
    const leader = await addPerson(db, 'Líder', mine);
    const friends = Array.from({ length: 9 }, () => {
      const { event_id: _, ...person } = registration(event, { whatsapp: number() });
      return person;
    });
    const first = registration(event, { whatsapp: mine });
    const { event_id: _, ...me } = first;
    const squad = { event_id: event, operators: [me, ...friends] };
    expect(await verdict(db, leader, { name: 'register_squad@1', args: squad })).toBe('applied');
    await yesterday(db, leader);
    expect(await answers(leader)).toBe(15);
    const other = await addEvent(db, owner);
    const again = registration(other, { whatsapp: friends[0]?.['whatsapp'] });
    expect(await verdict(db, leader, { name: 'register@1', args: again })).toBe('applied');
    const counted = `select count(*)::int from private.asked_numbers where user_id = $1 and asked_at > now() - interval '1 day'`;
    expect(await db.one(counted, [leader])).toBe(15);
    expect(await ask(leader, mine, await addEvent(db, owner))).toBe('applied');
  });

  test('are counted once for a replay, and for all devices of an account', async () => {
    const person = await addPerson(db, 'Pessoa');
    const mutation = {
      id: crypto.randomUUID(),
      name: 'register@1',
      args: registration(event, { whatsapp: known }),
    };
    const free = number();
    for (let n = 0; n < 2; n += 1) expect(await ask(person, free)).toBe('applied');
    for (let n = 0; n < 3; n += 1) await mutate(db, person, mutation);
    expect(
      await db.rows(
        'select was_there from private.asked_numbers where user_id = $1 order by was_there',
        [person],
      ),
    ).toEqual([{ was_there: false }, { was_there: true }]);
  });

  test('a squad counts as many as its people', async () => {
    const person = await addPerson(db, 'Curiosa');
    const squad = () => {
      const operators = Array.from({ length: 10 }, () => {
        const { event_id: _, ...one } = registration(event, { class: 'nenhuma' });
        return one;
      });
      return verdict(db, person, {
        name: 'register_squad@1',
        args: { event_id: event, operators },
      });
    };
    expect(await squad()).toBe('invalid_args: class');
    expect(await squad()).toBe('too_many_requests');
  });

  test('are stored as keyed hashes, for two days', async () => {
    const person = await addPerson(db, 'Pessoa');
    await ask(person, known);
    const kept = JSON.stringify(await db.rows('select * from private.asked_numbers'));
    expect(kept).not.toContain(known.slice(-8));
    await db.rows(`update private.asked_numbers set asked_at = now() - interval '49 hours'`);
    expect(await db.one<number>('select private.forget_asked_numbers()')).toBeGreaterThan(0);
    expect(await db.rows('select from private.asked_numbers')).toEqual([]);
  });
});

describe('[hole S7] answers that a number exists', () => {
  /** That many participants of the event. */
  const people = async (n: number) => {
    const numbers = Array.from({ length: n }, number);
    for (const whatsapp of numbers) {
      await verdict(db, owner, {
        name: 'add_participant@1',
        args: registration(event, { whatsapp }),
      });
    }
    return numbers;
  };
  const told = async (who: string, numbers: string[]) => {
    const said = [];
    for (const whatsapp of numbers) said.push(await ask(who, whatsapp));
    return said.filter((code) => code === 'whatsapp_already_registered').length;
  };

  test('are three per event for a new account, five for an older one; a retry does not count', async () => {
    const numbers = await people(7);
    const young = await addPerson(db, 'Curiosa');
    expect(await told(young, [numbers[0] ?? '', ...numbers])).toBe(4);
    expect(await ask(young, number())).toBe('too_many_requests');
    expect(await ask(young, number(), await addEvent(db, owner))).toBe('applied');
    expect(await told(await older(db, await addPerson(db, 'Antiga')), numbers)).toBe(5);
  });

  test('are sixty for all accounts of one address, and four hundred numbers', async () => {
    await from(db, '203.0.113.7');
    const numbers = await people(3);
    let all = 0;
    for (let n = 0; n < 22; n += 1) all += await told(await addPerson(db, `Conta ${n}`), numbers);
    expect(all).toBe(60);
    await from(db, '203.0.113.8');
    expect(await told(await addPerson(db, 'Outro lugar'), numbers)).toBe(3);
    await from(db, '203.0.113.9');
    await db.rows(
      `insert into private.asked_numbers (user_id, way, about, number_hash, ip_hash)
       select md5(n::text)::uuid, 'registration', about, n::text, private.keyed_hash('203.0.113.9')
       from generate_series(1, 399) n, unnest($1::uuid[]) about`,
      [[event, crypto.randomUUID()]], // a number that is asked about twice counts once
    );
    expect(await answers(await addPerson(db, 'A última'))).toBe(1);
    const mine = number();
    const at_home = await addPerson(db, 'De casa', mine);
    expect(await ask(at_home, mine)).toBe('applied');
    const profile = { name: 'set_whatsapp@1', args: { whatsapp: number() } };
    expect(await verdict(db, at_home, profile)).toBe('applied'); // has no limit of an address
  });

  test('forty people behind one address register squads of ten within a minute', async () => {
    await from(db, '203.0.113.10');
    for (let n = 0; n < 40; n += 1) {
      const mine = number();
      const leader = await addPerson(db, 'Líder', mine);
      const operators = Array.from({ length: 10 }, (_, at) => {
        const whatsapp = at === 0 ? mine : number();
        const { event_id: _event, ...one } = registration(event, { whatsapp });
        return one;
      });
      const args = { event_id: event, operators };
      expect(await verdict(db, leader, { name: 'register_squad@1', args })).toBe('applied');
    }
  });
});

describe('[hole S7] other paths', () => {
  test('an organiser asks about their own event without a limit', async () => {
    for (let n = 0; n < 150; n += 1) {
      const args = registration(event, { whatsapp: number() });
      expect(await verdict(db, owner, { name: 'add_participant@1', args })).toBe('applied');
    }
    const args = registration(event, { whatsapp: known });
    expect(await verdict(db, owner, { name: 'add_participant@1', args })).toBe(
      'whatsapp_already_registered',
    );
    // and numbers that they brought there are new elsewhere
    expect(await db.rows('select from private.asked_numbers where user_id = $1', [owner])).toEqual(
      [],
    );
  });

  test('staff bring three hundred a day to a gate, the organiser any number', async () => {
    const helper = await addPerson(db, 'Ajudante');
    await db.rows(
      `update public.airsoft_events set date = (now() at time zone 'America/Sao_Paulo')::date,
         time = to_char(now() at time zone 'America/Sao_Paulo', 'HH24:MI') where id = $1`,
      [event],
    );
    await db.rows(
      `insert into public.event_staff (id, event_id, user_id, name, accepted_at) values (gen_random_uuid(), $1, $2, 'Portão', now())`,
      [event, helper],
    );
    const came = (who: string) =>
      verdict(db, who, {
        name: 'walk_in@1',
        args: registration(event, { whatsapp: number(), came_at: new Date().toISOString() }),
      });
    await db.rows(
      `insert into private.asked_numbers (user_id, way, about, number_hash)
       select p, 'gate', $1, n::text from generate_series(1, 299) n, unnest($2::uuid[]) p`,
      [event, [helper, owner]],
    );
    expect([await came(helper), await came(helper)]).toEqual(['applied', 'too_many_requests']);
    expect([await came(owner), await came(owner)]).toEqual(['applied', 'applied']);
  });

  test('a profile gets three new numbers a day: my own are free to ask about', async () => {
    const person = await addPerson(db, 'Pessoa', number());
    const set = (whatsapp: string) =>
      verdict(db, person, { name: 'set_whatsapp@1', args: { whatsapp } });
    const first = number();
    expect(await set(first)).toBe('applied');
    expect(await set(number())).toBe('applied');
    expect(await set(first)).toBe('applied');
    expect(await set(number())).toBe('applied');
    expect(await set(number())).toBe('too_many_requests');
    expect(await set(first)).toBe('applied');
  });

  test('a deleted account leaves its count with the address, without a name', async () => {
    const person = await addPerson(db, 'Pessoa');
    await ask(person, known);
    const before = await db.one<number>('select count(*)::int from private.asked_numbers');
    await db.rows('select private.delete_account($1)', [person]);
    expect(await db.one('select count(*)::int from private.asked_numbers')).toBe(before);
    expect(await db.rows('select from private.asked_numbers where user_id = $1', [person])).toEqual(
      [],
    );
  });
});

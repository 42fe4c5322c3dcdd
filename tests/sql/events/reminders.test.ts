import { describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, mutate, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal } from '../session.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
const ana = await addPerson(db, 'Ana');

/** An event in which Ana takes part, and that begins in that many minutes. */
async function eventIn(minutes: number): Promise<string> {
  const event = await addEvent(db, owner);
  await addOperator(db, ana, { event });
  await startsIn(event, minutes);
  return event;
}

const startsIn = (event: string, minutes: number) =>
  db.rows(
    `update public.airsoft_events set (date, time) = (
       select (t at time zone 'America/Sao_Paulo')::date, to_char(t at time zone 'America/Sao_Paulo', 'HH24:MI')
       from (select now() + make_interval(mins => $2) as t) x) where id = $1`,
    [event, minutes],
  );

const told = (event: string) =>
  db.rows<{ user_id: string; code: string; title: string; body: string; url: string }>(
    `select user_id, data ->> 'code' as code, title, body, url from public.notifications where url like '/event/' || $1 || '%' order by created_at, code`,
    [event],
  );
const send = () => db.one<number>('select private.send_reminders()');

/** Minutes until two in the morning of tomorrow: more than an hour away, whatever time it is. */
const untilTomorrow = () =>
  db.one<number>(
    `select floor(extract(epoch from ((now() at time zone 'America/Sao_Paulo')::date + interval '1 day 2 hours')
       at time zone 'America/Sao_Paulo' - now()) / 60)::int`,
  );
const isTomorrow = (event: string) =>
  db.one<boolean>(
    `select date > (now() at time zone 'America/Sao_Paulo')::date from public.airsoft_events where id = $1`,
    [event],
  );

test('a person is reminded on the eve, once, with what and where', async () => {
  await db.trial('postgres', async () => {
    const event = await eventIn(Math.min(await untilTomorrow(), 24 * 60));
    expect(await send()).toBe(1);
    expect(await told(event)).toEqual([
      {
        user_id: ana,
        code: 'event_reminder_day',
        title: 'É amanhã',
        body: 'O evento Operação Canindé é amanhã.',
        url: `/event/${event}`,
      },
    ]);
    expect(await send()).toBe(0);
    expect(await told(event)).toHaveLength(1);
  });
});

test('an hour before, once; a late job says nothing that is no longer true', async () => {
  await db.trial('postgres', async () => {
    const event = await eventIn(55);
    const eve = (await isTomorrow(event)) ? 1 : 0; // close to midnight
    expect(await send()).toBe(1 + eve);
    const said = await told(event);
    const of_day = said.find(({ code }) => code === 'event_reminder_hour');
    expect(of_day).toMatchObject({ url: `/event/${event}/pass` }); // what the gate asks for
    expect(await send()).toBe(0);
    for (const minutes of [30, 5, -1]) {
      const late = await eventIn(minutes);
      await send();
      expect((await told(late)).map(({ code }) => code)).not.toContain('event_reminder_hour');
    }
  });
});

test('a postponed game gets new reminders; one that is far away, past or without people has none', async () => {
  await db.trial('postgres', async () => {
    const event = await eventIn(50);
    await send();
    const hours = async () =>
      (await told(event)).filter(({ code }) => code === 'event_reminder_hour').length;
    expect(await hours()).toBe(1);
    await startsIn(event, 60);
    await send();
    expect(await hours()).toBe(2);
    const far = await eventIn(2 * 24 * 60);
    const gone = await eventIn(50);
    await db.rows('update public.airsoft_events set deleted_at = now() where id = $1', [gone]);
    const empty = await addEvent(db, owner);
    await startsIn(empty, 50);
    expect(await send()).toBe(0);
    for (const id of [far, gone, empty]) expect(await told(id)).toEqual([]);
  });
});

test('people who cancelled are not reminded, nor those without an account', async () => {
  await db.trial('postgres', async () => {
    const event = await eventIn(50);
    await db.rows('update public.operators set user_id = null where event_id = $1', [event]);
    expect(await send()).toBe(0);
    const other = await eventIn(50);
    await db.rows('update public.operators set deleted_at = now() where event_id = $1', [other]);
    expect(await send()).toBe(0);
  });
});

test('send_notification sends one person a given text, once per cause, and only the service may call it', async () => {
  const call = (args: object) =>
    db.one<{ id: string }>('select public.send_notification($1::text::jsonb)', [
      JSON.stringify(args),
    ]);
  await db.trial('postgres', async () => {
    const message = {
      user_id: ana,
      title: 'Aviso',
      body: 'O campo mudou.',
      url: '/events',
      data: { a: 1 },
      cause: 'x:1',
    };
    const first = await call(message);
    expect(await call({ ...message, title: 'De novo' })).toEqual(first);
    expect(await db.rows('select title, body, url, data, cause from public.notifications')).toEqual(
      [
        {
          title: 'Aviso',
          body: 'O campo mudou.',
          url: '/events',
          data: { a: 1, code: 'message' },
          cause: 'x:1',
        },
      ],
    );
    await call({ user_id: ana, title: 'Aviso' });
    await call({ user_id: ana, title: 'Aviso' });
    expect(await db.one('select count(*)::int from public.notifications')).toBe(3);
    const theirs = await call({ ...message, user_id: await addPerson(db, 'Outra pessoa') });
    expect([theirs, await call(message)]).toEqual([
      { id: expect.not.stringContaining(first.id) as string },
      first,
    ]);
    const sized = (size: number) => ({ text: 'x'.repeat(size - 20) }); // twenty bytes say what it is
    await db.trial('postgres', () => call({ user_id: ana, title: 'x', data: sized(3000) }));
    for (const bad of [
      {},
      { user_id: ana },
      { user_id: crypto.randomUUID(), title: 'x' },
      { user_id: ana, title: 'x', extra: 1 },
      { user_id: ana, title: 'x', data: sized(3001) },
      ...['https://evil.example', '//evil.example', '/\\evil', 'javascript:x', '/a b'].map(
        (url) => ({ user_id: ana, title: 'x', url }),
      ),
    ]) {
      expect((await refusal(() => db.trial('postgres', () => call(bad))))?.sql_state).toBe('PT409');
    }
  });
  for (const who of ['anon', { user: ana }] as const) {
    for (const rpc of ['send_notification', 'send_reminders']) {
      expect((await refusal(() => db.rpc(who, rpc, {})))?.sql_state).toBe('42501');
    }
  }
});

describe('a person who switched the reminders of an event off', () => {
  const choose = (person: string, event: string, is_off: boolean, id = crypto.randomUUID()) =>
    verdict(db, person, { name: 'switch_reminders@1', args: { id, event_id: event, is_off } });
  const mine = (person: string) =>
    db.rows<{ id: string; event_id: string; is_off: boolean }>(
      'select id, event_id, is_off from public.reminder_choices where user_id = $1',
      [person],
    );

  test('gets none of that event, until they are on again; others get theirs', async () => {
    await db.trial('postgres', async () => {
      const event = await eventIn(55);
      const other = await eventIn(55);
      const bia = await addPerson(db, 'Bia');
      await addOperator(db, bia, { event });
      expect(await choose(ana, event, true)).toBe('applied');
      await send();
      expect(new Set((await told(event)).map(({ user_id }) => user_id))).toEqual(new Set([bia]));
      expect((await told(other)).map(({ user_id }) => user_id)).toContain(ana);

      expect(await choose(ana, event, false)).toBe('applied');
      await send();
      expect((await told(event)).map(({ user_id }) => user_id)).toContain(ana);
    });
  });

  test('is told of changes all the same', async () => {
    await db.trial('postgres', async () => {
      const event = await eventIn(55);
      await choose(ana, event, true);
      await mutate(db, owner, { name: 'cancel_event@1', args: { id: event } });
      expect((await told(event)).map(({ code }) => code)).toEqual(['event_cancelled']);
    });
  });

  test('has one choice for each event, whichever device made it', async () => {
    await db.trial('postgres', async () => {
      const event = await addEvent(db, owner);
      const first = crypto.randomUUID();
      await choose(ana, event, true, first);
      expect(await choose(ana, event, false)).toBe('applied'); // a device that did not know the first
      expect(await mine(ana)).toEqual([{ id: first, event_id: event, is_off: false }]);
      expect(await choose(owner, event, true, first)).toBe('id_reused');
      expect(await choose(ana, await addEvent(db, owner), true, first)).toBe('id_reused');
      expect(await choose(ana, crypto.randomUUID(), true)).toBe('event_not_found');
      expect(await mine(owner)).toEqual([]);
    });
  });

  test('brings the choice to their devices, and takes it away when the event is long over', async () => {
    await db.trial('postgres', async () => {
      const event = await addEvent(db, owner);
      await choose(ana, event, true);
      const [{ id } = { id: '' }] = await mine(ana);
      const row = await db.one(
        `select jsonb_build_object('kind', kind, 'data', data) from private.sync_my_records where id = $1`,
        [id],
      );
      expect(row).toEqual({ kind: 'reminder', data: { event_id: event, is_off: true } });
      await db.one('select private.forget_notifications()');
      expect(await mine(ana)).toHaveLength(1);
      await db.rows(`update public.airsoft_events set date = current_date - 92 where id = $1`, [
        event,
      ]);
      expect(await db.one('select private.forget_notifications()')).toBe(1);
      expect(await db.rows('select scope from private.departures where id = $1', [id])).toEqual([
        { scope: `me:${ana}` },
      ]);
    });
  });
});

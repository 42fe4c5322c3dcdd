import { describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { edit, END, type Ids, namedStatements, removal } from './named-statements.ts';

const ids: Ids = {};
const PAID = { pix_key: '+5585988887777', pix_name: 'Ana Souza', pix_city: 'Fortaleza' };
const db = await databaseOfFile();
for (const name of ['owner', 'ana', 'bia', 'caio', 'davi', 'elis', 'fabio', 'other_owner'])
  ids[name] = await addPerson(db, `Pessoa ${name}`);
ids['event'] = await addEvent(db, ids['owner']!, { ...PAID, max_op: 3 });
ids['other'] = await addEvent(db, ids['other_owner']!, PAID);
ids['operator'] = await addOperator(db, ids['ana']!, { event: ids['event'] });
for (const name of ['guest', 'staff', 'line']) ids[name] = crypto.randomUUID();
// what others are to the event, and what anybody is to another event, says nothing about Bia
await addOperator(db, ids['elis']!, { event: ids['other'] });
const { filled, departed, topics } = namedStatements(() => db, ids);
await db.exec(
  filled(`insert into public.event_staff (id, event_id, user_id, name, accepted_at) values
        (gen_random_uuid(), '{event}', '{caio}', 'Caio', now()), (gen_random_uuid(), '{other}', '{elis}', 'Elis', now());
      insert into public.waiting_list (id, event_id, user_id, name) values (gen_random_uuid(), '{event}', '{davi}', 'Davi');
      insert into public.operators (id, event_id, name) values ('{guest}', '{event}', 'Convidado')`),
);

const PLACE = (who: string) =>
  `insert into public.operators (id, event_id, user_id, name) values (gen_random_uuid(), '{event}', ${who}, 'Nova')`;
const STAFF = `insert into public.event_staff (id, event_id, user_id, name) values ('{staff}', '{event}', '{bia}', 'Bia')`;
const ACCEPTED = edit('event_staff', 'staff', 'accepted_at = now()');
const LINE = `insert into public.waiting_list (id, event_id, user_id, name) values ('{line}', '{event}', '{bia}', 'Bia')`;
const claimed = (by: string) => edit('operators', 'guest', `user_id = ${by}`);

describe('the payment gets a new version, so that the next pull brings it,', () => {
  test.each<[what: string, statements: string[], versions: number]>([
    ['for who registers', [PLACE(`'{bia}'`)], 1],
    ['not for a guest without an account', [PLACE('null')], 0],
    ['for who claims a place', [claimed(`'{bia}'`)], 1],
    ['not when a place stays theirs', [claimed(`'{bia}'`), claimed('user_id')], 0],
    ['not when a place loses its account', [claimed(`'{bia}'`), claimed('null')], 0],
    ['not for who is asked to be staff', [STAFF], 0],
    ['for staff who accept', [STAFF, ACCEPTED], 1],
    ['not for staff who accepted before', [STAFF, ACCEPTED, ACCEPTED], 0],
    ['not for staff who take it back', [STAFF, ACCEPTED, edit('event_staff', 'staff', 'accepted_at = null')], 0],
    ['not for who waits', [LINE], 0],
  ])('%s', async (_who, statements, versions) => {
    await db.trial('postgres', async () => {
      const revs = async () => {
        const rows = await db.rows<{ id: string; rev: number }>(
          'select id, rev::int as rev from public.event_payments',
        );
        return Object.fromEntries(rows.map(({ id, rev }) => [id, rev]));
      };
      let before = await revs();
      for (const statement of statements) {
        before = await revs();
        await db.rows(filled(statement));
      }
      const after = await revs();
      expect(after[ids['event']!]! - before[ids['event']!]!).toBe(versions);
      expect(after[ids['other']!]).toBe(before[ids['other']!]);
    });
  }); // prettier-ignore
});

const leave = (who: string) => `select private.leave_my_events('{${who}}', '{event}')`;
const FROM = (who: string) => `me:{${who}} event_payments {event}`;
const WITH_EVENT = (who: string) => [FROM(who), `me:{${who}} airsoft_events {event}`];

describe('the payment departs', () => {
  test.each<[who: string, statements: string[], departs: string[]]>([
    ['from who has no part in the event', [leave('bia')], WITH_EVENT('bia')],
    ['not from the organiser', [leave('owner')], []],
    ['not from who is registered', [leave('ana')], []],
    ['from who was registered', [edit('operators', 'operator', END), leave('ana')], WITH_EVENT('ana')],
    ['from who never accepted to be staff', [STAFF, leave('bia')], WITH_EVENT('bia')],
    ['not from staff', [STAFF, ACCEPTED, leave('bia')], []],
    ['from who was staff', [STAFF, ACCEPTED, edit('event_staff', 'staff', END), leave('bia')], WITH_EVENT('bia')],
    ['from who waits, and keeps the event', [LINE, leave('bia')], [FROM('bia')]],
    ['from who has a place in another event', [leave('elis')], WITH_EVENT('elis')],
    ['with its row, from all who had it', [removal('event_payments', 'event')], ['owner', 'ana', 'caio'].map(FROM)],
    [
      'with its row, not from who left before',
      [
        edit('operators', 'operator', END), STAFF, ACCEPTED, edit('event_staff', 'staff', END), LINE,
        removal('event_payments', 'event'),
      ],
      ['owner', 'caio'].map(FROM),
    ],
    ['with its row, not from who was asked to be staff', [STAFF, removal('event_payments', 'event')], ['owner', 'ana', 'caio'].map(FROM)],
  ])('%s', async (_who, statements, departs) => {
    expect(await departed(...statements)).toEqual(departs.toSorted());
  }); // prettier-ignore
});

test('a new payment and a changed one are told to the event and to the organiser', async () => {
  const told = ['event:{event}', 'user:{owner}'].map(filled).toSorted();
  expect(await topics(edit('event_payments', 'event', `pix_city = 'Recife'`))).toEqual(told);
  const again = `insert into public.event_payments (id, user_id) values ('{event}', '{owner}')`;
  expect(await topics(removal('event_payments', 'event'), again)).toEqual(told);
});

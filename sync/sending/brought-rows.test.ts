import { afterEach, beforeEach, expect, test } from 'vitest';
import { applied, SendingPhone } from '#tests/fixtures/outbox/sending-phone.ts';
import { eventRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import type { WireRow } from '../wire/protocol.ts';
import { sendReady } from './sender.ts';

let phone: SendingPhone;
beforeEach(async () => {
  phone = new SendingPhone();
  await phone.open();
});
afterEach(() => phone.close());

const named = (collection: string, rows: readonly WireRow[]) =>
  rows.map((row) => [collection, row] as const);

test('[U8] a row that an answer brings once is kept with every mutation that touched it, and with no other', async () => {
  await phone.askMany(4);
  const [event] = named('airsoft_events', [eventRow({ id: phone.event })]);
  const people = named(
    'operators',
    [1, 2].map(() => operatorRow({ id: phone.nextId(), event_id: phone.event })),
  );
  const touches = (...rows: readonly (readonly [string, WireRow])[]) =>
    rows.map(([collection, { id }]) => [collection, id] as const);
  const answers = [
    { touched: touches(event!, people[0]!), rows: [event, people[0]] },
    { touched: touches(people[1]!, event!, event!), rows: [people[1]] },
    { touched: [['operators', phone.nextId()]], rows: [] }, // it left: nobody may see it
    { status: 'rejected', code: 'event_full', touched: [], rows: [] },
  ];
  phone.answer = ({ mutations }) =>
    phone.answered(mutations.map((m, n) => ({ ...applied(m), ...answers[n] })));
  expect(await sendReady(phone.sender)).toEqual({ kind: 'sent' });
  expect((await phone.all()).map(({ rows }) => rows)).toEqual([
    [event, people[0]],
    [people[1], event],
    [],
    undefined,
  ]);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { applied, SendingPhone } from '#tests/fixtures/outbox/sending-phone.ts';
import { eventRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import type { TouchedRow } from '../wire/protocol.ts';
import { sendReady } from './sender.ts';

let phone: SendingPhone;
beforeEach(async () => {
  phone = new SendingPhone();
  await phone.open();
});
afterEach(() => phone.close());

test('[U8] a row that an answer brings once is kept with every mutation that touched it, and with no other', async () => {
  await phone.askMany(4);
  const event: TouchedRow = ['airsoft_events', eventRow({ id: phone.event }), ['public']];
  const people = [1, 2].map((): TouchedRow => [
    'operators',
    operatorRow({ id: phone.nextId(), event_id: phone.event }),
    ['me'],
  ]);
  const touches = (...rows: TouchedRow[]) => rows.map(([name, { id }]) => [name, id] as const);
  const answers = [
    { touched: touches(event, people[0]!) },
    { touched: touches(people[1]!, event, event) },
    { touched: [['operators', phone.nextId()]] }, // it left: nobody may see it
    { status: 'rejected', code: 'event_full' },
  ];
  phone.answer = ({ mutations }) =>
    phone.answered(
      mutations.map((m, n) => ({ ...applied(m), ...answers[n] })),
      { rows: [event, ...people] },
    );
  expect(await sendReady(phone.sender)).toEqual({ kind: 'sent' });
  expect((await phone.all()).map(({ rows }) => rows)).toEqual([
    [event, people[0]],
    [event, people[1]],
    [],
    undefined,
  ]);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { SendingPhone, type Result } from '#tests/fixtures/outbox/sending-phone.ts';
import { enqueue } from './enqueue.ts';
import { sendReady } from '../sending/sender.ts';

let phone: SendingPhone;
beforeEach(async () => {
  phone = new SendingPhone();
  await phone.open();
});
afterEach(() => phone.close());

const [ME, BIA, CAIO] = ['me', 'bia', 'caio'].map(
  (_, n) => `00000000-0000-4000-8000-00000000000${n}`,
);
const person = (operator_id = '') => ({ operator_id, name: 'Pessoa', whatsapp: '5511900000000' });

const ask = (
  name: 'register_squad@1' | 'cancel_registration@1' | 'add_participant@1' | 'remove_participant@1',
  args: object,
) =>
  enqueue(phone.db, {
    user_id: phone.ana,
    label: 'x',
    at: new Date(phone.now).toISOString(),
    id: phone.nextId(),
    name,
    args: { event_id: phone.event, ...args } as never,
  });
const squad = () => ask('register_squad@1', { operators: [person(ME), person(BIA), person(CAIO)] });
const cancel = (operator_id = '') => ask('cancel_registration@1', { operator_id });

/** Each mutation's refusal by its name; what has none is applied. */
async function answering(refusals: Record<string, string>): Promise<void> {
  phone.answer = ({ mutations }) =>
    phone.answered(
      mutations.map(({ id, name }): Result => {
        const code = refusals[name];
        return code ? { id, status: 'rejected', code } : { id, status: 'applied' };
      }),
    );
  await sendReady(phone.sender);
}
const refused = {
  'register_squad@1': 'event_full',
  'cancel_registration@1': 'registration_not_found',
};

test('a friend taken off a squad that the server refuses leaves it, and no refusal behind', async () => {
  await squad();
  await cancel(BIA);
  await answering(refused);
  expect(await phone.all()).toMatchObject([
    {
      name: 'register_squad@1',
      status: 'rejected',
      error: { code: 'event_full' },
      args: { operators: [{ operator_id: ME }, { operator_id: CAIO }] },
    },
  ]);
});

test('my own place and those that I brought, all cancelled: nothing is left to decide', async () => {
  await squad();
  for (const id of [ME, BIA, CAIO]) await cancel(id);
  await answering(refused);
  expect(await phone.all()).toEqual([]);
});

test('who was added and removed again, and did not fit, leaves nothing to decide', async () => {
  await ask('add_participant@1', person(BIA));
  await ask('add_participant@1', person(CAIO));
  await ask('remove_participant@1', { operator_id: BIA });
  await answering({
    'add_participant@1': 'event_full',
    'remove_participant@1': 'registration_not_found',
  });
  expect(await phone.all()).toMatchObject([{ args: { operator_id: CAIO } }]);
});

test('the place of somebody else that is not there stays refused, for the person to read', async () => {
  await squad();
  await cancel(phone.nextId());
  await answering(refused);
  expect((await phone.all()).map(({ name }) => name)).toEqual([
    'register_squad@1',
    'cancel_registration@1',
  ]);
});

test('a place that the server kept for another reason stays refused', async () => {
  await squad();
  await cancel(BIA);
  await answering({ ...refused, 'cancel_registration@1': 'event_started' });
  expect(await phone.statuses()).toEqual(['rejected', 'rejected']);
});

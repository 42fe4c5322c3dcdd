import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AskingPhone, ids } from '#tests/fixtures/outbox/asking-phone.ts';
import { enqueueAll } from './enqueue-all.ts';

let phone: AskingPhone;
beforeEach(() => {
  phone = new AskingPhone();
});
afterEach(() => phone.close());

const asked = (count: number) =>
  Array.from({ length: count }, () => ({
    ...phone.asked(),
    name: 'delete_event@1' as const,
    args: { id: phone.nextId() },
  }));

test('[U1] several are on disk together, in the order of asking', async () => {
  const three = asked(3);
  const stored = await enqueueAll(phone.db, three);
  expect(ids(stored)).toEqual(ids(three));
  phone.db.close();
  expect(await phone.openTab().outbox.orderBy('seq').toArray()).toEqual(stored);
});

test('[U1] when one of them cannot be stored, none is', async () => {
  await phone.db.open();
  const add = phone.db.outbox.add.bind(phone.db.outbox);
  let count = 0;
  vi.spyOn(phone.db.outbox, 'add').mockImplementation((record) => {
    count += 1;
    if (count === 3) throw new DOMException('full', 'QuotaExceededError');
    return add(record);
  });
  await expect(enqueueAll(phone.db, asked(4))).rejects.toThrow('full');
  expect(count).toBe(3);
  expect(await phone.all()).toEqual([]);
});

// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AskingPhone, ids } from '#tests/fixtures/outbox/asking-phone.ts';
import { enqueue } from '#sync/outbox/enqueue.ts';
import { noteStored, useOutbox } from './use-outbox.ts';

const known = vi.hoisted(() => ({ db: {} }));
vi.mock('../account-context.ts', () => ({ useAccount: () => ({ local: known }) }));

let shown: ReturnType<typeof useOutbox>;
function Reader() {
  const outbox = useOutbox();
  useEffect(() => {
    shown = outbox;
  }, [outbox]);
  return null;
}

test('[U14] what the app asks by itself is on no screen', async () => {
  const phone = new AskingPhone();
  known.db = phone.db;
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => {
    root.unmount();
    phone.close();
  });
  await enqueue(phone.db, {
    ...phone.asked(),
    name: 'mark_read@1',
    args: { team_id: phone.nextId(), channel: 'general', seen_at: '2026-11-21T12:00:00Z' },
  });
  root.render(<Reader />);
  await expect.poll(() => shown).toEqual([]);
  const asked = await phone.register();
  await expect.poll(() => ids(shown ?? [])).toEqual([asked.id]);
  expect(await phone.all()).toHaveLength(2);
});

test('what was stored is shown before it is read again, once, and what did not change is the same object', async () => {
  const phone = new AskingPhone();
  known.db = phone.db;
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => {
    root.unmount();
    phone.close();
  });
  root.render(<Reader />);
  const first = await phone.register();
  await expect.poll(() => ids(shown ?? [])).toEqual([first.id]);
  const [seen] = shown!;
  const second = await phone.register(phone.other_event);
  noteStored(phone.db, [second]);
  await expect.poll(() => ids(shown ?? [])).toEqual([first.id, second.id]);
  await new Promise((read) => setTimeout(read, 50));
  expect(ids(shown ?? [])).toEqual([first.id, second.id]);
  expect(shown![0]).toBe(seen);
  await phone.db.outbox.delete(second.seq!);
  await expect.poll(() => ids(shown ?? [])).toEqual([first.id]);
});

import { expect, test } from 'vitest';
import { addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();
const ana = await addPerson(db, 'Ana');
const bruno = await addPerson(db, 'Bruno');

const latest = (recipients: string[], version: string, subject = 'event_changed:1') =>
  db.rows(
    `select private.notify_latest($1::uuid[], 'event_changed', null, '{"event": "Canindé"}', $2, $3)`,
    [recipients, subject, version],
  );
const causes = async (user: string) =>
  (
    await db.rows<{ cause: string }>(
      'select cause from public.notifications where user_id = $1 order by cause',
      [user],
    )
  ).map(({ cause }) => cause);

test('the latest of many takes the place of an unread one of the last ten minutes, of the same person and subject', async () => {
  await db.trial('postgres', async () => {
    await latest([ana], 'a');
    await latest([bruno], 'b', 'event_changed:2');
    await latest([ana, bruno], 'c');
    expect(await causes(ana)).toEqual(['event_changed:1:a']);
    expect(await causes(bruno)).toEqual(['event_changed:1:c', 'event_changed:2:b']);
    const aged = (by: string) =>
      db.rows('update public.notifications set created_at = now() - $1::interval', [by]);
    await aged('10 minutes -1 microseconds');
    await latest([ana], 'd');
    expect(await causes(ana)).toEqual(['event_changed:1:a']);
    await aged('10 minutes');
    await latest([ana], 'e');
    expect(await causes(ana)).toEqual(['event_changed:1:a', 'event_changed:1:e']);
    await db.rows('update public.notifications set read = true, created_at = now()');
    await latest([ana], 'f');
    expect(await causes(ana)).toHaveLength(3);
  });
});

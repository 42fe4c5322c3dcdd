import { describe, expect, test } from 'vitest';
import { addEvent, addPerson, dayFromNow, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora', '5585911110000');

const PAID = { pix_key: '+5585988887777', pix_name: 'Ana Souza', pix_city: 'Fortaleza' };
const update = (id: string, patch: object, base: object = {}) =>
  verdict(db, owner, { name: 'update_event@1', args: { id, patch, base } });
const stored = async (id: string) =>
  (await db.rows('select * from public.event_payments where id = $1', [id]))[0];

describe('the organiser’s number', () => {
  test('is there while the organiser shows it, and is the one of the profile', async () => {
    const id = await addEvent(db, owner, { show_contact: true });
    expect(await stored(id)).toMatchObject({ pix_key: null, whatsapp: '5585911110000' });
    const changed = { name: 'set_whatsapp@1', args: { whatsapp: '85922220000' } };
    expect(await verdict(db, owner, changed)).toBe('applied');
    expect(await stored(id)).toMatchObject({ whatsapp: '5585922220000' });
    expect(await update(id, { show_contact: false })).toBe('applied');
    expect(await stored(id)).toMatchObject({ whatsapp: null });
    const again = { name: 'set_whatsapp@1', args: { whatsapp: '85911110000' } };
    expect(await verdict(db, owner, again)).toBe('applied');
    expect(await stored(id)).toMatchObject({ whatsapp: null });
  });

  test('stays on the day of the game what it is in the profile, and is nobody else’s', async () => {
    const [organiser, other] = [
      await addPerson(db, 'Uma', '5585966660000'),
      await addPerson(db, 'Outra', '5585977770000'),
    ];
    const [mine, theirs, hidden] = [
      await addEvent(db, organiser, { show_contact: true }),
      await addEvent(db, other, { show_contact: true }),
      await addEvent(db, organiser, PAID),
    ];
    const on = (day: string) =>
      db.rows(
        `update public.airsoft_events set date = (now() at time zone 'America/Sao_Paulo')::date ${day} where id = $1`,
        [mine],
      );
    const give = (whatsapp: string) =>
      verdict(db, organiser, { name: 'set_whatsapp@1', args: { whatsapp } });
    await on('');
    expect(await give('85988880000')).toBe('applied');
    expect(await stored(mine)).toMatchObject({ whatsapp: '5585988880000' });
    expect(await stored(theirs)).toMatchObject({ whatsapp: '5585977770000' });
    expect(await stored(hidden)).toMatchObject({ whatsapp: null });
    await on('- 1');
    expect(await give('85999990000')).toBe('applied');
    expect(await stored(mine)).toMatchObject({ whatsapp: '5585988880000' });
  });

  test('given later to the profile arrives where it was to be shown', async () => {
    const organiser = await addPerson(db, 'Sem número');
    const id = await addEvent(db, organiser, { show_contact: true });
    expect(await stored(id)).toMatchObject({ whatsapp: null });
    const given = { name: 'set_whatsapp@1', args: { whatsapp: '85933330000' } };
    expect(await verdict(db, organiser, given)).toBe('applied');
    expect(await stored(id)).toMatchObject({ whatsapp: '5585933330000' });
  });

  test.each([
    ['planned', 60],
    ['postponed', 365],
  ])('of a %s event is kept for %i days, and deleted once', async (status, days) => {
    const organiser = await addPerson(db, 'Antiga', '5585944441111');
    const id = await addEvent(db, organiser, { show_contact: true });
    const on = (ago: number) =>
      db.rows(
        `update public.airsoft_events set status = $3,
           date = (now() at time zone 'America/Sao_Paulo')::date - $2::int where id = $1`,
        [id, ago, status],
      );
    await on(days);
    expect(await db.one('select private.shred_contacts()')).toBe(0);
    expect(await stored(id)).toMatchObject({ whatsapp: '5585944441111' });
    await on(days + 1);
    expect(await db.one('select private.shred_contacts()')).toBe(1);
    expect(await stored(id)).toMatchObject({ whatsapp: null });
    expect(await db.one('select private.shred_contacts()')).toBe(0);
  });

  test('and the key are deleted sixty days after the event, and stay so', async () => {
    const organiser = await addPerson(db, 'Antiga', '5585944440000');
    const id = await addEvent(db, organiser, { ...PAID, show_contact: true });
    const moved = 'update public.airsoft_events set date = $2 where id = $1';
    await db.rows(moved, [id, dayFromNow(-59)]);
    await db.one('select private.shred_contacts()');
    expect(await stored(id)).toMatchObject({ ...PAID, whatsapp: '5585944440000' });
    await db.rows(moved, [id, dayFromNow(-62)]);
    await db.one('select private.shred_contacts()');
    const none = { pix_key: null, pix_name: null, pix_city: null, whatsapp: null };
    expect(await stored(id)).toMatchObject(none);
    const given = { name: 'set_whatsapp@1', args: { whatsapp: '85955550000' } };
    expect(await verdict(db, organiser, given)).toBe('applied');
    expect(await stored(id)).toMatchObject(none);
  });
});

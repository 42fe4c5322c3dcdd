import { describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, dayFromNow, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal } from '../session.ts';
import { ask, NUMBER, pass, verifiedAt } from '../people/whatsapp-code-acts.ts';
import { LONG } from '../../runner/suite.ts';

const db = await databaseOfFile();
const ana = await addPerson(db, 'Ana', NUMBER);
const bruno = await addPerson(db, 'Bruno', NUMBER);

describe('[T4] a new number', () => {
  const set = (user: string, whatsapp: string) =>
    verdict(db, user, { name: 'set_whatsapp@1', args: { whatsapp } });

  test('is not verified; the same one stays verified', async () => {
    await db.trial('postgres', async () => {
      await db.rows('update public.profile_contacts set verified_at = now() where user_id = $1', [
        ana,
      ]);
      expect(await set(ana, '(85) 98888-7777')).toBe('applied');
      expect(await verifiedAt(db, ana)).not.toBeNull();
      expect(await set(ana, '85911112222')).toBe('applied');
      expect(await verifiedAt(db, ana)).toBeNull();
    });
  });

  test('that was proved within the hour is verified', async () => {
    await db.trial('postgres', async () => {
      const number = '5585911112222';
      await ask(db, 'issue', { user_id: ana, number });
      await ask(db, 'check', { user_id: ana, number });
      expect(await verifiedAt(db, ana)).toBeNull(); // the profile has the old one
      await db.trial('postgres', async () => {
        await set(ana, number);
        expect(await verifiedAt(db, ana)).not.toBeNull();
      });
      await db.trial('postgres', async () => {
        await set(bruno, number); // ana proved it
        expect(await verifiedAt(db, bruno)).toBeNull();
      });
      await db.trial('postgres', async () => {
        await set(ana, '5585933334444'); // another than she proved
        expect(await verifiedAt(db, ana)).toBeNull();
      });
      await pass(db, '1 hour');
      await set(ana, number);
      expect(await verifiedAt(db, ana)).toBeNull();
    });
  });

  test('is refused when another account verified it meanwhile, by mutation too', async () => {
    await db.trial('postgres', async () => {
      const number = '5585911112222';
      await db.rows(`select private.prove_whatsapp($1, $2)`, [ana, number]);
      await db.rows(
        'update public.profile_contacts set whatsapp = $2, verified_at = now() where user_id = $1',
        [bruno, number],
      );
      expect(await set(ana, number)).toBe('whatsapp_taken');
    });
  });

  test('becomes the first of an account without one', async () => {
    await db.trial('postgres', async () => {
      const carla = await addPerson(db, 'Carla');
      expect(await set(carla, '85911112222')).toBe('applied');
      expect(await set(carla, '123')).toBe('invalid_args: whatsapp');
      expect(await set(carla, '12345678901234567890')).toBe('whatsapp_invalid: whatsapp');
    });
  });
});

describe('[T2] where a number is registered', () => {
  const check = (user: string, number: string) =>
    db.request({ user }, () => db.one<object>('select public.check_whatsapp($1)', [number]));

  test('says where my own verified number takes part, and where any does in my events', async () => {
    await db.trial('postgres', async () => {
      const event = await addEvent(db, bruno, { name: 'Operação Canindé' });
      await addOperator(db, ana, { event, whatsapp: NUMBER, team: 'Lobos' });
      const found = {
        exists: true,
        teams: ['Lobos'],
        events: [{ id: event, name: 'Operação Canindé' }],
      };
      expect(await check(bruno, '(85) 98888-7777')).toEqual(found);
      expect(await check(ana, NUMBER)).toEqual({ exists: false }); // not verified
      await db.rows('update public.profile_contacts set verified_at = now() where user_id = $1', [
        ana,
      ]);
      expect(await check(ana, NUMBER)).toEqual(found);
    });
  });

  test('gives the five latest, each team once, and no place or event that was deleted', async () => {
    await db.trial('postgres', async () => {
      const events: string[] = [];
      for (let n = 0; n < 8; n += 1) {
        const event = await addEvent(db, bruno, { date: dayFromNow(30 + n) });
        await addOperator(db, ana, { event, whatsapp: NUMBER, team: 'Lobos' });
        events.push(event);
      }
      await db.rows('update public.airsoft_events set deleted_at = now() where id = $1', [
        events[7],
      ]);
      await db.rows('update public.operators set deleted_at = now() where event_id = $1', [
        events[6],
      ]);
      const said = (await check(bruno, NUMBER)) as { teams: string[]; events: { id: string }[] };
      expect(said.teams).toEqual(['Lobos']);
      expect(said.events.map(({ id }) => id)).toEqual(events.slice(1, 6).toReversed());
    });
  });

  test('may be asked ten times a minute', async () => {
    await db.trial('postgres', async () => {
      for (let n = 0; n < 10; n += 1) await check(ana, '85911112222');
      expect(await refusal(() => check(ana, NUMBER))).toMatchObject({
        message: 'too_many_requests',
      });
      expect(await check(bruno, NUMBER)).toEqual({ exists: false });
      await pass(db, '61 seconds');
      expect(await check(ana, NUMBER)).toEqual({ exists: false });
    });
  });

  test('answers no anonymous caller', async () => {
    const refused = await refusal(() =>
      db.request('anon', () => db.one(`select public.check_whatsapp('1')`)),
    );
    expect(refused).toMatchObject({ sql_state: '42501' });
  });

  if (LONG) {
    test('a thousand numbers reveal nothing to a stranger', async () => {
      await db.trial('postgres', async () => {
        const owner = await addPerson(db, 'Organizadora');
        const event = await addEvent(db, owner);
        await addOperator(db, ana, { event, whatsapp: '5599900000500' });
        const answers = new Set<string>();
        for (let n = 0; n < 1000; n += 1) {
          if (n % 10 === 0) await pass(db, '61 seconds');
          answers.add(
            JSON.stringify(await check(bruno, `5599900000${String(n).padStart(3, '0')}`)),
          );
        }
        expect([...answers]).toEqual(['{"exists":false}']);
      });
    });
  }
});

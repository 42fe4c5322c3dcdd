import { describe, expect, test } from 'vitest';
import { addPerson, makeTeammates } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { gateActs, heard, relay } from './gate-acts.ts';

const db = await databaseOfFile();
const gate = await gateActs(db);

const secretOf = (event: string) =>
  db.one<string>('select secret from public.gate_keys where id = $1', [event]);
const keys = async (who: string, event: string) =>
  (await gate.pulled(who, event)).rows('event_records').filter(({ kind }) => kind === 'gate_key');

describe('the secret of a gate', () => {
  test('is for the organiser and staff who accepted, and another one once a helper is removed', async () => {
    const { event, player, staff } = await gate.game();
    const secret = await secretOf(event);
    for (const who of [gate.owner, gate.helper])
      expect(await keys(who, event)).toMatchObject([{ id: event, data: { secret } }]);
    for (const who of [gate.stranger, player]) expect(await keys(who, event)).toEqual([]);
    expect(await gate.act('remove_staff@1', { id: staff.id, event_id: event })).toBe('applied');
    expect(await keys(gate.helper, event)).toEqual([]);
    const [next] = await keys(gate.owner, event);
    expect(next).not.toMatchObject({ data: { secret } });
    expect(await gate.act('delete_event@1', { id: event })).toBe('applied');
    expect(await db.rows('select from public.gate_keys where id = $1', [event])).toEqual([]);
  });

  describe('once somebody is gone who knew it', () => {
    const job = () => db.one<number>('select private.change_left_gate_keys()');
    const moved = (event: string, days: number) =>
      db.rows('update public.airsoft_events set date = date + $2::int where id = $1', [
        event,
        days,
      ]);
    /** A game whose organiser and one of whose two helpers are met in no other test. */
    async function gameOfTwo() {
      const found = await gate.game();
      const other = await addPerson(db, 'Outra');
      await makeTeammates(db, gate.owner, other);
      const asked = gate.staffing(found.event, { user_id: other });
      await gate.must('add_staff@1', asked);
      expect(await gate.answer(asked)).toBe('applied');
      const organiser = await addPerson(db, 'Organizador');
      await db.rows('update public.airsoft_events set created_by = $2 where id = $1', [
        found.event,
        organiser,
      ]);
      await db.rows('delete from private.left_gates where event_id = $1', [found.event]);
      return { ...found, other, asked, organiser };
    }
    type Game = Awaited<ReturnType<typeof gameOfTwo>>;
    const ways = {
      'a helper leaves': ({ event, other, asked }: Game) =>
        gate.must('remove_staff@1', { id: asked.id, event_id: event }, other),
      'a helper deletes the account': async ({ other }: Game) => {
        await db.rpc({ user: other }, 'delete_my_account', { user_id: other });
      },
      'the organiser deletes the account': async ({ event, organiser }: Game) => {
        await db.rows(`update public.airsoft_events set status = 'cancelled' where id = $1`, [
          event,
        ]);
        await db.rpc({ user: organiser }, 'delete_my_account', { user_id: organiser });
      },
    };

    test.each(Object.entries(ways))(
      '[hole N4] [hole N8] %s: it stays while the game is on, and is another one once it is over',
      async (_way, goes) => {
        const found = await gameOfTwo();
        const { event } = found;
        const secret = await secretOf(event);
        await goes(found);
        await job();
        expect(await secretOf(event)).toBe(secret);
        await moved(event, -3);
        await job();
        const next = await secretOf(event);
        expect(next).not.toBe(secret);
        await job();
        expect(await secretOf(event)).toBe(next);
      },
    );

    test.each(Object.entries(ways))(
      '%s days before the game: it is another one at once',
      async (_way, goes) => {
        const found = await gameOfTwo();
        await moved(found.event, 5);
        const secret = await secretOf(found.event);
        await goes(found);
        expect(await secretOf(found.event)).not.toBe(secret);
      },
    );

    test('while the organiser removes another helper, it is another one at once, and only once', async () => {
      const found = await gameOfTwo();
      await ways['a helper deletes the account'](found);
      const secret = await secretOf(found.event);
      await gate.must(
        'remove_staff@1',
        { id: found.staff.id, event_id: found.event },
        found.organiser,
      );
      const next = await secretOf(found.event);
      expect(next).not.toBe(secret);
      await moved(found.event, -3);
      await job();
      expect(await secretOf(found.event)).toBe(next);
    });

    test('what is brought in the name of a deleted account waits for the organiser’s yes', async () => {
      const { event, operator, other, organiser } = await gameOfTwo();
      await db.rpc({ user: other }, 'delete_my_account', { user_id: other });
      await gate.must(
        'relay_marks@1',
        relay(event, [heard(other, { operator_id: operator })]),
        organiser,
      );
      expect(
        await db.rows(
          'select staff_id, flagged, awaits_yes from public.check_ins where event_id = $1',
          [event],
        ),
      ).toEqual([{ staff_id: organiser, flagged: true, awaits_yes: true }]);
    });
  });

  test('stays when somebody who never helped is no longer asked', async () => {
    const { event } = await gate.game();
    const secret = await secretOf(event);
    const asked = gate.staffing(event, { user_id: gate.stranger });
    expect(await gate.act('add_staff@1', asked)).toBe('applied');
    expect(await gate.act('remove_staff@1', { id: asked.id, event_id: event })).toBe('applied');
    expect(await secretOf(event)).toBe(secret);
  });
});

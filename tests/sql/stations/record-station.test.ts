import { describe, expect, test } from 'vitest';
import { databaseOfFile } from '../database.ts';
import { at, gateActs } from '../events/gate-acts.ts';

const db = await databaseOfFile();
const gate = await gateActs(db);

const found = (event_id: string, operator_id: string, changes: object = {}) => ({
  id: crypto.randomUUID() as string,
  event_id,
  operator_id,
  station: 'waiver',
  recorded_at: at(0),
  clock_offset_ms: 0,
  device_id: '00000001-0000-4000-8000-000000000002',
  ...changes,
});
const records = async (who: string, event: string) =>
  (await gate.pulled(who, event)).rows('event_records').filter(({ kind }) => kind === 'station');

describe('record_station', () => {
  test('is for organiser and staff, and only they read it: not the person it is about', async () => {
    const { event, operator, player } = await gate.game();
    const shot = { station: 'chronograph', fps: 380, bb_g: 0.28, replica: 'M4', seal: '017' };
    for (const who of [player, gate.stranger])
      expect(await gate.act('record_station@1', found(event, operator), who)).toBe('not_allowed');
    expect(await gate.act('record_station@1', found(event, operator, shot), gate.helper)).toBe(
      'applied',
    );
    for (const who of [gate.owner, gate.helper])
      expect(await records(who, event)).toMatchObject([
        { data: { ...shot, operator_id: operator, staff_name: 'Portão', flagged: false } },
      ]);
    for (const who of [player, gate.stranger]) expect(await records(who, event)).toEqual([]);
    const mine = await db.rpc<{ station_records: { joules: number }[] }>(
      { user: player },
      'export_my_data',
      {},
    );
    expect(mine.station_records).toMatchObject([{ joules: 1.88, fps: 380 }]);
  });

  test.each<[string, object, string]>([
    ['no station', { station: 'bar' }, 'invalid_args: station'],
    ['a shot without speed', { station: 'chronograph', bb_g: 0.2 }, 'invalid_args: fps'],
    ['a shot without weight', { station: 'chronograph', fps: 300 }, 'invalid_args: bb_g'],
    ['a third decimal', { station: 'chronograph', fps: 300, bb_g: 0.205 }, 'invalid_args: bb_g'],
    ['a speed of the waiver', { fps: 300 }, 'invalid_args: fps'],
    ['a signature of the payment', { station: 'payment', method: 'pix', signature: 'M1 1' }, 'invalid_args: signature'],
    ['a signature that is no path', { signature: 'M1 1"/><script>' }, 'invalid_args: signature'],
    ['no way to pay', { station: 'payment' }, 'invalid_args: method'],
    ['no colour', { station: 'armband' }, 'invalid_args: colour'],
    ['an undo that says more', { station: 'payment', undoes: crypto.randomUUID(), method: 'pix' }, 'invalid_args: method'],
    ['a time long before', { recorded_at: at(-60 * 48) }, 'invalid_args: recorded_at'],
    ['the year 9999', { recorded_at: '9999-01-01T00:00:00Z' }, 'invalid_args: recorded_at'],
  ])('%s: %j is %s', async (_what, changes, said) => {
    const { event, operator } = await gate.game();
    expect(await gate.act('record_station@1', found(event, operator, changes))).toBe(said);
  }); // prettier-ignore

  test('what should not have happened is kept and flagged', async () => {
    const { event, operator } = await gate.game();
    const flagged = async (changes: object) => {
      const row = found(event, operator, changes);
      expect(await gate.act('record_station@1', row)).toBe('applied');
      return db.one<boolean>('select flagged from public.station_records where id = $1', [row.id]);
    };
    expect(await flagged({})).toBe(false);
    expect(await flagged({ operator_id: crypto.randomUUID() })).toBe(true);
    expect(await flagged({ operator_id: crypto.randomUUID(), undoes: crypto.randomUUID() })).toBe(
      false,
    );
    expect(await flagged({ recorded_at: at(6) })).toBe(true);
    await gate.act('cancel_event@1', { id: event, reason: 'Chuva' });
    expect(await flagged({})).toBe(true);
  });

  test('of a helper who was removed while offline, what came before counts', async () => {
    const { event, operator, staff } = await gate.game();
    await gate.act('remove_staff@1', { id: staff.id, event_id: event });
    const before = found(event, operator, { recorded_at: at(-10) });
    expect(await gate.act('record_station@1', before, gate.helper)).toBe('applied');
    const after = found(event, operator, { recorded_at: at(1) });
    expect(await gate.act('record_station@1', after, gate.helper)).toBe('not_allowed');
    expect(await records(gate.owner, event)).toMatchObject([
      { id: before.id, data: { flagged: true } },
    ]);
    expect(await records(gate.helper, event)).toEqual([]);
  });

  test('an id is used once; asked again, after a lost answer, it is done', async () => {
    const { event, operator } = await gate.game();
    const row = found(event, operator);
    for (const _again of [1, 2]) expect(await gate.act('record_station@1', row)).toBe('applied');
    const other = { ...row, station: 'payment', method: 'pix' };
    expect(await gate.act('record_station@1', other)).toBe('id_reused');
    expect(await records(gate.owner, event)).toMatchObject([{ data: { station: 'waiver' } }]);
  });
});

describe('what another phone of the gate brings', () => {
  const NOTHING = ['undoes', 'replica', 'fps', 'bb_g', 'seal', 'method', 'colour', 'event_team_id'];
  /** As another phone tells it that its maker recorded it. */
  const heard = (
    { event_id: _event, ...record }: ReturnType<typeof found> & { signature?: string },
    staff_id: string,
  ) => {
    const { signature, ...told } = record;
    const nothing = Object.fromEntries(NOTHING.map((field) => [field, null]));
    return { ...nothing, signed: signature !== undefined, ...told, staff_id, staff_name: null };
  };
  const relay = (event_id: string, stations: object[], who?: string) =>
    gate.act('relay_stations@1', { event_id, stations }, who);
  const shot = { station: 'chronograph', fps: 380, bb_g: 0.28, replica: 'M4', seal: '017' };

  test('is its maker’s, once, in any order of sending, and says who brought it until the maker has', async () => {
    const { event, operator } = await gate.game();
    const [one, two] = [found(event, operator, shot), found(event, operator, shot)];
    const told = heard(one, gate.helper);
    expect(await relay(event, [told, told])).toBe('applied');
    expect(await relay(event, [told])).toBe('applied');
    const made = { ...shot, staff_id: gate.helper, staff_name: 'Portão', flagged: false };
    expect(await records(gate.owner, event)).toMatchObject([
      { id: one.id, data: { ...made, relayed_by: gate.owner } },
    ]);
    expect(await gate.act('record_station@1', one, gate.helper)).toBe('applied');
    expect(await gate.act('record_station@1', two, gate.helper)).toBe('applied');
    expect(await relay(event, [heard(two, gate.helper)])).toBe('applied');
    const rows = await records(gate.owner, event);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([one.id, two.id]));
    expect(rows).toHaveLength(2);
    for (const { data } of rows) {
      expect(data).toMatchObject(made);
      expect(data).not.toHaveProperty('relayed_by');
    }
  });

  test('is signed without strokes until the phone that has them sends them, and no word of a bearer stands against its maker’s', async () => {
    const { event, operator } = await gate.game();
    const waiver = { ...found(event, operator), signature: 'M1 1L2 2' };
    const fast = { ...found(event, operator, shot), fps: 420 };
    const forged = { ...heard(fast, gate.helper), fps: 300 };
    expect(await relay(event, [heard(waiver, gate.helper), forged])).toBe('applied');
    const data = async (id: string) =>
      (await records(gate.owner, event)).find((row) => row['id'] === id)?.['data'];
    expect(await data(waiver.id)).toMatchObject({ signature: 'M0 0' });
    // a second time changes nothing
    for (const _again of [1, 2]) {
      for (const own of [waiver, fast])
        expect(await gate.act('record_station@1', own, gate.helper)).toBe('applied');
      expect(await relay(event, [heard(waiver, gate.helper), forged])).toBe('applied');
      expect(await data(waiver.id)).toMatchObject({ signature: 'M1 1L2 2' });
      expect(await data(fast.id)).toMatchObject({ fps: 420 });
    }
    // nobody else’s phone adds anything, and what its maker has said is not changed
    const other = { ...waiver, signature: 'M9 9L8 8' };
    expect(await gate.act('record_station@1', other)).toBe('id_reused');
    await gate.act('record_station@1', other, gate.helper);
    expect(await data(waiver.id)).toMatchObject({ signature: 'M1 1L2 2' });
  });

  test('[hole N8] is taken although another one can’t be', async () => {
    const { event, operator } = await gate.game();
    const { event: other, operator: there } = await gate.game();
    const elsewhere = found(other, there);
    await gate.must('record_station@1', elsewhere);
    const taken = heard({ ...elsewhere, operator_id: operator }, gate.owner);
    expect(await relay(event, [taken])).toBe('id_reused');
    const good = found(event, operator);
    expect(await relay(event, [taken, heard(good, gate.owner)])).toBe('applied');
    expect(await records(gate.owner, event)).toMatchObject([{ id: good.id }]);
  });

  test('counts as the bearer’s own, with a flag, if the maker did not help then; strangers bring nothing', async () => {
    const { event, operator, player } = await gate.game();
    const forged = heard(found(event, operator), gate.stranger);
    for (const who of [player, gate.stranger])
      expect(await relay(event, [forged], who)).toBe('not_allowed');
    expect(await relay(event, [forged], gate.helper)).toBe('applied');
    expect(await records(gate.owner, event)).toMatchObject([
      { data: { staff_id: gate.helper, relayed_by: gate.helper, flagged: true } },
    ]);
  });

  test.each<[string, object, string]>([
    ['a speed of the waiver', { fps: 300 }, 'invalid_args: fps'],
    ['a signature of the payment', { station: 'payment', method: 'pix', signed: true }, 'invalid_args: signed'],
    ['strokes', { signature: 'M1 1L2 2' }, 'invalid_args: signature'],
    ['a time long before', { recorded_at: at(-60 * 48) }, 'invalid_args: recorded_at'],
  ])('%s: %j is %s', async (_what, changes, said) => {
    const { event, operator } = await gate.game();
    const told = { ...heard(found(event, operator), gate.helper), ...changes };
    expect(await relay(event, [told])).toBe(said);
  }); // prettier-ignore

  test('is fifty records at most', async () => {
    const { event, operator } = await gate.game();
    const told = (n: number) =>
      Array.from({ length: n }, () => heard(found(event, operator), gate.helper));
    expect(await relay(event, told(51))).toBe('invalid_args: stations');
    expect(await relay(event, told(50))).toBe('applied');
  });
});

describe('what a station found is deleted', () => {
  const left = (event: string) =>
    db.one<number>('select count(*)::int from public.station_records where event_id = $1', [event]);

  test('sixty days after the game, with the contacts', async () => {
    await db.trial('postgres', async () => {
      const { event, operator } = await gate.game();
      await gate.act('record_station@1', found(event, operator, { signature: 'M1 1L2 2' }));
      const aged = (days: number) =>
        db.rows(
          `update public.airsoft_events set date = (now() at time zone 'America/Sao_Paulo')::date - $2::int where id = $1`,
          [event, days],
        );
      await aged(60);
      await db.one('select private.shred_contacts()');
      expect(await left(event)).toBe(1);
      await aged(61);
      await db.one('select private.shred_contacts()');
      expect(await left(event)).toBe(0);
      expect(await records(gate.owner, event)).toEqual([]);
    });
  });

  test('with the event, and with the account of whom it is about', async () => {
    await db.trial('postgres', async () => {
      const [one, two] = [await gate.game(), await gate.game()];
      for (const { event, operator } of [one, two])
        await gate.act('record_station@1', found(event, operator), gate.helper);
      expect(await gate.act('delete_event@1', { id: one.event })).toBe('applied');
      expect(await left(one.event)).toBe(0);
      await db.one('select private.delete_account($1)', [two.player]);
      expect(await left(two.event)).toBe(0);
    });
  });

  test('of the account of who stood there, only the name is', async () => {
    await db.trial('postgres', async () => {
      const { event, operator } = await gate.game();
      await gate.act('record_station@1', found(event, operator), gate.helper);
      await db.one('select private.delete_account($1)', [gate.helper]);
      expect(await records(gate.owner, event)).toMatchObject([
        { data: { staff_name: 'Conta excluída', staff_id: null } },
      ]);
    });
  });
});

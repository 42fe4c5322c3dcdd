import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();

const turn = (what: string, subject: string) =>
  db.one<boolean>(`select private.take_turn($1, $2, 2, interval '1 hour')`, [what, subject]);

test('of each thing each subject has as many turns as are allowed', async () => {
  await db.trial('postgres', async () => {
    for (const allowed of [true, true, false, false])
      expect(await turn('check', 'ana')).toBe(allowed);
    expect(await db.one('select count(*)::int from private.attempts')).toBe(2); // a refused one is not counted
    for (const allowed of [true, true, false]) expect(await turn('check', 'bia')).toBe(allowed);
    for (const allowed of [true, true, false]) expect(await turn('export', 'ana')).toBe(allowed);
  });
});

test('a turn counts for its period, to the moment', async () => {
  await db.trial('postgres', async () => {
    await turn('check', 'ana');
    await turn('check', 'ana');
    const ago = (time: string) =>
      db.rows('update private.attempts set at = now() - $1::interval', [time]);
    await ago('1 hour -1 microseconds');
    expect(await turn('check', 'ana')).toBe(false);
    await ago('1 hour');
    expect(await turn('check', 'ana')).toBe(true);
  });
});

const sha256 = (...parts: (Buffer | string)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

test('[hole R3] only a function that knows the key says for whom it calls', async () => {
  await db.trial('postgres', async () => {
    const key = Buffer.from((await db.one<string>('select public.get_caller_key()'))!, 'hex');
    const now_s = Math.floor(Date.now() / 1000);
    const signed = (address: string, at_s = now_s, by = key) => {
      const said = `${address} ${at_s}`;
      return `${said} ${sha256(by, sha256(by, said)).toString('hex')}`;
    };
    const address = async (said: string) => {
      const headers = { 'x-qg-caller': said, 'x-real-ip': '10.0.0.1' };
      await db.rows(`select set_config('request.headers', $1, true)`, [JSON.stringify(headers)]);
      return db.one('select private.client_network()');
    };
    expect(await address(signed('203.0.113.7'))).toBe('203.0.113.7');
    expect(await address(signed('2001:db8:1:2::/64'))).toBe('2001:db8:1:2::/64');
    for (const other of [
      '203.0.113.7',
      signed('203.0.113.7').replace('.7 ', '.8 '),
      signed('203.0.113.7', now_s - 600),
      signed('203.0.113.7', now_s, Buffer.alloc(32)),
      `${signed('203.0.113.7')} x`,
      '',
    ]) {
      expect(await address(other)).toBe('10.0.0.1');
    }
  });
  for (const role of ['anon', 'authenticated']) {
    expect(
      await db.one(`select has_function_privilege($1, 'public.get_caller_key()', 'execute')`, [
        role,
      ]),
    ).toBe(false);
  }
});

import { describe, expect, test } from 'vitest';
import { ADVISORS, MEANT } from './advisors.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();

const findings = async (sql: string) =>
  (await db.rows<{ found: string }>(sql)).map(({ found }) => found).toSorted();

describe.each(ADVISORS)('$id', ({ id, sql, bad }) => {
  test('finds nothing unintended in our schema', async () => {
    expect(await findings(sql)).toEqual((MEANT[id] ?? []).toSorted());
  });

  test('finds it in a schema that has it', async () => {
    await db.trial('postgres', async () => {
      await db.exec(bad);
      const found = (await findings(sql)).filter((one) => !MEANT[id]?.includes(one));
      expect(found).toHaveLength(1);
    });
  });
});

test('[T10] none of our functions may be executed by everybody by default', async () => {
  await db.trial('postgres', async () => {
    await db.exec(
      `create function private.fresh() returns int language sql set search_path = '' as 'select 1'`,
    );
    expect(
      await db.one(`select has_function_privilege('anon', 'private.fresh()', 'execute')`),
    ).toBe(false);
  });
});

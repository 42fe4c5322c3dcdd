import { expect, test } from 'vitest';
import { applied } from './mutant.ts';
import { lockMutants, uniqueMutants } from './sql-locks.ts';
import { definitionAround, sqlMutants, withoutTexts } from './sql-mutants.ts';

const SOURCE = `-- a > b
create function private.f() returns void language plpgsql as $$
begin
  if a >= 5 then perform private.refuse('it''s > 3'); end if;
  select * into t from x where id = chosen for update;
end $$;
grant select on x to anon;
`;

test('what is a comment or a text stays, and so does what is no rule', () => {
  expect(withoutTexts(SOURCE)).toHaveLength(SOURCE.length);
  const changes = sqlMutants('x.sql', SOURCE).map(({ what }) => what);
  expect(changes.toSorted()).toEqual([
    '5 to 6',
    '>= to >',
    'if a >= 5 then to if false then',
    "perform private.refuse('it''s > 3'); to null;",
  ]);
});

test('a lock is left out, and nothing else', () => {
  const [lock, ...others] = lockMutants('x.sql', SOURCE);
  expect(others).toEqual([]);
  expect(applied(SOURCE, lock!)).toBe(SOURCE.replace(' for update', ''));
});

test('a unique index is left out, however it is written', () => {
  const table = `create table a (
  id uuid not null unique references b,
  constraint once unique (x, y)
);
create unique index c on a (x);`;
  expect(uniqueMutants('x.sql', table).map(({ what }) => what)).toEqual([
    'no create unique index c on a (x);',
    'no , constraint once unique (x, y)',
    'no unique',
  ]);
});

test('the definition that a place is in', () => {
  expect(definitionAround(SOURCE, SOURCE.indexOf('chosen'))).toBe('private.f');
});

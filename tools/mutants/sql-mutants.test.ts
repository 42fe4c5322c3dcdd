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

test('comments, texts and statements that are not rules are not changed', () => {
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

test('a unique index is dropped after all migrations, however it is written', () => {
  const table = `create table public.a (
  id uuid not null unique references b,
  constraint once unique (x, y)
);
create unique index c on public.a (x);`;
  const mutants = uniqueMutants([
    { file: '1.sql', source: table },
    { file: '2.sql', source: 'select 1;' },
  ]);
  expect(mutants.map((mutant) => [mutant.file, mutant.what, applied('select 1;', mutant)])).toEqual(
    [
      ['2.sql', 'no c', 'select 1;\ndrop index public.c;\n'],
      ['2.sql', 'no once', 'select 1;\nalter table public.a drop constraint once cascade;\n'],
      [
        '2.sql',
        'no a_id_key',
        'select 1;\nalter table public.a drop constraint a_id_key cascade;\n',
      ],
    ],
  );
});

test('finds the definition around a position', () => {
  expect(definitionAround(SOURCE, SOURCE.indexOf('chosen'))).toBe('private.f');
});

import { expect, test } from 'vitest';
import { applied } from './mutant.ts';
import { lockMutants, uniqueMutants } from './sql-locks.ts';
import { changedBy, definitionAround, sqlMutants, withoutTexts } from './sql-mutants.ts';

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

test('what follows an interval is changed too', () => {
  const rule = `create function f() returns void as $$
  select 1 where a > now() - interval '2 days' and b < now() - interval '3 days' and c = 'x > y';
$$;`;
  expect(sqlMutants('x.sql', rule).map(({ what }) => what)).toEqual([
    '> to >=',
    '< to <=',
    'and to or',
    'and to or',
    "interval '2 days' to interval '3 days'",
    "interval '3 days' to interval '4 days'",
  ]);
});

test('a lock is left out, and nothing else', () => {
  const [lock, ...others] = lockMutants('x.sql', SOURCE);
  expect(others).toEqual([]);
  expect(applied(SOURCE, lock!)).toBe(SOURCE.replace(' for update', ''));
});

test('a unique index is dropped after all schema files, however it is written', () => {
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

test('a change of a trigger counts as a change of its function and its table', () => {
  const trigger = `create trigger touch_member after insert on public.team_members
  for each row when (new.approved) execute function private.touch();`;
  const both = ['private.touch', 'public.team_members'];
  expect(changedBy(SOURCE + trigger, SOURCE.length + trigger.indexOf('approved'))).toEqual(both);
  expect(changedBy(SOURCE, SOURCE.indexOf('chosen'))).toEqual(['private.f']);
});

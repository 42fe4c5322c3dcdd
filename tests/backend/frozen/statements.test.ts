import { describe, expect, test } from 'vitest';
import { statementsHash, withoutComments } from '#local/database/frozen/statements.ts';

const bare = withoutComments;

describe('without comments', () => {
  test.each([
    ['a comment of its own line', '-- why\nselect 1;', 'select 1;'],
    ['one behind a statement', 'select 1; -- why\nselect 2;', 'select 1; select 2;'],
    ['one at the end, without a line break', 'select 1; -- why', 'select 1;'],
    ['one with quotes in it', "select 1; -- it's $$ \"so\nselect 'a';", "select 1; select 'a';"],
    ['several, and empty lines', 'select\n\n-- a\n  -- b\n\t1;', 'select 1;'],
    ['a block', 'select /* why -- */ 1;', 'select 1;'],
    ['a block within a block', 'select /* a /* b */ c */ 1;', 'select 1;'],
    ['nothing but comments', '-- a\n/* b */\n', ''],
    ['one in the body of a function', 'as $$\n-- a\nselect 1; -- b\n$$;', 'as $$select 1;$$;'],
    ['one in the body of a block of code', 'do $x$ begin -- a\nend $x$', 'do $x$begin end$x$'],
    ['one between `as` and its body', 'AS -- a\n$$ select 1 $$', 'AS $$select 1$$'],
  ])('%s', (_, sql, statements) => {
    expect(bare(sql)).toBe(statements);
  });

  test.each([
    ['a string', "select '-- no', 'it''s -- no', '';"],
    ['a string of several lines', "select 'a\n\n  -- no\n  b';"],
    ['a string with backslashes', String.raw`select E'it\'s -- no', e'\\';`],
    ['a string that ends with a backslash', String.raw`select 'a\', '-- no';`],
    ['a name in quotes', 'select "a -- ""no" from t;'],
    ['a dollar quote that is a string', 'select format($q$a\n  -- no$q$, $$ /* no */ $$);'],
    ['a string in a body', "as $$select '-- no  b';$$;"],
    ['a dollar quote in a body', 'as $f$select $$ -- no $$;$f$;'],
    ['a dollar quote after a word that ends like `as`', 'select alias $$ -- no $$;'],
    ['a parameter', 'select $1, $2;'],
    ['a dollar within a name', 'select a$b$ from t$b$;'],
    ['operators of one sign', 'select 1 - -1, a->>b, 3 / 2 * 1;'],
  ])('%s stays as it is', (_, sql) => {
    expect(bare(sql)).toBe(sql);
  });

  test.each(["select 'a", 'select "a', 'as $$ select 1', 'select /* a /* b */'])(
    'a string or block comment without an end is refused: %s',
    (sql) => {
      expect(() => bare(sql)).toThrow('has no end');
    },
  );
});

test('one more word in a statement, a string or a body changes the hash', () => {
  const sql = "create function f() returns text as $$ select 'a' $$; -- why";
  expect(statementsHash(`${sql} not`)).toBe(statementsHash(sql));
  for (const [was, is] of [
    ['f()', 'g()'],
    ["'a'", "'a '"],
    ['select', 'select distinct'],
    ['-- why', '; drop table t'],
  ] as const)
    expect(statementsHash(sql.replace(was, is))).not.toBe(statementsHash(sql));
});

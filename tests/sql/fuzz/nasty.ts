import { fc } from '#tests/fixtures/samples/generated-cases.ts';

/** JSON texts that JSON.stringify never writes. Each replaces its marker in the finished text. */
const RAW: Record<string, string> = {
  overflow: '1e309',
  huge_exponent: '1e400000',
  minus_zero: '-0',
  not_a_number: 'NaN',
  nul: '"a\\u0000b"',
  lone_high: '"\\ud800"',
  lone_low: '"x\\udc00y"',
  deep: '['.repeat(3000) + ']'.repeat(3000),
  broken: '{"a":',
};
const marker = (name: string) => `@@raw:${name}@@`;

const CONSTANTS: unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  '',
  ' ',
  'x',
  '0',
  'null',
  'public',
  'me',
  [],
  {},
  [[]],
  [null],
  { '': null },
  { __proto__x: 1 },
  ['a', 1, null],
  '\u202Eabc\u202C',
  'مرحبا',
  '𐍈',
  'e\u0301',
  '\u200B',
  '\uFEFF',
  '\n\t',
  "'; drop table public.operators; --",
  "' or '1'='1",
  '$1',
  '%s',
  '{}',
  'eq.1',
  'in.(1,2)',
  '*',
  'select pg_sleep(5)',
  '$$; select 1; $$',
  'pg_catalog.pg_class',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '2026-13-45',
  '0000-00-00',
  'infinity',
  'now',
  '9999-12-31',
  '25:99',
  '1e5',
  'NaN',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'event:',
  'event:x',
  'event:ffffffff-ffff-ffff-ffff-ffffffffffff',
  'me:ffffffff-ffff-ffff-ffff-ffffffffffff',
];

const long = fc
  .constantFrom('x', 'é', '\u202E', "'", '\\', '"', '<')
  .map((c) => c.repeat(1_000_000));

/** Values that a faulty, old or hostile device could send. */
const nasty = (ids: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...CONSTANTS) },
    { weight: 12, arbitrary: fc.constantFrom(...Object.keys(RAW)).map(marker) },
    { weight: 12, arbitrary: fc.constantFrom(...ids) },
    { weight: 10, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 5, arbitrary: fc.double() },
    { weight: 5, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: long },
  );

type Change = { at: number; how: 'replace' | 'remove' | 'add'; value: unknown; key: string };

const change = (ids: readonly string[]): fc.Arbitrary<Change> =>
  fc.record({
    at: fc.nat(),
    how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add'),
    value: nasty(ids),
    key: fc.constantFrom(
      '__proto__',
      'constructor',
      'id',
      'user_id',
      'created_by',
      'is_admin',
      '',
      "a'b",
      'x'.repeat(300),
    ),
  });

/** A valid body with one to three errors, as JSON text; sometimes no object at all. */
export function spoilt(body: unknown, ids: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    {
      weight: 20,
      arbitrary: fc.array(change(ids), { minLength: 1, maxLength: 3 }).map((changes) => {
        const copy = { body: structuredClone(body) };
        for (const one of changes) spoil(copy, one);
        return toJson(copy.body);
      }),
    },
    { weight: 1, arbitrary: nasty(ids).map(toJson) },
  );
}

/** Changes one node in a tree of objects and lists. */
function spoil(root: object, { at, how, key, ...change }: Change): void {
  const value = structuredClone(change.value);
  const places = placesIn(root);
  const place = places[at % places.length];
  if (!place) return;
  const [holder, name] = place;
  const here = holder[name];
  if (how === 'remove' && name !== 'body') {
    if (Array.isArray(holder)) holder.splice(Number(name), 1);
    else delete holder[name];
  } else if (how === 'add' && here !== null && typeof here === 'object' && !Array.isArray(here)) {
    Object.defineProperty(here, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else holder[name] = value;
}

type Holder = Record<string, unknown>;

function placesIn(node: object): [Holder, string][] {
  const holder = node as Holder;
  return Object.keys(holder).flatMap((name): [Holder, string][] => {
    const child = holder[name];
    const deeper = child !== null && typeof child === 'object' ? placesIn(child) : [];
    return [[holder, name], ...deeper];
  });
}

function toJson(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return text.replaceAll(/"@@raw:(\w+)@@"/g, (_all, name: string) => RAW[name] ?? 'null');
}

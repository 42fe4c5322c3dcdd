import { expect, test } from 'vitest';
import { shortNames, withShortNames } from './lasting-exports.ts';

const NAMES = Array.from({ length: 500 }, (_, i) => `name${i}`);

test('an export more leaves nearly all others their short names, of which no two are the same', () => {
  const before = shortNames(NAMES);
  const after = shortNames([...NAMES, 'another']);
  expect(new Set(after.values()).size).toBe(501);
  expect([...after.values()].every((short) => /^[a-zA-Z$_][\w$]$/.test(short))).toBe(true);
  expect(NAMES.filter((name) => before.get(name) !== after.get(name)).length).toBeLessThan(3);
});

const later = new Map([
  ['useNow', 'xA'],
  ['sheet_exports', '$b'],
]);
const own = new Map([['Screen', 'Sc']]);
const named = new Map([['later-12345678.js', later]]);

test('statements and picks of a file with short names are written with them, others are left', () => {
  const code = [
    'import{useNow as e}from"./later-12345678.js";',
    'import{t}from"./talk-12345678.js";',
    'import(`./later-12345678.js`).then(e=>e.sheet_exports);',
    'import(`./talk-12345678.js`).then(e=>e.useNow);',
    'export{s as Screen}',
  ];
  expect(withShortNames(code.join(''), own, named).split(/(?<=;)/)).toEqual([
    'import{xA as e}from"./later-12345678.js";',
    'import{t}from"./talk-12345678.js";',
    'import(`./later-12345678.js`).then(e=>e.$b);',
    'import(`./talk-12345678.js`).then(e=>e.useNow);',
    'export{s as Sc}',
  ]);
});

test.each([
  'import{gone}from"./later-12345678.js"',
  'import(`./later-12345678.js`)',
  'import(`./later-12345678.js`).then(e=>e.gone)',
  'export{gone}',
])('%s ends the build', (code) =>
  expect(() => withShortNames(code, own, named)).toThrow('no file exports'),
);

test.each([
  'import*as e from"./later-12345678.js"',
  'import e from"./later-12345678.js"',
  'import e,{useNow as n}from"./later-12345678.js"',
  'export*from"./later-12345678.js"',
])('%s ends it too', (code) =>
  expect(() => withShortNames(code, own, named)).toThrow('are not known'),
);

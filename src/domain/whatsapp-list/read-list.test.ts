import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { generatedLists } from '#tests/fixtures/lists/generated-lists.ts';
import { somebody, writtenLists, type TrueLine } from '#tests/fixtures/lists/list-truth.ts';
import { readList, type ListEntry } from './read-list.ts';

type Judged = { line: TrueLine; wrong: boolean; understood: boolean; read: readonly string[] };

/** Every line that is not empty beside its truth. */
function judged(lines: readonly TrueLine[]): Judged[] {
  const entries = readList(lines.map(({ text }) => text).join('\n'));
  return lines.flatMap((line, at) => {
    if (line.text.trim() === '') return [];
    const mine = entries.filter((entry) => entry.at === at);
    const of = (kind: ListEntry['kind']) =>
      mine
        .filter((entry) => entry.kind === kind)
        .flatMap((entry) => ('name' in entry ? [somebody(entry)] : []));
    const [added, struck] = [of('person'), of('struck')];
    const asks = mine.some(({ kind }) => kind === 'unclear');
    const same = (one: readonly string[], other: readonly string[]) =>
      one.join('|') === other.join('|');
    return [
      {
        line,
        // asked for by nobody, or for removal
        wrong:
          added.some((one) => !line.people.includes(one)) ||
          struck.some((one) => !line.struck.includes(one)),
        understood:
          mine.length > 0 &&
          asks === line.asks &&
          same(added, line.people) &&
          same(struck, line.struck),
        read: [...mine.map(({ kind }) => kind), ...added],
      },
    ];
  });
}

const listsOf = (file: string) =>
  writtenLists(readFileSync(`tests/fixtures/lists/${file}.txt`, 'utf8')).map((lines, n) => ({
    name: `${file} ${n + 1}`,
    lines,
  }));

describe.each([
  ['forty lists written by hand', listsOf('written-lists'), 40],
  ['lists written to be misread', listsOf('attacked-lists'), 312],
  ['two hundred lists of ten grammars', generatedLists, 200],
])('%s', (_, lists, count) => {
  const all = lists.flatMap(({ name, lines }) => judged(lines).map((one) => ({ name, ...one })));
  const shown = (some: typeof all) =>
    some.map(({ name, line, read }) => `${name}: ${line.text} → ${read.join(' ')}`);

  test('nobody is added or proposed for removal who should not be', () => {
    expect(lists).toHaveLength(count);
    expect(shown(all.filter(({ wrong }) => wrong))).toEqual([]);
  });

  test('95 of a hundred lines are understood', () => {
    const missed = shown(all.filter(({ understood }) => !understood));
    expect(missed.length / all.length, missed.join('\n')).toBeLessThan(0.05);
  });
});

describe('what looks like a person and is none, or is one and not sure', () => {
  test.each([
    ['roles', '1. Médico: João\n2. Capitão - Pedro\n3. Sniper: Ana'],
    ['hours', '8 - Abertura\n9 - Combate\n12 - Almoço'],
    ['teams', 'Equipes confirmadas\n1. Lobos (8)\n2. Onças'],
    ['two on one line', '1. João Silva 2. Maria Souza'],
    ['a digit too many', '1. João +55 11 98765-43210'],
    ['two numbers', '1. Bia 11 98765-4321 / 11 98888-7777'],
    ['an identity', '1. João CPF 123.456.789-00'],
    ['who gave the place away', '1. João (passei pro Pedro)\n2. Bia - no lugar da Ana'],
    ['an address', 'Rua Augusta\nBairro Centro\nSão Paulo'],
    ['talk', 'Bom Dia Guerreiros\nSegue Lista\nVamos Jogar'],
    ['a tilde that does not end', '1. ~João\n2. @~Maria Souza'],
    ['guests without their host', '1. +1\n2. +1 do João'],
    ['things', '1. Água\n2. Munição'],
  ])('%s', (_, text) => {
    const people = readList(text).filter(({ kind }) => kind === 'person' || kind === 'struck');
    expect(people).toEqual([]);
  });

  test('under a heading that is not known, further down, everybody is asked about', () => {
    const kinds = readList('1. João\n2. Ana\n\nCaronas de:\n1. Bia').map(({ kind }) => kind);
    expect(kinds).toEqual(['person', 'person', 'ignored', 'unclear']);
  });
});

test('a word beside a name is a team where the event or two lines have it, and asks otherwise', () => {
  const kinds = (text: string, teams?: ReadonlySet<string>) =>
    readList(text, teams).map(({ kind }) => kind);
  expect(kinds('1. João (Lobos)\n2. Ana (Plantão)\n3. Bia (férias)')).toEqual(
    Array(3).fill('unclear'),
  );
  expect(kinds('1. João (Lobos)\n2. Ana - lobos', new Set(['lobos']))).toEqual([
    'person',
    'person',
  ]);
  expect(kinds('1. João (Lobos)\n2. Ana - Lobos\n3. Bia (aluguel)')).toEqual(
    Array(3).fill('person'),
  );
});

test.each([
  '1. ~João (Lobos)~',
  '1. ❌ João (Lobos)',
  '1. João (Lobos) desistiu',
  '1. João - Lobos - não vai',
])('who gave up is back for no team: %s', (text) => {
  const [read] = readList(text, new Set(['lobos']));
  expect(read).toMatchObject({ kind: 'struck', name: 'João' });
  expect(readList(text)[0]).toMatchObject({ kind: 'struck', name: 'João' });
});

test('of a list that was copied again the last counts, and who is not in it is asked about', () => {
  const first = '[08:00, 12/11/2026] Ana: 1. João +1\n2. Bia\n3. Caio';
  const last = '[09:00, 12/11/2026] Bia: *LISTA*\n1. João\n2. Caio\n3. Davi';
  const said = readList(`${first}\n${last}`).map((one) =>
    one.kind === 'person' ? `${one.name} +${one.guests}` : one.kind,
  );
  expect(said.slice(0, 4)).toEqual(['ignored', 'unclear', 'ignored', 'ignored']);
  expect(said.slice(4)).toEqual(['João +0', 'Caio +0', 'Davi +0']);
});

test('a line keeps its text and its place, and what is beside the name', () => {
  expect(readList('Lista\n\n1 - João Silva (BOPE) ✅')[1]).toEqual({
    at: 2,
    text: '1 - João Silva (BOPE) ✅',
    kind: 'person',
    name: 'João Silva',
    codename: undefined,
    number: undefined,
    guests: 0,
    aside: 'BOPE',
  });
});

test('a whole chat that was exported is read in a moment, and its talk is nobody', () => {
  const talk = Array.from({ length: 3_000 }, (_, n) => `bora galera, jogo ${n} `.repeat(n % 40));
  const began = performance.now();
  const entries = readList([...talk, '1. João Silva', 'x '.repeat(20_000)].join('\n'));
  expect(performance.now() - began).toBeLessThan(5_000);
  const people = entries.filter(({ kind }) => kind !== 'ignored');
  expect(people).toMatchObject([{ kind: 'person', name: 'João Silva' }]);
});

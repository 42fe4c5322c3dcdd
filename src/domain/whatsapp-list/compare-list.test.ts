import { describe, expect, test } from 'vitest';
import { generatedLists } from '#tests/fixtures/lists/generated-lists.ts';
import { whatsappList } from '../whatsapp/whatsapp-list.ts';
import { compareList, type Known } from './compare-list.ts';
import { keyedList, type Rewritten } from './keyed-list.ts';
import { chosenOf, isTicked, listedArgs, mayTick } from './list-choice.ts';

const known = (
  name: string,
  whatsapp: string | null = null,
  team: string | null = null,
): Known => ({
  id: `id of ${name}`,
  name,
  whatsapp,
  team,
});
const event = [
  known('Ana Silva', '5511987654321', 'Lobos'),
  known('Bruno Reis'),
  known("Carla 'Foxy' Lima", '5521988887777'),
];

const rowsOf = (
  text: string,
  people: readonly Known[] = event,
  rewritten: Record<string, Rewritten> = {},
) => compareList(keyedList(text, rewritten, people), people, (host) => `Convidado de ${host}`);
const statesOf = (text: string, people?: readonly Known[]) =>
  rowsOf(text, people).map(({ state }) => state);
const addedFrom = (text: string, people?: readonly Known[]) =>
  chosenOf(rowsOf(text, people), {}).added;

describe('who is in the event', () => {
  test.each([
    ['1. Aninha 11 8765-4321', 'there'], // without the ninth digit
    ['1. ana silva', 'same_name'],
    ['1. Ana', 'same_name'],
    ['1. Foxy', 'same_name'],
    ['1. Carla Lima', 'same_name'],
    ['1. Bruno dos Reis 11 91111-2222', 'same_name'], // it may be his number
    ['1. Brunão', 'new'],
    ['1. Anabela', 'new'],
    ['1. Diego Santos', 'new'],
    ['1. Gil e Hugo', 'unclear'],
    ['Lista fechada', 'ignored'],
  ])('%s is %s', (text, state) => {
    expect(statesOf(text)).toEqual([state]);
    expect(addedFrom(text)).toHaveLength(state === 'new' ? 1 : 0);
  });

  test('a number that is there may not be chosen, a name may', () => {
    const [there, named] = rowsOf('1. Ana 11987654321\n2. Bruno');
    expect([mayTick(there!), mayTick(named!)]).toEqual([false, true]);
    expect(isTicked(named!, { [named!.key]: 'same_name' })).toBe(true);
    // it was ticked before the person came into the event
    expect(isTicked(named!, { [named!.key]: 'new' })).toBe(false);
  });

  test('a line without a name says by its number who it is', () => {
    expect(rowsOf('1. @5511987654321')).toMatchObject([
      { state: 'unclear', who: [{ name: 'Ana Silva' }] },
    ]);
  });
});

describe('one list with itself', () => {
  test('the same name twice is asked about, with two numbers it is two people', () => {
    expect(statesOf('1. Davi\n2. davi')).toEqual(['new', 'twice']);
    expect(statesOf('1. Davi 11911112222\n2. Davi 11933334444')).toEqual(['new', 'new']);
    expect(statesOf('1. Davi 11911112222\n2. Davi')).toEqual(['new', 'twice']);
    expect(statesOf('1. Davi 11911112222\n2. Eva 11 91111-2222')).toEqual(['new', 'same_number']);
  });

  test('who is also struck out is asked about, whichever line is first', () => {
    expect(statesOf('1. ~Davi~\n2. Davi')).toEqual(['struck', 'gone_too']);
    expect(statesOf('1. Davi\n2. ~Davi~')).toEqual(['gone_too', 'struck']);
  });
});

describe('who gave up', () => {
  test.each([
    ['1. ~Ana Silva~', ['Ana Silva']],
    ['1. ~Ana~', ['Ana Silva']],
    ['1. ~Nana 11 98765-4321~', ['Ana Silva']],
    ['1. ~Zeca~', []],
    ['1. ~Convidado de Ana~', []],
  ])('%s is of %j, and nobody is removed by themselves', (text, names) => {
    const [row] = rowsOf(text);
    expect('who' in row! && row.who.map(({ name }) => name)).toEqual(names);
    expect(chosenOf([row!], {}).removed).toEqual([]);
    expect(chosenOf([row!], { [row!.key]: 'struck' }).removed.map(({ name }) => name)).toEqual(
      names,
    );
  });

  test('where it may be one of two, neither can be removed', () => {
    const [row] = rowsOf('1. ~Ana~', [known('Ana Silva'), known('Ana Lima')]);
    expect(mayTick(row!)).toBe(false);
  });
});

test('somebody is not taken for their own guest', () => {
  const [row] = rowsOf('1. Davi', [known('Davi Sá'), known('Convidado de Davi Sá')]);
  expect(row).toMatchObject({ state: 'same_name', who: [{ name: 'Davi Sá' }] });
});

test('guests take a place each, as their host does', () => {
  expect(addedFrom('1. Davi (leva 2)').map(({ name }) => name)).toEqual([
    'Davi',
    'Convidado de Davi',
    'Convidado de Davi',
  ]);
  expect(addedFrom('1. Ana +1')).toEqual([]);
  const first = 'Maximiliano'.repeat(7);
  const names = addedFrom(`1. ${first} ${'Sá '.repeat(5)}+1`).map(({ name }) => name);
  expect(names[1]).toBe(`Convidado de ${first}`); // with all of it nobody's name may be so long
  const host = known('Davi');
  expect(statesOf('1. Davi +1', [host])).toEqual(['same_name', 'same_name']);
});

test('what was written in place of a line is a person, and stays while other lines change', () => {
  const rewritten = { '2. Gil e Hugo': { name: 'Gil Souza', number: undefined } };
  expect(rowsOf('1. Davi\n2. Gil e Hugo', event, rewritten)[1]).toMatchObject({
    state: 'new',
    person: { name: 'Gil Souza' },
  });
  expect(rowsOf('2. Gil e Hugo', event, rewritten)[0]).toMatchObject({ state: 'new' });
});

test('who is written anew keeps their guests', () => {
  const rewritten = { '1. Davi (praia) +1': { name: 'Davi', number: undefined } };
  expect(rowsOf('1. Davi (praia) +1', event, rewritten)).toHaveLength(2);
});

test('a team is one that the event has, or that two lines say', () => {
  const teams = (text: string) => addedFrom(text).map(({ team }) => team);
  expect(teams('1. Davi (lobos)\n2. Eva (medic)')).toEqual(['Lobos', undefined]);
  expect(teams('1. Davi (Onças)\n2. Eva - onças')).toEqual(['Onças', 'Onças']);
});

test('what is sent says that there is no number, and has the nickname where a name may', () => {
  const ids = { operator_id: 'o', event_id: 'e' };
  const args = addedFrom('1. Davi "Raio" Sá\n2. Eva "R2" Sá 11911112222').map((one) =>
    listedArgs(one, ids),
  );
  expect(args).toEqual([
    { ...ids, name: "Davi Sá 'Raio'", no_number: true },
    { ...ids, name: 'Eva Sá', whatsapp: '5511911112222' },
  ]);
});

test('five hundred lines are compared with as many people in a moment', () => {
  const people = Array.from({ length: 500 }, (_, n) =>
    known(`Pessoa ${String.fromCharCode(0x100 + n)} Lima`, `55119${70_000_000 + n}`),
  );
  const text = people.map((_, n) => `${n + 1}. João Prado 11 9${80_000_000 + n}`).join('\n');
  const began = performance.now();
  expect(addedFrom(text, people)).toHaveLength(500);
  expect(performance.now() - began).toBeLessThan(1_000);
});

describe('the list that the app copies out, and that comes back, changes nothing', () => {
  const listOf = (people: readonly Known[]) =>
    whatsappList(
      ['Operação Mata', '28/11/2026, 09:00', 'Arena Forte (portão 2)'],
      [
        {
          title: `${people.length} inscritos`,
          lines: people.map(({ name, team }) => (team ? `${name} (${team})` : name)),
        },
      ],
    );
  const changes = (people: readonly Known[]) => {
    const { added, removed } = chosenOf(rowsOf(listOf(people), people), {});
    return [...added.map(({ name }) => name), ...removed.map(({ name }) => name)];
  };

  test('whatever teams are called, and with two of one name', () => {
    const teams = [
      'Lobos',
      'leva 2',
      'não vai',
      'Lobos (SP)',
      '+1',
      'G.O.E - RJ',
      '1. Pelotão',
      'Talvez',
    ];
    const people = [
      ...teams.map((team, n) =>
        known(`Ana ${'Lima Reis Sá Melo Dias Luz Paz Cruz'.split(' ')[n]!}`, null, team),
      ),
      known('Bia Sá'),
      known('Bia Sá'),
      known('Convidado de Bia Sá'),
      known("D'Ávila Sant'Anna"),
      known('Um-Dois Três'),
    ];
    expect(changes(people)).toEqual([]);
  });

  test.each(generatedLists.filter((_, n) => n % 20 === 0))('everybody of $name', ({ lines }) => {
    const names = lines.flatMap(({ people }) =>
      people.map((one) => one.replace(/ (?:\d|"|\+).*/, '')),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(changes(names.map((name) => known(name)))).toEqual([]);
  });

  test('what was just added, with its guests, is there at once', () => {
    for (const { lines } of generatedLists.slice(0, 100)) {
      const text = lines.map((line) => line.text).join('\n');
      const added = addedFrom(text, []);
      const now = added.map(({ name, number, team }) => known(name, number ?? null, team ?? null));
      expect(addedFrom(text, now)).toEqual([]);
    }
  });
});

test('a line that is called as what every object has is a line like others', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'valueOf'])
    expect(() => rowsOf(`1. Ana Nova\n2. ${name}`)).not.toThrow();
});

test('in a chat only the newest copy of the list adds people by itself', () => {
  const said = (sender: string, text: string) => `[29/11/2026, 08:12:03] ${sender}: ${text}`;
  const chat = [
    said('Rui', '1. Rui Alves\n2. Bia Nunes\n3. Edu Prado'),
    said('Bia', 'tirei meu nome'),
    said('Gui', '1. Rui Alves\n2. Edu Prado\n3. Gui Ramos'),
  ].join('\n');
  expect(addedFrom(chat).map(({ name }) => name)).toEqual(['Rui Alves', 'Edu Prado', 'Gui Ramos']);
});

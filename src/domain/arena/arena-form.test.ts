import { expect, test } from 'vitest';
import { validation } from '#i18n/pt-BR/validation.ts';
import {
  facilitiesOver,
  arenaChanges,
  arenaColumns,
  arenaFormOf,
  arenaFormProblems,
  emptyArena,
  wholeAddress,
  withoutPictures,
  type ArenaForm,
} from './arena-form.ts';
import { pointOf } from '../place/degrees.ts';

const forte: ArenaForm = {
  ...emptyArena,
  name: ' Forte Novo ',
  address: 'Estrada da Serra, 120',
  city: 'Atibaia',
  state: 'SP',
  latitude: '-23,1',
  longitude: '-46.55',
};
const said = (given: Partial<ArenaForm>) =>
  Object.fromEntries(
    arenaFormProblems({ ...forte, ...given }).map(({ field, code }) => [field, validation[code]]),
  );

test('Spec 2 §5: name, address, city and state are required, each with its sentence', () => {
  expect(said({})).toEqual({});
  expect(said({ name: ' ', address: '', city: '', state: '' })).toEqual({
    name: 'Nome é obrigatório',
    address: 'Endereço é obrigatório',
    city: 'Cidade é obrigatória',
    state: 'Estado é obrigatório',
  });
});

test('what is given has to fit: lengths, contacts, address of the site', () => {
  expect(said({ name: 'ab', address: 'Rua', description: 'curta' })).toEqual({
    name: validation.team_form_name_too_short,
    address: validation.address_too_short,
    description: validation.description_too_short,
  });
  expect(said({ name: 'x'.repeat(121) })).toEqual({ name: validation.text_too_long });
  expect(said({ phone: 'ligue', whatsapp: '123', instagram: 'a b', website: 'forte' })).toEqual({
    phone: validation.phone_invalid,
    whatsapp: validation.whatsapp_too_short,
    instagram: validation.instagram_invalid,
    website: validation.url_invalid,
  });
  expect(said({ website: 'http://forte.example' })).toEqual({ website: validation.https_needed });
});

test('Spec 2 §5: coordinates are in their range, both or none', () => {
  const off = 'Coordenadas inválidas. Por favor, verifique os valores inseridos.';
  expect(said({ latitude: '', longitude: '' })).toEqual({});
  expect(said({ latitude: '91' })).toEqual({ latitude: off });
  expect(said({ longitude: '-180,5' })).toEqual({ longitude: off });
  expect(said({ longitude: '' })).toEqual({ longitude: off });
  expect(said({ latitude: 'norte' })).toEqual({ latitude: off });
  expect(pointOf(forte)).toEqual({ latitude: -23.1, longitude: -46.55 });
  expect(pointOf(emptyArena)).toBe('none');
  expect(pointOf({ latitude: '1', longitude: '' })).toBe('invalid');
});

test('only a complete address is looked up', () => {
  expect(wholeAddress(forte)).toBe('Estrada da Serra, 120, Atibaia - SP');
  expect(wholeAddress({ ...forte, city: '' })).toBeUndefined();
});

test('Spec 2 §5: what is empty is sent as null', () => {
  expect(arenaColumns({ ...forte, whatsapp: '(11) 98765-4321', game_types: ['cqb'] })).toEqual({
    name: 'Forte Novo',
    description: null,
    address: 'Estrada da Serra, 120',
    city: 'Atibaia',
    state: 'SP',
    latitude: -23.1,
    longitude: -46.55,
    game_types: ['cqb'],
    phone: null,
    whatsapp: '5511987654321',
    instagram: null,
    website: null,
    facebook: null,
    facilities: [],
    opening_hours: {},
    images: [],
  });
  expect(() => arenaColumns({ ...forte, latitude: '' })).toThrow();
});

test('a change sends the changed columns, and what the person saw', () => {
  const base = arenaFormOf(arenaColumns(forte));
  expect(arenaChanges(base, base)).toBeUndefined();
  expect(arenaChanges(base, { ...base, latitude: '-23.2', city: 'Mairiporã' })).toEqual({
    patch: { city: 'Mairiporã', latitude: -23.2, longitude: -46.55 },
    base: { city: 'Atibaia', latitude: -23.1, longitude: -46.55 },
  });
});

test('an arena that is older than a rule is changed in its other fields, and in that one', () => {
  const base = arenaFormOf({ ...arenaColumns(forte), description: 'Boa' });
  expect(arenaChanges(base, { ...base, city: 'Mairiporã' })).toEqual({
    patch: { city: 'Mairiporã' },
    base: { city: 'Atibaia' },
  });
  const description = 'Mato fechado e duas vilas.';
  expect(arenaChanges(base, { ...base, description })).toEqual({
    patch: { description },
    base: { description: 'Boa' },
  });
});

test('what is written twice, for the server, is told once', () => {
  const facilities = 'Banheiro\nLoja\n Banheiro\u200B\n\u200B\nbanheiro\n\u2800';
  expect(arenaColumns({ ...forte, facilities }).facilities).toEqual(['Banheiro', 'Loja']);
});

test('what else is told: Facebook, facilities one a line, and hours', () => {
  const more = {
    facebook: 'forte.novo',
    facilities: ' Banheiro \n\nEstacionamento',
    opening_hours: { sábado: '8–18' },
  };
  expect(arenaColumns({ ...forte, ...more })).toMatchObject({
    ...more,
    facilities: ['Banheiro', 'Estacionamento'],
  });
  expect(
    said({
      facebook: 'a b',
      facilities: 'x'.repeat(61),
      opening_hours: { sábado: 'x'.repeat(81) },
    }),
  ).toEqual({
    facebook: validation.url_invalid,
    facilities: validation.text_too_long,
    opening_hours: validation.text_too_long,
  });
  expect(facilitiesOver(`Loja\n ${'🎯'.repeat(61)} `)).toEqual({
    line: '🎯'.repeat(61),
    letters: 1,
  });
  const lines = (many: number) => Array.from({ length: many }, (_, n) => `Item ${n}`).join('\n');
  expect([facilitiesOver(lines(30)), facilitiesOver(lines(32))]).toEqual([undefined, { lines: 2 }]);
  expect(said({ facilities: lines(31) })).toEqual({ facilities: validation.text_too_long });
  const base = arenaFormOf(arenaColumns({ ...forte, ...more }));
  expect(arenaChanges(base, { ...base, facilities: 'Loja' })).toEqual({
    patch: { facilities: ['Loja'] },
    base: { facilities: ['Banheiro', 'Estacionamento'] },
  });
});

test('refused pictures are left out', () => {
  const of = (path: string) => `https://x.example/storage/v1/object/public/arena-images/${path}`;
  expect(withoutPictures([of('u/a.webp'), of('u/b.webp')], ['u/a.webp'])).toEqual([of('u/b.webp')]);
});

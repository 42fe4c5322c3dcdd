import { expect, test } from 'vitest';
import { validation } from '#i18n/pt-BR/validation.ts';
import {
  emptyTeam,
  teamChanges,
  teamColumns,
  teamFormOf,
  teamFormProblems,
  type TeamForm,
} from './team-form.ts';

const good: TeamForm = { ...emptyTeam, name: 'Lobos', city: 'Brasília', state: 'DF' };
/** What the form says under each field, for a new team or a saved one. */
const said = (form: Partial<TeamForm>, is_new = true) =>
  Object.fromEntries(
    teamFormProblems({ ...good, ...form }, { is_new }).map(({ field, code }) => [
      field,
      validation[code],
    ]),
  );

test('three fields are enough', () => {
  expect(said({})).toEqual({});
  expect(teamColumns(good)).toEqual({
    name: 'Lobos',
    city: 'Brasília',
    state: 'DF',
    logo: null,
    website: null,
    instagram: null,
    description: null,
    whatsapp: null,
  });
});

test.each<[Partial<TeamForm>, string, string]>([
  [{ name: 'ab' }, 'name', 'Nome deve ter pelo menos 3 caracteres'],
  [{ name: '  a  ' }, 'name', 'Nome deve ter pelo menos 3 caracteres'],
  [{ name: '' }, 'name', 'Nome deve ter pelo menos 3 caracteres'],
  [{ city: 'B' }, 'city', 'Cidade é obrigatória'],
  [{ city: ' ' }, 'city', 'Cidade é obrigatória'],
  [{ state: '' }, 'state', 'Estado é obrigatório'],
  [{ state: 'S' }, 'state', 'Estado é obrigatório'],
  [{ logo: 'logo.png' }, 'logo', 'URL inválida'],
  [{ logo: 'http://example.com/logo.png' }, 'logo', validation.https_needed],
  [{ website: 'lobos' }, 'website', 'URL inválida'],
  [{ website: 'http://lobos.example/a?b#c' }, 'website', validation.https_needed],
  [{ website: 'http://localhost/a/b' }, 'website', validation.https_needed],
  [{ instagram: '@a, @b' }, 'instagram', validation.instagram_invalid],
  [{ website: 'javascript:alert(1)' }, 'website', 'URL inválida'],
  [{ website: 'https://lobos .br' }, 'website', 'URL inválida'],
  [{ website: 'https://a:b:c' }, 'website', 'URL inválida'],
  [{ whatsapp: '6199' }, 'whatsapp', 'WhatsApp deve ter pelo menos 10 dígitos'],
  [{ whatsapp: '1'.repeat(21) }, 'whatsapp', 'WhatsApp não deve exceder 20 caracteres'],
  [{ whatsapp: 'não temos um' }, 'whatsapp', 'Formato de WhatsApp inválido'],
])('Spec 2 §5: %j is refused at %s: %s', (form, field, sentence) => {
  expect(said(form)).toEqual({ [field]: sentence });
});

test('a saved team whose name was emptied has none, and a short one is short', () => {
  expect(said({ name: ' ' }, false)).toEqual({ name: 'Nome da equipe é obrigatório' });
  expect(said({ name: 'ab' }, false)).toEqual({ name: 'Nome deve ter pelo menos 3 caracteres' });
});

test.each<[keyof TeamForm, number]>([
  ['name', 80],
  ['city', 80],
  ['state', 40],
  ['description', 4000],
])('%s holds %d characters, an emoji as one', (field, most) => {
  expect(said({ [field]: '🐺'.repeat(most) })).toEqual({});
  expect(said({ [field]: `${'🐺'.repeat(most)}a` })).toEqual({ [field]: validation.text_too_long });
  expect(() => teamColumns({ ...good, [field]: '🐺'.repeat(most) })).not.toThrow();
});

test.each(['https://lobos.example/logo.png', 'http://localhost:8000/a/b.png', ''])(
  'a logo may be at %j',
  (logo) => expect(said({ logo })).toEqual({}),
);

test.each(['https://lobos.example', 'lobos.example/a?b#c', ' https://lobos.example '])(
  'a website may be %j',
  (website) => expect(said({ website })).toEqual({}),
);

test('what is sent is trimmed, and the number has digits with country code', () => {
  const form = { ...good, name: ' Lobos ', website: ' ', whatsapp: '(61) 98765-4321' };
  expect(teamColumns(form)).toMatchObject({
    name: 'Lobos',
    website: null,
    whatsapp: '5561987654321',
  });
});

test('a form with problems is not sent', () => {
  expect(() => teamColumns({ ...good, name: 'ab' })).toThrow();
  expect(() => teamColumns({ ...good, whatsapp: 'x' })).toThrow();
});

test('only what was changed is sent, with what was seen; a number written differently is the same', () => {
  const base = teamFormOf({ ...teamColumns(good), logo: 'https://a.b/c' }, '5561987654321');
  expect(base).toMatchObject({ whatsapp: '+55 (61) 98765-4321', website: '' });
  expect(teamChanges(base, { ...base, name: 'Lobos ', whatsapp: '61987654321' })).toBeUndefined();
  expect(teamChanges(base, { ...base, city: 'Goiânia', logo: '', whatsapp: '' })).toEqual({
    patch: { city: 'Goiânia', logo: null, whatsapp: null },
    base: { city: 'Brasília', logo: 'https://a.b/c', whatsapp: '5561987654321' },
  });
});

test('what was copied is kept as a name and as whole addresses', () => {
  const typed = {
    ...good,
    logo: 'lobos.example/logo.png',
    website: 'Https://lobos.example',
    instagram: 'https://www.instagram.com/lobos?igsh=abc',
  };
  expect(teamFormProblems(typed, { is_new: true })).toEqual([]);
  expect(teamColumns(typed)).toMatchObject({
    logo: 'https://lobos.example/logo.png',
    website: 'https://lobos.example',
    instagram: 'lobos',
  });
});

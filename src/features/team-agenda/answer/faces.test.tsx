// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { Faces } from './faces.tsx';

vi.mock('#entities/person/person-picture.tsx', () => ({
  PersonPicture: ({ name }: { name: string }) => <i>{name}</i>,
}));
vi.mock('#entities/team/use-member-pictures.ts', () => ({
  useMemberPictures: () => () => null,
  useMemberNames: () => (one: { user_id: string; name: string }) =>
    ({ b: 'Bia Rocha' })[one.user_id] ?? one.name,
}));

const said = (user_id: string, name: string) => ({ user_id, name, status: 'confirmed' });
const show = (changes: object) => {
  const attendees = [said('me', ''), said('b', 'Bia')];
  const start_date = '2026-11-29T12:00:00Z';
  const data = { title: 'Treino', start_date, end_date: null, quorum: null, attendees, ...changes };
  showForm(
    <Faces
      event={{ id: 'e1', team_id: 't1', data } as never}
      me={{ user_id: 'me', name: 'Ana' } as never}
      now="2026-11-28T12:00:00Z"
      onOpen={vi.fn()}
    />,
  );
  return document.body.textContent;
};

test('who confirmed has the name of today, and mine is there while my answer waits', () => {
  show({});
  expect([...document.querySelectorAll('i')].map((face) => face.textContent)).toEqual([
    'Ana',
    'Bia Rocha',
  ]);
});

test('of an entry that needs some people it says how many are missing, until it is over', () => {
  expect(show({ quorum: 15 })).toContain('Faltam 13 para 15');
  expect(show({ quorum: 3 })).toContain('Falta 1 para 3');
  expect(show({ quorum: 2 })).not.toContain('para 2');
  expect(show({ quorum: 15, start_date: '2026-11-27T12:00:00Z' })).not.toContain('para 15');
});

// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { SeveralPlaces } from './several-places.tsx';

test('all places of the group are listed, with the words of their marks, and one is chosen', () => {
  const onChoose = vi.fn();
  const place = (id: string, text: string) => ({
    id,
    name: `Jogo ${id}`,
    latitude: 0,
    longitude: 0,
    mark: { text, over: false, mine: false },
  });
  const places = [place('a', '28/11'), place('b', '05/12\nLotado'), place('c', 'Adiado')];
  showForm(<SeveralPlaces places={places} onChoose={onChoose} onClose={() => {}} />);
  const rows = [...document.querySelectorAll('dialog li')];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Jogo a28/11',
    'Jogo b05/12 · Lotado',
    'Jogo cAdiado',
  ]);
  act(() => rows[1]!.querySelector('button')!.click());
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('b');
});

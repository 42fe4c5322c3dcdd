// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useArenas } from './use-arenas.ts';

const world = vi.hoisted(() => ({ names: undefined as readonly string[] | undefined }));
vi.mock('#live/rows/use-arenas.ts', () => ({
  useArenas: () => world.names?.map((name) => ({ name })),
}));

function shown(names: readonly string[] | undefined) {
  world.names = names;
  let arenas: ReturnType<typeof useArenas>;
  function Picker() {
    arenas = useArenas();
    return null;
  }
  showForm(<Picker />);
  return arenas?.map(({ name }) => name);
}

test('arenas are in the order of a Portuguese dictionary, and unknown until they are read', () => {
  expect(shown(undefined)).toBeUndefined();
  expect(shown([])).toEqual([]);
  expect(shown(['Zona Sul', 'Águia', 'brasa', 'Abrigo'])).toEqual([
    'Abrigo',
    'Águia',
    'brasa',
    'Zona Sul',
  ]);
});

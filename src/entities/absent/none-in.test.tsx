// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { NoneIn } from './none-in.tsx';

const known = vi.hoisted(() => ({ read: undefined as object | null | undefined, comes: false }));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => known.read }));
vi.mock('#live/freshness/use-is-coming.ts', () => ({ useIsComing: () => known.comes }));

test.each([
  ['all of it is here', {}, false, false, 'Ninguém.'],
  ['nothing of it has arrived, and nothing comes', null, false, false, 'Ainda não está aqui.'],
  ['it is on its way', null, true, false, 'Carregando...'],
  ['it is not known yet', undefined, true, false, ''],
  ['it was made here', null, false, true, 'Ninguém.'],
])('where %s', (_, read, comes, made_here, said) => {
  Object.assign(known, { read, comes });
  showForm(
    <NoneIn scope="event:e1" made_here={made_here} not_here="Ainda não está aqui.">
      Ninguém.
    </NoneIn>,
  );
  const bones = document.querySelector('[role=status]')?.getAttribute('aria-label');
  expect(bones ?? document.body.textContent).toBe(said);
});

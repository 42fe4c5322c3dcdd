// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { TillUnknown } from './till-sums.tsx';

vi.mock('../use-list-age.ts', () => ({ useListAge: () => 'lista de 07:40' }));
vi.mock('#entities/age/use-now.ts', () => ({ useNow: () => '' }));

test('how far the phone knows is one line above the people; a tap says the rest', () => {
  const known = (unsent: number) => {
    showForm(<TillUnknown gate={{ scope: null, unsent } as never} />);
    return document.querySelector('details:not([open]) > summary')?.textContent;
  };
  expect(known(0)).toBe('Neste aparelho: lista de 07:40');
  expect(known(2)).toBe('Neste aparelho: lista de 07:40. Daqui faltam enviar 2.');
  expect(document.querySelector('details > p')?.textContent).toMatch(/espere o sinal\.$/);
});

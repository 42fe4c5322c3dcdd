// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { organise } from '#i18n/pt-BR/organise.ts';
import type { Operator } from '#sync/records/operator.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { SearchedParticipants } from './searched-participants.tsx';

vi.mock('#platform/wide-screen.ts', () => ({
  isWideScreen: () => false,
  subscribeWideScreen: () => () => {},
}));
vi.mock('./participant-list.tsx', () => ({
  ParticipantList: ({ rows }: { rows: readonly Operator[] }) => (
    <ul>
      {rows.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  ),
}));

const NAMES = ['Maria Aparecida de Souza', 'Antônia dos Reis', 'Ana D’Ávila', 'Zé', 'Léo', 'Bia'];
const rows = [...NAMES, 'Caio', 'Davi'].map((name, n) => ({
  id: name,
  name,
  registered_at: `2026-11-2${n}T12:00:00Z`,
  whatsapp: name === 'Zé' ? '5531981112233' : null,
}));

test.each([
  ['Maria Souza', 'Maria Aparecida de Souza'],
  ['Reis  Antonia', 'Antônia dos Reis'],
  ['DAvila', 'Ana D’Ávila'],
  ['031 98111-2233', 'Zé'],
])('%j finds %s in the list', async (term, name) => {
  showForm(<SearchedParticipants event={{} as never} rows={rows as never} viewer="organiser" />);
  const search = document.querySelector<HTMLInputElement>('input')!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(search, term);
    search.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect([...document.querySelectorAll('li')].map((li) => li.textContent)).toEqual([name]);
});

test('the order needs no words beside it, and has a name for who does not see it', () => {
  showForm(<SearchedParticipants event={{} as never} rows={rows as never} viewer="organiser" />);
  const label = document.querySelector('select')!.labels[0]!;
  expect([label.textContent, label.classList.contains('sr-only')]).toEqual([
    organise.list.order,
    true,
  ]);
});

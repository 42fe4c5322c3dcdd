// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin } from '#i18n/pt-BR/admin.ts';
import { whatsapp as number_words } from '#i18n/pt-BR/whatsapp.ts';
import { showForm, typeInto } from '#tests/fixtures/browser/form-screen.tsx';
import { PeopleList } from './people-list.tsx';
import { useChosenPerson } from './use-chosen-person.ts';

const page = vi.hoisted(() => ({
  search: {} as object,
  navigate: vi.fn(),
  names: new Map<string, string>(),
}));
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => page.navigate,
  useSearch: () => page.search,
}));
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ person: { id: 'admin' } }) }));
vi.mock('./use-names.ts', () => ({ useNames: () => page.names }));
vi.mock('#live/administration/use-answer.ts', () => {
  const person = (id: string, name: string, whatsapp: string | null) => ({
    id,
    name,
    team: null,
    whatsapp,
  });
  const people = [person('ana', 'Ana Souza', '5511987654321'), person('bia', 'Bia Reis', null)];
  const answer = { total: 2, people };
  return { useAnswer: () => ({ phase: 'answered', answer, ask: vi.fn() }) };
});

function Screen() {
  const [person, choose] = useChosenPerson();
  return (
    <>
      <output>{person?.name}</output>
      <PeopleList chosen={person} onChoose={choose} />
    </>
  );
}
const chosen = () => document.querySelector('output')!.textContent;
const field = () => document.querySelector<HTMLInputElement>('input[type=search]')!;

beforeEach(() => {
  page.search = {};
  page.names = new Map([['bia', 'Bia Reis']]);
  page.navigate.mockReset();
});
afterEach(() => vi.useRealTimers());

test('whom an administrator chose stands in the address by the id alone, and Back finds them again', () => {
  showForm(<Screen />);
  act(() => document.querySelector<HTMLElement>('li button')!.click());
  expect(chosen()).toBe('Ana Souza');
  const [{ search, replace }] = page.navigate.mock.calls[0]!;
  expect([search({ q: 'x' }), replace]).toEqual([{ q: 'x', person: 'ana' }, true]);
  page.search = { person: 'bia' };
  showForm(<Screen />);
  expect(chosen()).toBe('Bia Reis');
  expect(document.querySelector('[aria-pressed=true]')?.textContent).toContain('Bia Reis');
  page.search = { person: 'nobody' };
  showForm(<Screen />);
  expect(chosen()).toBe('');
});

test('what was searched for is there again with Back, in no address, and not on another screen', () => {
  history.replaceState({ __TSR_index: 3 }, '', '/admin/patches');
  showForm(<Screen />);
  act(() => typeInto(field(), '119876'));
  expect(page.navigate).not.toHaveBeenCalled();
  history.replaceState({ __TSR_index: 4 }, '', '/admin/roles');
  showForm(<Screen />);
  expect(field().value).toBe('');
  history.replaceState({ __TSR_index: 3 }, '', '/admin/patches');
  showForm(<Screen />);
  expect(field().value).toBe('119876');
});

test('a number is hidden, also of the chosen person, until it is asked for, and thirty seconds later', async () => {
  vi.useFakeTimers();
  showForm(<Screen />);
  const [ana, bia] = document.querySelectorAll('li');
  const number = '+55 (11) 98765-4321';
  const press = (one: Element) => act(async () => one.querySelector('button')!.click());
  await press(ana!);
  expect(ana!.textContent).toContain(number_words.hidden);
  expect(ana!.textContent).not.toContain(number);
  const [, eye] = ana!.querySelectorAll('button');
  expect(eye!.getAttribute('aria-label')).toBe(
    admin.people.show_number.replace('{name:string}', 'Ana Souza'),
  );
  await act(async () => eye!.click());
  expect(ana!.textContent).toContain(number);
  expect(ana!.textContent).not.toContain(number_words.hidden);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(ana!.textContent).not.toContain(number);
  expect(bia!.querySelectorAll('button')).toHaveLength(1);
});

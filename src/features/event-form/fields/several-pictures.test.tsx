// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { SeveralPictures } from './several-pictures.tsx';
import type { Slot } from './use-several-pictures.ts';

const { several_pictures: words } = event_form;
const onUse = vi.fn();
const photo = (n: number) => new File(['x'], `foto-${n}.jpg`, { type: 'image/jpeg' });
const photos = (many: number, first = 1) =>
  Array.from({ length: many }, (_, n) => photo(first + n));
const show = (free: Slot[] = ['banner', 'patch']) =>
  showForm(<SeveralPictures slots={['banner', 'patch']} free={free} onUse={onUse} />);
const choose = async (files: File[]) => {
  const before = document.body.innerHTML;
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  expect(input.multiple).toBe(true);
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true });
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
  // their first bytes are read
  const now = async () => {
    await act(async () => {});
    return document.body.innerHTML;
  };
  await expect.poll(now).not.toBe(before);
};
const rows = () => [...document.querySelectorAll('li')];
const names = () => rows().map((row) => row.querySelector('span')!.textContent);
const said = () => document.querySelector('[role=alert]')!.textContent;
const press = (row: number, text: string) =>
  act(() =>
    [...rows()[row]!.querySelectorAll('button')]
      .find((one) => one.textContent === text || one.getAttribute('aria-label') === text)!
      .click(),
  );
const used = () => onUse.mock.calls.map(([slot, file]) => [slot, (file as File).name]);
const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)[^}]*\}/g, (_, name: string) => values[name]!);

beforeEach(() => {
  vi.clearAllMocks();
  let made = 0;
  URL.createObjectURL = () => `blob:${(made += 1)}`;
  URL.revokeObjectURL = vi.fn();
});

test('the first two of the chosen files fill the two empty fields, and the rest can be put there', async () => {
  show();
  await choose(photos(3));
  expect(names()).toEqual(['foto-1.jpg', 'foto-2.jpg', 'foto-3.jpg']);
  expect(used()).toEqual([
    ['banner', 'foto-1.jpg'],
    ['patch', 'foto-2.jpg'],
  ]);
  press(2, words.banner);
  press(0, words.patch);
  expect(used().slice(2)).toEqual([
    ['banner', 'foto-3.jpg'],
    ['patch', 'foto-1.jpg'],
  ]);
});

test('a picture that is there already is not replaced unasked', async () => {
  show(['patch']);
  await choose(photos(2));
  expect(used()).toEqual([['patch', 'foto-1.jpg']]);
});

test('ten are taken, and the eleventh is named; one that is removed leaves its place', async () => {
  show();
  await choose(photos(11));
  expect(rows()).toHaveLength(10);
  expect(said()).toBe(filled(words.too_many, { names: 'foto-11.jpg' }));
  press(0, filled(words.remove, { name: 'foto-1.jpg' }));
  expect([rows().length, said()]).toEqual([9, '']);
  await choose(photos(2, 11));
  expect(names().at(-1)).toBe('foto-11.jpg');
  expect([rows().length, said()]).toEqual([10, filled(words.too_many, { names: 'foto-12.jpg' })]);
});

test('a wrong file is named with its reason, and takes no place', async () => {
  const text = new File(['x'], 'lista.txt', { type: 'text/plain' });
  const huge = new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'enorme.png', {
    type: 'image/png',
  });
  show();
  await choose([text, huge, ...photos(10)]);
  expect(rows()).toHaveLength(10);
  const { not_a_picture, source_too_large } = problems.pictures;
  expect(said()).toBe(
    filled(words.wrong, { name: 'lista.txt', problem: not_a_picture }) +
      filled(words.wrong, { name: 'enorme.png', problem: source_too_large }),
  );
  expect(used()[0]).toEqual(['banner', 'foto-1.jpg']);
});

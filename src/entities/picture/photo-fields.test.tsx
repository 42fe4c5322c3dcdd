// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { briefing } from '#i18n/pt-BR/briefing.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { picture as words } from '#i18n/pt-BR/picture.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { ArenaPicture } from '../arena/arena-picture.tsx';
import { KeptPhoto } from './kept-photo.tsx';
import { PhotoFields } from './photo-fields.tsx';

const photos = vi.hoisted(() => ({
  pickAll: vi.fn(),
  preview: undefined as string | undefined,
}));
vi.mock('#live/outbox/use-upload-picture.ts', () => ({
  useUploadPicture: () => ({ pickAll: photos.pickAll, busy: false, problem: undefined }),
}));
vi.mock('#live/outbox/use-kept-picture.ts', async (original) => ({
  ...(await original()),
  useKeptPicture: () => ({ preview: photos.preview, waits: false }),
}));

test('of more files than fit the first ones are taken, and the person is told', () => {
  const onChange = vi.fn();
  showForm(
    <PhotoFields
      legend="Fotos"
      hint=""
      urls={[]}
      most={3}
      onChange={onChange}
      kind="arena-images"
      draw={vi.fn()}
      accept="image/*"
    />,
  );
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  expect(input.multiple).toBe(true);
  const files = [1, 2, 3, 4, 5].map((n) => new File(['x'], `foto-${n}.jpg`));
  Object.defineProperty(input, 'files', { value: files });
  Object.defineProperty(input, 'value', { value: '', writable: true });
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
  const [taken, onRefused] = photos.pickAll.mock.lastCall!;
  expect(taken).toEqual(files.slice(0, 3));
  expect(document.querySelector('[role=alert]')!.textContent).toBe('Até 3 fotos');
  onRefused('b');
  expect(onChange.mock.lastCall![0](['a', 'b'])).toEqual(['a']);
});

test('removed photos come back one after the other, each in its place', () => {
  let shown: readonly string[] = [];
  function Form() {
    const [urls, setUrls] = useState<readonly string[]>(['a', 'b', 'c']);
    shown = urls;
    const fields = { legend: 'Fotos', hint: '', most: 3, accept: 'image/*', draw: vi.fn() };
    return <PhotoFields {...fields} kind="arena-images" urls={urls} onChange={setUrls} />;
  }
  showForm(<Form />);
  const press = (name: string) =>
    act(() =>
      [...document.querySelectorAll('button')]
        .find((one) => (one.ariaLabel ?? one.textContent) === name)!
        .click(),
    );
  const undo = () => document.body.textContent.includes(briefing.undo);
  expect(undo()).toBe(false);
  press(`${words.remove}: Foto 1`);
  press(`${words.remove}: Foto 1`);
  expect(shown).toEqual(['c']);
  press(briefing.undo);
  expect(shown).toEqual(['b', 'c']);
  press(briefing.undo);
  expect(shown).toEqual(['a', 'b', 'c']);
  expect(undo()).toBe(false);
});

test('a photo that did not load without a signal says so, and comes with it', () => {
  const signal = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showForm(<KeptPhoto url="https://exemplo.com/1.webp" label="Foto 1" />);
  const photo = () => document.querySelector('a[href="https://exemplo.com/1.webp"] img');
  const fail = () => act(() => void photo()!.dispatchEvent(new Event('error')));
  fail();
  expect(document.body.textContent).toBe(words.no_signal);
  signal.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(document.body.textContent).toBe('');
  fail();
  // it may be one that only the app can't show
  const way = document.querySelector('a')!;
  expect(way.textContent).toBe(`${words.broken} exemplo.com`);
});

test('a photo of ours that has not arrived is asked for again at a tap', () => {
  const url = 'https://exemplo.com/storage/v1/object/public/team-media/eu/1.webp';
  photos.preview = undefined;
  showForm(<KeptPhoto url={url} label="Foto 1" />);
  act(() => void document.querySelector('img')!.dispatchEvent(new Event('error')));
  expect(document.querySelector('img')).toBeNull();
  const again = document.querySelector('button')!;
  expect(again.textContent).toBe(`${words.on_its_way} ${common.try_again}`);
  act(() => again.click());
  expect(document.querySelector('img')?.src).toBe(url);
});

test("a waiting arena's photo comes from this device, and a sent one with the signal", () => {
  const shown = () => document.querySelector('img')?.src;
  photos.preview = 'blob:kept';
  const { again } = showForm(<ArenaPicture src="https://exemplo.com/1.webp" alt="Foto 1" />);
  expect(shown()).toBe('blob:kept');
  photos.preview = undefined;
  const signal = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  again(<ArenaPicture src="https://exemplo.com/2.webp" alt="Foto 2" />);
  act(() => void document.querySelector('img')!.dispatchEvent(new Event('error')));
  expect(shown()).toBeUndefined();
  signal.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(shown()).toBe('https://exemplo.com/2.webp');
});

// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { Form } from './form.tsx';
import { PictureField } from '../fields/picture-field.tsx';
import { SearchField } from '../fields/search-field.tsx';

test('two taps send a form once; after that attempt the next tap tries again', async () => {
  const attempts = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const handleSubmit = vi.fn(() => attempts[handleSubmit.mock.calls.length - 1]!.promise);
  showForm(
    <Form form={{ handleSubmit }}>
      <button type="submit">Enviar</button>
    </Form>,
  );
  const tap = () => act(async () => document.querySelector('button')!.click());
  for (const [before, { resolve }] of attempts.entries()) {
    await tap();
    await tap();
    expect(handleSubmit).toHaveBeenCalledTimes(before + 1);
    await act(async () => resolve());
  }
});

test('while it is being sent its fields take no input, and its button has the focus', async () => {
  const sent = Promise.withResolvers<void>();
  showForm(
    <Form form={{ handleSubmit: () => sent.promise }}>
      <label>
        <input />
      </label>
      <div>
        <button type="submit">Enviar</button>
        <a href="/">Cancelar</a>
      </div>
      <dialog />
    </Form>,
  );
  const [input, button] = [document.querySelector('input')!, document.querySelector('button')!];
  const inert = () => [...document.querySelectorAll('[inert]')].map(({ localName }) => localName);
  input.focus();
  await act(async () => button.click());
  expect([inert(), document.activeElement]).toEqual([['label'], button]);
  await act(async () => button.click()); // a second tap
  await act(async () => sent.resolve());
  expect([inert(), document.activeElement]).toEqual([[], input]);
});

test('Enter in a search that stands in a form sends nothing', () => {
  const given = { label: 'Buscar', placeholder: '', clear_label: '', value: '', onChange: vi.fn() };
  showForm(
    <Form form={{ handleSubmit: vi.fn() }}>
      <SearchField {...given} />
    </Form>,
  );
  expect(document.querySelector('input')!.form).toBeNull();
});

test('the address of a picture is for the person who typed it, not that of an uploaded file', () => {
  const calls = { onChange: vi.fn(), onPick: vi.fn(), onRemove: vi.fn() };
  const given = { ...calls, label: 'Logo', value: 'https://qg/1.webp', texts: {} as never };
  const { again } = showForm(<PictureField {...given} />);
  expect(document.querySelector<HTMLInputElement>('[type=url]')!.value).toBe(given.value);
  again(<PictureField {...given} uploaded />);
  expect(document.querySelector('[type=url]')).toBeNull();
  expect(document.querySelector('img')!.src).toBe(given.value);
  expect(calls.onChange).not.toHaveBeenCalled();
});

test('the picture that was removed last is a tap away', () => {
  const onUndo = vi.fn();
  const given = { label: 'Logo', value: '', texts: { undo: 'Desfazer' } as never };
  const calls = { onChange: vi.fn(), onPick: vi.fn(), onRemove: vi.fn() };
  const undo = () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'Desfazer');
  const { again } = showForm(<PictureField {...given} {...calls} />);
  expect(undo()).toBeUndefined();
  again(<PictureField {...given} {...calls} onUndo={onUndo} />);
  undo()!.click();
  expect(onUndo).toHaveBeenCalledOnce();
});

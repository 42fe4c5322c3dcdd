// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './clipboard.ts';
import { share } from './share.ts';

const link = { title: 'Operação', url: 'https://qg.example/register/1' };
const give = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'execCommand');
});

test('shares, and tells a closed sheet from a browser that cannot share', async () => {
  expect(await share(link)).toBe('unsupported');
  give('share', () => Promise.resolve());
  expect(await share(link)).toBe('shared');
  give('share', () => Promise.reject(new DOMException('', 'AbortError')));
  expect(await share(link)).toBe('cancelled');
  give('share', () => Promise.reject(new DOMException('', 'NotAllowedError')));
  expect(await share(link)).toBe('unsupported');
  give('canShare', () => false);
  give('share', () => Promise.resolve());
  expect(await share(link)).toBe('unsupported');
});

test('copies by the clipboard, else by a selection, else returns false', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  give('clipboard', { writeText });
  expect(await copyText('abc')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('abc');

  give('clipboard', { writeText: () => Promise.reject(new Error('denied')) });
  let selected = '';
  const execCommand = vi.fn(() => {
    selected = document.querySelector('textarea')?.value ?? '';
    return true;
  });
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
  expect(await copyText('def')).toBe(true);
  expect(selected).toBe('def');
  expect(document.querySelector('textarea')).toBeNull();

  execCommand.mockReturnValue(false);
  expect(await copyText('ghi')).toBe(false);
});

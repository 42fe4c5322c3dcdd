// @vitest-environment jsdom
import { act, Suspense, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/locale.ts';
import type { Locales } from '#i18n/i18n-types.ts';
import { shell as en } from '#i18n/en/shell.ts';
import { shell as es } from '#i18n/es/shell.ts';
import { shell as pt } from '#i18n/pt-BR/shell.ts';
import { lazyExtra, lazyPart, lazySheet } from './lazy-part.tsx';

const leaving = vi.hoisted(() => ({ staysHere: vi.fn(() => Promise.resolve()) }));
vi.mock('#sync/storage/leaving.ts', () => leaving);

type Props = { onClose: () => void };
const WORDS = { 'pt-BR': pt, en, es };
const Opened = () => <p>aberto</p>;
let signal: 'none' | 'weak' | 'here';
const load = async (): Promise<{ default: ComponentType<Props> }> => {
  if (signal === 'none') throw new TypeError('Failed to fetch dynamically imported module: a.js');
  if (signal === 'weak') await new Promise(() => undefined);
  return { default: Opened };
};
const close = vi.fn<() => void>();

let root: Root;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => {
    if (signal === 'none') throw new TypeError('Failed to fetch');
    return new Response();
  });
  signal = 'none';
  close.mockClear();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div')!);
});
afterEach(() => act(async () => root.unmount()));

async function open(Part: ComponentType<Props>, locale: Locales = 'pt-BR') {
  await loadLocale(locale);
  await act(async () =>
    root.render(
      <TypesafeI18n locale={locale}>
        <p>lista</p>
        <Suspense fallback={<p>carregando</p>}>
          <Part onClose={close} />
        </Suspense>
      </TypesafeI18n>,
    ),
  );
}
const said = () => document.body.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find((one) => (one.ariaLabel ?? one.textContent) === name)!
      .click(),
  );

test.each(['pt-BR', 'en', 'es'] as const)(
  'a part that is not on the device says so in %s, and the screen around it stays',
  async (locale) => {
    await open(lazyPart(load), locale);
    const { title, body } = WORDS[locale].missing_part;
    expect(said()).toContain(`lista${title}${body}`);
  },
);

test('it opens by itself with the signal, whether or not the browser tells', async () => {
  const told = lazyPart(load);
  await open(told);
  signal = 'here';
  await act(async () => void dispatchEvent(new Event('online')));
  await pass(0);
  expect(said()).toBe('listaaberto');

  signal = 'none';
  await open(lazyPart(load));
  await pass(20_000);
  expect(said()).toContain(pt.missing_part.title);
  signal = 'here';
  await pass(5_000);
  expect(said()).toBe('listaaberto');
});

test('a file that does not come for 8 s is said to be missing: nothing spins for ever', async () => {
  signal = 'weak';
  await open(lazyPart(load));
  expect(said()).toBe('listacarregando');
  await pass(8_000);
  expect(said()).toContain(pt.missing_part.title);
  signal = 'here';
  await press('Tentar de novo');
  expect(said()).toBe('listaaberto');
});

test('a dialog that is not on the device can be closed, and opened later', async () => {
  const Sheet = lazySheet(load);
  await open(Sheet);
  expect(document.querySelector('[role=alert]')?.textContent).toContain(pt.missing_part.title);
  await press('Fechar');
  expect(close).toHaveBeenCalledOnce();
  await act(async () => root.render(null));
  signal = 'here';
  await open(Sheet);
  expect(said()).toBe('listaaberto');
});

test('what nobody waits for says nothing, and comes', async () => {
  await open(lazyExtra(load));
  expect(said()).toBe('lista');
  signal = 'here';
  await pass(5_000);
  expect(said()).toBe('listaaberto');
});

test('a part whose file ends with the page that is left is not said to be missing', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  leaving.staysHere.mockReturnValue(promise);
  await open(lazyPart(load));
  await pass(9_000);
  expect(said()).toBe('listacarregando');
  await act(async () => resolve()); // no other page came
  expect(said()).toContain(pt.missing_part.title);
  leaving.staysHere.mockResolvedValue();
});

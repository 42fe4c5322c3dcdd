// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { translatePage } from '#tests/fixtures/browser/translate-page.ts';
import { bearTranslators } from './bear-translators.ts';

/** With bare texts beside what comes and goes, as no screen should have them. */
const Careless = ({ on }: { on: boolean }) => (
  <p>
    {on && <i>!</i>}
    {on ? 'Enviando' : null}
    {!on && <b>Enviar</b>}
    {on || 'Parado'}
  </p>
);

test('a screen bears that a translator has taken its texts away', () => {
  const screen = showForm(<Careless on />);
  translatePage();
  expect(() => screen.again(<Careless on={false} />)).toThrow(); // control: the fault is there
  bearTranslators();
  const again = showForm(<Careless on />);
  for (const on of [false, true, false]) {
    translatePage();
    again.again(<Careless on={on} />);
    expect(document.querySelector('p > b')?.textContent).toBe(on ? undefined : 'Enviar');
    expect(document.querySelectorAll('p > i')).toHaveLength(on ? 1 : 0);
  }
  again.leave();
});

test('what is there is removed and put in its place as ever', () => {
  bearTranslators();
  const [list, first, last] = ['ul', 'li', 'li'].map((name) => document.createElement(name));
  list!.append(last!);
  list!.insertBefore(first!, last!);
  expect([...list!.children]).toEqual([first, last]);
  list!.removeChild(first!);
  expect([...list!.children]).toEqual([last]);
});

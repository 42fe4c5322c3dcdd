// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { StripChip } from './lists/strip-chip.tsx';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { translatePage } from '#tests/fixtures/browser/translate-page.ts';
import { Button } from './button.tsx';
import { FieldFrame } from './fields/field-frame.tsx';
import { StateChip } from './lists/state-chip.tsx';

const nothing = () => {};
test.each([
  ['a button that sends', (on: boolean) => <Button busy={on}>{on ? 'Enviando' : 'Enviar'}</Button>],
  [
    'a chip with an icon',
    (on: boolean) => (
      <StateChip kind="full" {...(on ? {} : { icon: null })}>
        Lotado
      </StateChip>
    ),
  ],
  [
    'a chip of the strip',
    (on: boolean) => (
      <StripChip on busy={on} onClick={nothing}>
        Perto
      </StripChip>
    ),
  ],
  [
    'a field with a mark',
    (on: boolean) => (
      <FieldFrame id="x" label="Nome" mark={on ? 'opcional' : ''} error={on ? 'Falta' : ''}>
        -
      </FieldFrame>
    ),
  ],
])('on a translated page %s changes, and changes back', (_what, show) => {
  const original = showForm(show(true));
  const [on, off] = [
    document.body.textContent,
    (original.again(show(false)), document.body.textContent),
  ];
  translatePage();
  for (const [is_on, text] of [
    [true, on],
    [false, off],
    [true, on],
  ] as const) {
    original.again(show(is_on));
    expect(document.body.textContent).toBe(text);
    translatePage();
  }
  original.leave();
});

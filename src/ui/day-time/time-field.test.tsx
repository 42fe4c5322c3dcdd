// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { showForm, typeInto } from '#tests/fixtures/browser/form-screen.tsx';
import { TimeField } from './time-field.tsx';

const words = {
  open: 'Abrir',
  title: 'Horário',
  close: 'Fechar',
  done: 'Pronto',
  placeholder: 'hh:mm',
  hours: 'Horas',
  minutes: 'Minutos',
};

function Form() {
  const [time, setTime] = useState('08:00');
  return <TimeField label="Horário" words={words} value={time} onChange={setTime} />;
}

test.each([
  ['leaving it', new FocusEvent('focusout', { bubbles: true })],
  ['Enter', new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })],
])('%s tidies what was typed in the same moment', (_how, event) => {
  showForm(<Form />);
  const field = document.querySelector('input')!;
  act(() => {
    typeInto(field, '9h30');
    field.dispatchEvent(event);
  });
  expect(field.value).toBe('09:30');
});

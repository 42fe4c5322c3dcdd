// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { emptyArena } from '#domain/arena/arena-form.ts';
import { showForm, typeInto } from '#tests/fixtures/browser/form-screen.tsx';
import { useArenaForm } from '../use-arena-form.ts';
import { MoreAboutArena } from './more-about-arena.tsx';

vi.mock('#entities/person/whatsapp-field.tsx', () => ({ WhatsappField: () => null }));

function More() {
  const form = useArenaForm({ start: emptyArena, onInvalid: () => {}, onSubmit: async () => {} });
  return <MoreAboutArena form={form} />;
}

test('which facility has how many letters too many, or how many lines, is said while it is typed', () => {
  showForm(<More />);
  const field = document.querySelector('textarea')!;
  const type = (text: string) => {
    act(() => typeInto(field, text));
    const invalid = field.getAttribute('aria-invalid') === 'true';
    return invalid ? document.getElementById(`${field.id}-error`)!.textContent : null;
  };
  expect(type('Loja\nBanheiro')).toBeNull();
  expect(type(`Loja\nEstacionamento coberto ${'x'.repeat(40)}`)).toBe(
    '“Estacionamento cober…”: 3 letras a mais',
  );
  expect(type(Array.from({ length: 31 }, (_, n) => `Item ${n}`).join('\n'))).toBe('1 linha a mais');
});

// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { OtherDayNote } from './other-day-note.tsx';

const TEXT = '<p>Serra acontece em sábado, 5 de dezembro de 2026.</p>';
const onMend = vi.fn();
const note = (html: string, day: string) => {
  showForm(<OtherDayNote html={html} day={day} onMend={onMend} />);
  return document.body.textContent;
};

test('a text of another day says so, and one tap mends it', () => {
  expect(note(TEXT, '2026-12-12')).toContain(
    'O texto cita sábado, 5 de dezembro de 2026. O evento é em sábado, 12 de dezembro de 2026.',
  );
  act(() => document.querySelector('button')!.click());
  expect(onMend).toHaveBeenCalledWith('<p>Serra acontece em sábado, 12 de dezembro de 2026.</p>');
});

test('a text of the event’s day, or of none, says nothing', () => {
  expect(note(TEXT, '2026-12-05')).toBe('');
  expect(note(`${TEXT}<p>Antes: sábado, 7 de novembro de 2026</p>`, '2026-12-05')).toBe('');
  expect(note('<p>Pague até 1 de dezembro de 2026.</p>', '2026-12-05')).toBe('');
});

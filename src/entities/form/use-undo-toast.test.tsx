// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { briefing } from '#i18n/pt-BR/briefing.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useToastStore } from '#ui/overlay/toast-store.ts';
import { useUndoToast } from './use-undo-toast.ts';

const undo = vi.fn();
let say: ReturnType<typeof useUndoToast>;
function Form() {
  const now = useUndoToast();
  useEffect(() => void (say = now));
  return null;
}
const shown = () => useToastStore.getState().shown;
beforeEach(() => {
  undo.mockClear();
  useToastStore.setState({ shown: null, behind: [] });
});

test('says what happened, and undoes it once asked', () => {
  showForm(<Form />);
  act(() => say({ tone: 'success', title: 'Trocado', undo }));
  expect(shown()).toMatchObject({ tone: 'success', title: 'Trocado' });
  expect(shown()!.action!.label).toBe(briefing.undo);
  expect(undo).not.toHaveBeenCalled();
  shown()!.action!.run();
  expect(undo).toHaveBeenCalledOnce();
});

test('closes with the form: nothing can be restored afterwards', () => {
  const { leave } = showForm(<Form />);
  act(() => say({ tone: 'info', title: 'Trocado', undo }));
  leave();
  expect(shown()).toBeNull();
});

test.for([undefined, { label: 'Ir', run: () => {} }])(
  'a later message stays when the form closes: %j',
  (action) => {
    const { leave } = showForm(<Form />);
    act(() => say({ tone: 'info', title: 'Trocado', undo }));
    useToastStore.getState().show({ tone: 'info', title: 'Outra', action });
    leave();
    expect(shown()!.title).toBe('Outra');
  },
);

test('a form that said nothing closes no message', () => {
  const { leave } = showForm(<Form />);
  useToastStore.getState().show({ tone: 'info', title: 'Outra' });
  leave();
  expect(shown()!.title).toBe('Outra');
});

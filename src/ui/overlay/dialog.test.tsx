// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { Dialog } from './dialog.tsx';

const at = (target: Element, name: string) =>
  act(() => void target.dispatchEvent(new MouseEvent(name, { bubbles: true })));

test('a press on the backdrop closes it, and not one that began inside and was let go there', () => {
  const onClose = vi.fn();
  showForm(
    <Dialog open onClose={onClose} title="Nome" close_label="Fechar">
      <input name="nome" />
    </Dialog>,
  );
  const dialog = document.querySelector('dialog')!;
  at(document.querySelector('input')!, 'pointerdown');
  at(dialog, 'click'); // where the press ended: what is around both gets the click
  expect(onClose).not.toHaveBeenCalled();
  at(dialog, 'pointerdown');
  at(dialog, 'click');
  expect(onClose).toHaveBeenCalledOnce();
});

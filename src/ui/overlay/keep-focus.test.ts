// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;
beforeEach(() => {
  Element.prototype.checkVisibility = () => true; // jsdom has no layout
  document.body.innerHTML = `
    <main tabindex="-1">
      <ul><li><button id="first">Um</button></li><li><button id="second">Dois</button></li></ul>
      <dialog open><div><h2 tabindex="-1">Patch Conquistado!</h2></div></dialog>
      <button id="delete">Excluir minha conta</button>
    </main>`;
  stop = keepFocus();
});
afterEach(() => stop());

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;

test('the focus of a row that goes away moves to the next one', async () => {
  find('#first').focus();
  find('li').remove();
  await expect.poll(() => document.activeElement).toBe(find('#second'));
});

test('after a dialog that nobody opened, the screen has the focus, not the next button', async () => {
  const dialog = find<HTMLDialogElement>('dialog');
  find('h2').focus();
  dialog.open = false;
  dialog.firstElementChild!.remove();
  await expect.poll(() => document.activeElement).toBe(find('main'));
});

test('and after a dialog that is removed whole', async () => {
  find('h2').focus();
  find('dialog').remove();
  await expect.poll(() => document.activeElement).toBe(find('main'));
});

test('within a dialog that stays, the focus stays in it', async () => {
  const button = '<button id="ok">OK</button>';
  find('dialog').insertAdjacentHTML('beforeend', button);
  find('h2').focus();
  find('dialog div').remove();
  await expect.poll(() => document.activeElement).toBe(find('#ok'));
});

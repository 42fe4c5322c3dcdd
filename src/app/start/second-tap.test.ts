// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { stopSecondTaps } from './second-tap.ts';

stopSecondTaps();

const pressed = vi.fn<(what: string) => void>();
let at_ms = 0;

beforeEach(() => {
  history.replaceState(null, '', '/event/1');
  document.body.replaceChildren();
  pressed.mockClear();
  at_ms += 10_000;
});

/** A button where every finger of these tests comes down, over what was there before. */
function put(words: string, onPress?: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = words;
  button.addEventListener('click', () => {
    pressed(button.textContent);
    onPress?.();
  });
  document.body.append(button);
  document.elementFromPoint = () => document.body.lastElementChild; // jsdom has no layout
  return button;
}

/** @returns whether the press before the click took effect */
function tap({ after_ms = 0, x = 100, y = 600, detail = 1, press = 'mousedown' } = {}): boolean {
  at_ms += after_ms;
  const how = { clientX: x, clientY: y, detail };
  const was_free = send(press, document.elementFromPoint(x, y)!, how);
  send('click', document.elementFromPoint(x, y)!, how);
  return was_free;
}

function send(name: string, to: Element, how: MouseEventInit): boolean {
  const event = new MouseEvent(name, { ...how, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at_ms });
  return to.dispatchEvent(event);
}
const all = () => pressed.mock.calls.flat();

test('[law 2] what a tap brought under the finger is not pressed by the next one', () => {
  const first = put('Inscrever-se', () => {
    first.remove();
    put('Confirmar Inscrição');
  });
  tap();
  expect(tap({ after_ms: 350, y: 590 })).toBe(false);
  tap({ after_ms: 250 });
  expect(all()).toEqual(['Inscrever-se']);
  expect(tap({ after_ms: 200 })).toBe(true);
  expect(all()).toEqual(['Inscrever-se', 'Confirmar Inscrição']);
});

test('[law 2] nor where a map keeps the press of a finger to itself', () => {
  put('Largar', () => void put('Apagar'));
  tap({ press: 'pointerdown' });
  tap({ press: 'pointerdown', after_ms: 300 });
  expect(all()).toEqual(['Largar']);
});

test('[law 2] what asks for something else since it was tapped is not pressed', () => {
  const button = put('Quero ir', () => void (button.textContent = 'Não vou mais'));
  tap();
  tap({ after_ms: 300 });
  expect(all()).toEqual(['Quero ir']);
});

test.each([
  ['led to another screen', () => history.pushState(null, '', '/map')],
  ['opened a dialog', () => document.body.prepend(opened())],
])('[law 2] the same control does nothing where a tap on it %s', (_what, happens) => {
  put('Inscrever-se', happens);
  tap();
  tap({ after_ms: 500 });
  expect(all()).toEqual(['Inscrever-se']);
});

function opened(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  return dialog;
}

test('a key, a step and a switch that still stand there are pressed as fast as fingers are', () => {
  put('Mais');
  for (let n = 0; n < 4; n++) tap({ after_ms: 90 });
  expect(all()).toHaveLength(4);
});

test('a tap on a label reaches its box, also where the focus has scrolled the page between the two', () => {
  const label = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  label.append(box);
  document.body.append(label);
  label.addEventListener('click', (event) => {
    if (event.target !== label) return;
    event.preventDefault(); // what the browser does follows here
    document.elementFromPoint = () => document.body;
    send('click', box, { clientX: 100, clientY: 600, detail: 1 });
  });
  document.elementFromPoint = () => label;
  tap();
  expect(box.checked).toBe(true);
});

test('another place and a keyboard are no second tap', () => {
  const first = put('Editar', () => {
    first.remove();
    put('Salvar');
  });
  tap();
  tap({ after_ms: 120, y: 630 });
  tap({ after_ms: 120, detail: 0 });
  expect(all()).toEqual(['Editar', 'Salvar', 'Salvar']);
});

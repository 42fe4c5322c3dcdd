// @vitest-environment jsdom
import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { common } from '#i18n/pt-BR/common.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { PlaceCard } from './place-card.tsx';

const modal = vi.hoisted(() => ({ top: undefined as Element | undefined }));
vi.mock('#ui/overlay/top-dialog.ts', () => ({ topDialog: () => modal.top }));

/** A list of two places beside the card of one. */
function Screen() {
  const [chosen, setChosen] = useState<string>();
  return (
    <>
      <input />
      {['Forte', 'Galpão'].map((name) => (
        <button key={name} type="button" onClick={() => setChosen(name)}>
          {name}
        </button>
      ))}
      {chosen && (
        <PlaceCard place_id={chosen} title={chosen} onClose={() => setChosen(undefined)}>
          {`Onde fica ${chosen}`}
        </PlaceCard>
      )}
    </>
  );
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.ariaLabel ?? one.textContent) === name,
  )!;
const choose = (name: string) =>
  act(() => {
    button(name).focus();
    button(name).click();
  });
const escape = () =>
  act(() => {
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    document.activeElement!.dispatchEvent(key);
  });
const card = () => document.querySelector('[role=dialog]');
const focused = () => document.activeElement!.textContent;

beforeEach(() => {
  modal.top = undefined;
  showForm(<Screen />);
});

test('the focus goes to the card, and Escape returns it to what opened the latest place', () => {
  choose('Forte');
  expect(card()!.hasAttribute('aria-modal')).toBe(false);
  expect([focused(), document.activeElement!.tagName]).toEqual(['Forte', 'H2']);
  choose('Galpão');
  expect(document.querySelectorAll('[role=dialog]').length).toBe(1);
  expect(card()!.textContent).toContain('Onde fica Galpão');
  expect([focused(), document.activeElement!.tagName]).toEqual(['Galpão', 'H2']);
  escape();
  expect(card()).toBeNull();
  expect(document.activeElement).toBe(button('Galpão'));
});

test('its own button closes it and returns the focus too', () => {
  choose('Forte');
  act(() => button(common.close).focus());
  act(() => button(common.close).click());
  expect([card(), focused()]).toEqual([null, 'Forte']);
});

test('Escape closes it from the list, and neither from a field nor in front of a dialog', () => {
  choose('Forte');
  act(() => document.querySelector('input')!.focus());
  escape();
  expect(card()).not.toBeNull();
  act(() => button('Galpão').focus());
  modal.top = document.body;
  escape();
  expect(card()).not.toBeNull();
  modal.top = undefined;
  escape();
  expect([card(), focused()]).toEqual([null, 'Galpão']);
});

// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { linkWords } from './link-words.ts';
import { LinkedText } from './linked-text.tsx';

const push = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ history: { push } }) }));

// its first load takes long here
beforeAll(() => import('./links.tsx').then(() => {}));

async function show(text: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('p'));
  act(() => createRoot(place).render(<LinkedText text={text} />));
  const at_once = place.textContent;
  const link = async () => {
    await act(async () => {});
    return place.querySelector('a');
  };
  await expect.poll(link).not.toBeNull();
  return { place, at_once, links: [...place.querySelectorAll('a')] };
}

test('the words are there at once, then with links that open elsewhere', async () => {
  const text = 'Mapa: https://exemplo.com.br/a, zap (11) 98765-4321';
  const { place, at_once, links } = await show(text);
  expect([at_once, place.textContent]).toEqual([text, text]);
  expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
    ['https://exemplo.com.br/a', '_blank', 'noopener noreferrer external'],
    ['tel:+5511987654321', '', ''],
  ]);
});

test('an address of the app leads there without a new page; a new tab is the browser’s', async () => {
  const { links } = await show(`Veja ${location.origin}/arena/1?x=2.`);
  const click = (init: MouseEventInit = {}) =>
    links[0]!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  expect(links[0]!.getAttribute('href')).toBe('/arena/1?x=2');
  expect(click()).toBe(false);
  expect(push).toHaveBeenCalledExactlyOnceWith('/arena/1?x=2');
  links[0]!.addEventListener('click', (event) => event.stopImmediatePropagation(), { once: true });
  click({ ctrlKey: true });
  expect(push).toHaveBeenCalledOnce();
});

test('a text without an address is nothing but text', () => {
  const place = document.createElement('p');
  act(() => createRoot(place).render(<LinkedText text="Vamos? Às 9h, javascript" />));
  expect(place.innerHTML).toBe('Vamos? Às 9h, javascript');
});

test('the text of an organiser gets links where it has none', async () => {
  const place = document.createElement('div');
  place.innerHTML =
    '<p>Mapa: <b>exemplo.com.br/a</b> e <a href="https://x.com/">https://y.com</a></p><p>9h</p>';
  await linkWords(place);
  expect(place.innerHTML).toBe(
    '<p>Mapa: <b><a href="https://exemplo.com.br/a" target="_blank" rel="noreferrer nofollow">exemplo.com.br/a</a></b> e <a href="https://x.com/">https://y.com</a></p><p>9h</p>',
  );
});

test('a number that a bold word names is no telephone', async () => {
  const place = document.createElement('div');
  place.innerHTML = '<p><b>CPF:</b> 11987654321</p><p>11987654321</p>';
  await linkWords(place);
  expect(place.innerHTML).toBe(
    '<p><b>CPF:</b> 11987654321</p><p><a href="tel:+5511987654321">11987654321</a></p>',
  );
});

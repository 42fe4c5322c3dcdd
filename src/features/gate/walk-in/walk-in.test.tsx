// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { WalkIn, type WalkInProps } from './walk-in.tsx';

const held = vi.hoisted(() => ({ lease: { id: 'l', left: 3 } as object | undefined }));
vi.mock('./use-lease.ts', () => ({ useLease: () => held.lease }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => [] }));

function button(name: string) {
  const gate = { event: eventRow({ id: 'e' }), list: {}, entries: [] };
  const props = { gate, taps: {}, device_id: 'd', name, now: '', again: undefined };
  showForm(<WalkIn {...(props as unknown as WalkInProps)} onOver={() => undefined} />);
  const shown = document.querySelector('button')!;
  const without = (selector: string) => {
    const copy = shown.cloneNode(true) as Element;
    for (const one of copy.querySelectorAll(selector)) one.remove();
    return copy.textContent;
  };
  return { seen: without('.sr-only'), read: without('[aria-hidden]') };
}

test('the walk-in says the places held in one short line, and whom it would take in', () => {
  expect(button('')).toEqual({ seen: 'Avulso3 vagas', read: 'Avulso · 3 vagas neste aparelho' });
  expect(button('Zeca')).toEqual({
    seen: 'Avulso“Zeca”',
    read: 'Avulso · 3 vagas neste aparelho · “Zeca”',
  });
  held.lease = undefined;
  expect(button('')).toEqual({ seen: 'Avulso', read: 'Avulso' });
});

// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { team_talk as words } from '#i18n/pt-BR/team-talk.ts';
import { DraftMark } from './draft-mark.tsx';
import { useDraftText } from './use-draft-text.ts';

const device = vi.hoisted(() => ({ stored: null as string | null }));
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ local: {} }) }));
vi.mock('#live/rows/use-device-query.ts', () => ({ useDeviceQuery: () => device.stored }));
vi.mock('#sync/drafts/drafts.ts', () => ({ writeDraft: vi.fn(), dropDraft: vi.fn() }));

function Box() {
  const [text, change] = useDraftText('talk:t1:general');
  return <textarea value={text} onChange={({ target: { value } }) => change(() => value)} />;
}
const box = () => document.querySelector('textarea')!;
const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!;
const type = (text: string) =>
  act(() => {
    set.call(box(), text);
    box().dispatchEvent(new Event('input', { bubbles: true }));
  });

test('what another tab has sent is gone here, unless more was typed here', () => {
  const screen = showForm(<Box />);
  const store = (text: string | null) => {
    device.stored = text;
    screen.again(<Box />);
  };
  type('Levo gelo');
  store('Levo gelo');
  store(null);
  expect(box().value).toBe('');
  type('Levo gelo');
  store('Levo gelo');
  type('Levo gelo e carvão');
  store(null);
  expect(box().value).toBe('Levo gelo e carvão');
});

test('a channel in which a message was begun is marked', () => {
  device.stored = null;
  const screen = showForm(<DraftMark team_id="t1" channel="events" />);
  expect(document.body.textContent).toBe('');
  device.stored = 'Levo';
  screen.again(<DraftMark team_id="t1" channel="events" />);
  expect(document.body.textContent).toContain(words.draft);
});

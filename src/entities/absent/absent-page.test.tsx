// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { EventNotHere } from '../event/no-event.tsx';

vi.mock('#live/freshness/use-online.ts', () => ({ useOnline: () => false }));
vi.mock('#live/freshness/use-sync-status.ts', () => ({ useSyncNow: () => () => {} }));
vi.mock('../event/use-back.ts', () => ({ useBack: () => () => {} }));
vi.mock('@tanstack/react-router', () => ({ Link: () => null, Navigate: () => null }));

afterEach(() => document.querySelector('title')?.remove());

test.each([
  [false, 'H1', 'Este evento ainda não está neste aparelho · QG Airsoft'],
  [true, 'H2', ''],
])(
  'a game that is not here names the page, but not beside the list: %s',
  async (beside, tag, title) => {
    showForm(<EventNotHere beside={beside} />);
    await act(async () => {});
    expect(document.querySelector('h1, h2')?.tagName).toBe(tag);
    expect(document.title).toBe(title);
  },
);

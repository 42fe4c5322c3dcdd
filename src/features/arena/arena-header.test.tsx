// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { usePlace } from '#entities/place/place-store.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { ArenaHeader } from './arena-header.tsx';

vi.mock('@tanstack/react-router', () => ({ Link: () => null }));
vi.mock('#entities/event/use-back.ts', () => ({ useBack: () => undefined }));

const arena = { name: 'Forte', address: 'Rua A', latitude: -23.12, longitude: -46.55 };
const lines = () => document.querySelectorAll('.facts');
const place = (state: object) =>
  act(() => usePlace.setState({ askIfAllowed: async () => {}, ...state }));

test('[law 1] a distance that may come has its line before it comes; nobody else has an empty one', () => {
  place({ position: null, has_room: false });
  showForm(<ArenaHeader arena={arena as never} />);
  expect(lines()).toHaveLength(1);
  place({ has_room: true });
  showForm(<ArenaHeader arena={arena as never} />);
  expect(lines()).toHaveLength(2);
  expect(lines()[1]!.textContent).toBe('');
  place({ position: { latitude: -23.55, longitude: -46.63 } });
  expect(lines()).toHaveLength(2);
  expect(lines()[1]!.textContent).toMatch(/4\d\skm/);
});

// @vitest-environment jsdom
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { refusesTaps, stubHeights } from '#tests/fixtures/browser/heights.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { GateTop } from './gate-top.tsx';

vi.mock('./gate-head.tsx', () => ({ GateHead: () => null }));
vi.mock('../list/gate-tools.tsx', () => ({ GateTools: () => null }));

const unused = {} as Omit<ComponentProps<typeof GateTop>, 'gate' | 'closed'>;
const screen = (status: string) => (
  <>
    <GateTop {...unused} gate={{ event: { status }, list: {} } as never} closed={false} />
    <div id="gate-list" />
  </>
);

test('[law 1] the news that a game is cancelled pushes the people down, and no tap is theirs until they could be looked at', () => {
  const grow = stubHeights();
  const { again } = showForm(screen('planned'));
  grow(0);
  again(screen('cancelled'));
  expect(document.body.textContent).toContain('cancelado');
  expect(refusesTaps('#gate-list')).toBe(false);
  grow(116);
  expect(refusesTaps('#gate-list')).toBe(true);
});

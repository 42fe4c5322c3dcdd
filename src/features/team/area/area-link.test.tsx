// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { teamRow } from '#tests/fixtures/samples/rows.ts';
import { AreaLink } from './area-link.tsx';

const device = vi.hoisted(() => ({ proposals: 0 }));
vi.mock('#entities/team/use-alliances.ts', () => ({ useProposalCount: () => device.proposals }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));

test.each([false, true])(
  '[law 1] a proposal that comes later lies over the way to the area and makes it no larger, among icons: %s',
  (in_row) => {
    device.proposals = 0;
    const link = () => <AreaLink team={teamRow({ id: 't1' })} place="captain" {...{ in_row }} />;
    const { again } = showForm(link());
    /** What takes room in it. */
    const taken = () =>
      [...document.querySelectorAll('a > *, a > * > *')]
        .filter((part) => !part.closest('svg > *, .sr-only, .corner-badge'))
        .map((part) => part.tagName);
    const before = taken();
    device.proposals = 1;
    again(link());
    expect(document.querySelector('.corner-badge')!.textContent).toBe('1');
    expect(taken()).toEqual(before);
  },
);

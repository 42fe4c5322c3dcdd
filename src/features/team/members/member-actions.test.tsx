// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { profile } from '#i18n/pt-BR/profile.ts';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { MemberActions } from './member-actions.tsx';

const acts = vi.hoisted(() => ({ setRole: vi.fn(), transfer: vi.fn(), remove: vi.fn() }));
vi.mock('@tanstack/react-router', () => ({
  Link: (to: { search: { tab: string }; hash: string; children: ReactNode }) => (
    <a href={`?tab=${to.search.tab}#${to.hash}`}>{to.children}</a>
  ),
}));
vi.mock('./use-member-acts.ts', () => ({ useMemberActs: () => acts }));

const bia = { id: 'm2', user_id: 'bia', name: 'Bia', role: 'officer' } as never;
const { role } = profile.teams;
const item = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('dialog button')].find(({ textContent }) =>
    textContent?.startsWith(name),
  )!;

beforeEach(() => {
  acts.setRole.mockReset();
  showForm(<MemberActions team={{ id: 't1' } as never} member={bia} />);
  act(() => document.querySelector('button')!.click());
});

test('a role is a button, so that no arrow key gives it; the one that the member has is marked', () => {
  expect(document.querySelector('dialog [type=radio]')).toBeNull();
  const marked = [...document.querySelectorAll('dialog [aria-pressed=true]')];
  expect(marked).toEqual([item(role.officer)]);
  act(() => item(role.veteran).click());
  expect(acts.setRole).toHaveBeenCalledExactlyOnceWith(bia, 'veteran');
});

test('the role that the member has already closes the sheet, and is not sent', () => {
  act(() => item(role.officer).click());
  expect(acts.setRole).not.toHaveBeenCalled();
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('a link leads to the ranks of this member', () => {
  const link = document.querySelector('dialog a')!;
  expect(link.textContent).toBe(team_page.member.column.rank);
  expect(link.getAttribute('href')).toBe('?tab=hierarchy#m2');
});

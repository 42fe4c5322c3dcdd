// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { team_page as words } from '#i18n/pt-BR/team-page.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { TeamRow } from './team-row.tsx';

vi.mock('@tanstack/react-router', () => ({ Link: () => null }));
vi.mock('#entities/team/team-logo.tsx', () => ({ TeamLogo: () => null }));

const team = { id: 't1', name: 'Lobos-Guará', city: 'Brasília', state: 'DF', member_count: 14 };
const textOf = (captain_name: string | null) => {
  showForm(
    <ul>
      <TeamRow team={{ ...team, captain_name } as never} mine={undefined} level={2} />
    </ul>,
  );
  return document.body.textContent!;
};

test('a row names the captain, and says nothing where the team has none', () => {
  const { captain } = words.fact;
  expect(textOf('Ana Souza')).toContain(`${captain}: Ana Souza`);
  expect(textOf(null)).not.toContain(captain);
});

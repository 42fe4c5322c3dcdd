// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { profile } from '#i18n/pt-BR/profile.ts';
import { team_page as words } from '#i18n/pt-BR/team-page.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { TeamRow } from './team-row.tsx';

vi.mock('@tanstack/react-router', () => ({ Link: () => null }));
vi.mock('#entities/team/team-logo.tsx', () => ({ TeamLogo: () => null }));

const team = { id: 't1', name: 'Lobos-Guará', city: 'Brasília', state: 'DF', member_count: 14 };
test('what I am in a team is the first of its facts: nothing stands beside them that would cut them', () => {
  const first = (approved: boolean) => {
    const mine = { approved, role: 'captain' } as never;
    showForm(
      <ul>
        <TeamRow team={{ ...team, captain_name: null } as never} mine={mine} level={2} />
      </ul>,
    );
    return document.querySelector('.facts-line')!.firstElementChild;
  };
  expect(first(true)!.textContent).toBe(profile.teams.role.captain);
  expect(first(false)!.textContent).toBe(profile.teams.pending);
  expect(first(false)!.querySelector('svg'), 'never colour alone').not.toBeNull();
  expect(document.querySelector('.chip')).toBeNull();
});

const textOf = (captain_name: string | null, distance_m?: number) => {
  showForm(
    <ul>
      <TeamRow
        team={{ ...team, captain_name } as never}
        mine={undefined}
        {...{ distance_m }}
        level={2}
      />
    </ul>,
  );
  return document.body.textContent!.replaceAll('\u00a0', ' ');
};

test('a row names the captain, and says nothing where the team has none', () => {
  const { captain } = words.fact;
  expect(textOf('Ana Souza')).toContain(`${captain}: Ana Souza`);
  expect(textOf(null)).not.toContain(captain);
});

test('a row says about how far the city is in whole km, and nothing finer than a city', () => {
  expect(textOf(null, 12_400)).toContain('a cerca de 12 km');
  expect(textOf(null, 1_843_600)).toContain('a cerca de 1.844 km');
  expect(textOf(null, 9_990)).toContain('a menos de 10 km');
  expect(textOf(null, 0)).toContain('a menos de 10 km');
  expect(textOf(null)).not.toContain('km');
});

// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { team_form } from '#i18n/pt-BR/team-form.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { DeleteQuestion } from './delete-question.tsx';

const words = team_form.delete;
const team = { id: 't1', name: 'Lobos-Guará do Sul', member_count: 14 };

function asked() {
  const confirmed = vi.fn();
  const screen = showForm(
    <DeleteQuestion team={team as never} onConfirm={confirmed} onCancel={() => {}} />,
  );
  const press = () =>
    act(async () =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent === words.confirm)!
        .click(),
    );
  return { screen, press, confirmed };
}

test('a team is deleted only for whoever types its name', async () => {
  const { screen, press, confirmed } = asked();
  expect(document.querySelector('dialog')!.textContent).toContain('13 pessoas saem');
  for (const wrong of ['', 'Lobos', 'Lobos-Guará do Sul 2']) {
    screen.type({ team_name: wrong });
    await press();
    expect(screen.problem('team_name')).toBe(words.wrong_name);
    expect(document.activeElement).toBe(screen.field('team_name'));
  }
  expect(confirmed).not.toHaveBeenCalled();
  screen.type({ team_name: 'Lobos-Guará do Sul' });
  expect(screen.problem('team_name')).toBeNull();
  await press();
  expect(confirmed).toHaveBeenCalledOnce();
});

test('a phone that writes without accents, or in capitals, and its Enter key do', async () => {
  const { screen, confirmed } = asked();
  screen.type({ team_name: ' lobos-guara  DO sul ' });
  await screen.submit();
  expect(confirmed).toHaveBeenCalledOnce();
});

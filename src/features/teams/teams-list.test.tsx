// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { onSearchKey } from './row-keys.ts';
import { LIST_ID, TeamsList } from './teams-list.tsx';
import { readTeamsSearch } from './teams-search.ts';

vi.mock('#entities/age/data-from.tsx', () => ({ DataFrom: () => null }));
vi.mock('./no-teams.tsx', () => ({ NoTeams: () => null, NoMatch: () => 'nobody' }));
vi.mock('./team-row.tsx', () => ({
  TeamRow: ({ team }: { team: { name: string } }) => (
    <li>
      <a href="/team" className="row-link">
        {team.name}
      </a>
    </li>
  ),
}));

const team = (name: string, city: string, state: string) => ({ id: name, name, city, state });
const listed = {
  mine: [team('Lobos', 'Brasília', 'DF')],
  others: [team('Caveira', 'Itu', 'SP'), team('Ipê', 'Santos', 'SP'), team('Pequi', 'Jataí', 'GO')],
  places: new Map(),
};
const chosen = vi.fn();
beforeEach(() => chosen.mockReset());

function show(term: string, state?: string) {
  showForm(
    <>
      <div onKeyDown={(event) => onSearchKey(event, LIST_ID)}>
        <input />
      </div>
      <TeamsList
        listed={listed as never}
        scope={{ synced_at: 1 } as never}
        {...{ term, state }}
        onState={chosen}
        onClear={() => {}}
      />
    </>,
  );
  const chips = [...document.querySelectorAll<HTMLElement>('[role="group"] button')];
  return {
    chips,
    counts: chips.map((chip) => chip.querySelector('[aria-hidden]')!.textContent),
    names: [...document.querySelectorAll('a')].map(({ textContent }) => textContent),
  };
}

test('the chips count what the search leaves, and one of them filters it', () => {
  expect(show('').chips.map(({ textContent }) => textContent)).toEqual([
    'Todas4 4 equipes',
    'SP2 2 equipes',
    'DF1 1 equipe',
    'GO1 1 equipe',
  ]);
  expect(show('', 'SP').names).toEqual(['Caveira', 'Ipê']);
  const both = show('itu', 'SP');
  expect(both).toMatchObject({ counts: ['1', '1'], names: ['Caveira'] });
  const none = show('jatai', 'SP');
  expect(none).toMatchObject({ counts: ['1', '1', '0'], names: [] });
  expect(document.body.textContent).toContain('nobody');
});

test('a chip chooses its state, and the chosen one takes it back', () => {
  const tapped = (n: number, state?: string) => {
    const { chips } = show('', state);
    expect(chips.map((chip) => chip.getAttribute('aria-pressed')).indexOf('true')).toBe(
      state ? 1 : 0,
    );
    act(() => chips[n]!.click());
    return chosen.mock.lastCall;
  };
  expect(tapped(1)).toEqual(['SP']);
  expect(tapped(1, 'SP')).toEqual([undefined]);
  expect(tapped(0, 'SP')).toEqual([undefined]);
});

test('the arrow keys lead from the search through the rows, over the headings', () => {
  show('');
  const press = (key: string, more?: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    act(() => void document.activeElement!.dispatchEvent(event));
    return document.activeElement!.textContent;
  };
  document.querySelector('input')!.focus();
  expect(press('ArrowDown')).toBe('Lobos');
  expect(press('ArrowDown')).toBe('Caveira');
  expect(press('End')).toBe('Pequi');
  expect(press('ArrowDown')).toBe('Pequi'); // the last
  expect(press('ArrowUp')).toBe('Ipê');
  expect(press('ArrowUp', { altKey: true })).toBe('Ipê'); // a key of the browser or a reader
  expect(press('Home')).toBe('Lobos');
  expect(press('ArrowUp')).toBe('Lobos');
});

test('the address is read as people write it', () => {
  expect(readTeamsSearch({ q: 10, uf: ' df ' })).toEqual({ q: '10', uf: 'DF' });
  expect(readTeamsSearch({ q: { a: 1 }, uf: '' })).toEqual({ q: '', uf: undefined });
});

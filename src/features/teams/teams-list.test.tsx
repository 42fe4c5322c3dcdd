// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePlace } from '#entities/place/place-store.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { LIST_ID, useByName } from './near/use-near-first.ts';
import { onSearchKey } from './row-keys.ts';
import { TeamsList } from './teams-list.tsx';
import { readTeamsSearch } from './teams-search.ts';

const clock = vi.hoisted(() => ({ ms: 60_000 }));
vi.mock('#platform/clock.ts', async (real) => ({
  ...(await real<object>()),
  steadyMs: () => clock.ms,
}));
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

const team = (name: string, city: string, state: string, latitude = 0, longitude = 0) => ({
  id: name,
  name,
  city,
  state,
  latitude,
  longitude,
});
const listed = {
  mine: [team('Lobos', 'Brasília', 'DF', -15.78, -47.93)],
  others: [
    team('Caveira', 'Itu', 'SP', -23.26, -47.3),
    team('Ipê', 'Santos', 'SP', -23.96, -46.33),
    team('Pequi', 'Jataí', 'GO', -17.88, -51.71),
  ],
  places: new Map(),
};
const chosen = vi.fn();
beforeEach(() => chosen.mockReset());
const unknown = usePlace.getInitialState();
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  usePlace.setState(unknown);
  useByName.setState({ by_name: false });
});

function show(term: string, state?: string) {
  showForm(
    <>
      <div onKeyDown={(event) => onSearchKey(event, LIST_ID)}>
        <input aria-controls={LIST_ID} defaultValue={term} />
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

test('[law 1] one tap asks for the place, once the screen rests it brings the near ones first below mine, another one the names again', async () => {
  const goiania = { latitude: -16.68, longitude: -49.25, accuracy: 20 };
  const locate = vi.fn((found: (at: { coords: object }) => void) => found({ coords: goiania }));
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: locate },
    configurable: true,
  });
  const names = () => [...document.querySelectorAll('a')].map(({ textContent }) => textContent);
  const chip = () => document.querySelector<HTMLElement>('.strip-chip')!;
  const tap = () =>
    act(async () => {
      chip().dispatchEvent(new Event('pointerdown', { bubbles: true }));
      chip().click();
    });
  const after = async (ms: number) => {
    clock.ms += ms;
    await act(() => vi.advanceTimersByTimeAsync(ms));
  };
  vi.useFakeTimers();
  const by_name = ['Lobos', 'Caveira', 'Ipê', 'Pequi'];
  expect(show('').names).toEqual(by_name);
  expect(locate).not.toHaveBeenCalled();
  await tap();
  await after(1_900);
  expect(names()).toEqual(by_name); // the place came, and the rows may be looked at
  await after(100);
  expect(chip().getAttribute('aria-pressed')).toBe('true');
  expect(names()).toEqual(['Lobos', 'Pequi', 'Caveira', 'Ipê']);
  const rows = document.getElementById(LIST_ID)!;
  expect(rows.style.pointerEvents).toBe('none');
  await after(1_200);
  expect(rows.style.pointerEvents).toBe('');
  expect(show('s').names).toEqual(['Lobos', 'Caveira', 'Ipê']); // a search keeps the order
  expect(show('').names).toEqual(['Lobos', 'Pequi', 'Caveira', 'Ipê']);
  await tap();
  expect(names()).toEqual(by_name); // what is known moves them at once
  expect(locate).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('[law 1] in a scroll of their own, beside a team, the chips above the rows take no tap either', async () => {
  vi.useFakeTimers();
  show('');
  const scroll = document.body.firstElementChild as HTMLElement;
  scroll.dataset['scrollsRows'] = '';
  const position = { latitude: -16.68, longitude: -49.25, accuracy: 20 };
  act(() => usePlace.setState({ position } as never));
  clock.ms += 2_000;
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(scroll.style.pointerEvents).toBe('none');
  vi.useRealTimers();
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

test('a slash leads to the search from anywhere, and is a letter in a field', () => {
  show('itu');
  const field = document.querySelector('input')!;
  const slash = (from: Element) => {
    const pressed = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
    act(() => void from.dispatchEvent(pressed));
    return pressed.defaultPrevented;
  };
  expect(slash(document.body)).toBe(true);
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3]);
  expect(slash(field)).toBe(false);
});

// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyEvent, type EventForm } from '#domain/event/form/event-form.ts';
import type { EventUnit } from '#domain/event/form/event-merge.ts';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { events } from '#i18n/pt-BR/events.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { EventConflicts } from './event-conflicts.tsx';

const arenas = vi.hoisted(() => vi.fn());
vi.mock('../fields/use-arenas.ts', () => ({ useArenas: arenas }));

const { place, arena } = event_form;
const { conflict } = form_words;
const decide = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  arenas.mockReturnValue([{ id: 'a1', name: 'Arena Norte' }]);
});

const units = [
  'name',
  'date',
  'game_mode',
  'arena_id',
  'coordinates',
  'briefing',
  'is_public',
  'allow_public_list',
  'max_op',
  'event_patch',
] satisfies EventUnit[];
const show = (mine: Partial<EventForm>, theirs: Partial<EventForm>, locale?: 'en') =>
  showForm(
    <EventConflicts
      units={units}
      mine={{ ...emptyEvent, ...mine }}
      theirs={{ ...emptyEvent, ...theirs }}
      onDecide={decide}
    />,
    locale,
  );
const item = (unit: EventUnit) => document.querySelector(`[data-conflict="${unit}"]`)!;
const shown = (unit: EventUnit) =>
  [...item(unit).querySelectorAll('dd')].map((dd) => dd.textContent);

test('both values of each field can be read', () => {
  show(
    {
      name: 'Serra',
      date: '2026-12-01',
      game_mode: '5X5',
      arena_id: 'a1',
      latitude: '-23,5',
      longitude: '-46,6',
      briefing: '<p>Leve <strong>água</strong>.</p>',
      is_public: true,
      allow_public_list: false,
    },
    {
      name: '',
      date: '2026-12-02',
      game_mode: '3X3',
      arena_id: 'a2',
      latitude: '',
      longitude: '',
      briefing: '',
      is_public: false,
      allow_public_list: true,
    },
  );
  const at = place.at.replace(/\{latitude[^}]*\}/, '-23,5').replace(/\{longitude[^}]*\}/, '-46,6');
  expect(shown('name')).toEqual(['Serra', conflict.empty]);
  expect(shown('date')).toEqual(['01/12/2026', '02/12/2026']);
  expect(shown('game_mode')).toEqual([events.game_mode['5X5'], events.game_mode['3X3']]);
  expect(shown('arena_id')).toEqual(['Arena Norte', arena.unknown]);
  expect(shown('coordinates')).toEqual([at, place.none]);
  expect(shown('briefing')).toEqual(['Leve água.', conflict.empty]);
  expect(shown('is_public')).toEqual([conflict.yes, conflict.no]);
  expect(shown('allow_public_list')).toEqual([conflict.no, conflict.yes]);
});

test('a mode is named in the language of the person', () => {
  show({ game_mode: 'Treinamento' }, { game_mode: '3X3' }, 'en');
  expect(shown('game_mode')).toEqual(['Training', '3X3']);
});

test('an arena whose name is not read yet is an unknown one', () => {
  arenas.mockReturnValue(undefined);
  show({ arena_id: 'a1' }, { arena_id: 'a2' });
  expect(shown('arena_id')).toEqual([arena.unknown, arena.unknown]);
});

test('each field is decided on its own: mine, theirs, or by hand', () => {
  show({ name: 'Serra' }, { name: 'Serra Alta' });
  for (const unit of ['name', 'max_op'] as const) {
    for (const [n, decision] of (['mine', 'theirs', 'edit'] as const).entries()) {
      act(() => item(unit).querySelectorAll('button')[n]!.click());
      expect(decide).toHaveBeenLastCalledWith(unit, decision);
    }
  }
});

test('a patch is who gets it, its name, and its drawing or picture', () => {
  const { both, won } = event_form.patch;
  const drawing = `${event_form.field.patch_drawing} 4`;
  show(
    { patch_for: 'both', patch_name: 'Pico', patch_drawing: '4' },
    { patch_for: 'won', patch: 'https://exemplo.com/p.webp' },
  );
  expect(shown('event_patch')).toEqual([
    `${both}, Pico, ${drawing}`,
    `${won}, https://exemplo.com/p.webp`,
  ]);
  show({ patch_for: 'withdrawn' }, { patch_name: 'Pico' });
  const { none } = event_form.patch;
  expect(shown('event_patch')).toEqual([none, none]);
});

import { cityState } from '../place/city-state.ts';
import type { Arena } from './arena-list.ts';
import { emptyEvent, type EventForm } from '../event/form/event-form.ts';

/** What an organiser would write as the place. */
export const nameAndCity = (arena: Arena): string => `${arena.name}, ${cityState(arena)}`;

/** The form of a new event that takes place in an arena. */
export const eventAtArena = (arena: Arena): EventForm => ({
  ...emptyEvent,
  arena_id: arena.id,
  location: nameAndCity(arena),
  latitude: String(arena.latitude),
  longitude: String(arena.longitude),
});

import { tidy } from '#sync/kit/tidy.ts';
import * as v from 'valibot';
import { gameModes, type AirsoftEvent, type GameMode } from '#sync/records/airsoft-event.ts';
import { readDegrees } from '#domain/place/read-point.ts';
import { charCount } from '#domain/words/char-count.ts';
import { readCount, readCountWithin } from '#domain/words/read-count.ts';
import { secureProblem, tidyAddress } from '#domain/words/secure-address.ts';
import { readTime } from '#domain/time/day-time.ts';
import { isDay } from '#sync/kit/is-day.ts';
import type { Problem } from '#domain/words/problem.ts';
import {
  emptyFacts,
  factColumnsOf,
  hasPatch,
  factProblems,
  factRules,
  factsFormOf,
  type FactCode,
  type FactColumns,
  type FactsForm,
} from '../event-facts.ts';

/**
 * The form of an event as the person filled it in (Spec 1 §3). Numbers are text as typed; '' = not
 * given.
 */
export type EventForm = FactsForm & {
  readonly name: string;
  readonly game_mode: GameMode;
  /** YYYY-MM-DD, or the typed text when it is not a day. */
  readonly date: string;
  /** HH:MM or HH:MM:SS, or the typed text. */
  readonly time: string;
  readonly arena_id: string;
  readonly location: string;
  /** Degrees, WGS 84. */
  readonly latitude: string;
  readonly longitude: string;
  /** HTML, basic text tags only. */
  readonly briefing: string;
  readonly banner: string;
  readonly patch: string;
  readonly is_public: boolean;
  readonly allow_public_list: boolean;
  readonly registration_closed: boolean;
  /** '' = 0 = no split. */
  readonly teams_count: string;
  /** '' = unlimited. */
  readonly max_op: string;
};

// a conflict about a secret place stands beside that about the place
const { place_is_secret, secret_place, ...otherFacts } = emptyFacts;

/** Spec 1 §5: the defaults, in the order in which conflicts are shown. */
export const emptyEvent: EventForm = {
  name: '',
  game_mode: 'MilSim',
  date: '',
  time: '',
  arena_id: '',
  location: '',
  place_is_secret,
  secret_place,
  latitude: '',
  longitude: '',
  briefing: '',
  banner: '',
  patch: '',
  is_public: true,
  allow_public_list: true,
  registration_closed: false,
  teams_count: '0',
  max_op: '',
  ...otherFacts,
};

export type EventFormCode =
  | FactCode
  | 'event_name_too_short'
  | 'date_invalid'
  | 'date_past'
  | 'location_too_short'
  | 'latitude_invalid'
  | 'longitude_invalid'
  | 'briefing_too_short'
  | 'banner_url_invalid'
  | 'patch_url_invalid'
  | 'https_needed'
  | 'teams_count_invalid'
  | 'max_op_invalid'
  | 'required';
export type EventFormProblem = Problem<keyof EventForm, EventFormCode>;

/** The columns of an event that the form edits, which only its organiser writes. */
export type EventColumns = Pick<AirsoftEvent, Exclude<keyof EventForm, keyof FactsForm>> &
  FactColumns;

const MOST_TEAMS = 100;
const MOST_PEOPLE = 5000;
/** What the texts hold at most; the database has the same limits. */
export const longestEvent = { name: 120, location: 200, briefing: 20_000 } as const;

/**
 * Spec 1 §5, Event. At most one problem per field.
 * @param on today: YYYY-MM-DD where events are; kept_date: the day that a saved event already has
 */
export function eventFormProblems(
  form: EventForm,
  on: { today: string; kept_date?: string },
): EventFormProblem[] {
  const read = v.safeParse(Rules, shown(form), { abortPipeEarly: true });
  const problems = (read.issues ?? []).map((issue) => ({
    field: issue.path![0].key as keyof EventForm,
    code: issue.message as EventFormCode,
  }));
  const broken = new Set(problems.map(({ field }) => field));
  if (!broken.has('date') && form.date < on.today && form.date !== on.kept_date) {
    problems.push({ field: 'date', code: 'date_past' });
  }
  // latitude without longitude, or the reverse, is not a place
  if (form.latitude.trim() === '' && form.longitude.trim() !== '') {
    problems.push({ field: 'latitude', code: 'latitude_invalid' });
  } else if (form.longitude.trim() === '' && form.latitude.trim() !== '') {
    problems.push({ field: 'longitude', code: 'longitude_invalid' });
  }
  return [...problems, ...factProblems(form, broken)];
}

/** Without a patch nobody sees the fields of it, and they are not sent. */
const shown = (form: EventForm): EventForm =>
  hasPatch(form) ? form : { ...form, patch: '', patch_name: '' };

/** The columns as they are sent. @throws when the form still has problems */
export function eventColumns(form: EventForm): EventColumns {
  if (!v.is(Rules, shown(form))) throw new Error('a form with problems cannot be sent');
  return columnsOf(form);
}

/** The columns of an unchecked form: for comparing only. */
export function columnsOf(form: EventForm): EventColumns {
  return {
    name: tidy(form.name),
    game_mode: form.game_mode,
    date: form.date,
    time: readTime(form.time) ?? form.time,
    arena_id: form.arena_id || null,
    location: tidy(form.location),
    latitude: readDegrees(form.latitude),
    longitude: readDegrees(form.longitude),
    briefing: tidy(form.briefing),
    banner: tidyAddress(form.banner) || null,
    patch: (hasPatch(form) && tidyAddress(form.patch)) || null,
    is_public: form.is_public,
    allow_public_list: form.allow_public_list,
    registration_closed: form.registration_closed,
    teams_count: readCount(form.teams_count) ?? 0,
    max_op: readCount(form.max_op) ?? 0,
    ...factColumnsOf(form),
  };
}

/** The form filled with a saved event. */
export function eventFormOf(
  event: Omit<EventColumns, keyof FactsForm> & Partial<FactColumns>,
): EventForm {
  return {
    name: event.name,
    game_mode: event.game_mode,
    date: event.date,
    time: event.time,
    arena_id: event.arena_id ?? '',
    location: event.location,
    latitude: event.latitude?.toString() ?? '',
    longitude: event.longitude?.toString() ?? '',
    briefing: event.briefing,
    banner: event.banner ?? '',
    patch: event.patch ?? '',
    is_public: event.is_public,
    allow_public_list: event.allow_public_list,
    registration_closed: event.registration_closed,
    teams_count: String(event.teams_count),
    max_op: event.max_op === 0 ? '' : String(event.max_op),
    ...factsFormOf(event),
  };
}

/**
 * The characters of a briefing that count: no tags, and any white space as one, so never more than
 * the database counts.
 */
const lettersOf = (html: string): string =>
  tidy(
    html
      .replace(/<[^>]*>/g, '')
      .replaceAll('&nbsp;', ' ')
      .replace(/\s+/g, ' '),
  );

const holds = (rule: (typed: string) => boolean, code: EventFormCode) =>
  v.check<string, EventFormCode>(rule, code);
const atMost = (length: number) =>
  holds((text) => charCount(tidy(text)) <= length, 'text_too_long');
const degrees = (limit: number, code: EventFormCode) =>
  v.pipe(
    v.string(),
    holds((typed) => tidy(typed) === '' || Math.abs(readDegrees(typed)!) <= limit, code),
  );
const picture = (code: EventFormCode) =>
  v.pipe(
    v.string(),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      if (!dataset.typed || tidy(dataset.value) === '') return;
      const message = secureProblem(tidyAddress(dataset.value), code);
      if (message) addIssue({ message });
    }),
  );
const count = (most: number, code: EventFormCode) =>
  v.pipe(
    v.string(),
    holds((typed) => readCountWithin(typed, 0, most) !== undefined, code),
  );

const Rules = v.object({
  name: v.pipe(
    v.string(),
    holds((name) => charCount(tidy(name)) >= 3, 'event_name_too_short'),
    atMost(longestEvent.name),
  ),
  game_mode: v.picklist(gameModes, 'required'),
  date: v.pipe(v.string(), holds(isDay, 'date_invalid')),
  time: v.pipe(
    v.string(),
    holds((typed) => readTime(typed) !== undefined, 'time_invalid'),
  ),
  arena_id: v.string(),
  location: v.pipe(
    v.string(),
    holds((place) => charCount(tidy(place)) >= 5, 'location_too_short'),
    atMost(longestEvent.location),
  ),
  latitude: degrees(90, 'latitude_invalid'),
  longitude: degrees(180, 'longitude_invalid'),
  briefing: v.pipe(
    v.string(),
    holds((html) => charCount(lettersOf(html)) >= 10, 'briefing_too_short'),
    atMost(longestEvent.briefing),
  ),
  banner: picture('banner_url_invalid'),
  patch: picture('patch_url_invalid'),
  is_public: v.boolean(),
  allow_public_list: v.boolean(),
  registration_closed: v.boolean(),
  teams_count: count(MOST_TEAMS, 'teams_count_invalid'),
  max_op: count(MOST_PEOPLE, 'max_op_invalid'),
  ...factRules,
});

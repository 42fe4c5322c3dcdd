import {
  hasFields,
  listedFields,
  readSeenNext,
  SEEN_EVENTS,
  SEEN_HOME,
  SEEN_VERSION,
  seenEvent,
  shownFields,
} from '#domain/event/seen-rows.ts';
import { eventDay, isUpcoming, windowFrom } from '#domain/time/event-day.ts';
import { formatAge } from '#i18n/formats/formats.ts';
import { isLocale } from '#i18n/i18n-util.ts';
import { areOld } from '#sync/pull/old-rows.ts';
import { html, type Markup } from './html.ts';
import type { Age } from './parts/small-parts.ts';
import { eventBody } from './pages/event-body.ts';
import { eventsBody } from './pages/events-body.ts';
import { fillPage, KEPT_TAP, type Filling } from './pages/fill-page.ts';
import { homeBody, myHomeBody } from './pages/home-body.ts';
import { homeStyle } from './pages/home-style.ts';
import { eventAt, pageName } from './pages/page-name.ts';
import { wordsIn, type Reader } from './words/words.ts';

/** The name under which this device keeps the rows of a page; null for a page without any. */
export function seenAt(url: URL): string | null {
  const name = pageName(url);
  if (name === '/') return SEEN_HOME;
  if (name === '/events') return SEEN_EVENTS;
  const id = name?.startsWith('/event/') ? eventAt(name) : null;
  return id === null ? null : seenEvent(id);
}

/** What this device keeps, as it was stored: another version of the app may have done that. */
export type LastSeen = {
  /** From `seenAt`. */
  name: string;
  rows: unknown;
  /** What is kept under `SEEN_NEXT`: the home page of a signed-in person shows it. */
  next?: unknown;
  /** What is kept under `SEEN_WAITING`: null where nothing waited for them. */
  waiting?: unknown;
  /** What is kept under `SEEN_AGENDA`: null where it showed no date of their team. */
  agenda?: unknown;
  reader: unknown;
};

/**
 * Writes the rows that this device saw last into the app's page, so that they are on screen before
 * any script has run.
 * @param page the built index.html
 * @param now UTC ISO instant
 * @returns null when nothing that is kept can be shown
 */
export function lastPage(page: string, seen: LastSeen, now: string): string | null {
  const reader = readerOf(seen.reader, now);
  const rows = (seen.rows ?? {}) as { version?: number };
  if (!reader || rows.version !== SEEN_VERSION) return null;
  const filling = fillingOf({ ...seen, rows }, reader);
  if (!filling) return null;
  const links = seen.name === SEEN_HOME ? homeStyle(page) : undefined;
  return fillPage(page, { ...filling, links, head: html`${filling.head}${KEPT_TAP}` });
}

function readerOf(stored: unknown, now: string): Reader | null {
  const { locale = '', signed_in } = (stored ?? {}) as { locale?: string; signed_in?: boolean };
  if (!isLocale(locale) || signed_in === undefined) return null;
  return { now, locale, LL: wordsIn(locale), signed_in };
}

type Seen = Pick<LastSeen, 'name' | 'next' | 'waiting' | 'agenda'> & { rows: object };

function fillingOf({ name, rows, ...mine }: Seen, given: Reader): Filling | null {
  if (name === SEEN_EVENTS) return listOf(rows, given);
  if (name !== SEEN_HOME) return eventOf(rows, given);
  return given.signed_in ? myHomeOf(rows, mine, given) : homeOf(rows, given);
}

type SeenList = { rows?: object[]; synced_at?: number; next?: string; has_place?: boolean };

function listOf({ rows = [], synced_at, ...seen }: SeenList, given: Reader): Filling | null {
  const { now, LL } = given;
  const from = windowFrom(eventDay(now));
  const listed = rows
    .filter((row) => hasFields(row, listedFields))
    .filter(({ date }) => date >= from);
  if (listed.length === 0) return null;
  return {
    head: title(LL.events.title(), given),
    body: eventsBody({ ...seen, rows: listed, age: ageOf(synced_at, given) }, given),
  };
}

type SeenHome = { counts?: { events?: number; teams?: number }; events?: object[] };

function homeOf({ counts = {}, events = [] }: SeenHome, given: Reader): Filling | null {
  const cards = cardsOf(events, given);
  if (cards.length === 0) return null;
  const head = title(given.LL.shell.tagline(), given);
  return { head, body: homeBody({ events: cards, counts }, given) };
}

/** Null while it is not known whether this person has a game: a card that comes would move the rest. */
function myHomeOf(
  { events = [] }: SeenHome,
  mine: Pick<Seen, 'next' | 'waiting' | 'agenda'>,
  given: Reader,
): Filling | null {
  const next = readSeenNext(mine.next, eventDay(given.now));
  if (!next) return null;
  const head = title(given.LL.shell.my_base(), given);
  const { rows: waiting = 0 } = (mine.waiting ?? {}) as { rows?: number };
  const home = { events: cardsOf(events, given), next, waiting };
  return { head, body: myHomeBody({ ...home, agenda: Boolean(mine.agenda) }, given) };
}

function cardsOf(events: readonly object[], { now }: Reader) {
  const today = eventDay(now);
  return events
    .filter((row) => hasFields(row, listedFields))
    .filter(({ date }) => isUpcoming(date, today));
}

type SeenEvent = { event?: object; synced_at?: number; is_mine?: boolean };

function eventOf(
  { event = {}, synced_at, is_mine = false }: SeenEvent,
  given: Reader,
): Filling | null {
  if (!hasFields(event, shownFields)) return null;
  return {
    head: title(event.name, given),
    body: eventBody({ ...given, event, is_mine }, ageOf(synced_at, given)),
  };
}

/** @param synced_at UTC ms by this device's clock; undefined where nothing ever arrived */
function ageOf(synced_at: number | undefined, { now, locale, LL }: Reader): Age | undefined {
  if (synced_at === undefined || !areOld(synced_at, now)) return undefined;
  const at = new Date(synced_at).toISOString();
  return LL.sync.old_data({ age: formatAge(at, { now: new Date(now), locale, LL }) });
}

const title = (text: string, { LL }: Reader): Markup =>
  html`<title>${text} · ${LL.shell.app_name()}</title>`;

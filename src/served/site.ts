import { homeEvents } from '#domain/event/home-events.ts';
import { eventDay } from '#domain/time/event-day.ts';
import {
  listedFields,
  only,
  pinnedFields,
  SEEN_EVENTS,
  SEEN_HOME,
  SEEN_ROWS,
  SEEN_VERSION,
} from '#domain/event/seen-rows.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { dataElement, html, type Markup } from './html.ts';
import { eventBody } from './pages/event-body.ts';
import { eventsBody } from './pages/events-body.ts';
import { fillPage, KEPT_TAP } from './pages/fill-page.ts';
import { homeStyle } from './pages/home-style.ts';
import { pageFiles, type Screen } from './pages/page-files.ts';
import { eventAt, teamAt } from './pages/page-name.ts';
import { homeBody } from './pages/home-body.ts';
import {
  absentHead,
  eventHead,
  eventsHead,
  headMarkup,
  homeHead,
  type Head,
} from './pages/page-head.ts';
import { teamBody } from './pages/team-body.ts';
import { teamHead, teamsHead } from './pages/team-head.ts';
import { teamsBody } from './pages/teams-body.ts';
import { picturePath, teamPicturePath } from './picture/picture-path.ts';
import { upcomingEvents, type PublicSnapshot, type PublicTeam } from './snapshot.ts';
import { visitor } from './words/words.ts';

/** What pages are written from. */
export type SiteParts = {
  snapshot: PublicSnapshot;
  /**
   * The public event at this address; null when there is none. The snapshot lacks what is over for
   * longer than lists show.
   */
  event: AirsoftEvent | null;
  /** The team at this address; null when there is none. */
  team: PublicTeam | null;
  /** The built index.html. */
  page: string;
  /** `https://…`, without a trailing slash. */
  origin: string;
  /** UTC ISO instant. */
  now: string;
};

export type ServedPage = {
  status: 200 | 404;
  html: string;
};

/**
 * The page at an address, from public rows only. A page with filters or a chosen tab has no rows in
 * it: the app reads those from the address. Where there is no screen, or nothing public, at the
 * address, the answer is 404, and the app starts all the same.
 * @param name from `pageName`
 */
export function servedPage(name: string, parts: SiteParts): ServedPage {
  const [path = '', chosen] = name.split('?');
  const written = pageOf(path, parts);
  if (!written) return { status: 404, html: fillPage(parts.page, { head: absentHead() }) };
  const { head, more, screen, style, body } = written;
  const shown = chosen === undefined ? body : undefined;
  return {
    status: 200,
    html: fillPage(parts.page, {
      head: html`${headMarkup(head, parts.origin)}${more}${shown && KEPT_TAP}`,
      links: html`${style}${screen && pageFiles(parts.page, screen)}`,
      body: shown,
    }),
  };
}

type Written = {
  head: Head;
  body?: Markup;
  more?: Markup;
  style?: Markup | undefined;
  screen?: Screen;
};

function pageOf(path: string, parts: SiteParts): Written | null {
  if (path === '/') return homePage(parts);
  if (path === '/events') return eventsPage(parts);
  if (path === '/teams') return teamsPage(parts);
  if (path.startsWith('/team/')) return teamPage(path, parts);
  const { event, now, origin, snapshot } = parts;
  if (!event?.is_public || event.id !== eventAt(path)) return null;
  const winners = event.winner_team_ids.flatMap((id) => snapshot.teams_by_id.get(id) ?? []);
  const shown = { ...visitor(now), event, winners };
  const head = eventHead(shown, origin, picturePath(event));
  return path.startsWith('/event/')
    ? { head, body: eventBody(shown), screen: 'event' }
    : { head, screen: 'register' };
}

function eventsPage({ snapshot, now }: SiteParts): Written {
  const rows = upcomingEvents(snapshot, now).slice(0, SEEN_ROWS);
  if (rows.length === 0) return { head: eventsHead() };
  const seen = {
    version: SEEN_VERSION,
    synced_at: Date.parse(snapshot.server_now),
    rows: rows.map((row) => only(row, listedFields)),
  };
  return {
    head: eventsHead(),
    body: eventsBody({ rows }, visitor(now)),
    more: dataElement('application/json', seen, SEEN_EVENTS),
  };
}

/** The link to join a team asks a visitor to sign in: it has the preview, and no content. */
function teamPage(path: string, { team, origin }: SiteParts): Written | null {
  if (!team || team.id !== teamAt(path)) return null;
  const head = teamHead(team, origin, teamPicturePath(team));
  return path.startsWith('/team/join/') ? { head } : { head, body: teamBody(team) };
}

function teamsPage({ snapshot }: SiteParts): Written {
  const first = snapshot.teams.slice(0, SEEN_ROWS);
  return first.length === 0 ? { head: teamsHead() } : { head: teamsHead(), body: teamsBody(first) };
}

/** Spec 1 §9. */
const PATCHES = 7;

function homePage({ snapshot, now, page }: SiteParts): Written {
  const { counts, patches } = snapshot;
  const planned = upcomingEvents(snapshot, now).filter(({ status }) => status === 'planned');
  const events = homeEvents(planned, eventDay(now));
  const seen = {
    version: SEEN_VERSION,
    counts,
    events: events.map((row) => only(row, listedFields)),
    patches: patches.slice(0, PATCHES).map((row) => only(row, pinnedFields)),
  };
  return {
    head: homeHead(),
    body: homeBody({ events, counts }, visitor(now)),
    more: dataElement('application/json', seen, SEEN_HOME),
    style: homeStyle(page),
    screen: 'home',
  };
}

/** Screens of one person, and the API: nothing for a search engine. */
const NOT_TO_READ = [
  '/auth',
  '/profile',
  '/my-profile',
  '/outbox',
  '/new-password',
  '/event/create',
  '/team/create',
  '/team/edit/',
  '/team/alliances',
  '/rest/',
  '/functions/',
];

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...NOT_TO_READ.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** The protocol's own limit. */
const MOST_ADDRESSES = 50_000;
const SCREENS = ['/', '/events', '/teams', '/leaderboard', '/patches'];

/** Tens of thousands of addresses: written once for each snapshot. */
const sitemaps = new WeakMap<PublicSnapshot, { origin: string; xml: string }>();

/** The public addresses. */
export function sitemapXml(snapshot: PublicSnapshot, origin: string): string {
  const kept = sitemaps.get(snapshot);
  if (kept?.origin === origin) return kept.xml;
  const xml = writeSitemap(snapshot, origin);
  sitemaps.set(snapshot, { origin, xml });
  return xml;
}

function writeSitemap({ events, teams }: PublicSnapshot, origin: string): string {
  const addresses = [
    ...SCREENS.map((path) => html`<url><loc>${origin}${path}</loc></url>`),
    ...events.map(
      ({ id, updated_at }) =>
        html`<url><loc>${origin}/event/${id}</loc><lastmod>${eventDay(updated_at)}</lastmod></url>`,
    ),
    ...teams.map(({ id }) => html`<url><loc>${origin}/team/${id}</loc></url>`),
  ].slice(0, MOST_ADDRESSES);
  const file = html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
    >${addresses}</urlset
  >`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${file.text}\n`;
}

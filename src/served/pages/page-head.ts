import { briefingText } from '#domain/briefing/briefing-html.ts';
import { endsAt, gateOpensAt } from '#domain/event/event-times.ts';
import { formatDay, formatDayLong } from '#i18n/formats/formats.ts';
import { startsAt } from '#sync/event-mutations/event.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { dataElement, html, type Markup } from '../html.ts';
import { LL, LOCALE, type Reader } from '../words/words.ts';
import { stateFor, stateWord } from '../parts/event-state.ts';
import { placesWords } from '../parts/small-parts.ts';
import { cutText } from './cut-text.ts';

/** What the head of a page says about it, to a person's tab and to a link preview. */
export type Head = {
  /** Without the name of the app. */
  title: string;
  description: string;
  /** The page's one address, beginning with a slash. */
  path: string;
  picture?: { path: string; alt: string };
  data?: object;
};

/** Search engines and previews read more of an event than its screen shows first. */
type EventFor = Reader & { event: AirsoftEvent };

/** Where a preview cuts anyway. Unit: characters. */
const TITLE = 110;
const DESCRIPTION = 240;

/** @param origin `https://…`, without a trailing slash */
export function headMarkup(head: Head, origin: string): Markup {
  const app = LL.shell.app_name();
  const address = origin + head.path;
  const picture = head.picture && origin + head.picture.path;
  return html`<title>${head.title} · ${app}</title>
    <meta name="description" content="${head.description}" />
    <link rel="canonical" href="${address}" />
    <meta property="og:site_name" content="${app}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${cutText(head.title, TITLE)}" />
    <meta property="og:description" content="${head.description}" />
    <meta property="og:url" content="${address}" />
    <meta property="og:locale" content="pt_BR" />
    <meta property="og:locale:alternate" content="en_GB" />
    <meta property="og:locale:alternate" content="es_ES" />
    ${picture && pictureMarkup(picture, head.picture?.alt ?? '')}
    <meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}" />
    <meta name="twitter:title" content="${cutText(head.title, TITLE)}" />
    <meta name="twitter:description" content="${head.description}" />
    ${head.data && dataElement('application/ld+json', head.data)}`;
}

const pictureMarkup = (address: string, alt: string): Markup =>
  html` <meta property="og:image" content="${address}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="${alt}" />
    <meta name="twitter:image" content="${address}" />`;

/** @param picture_path where the event's picture is served; it changes with the picture */
export function eventHead(shown: EventFor, origin: string, picture_path: string): Head {
  const { event } = shown;
  const state = stateWord(shown);
  const path = `/event/${event.id}`;
  return {
    title: event.name,
    description: cutText(
      [
        ...(state === undefined ? [] : [`${state}.`]),
        `${whenAndWhere(event)}.`,
        `${placesWords({ taken: event.operators_count, limit: event.max_op }, shown)}.`,
        briefingText(event.briefing).replaceAll(/\s+/g, ' '),
      ].join(' '),
      DESCRIPTION,
    ),
    path,
    picture: { path: picture_path, alt: `${event.name}. ${whenAndWhere(event)}` },
    data: eventData(shown, { origin, path, picture_path }),
  };
}

/** A postponed event has no day: the old one is said as such. */
const whenAndWhere = (event: AirsoftEvent): string =>
  event.status === 'postponed'
    ? `${LL.event.status.open_date({ date: formatDay(event.date, LOCALE) })}, ${event.location}`
    : `${formatDayLong(event.date, LOCALE)}, ${event.time}, ${event.location}`;

type Addresses = { origin: string; path: string; picture_path: string };

/** The event for search engines (schema.org/Event). */
function eventData(shown: EventFor, { origin, path, picture_path }: Addresses): object {
  const { event } = shown;
  const { max_op, price_cents } = event;
  const state = stateFor(shown);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.name,
    description: cutText(briefingText(event.briefing), 1_000),
    url: origin + path,
    image: [origin + picture_path],
    inLanguage: 'pt-BR',
    startDate: startsAt(event.date, event.time), // local, as search engines show it
    ...(gateOpensAt(event) && { doorTime: gateOpensAt(event) }),
    ...(endsAt(event) && { endDate: endsAt(event) }),
    eventStatus: `https://schema.org/${STATUS[event.status]}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeData(event),
    ...(max_op > 0 ? { maximumAttendeeCapacity: max_op } : {}),
    ...(price_cents !== null && { isAccessibleForFree: price_cents === 0 }),
    ...(state !== 'info_only' && {
      offers: {
        '@type': 'Offer',
        url: `${origin}/register/${event.id}`,
        validFrom: event.created_at,
        ...(price_cents !== null && {
          price: (price_cents / 100).toFixed(2),
          priceCurrency: 'BRL',
        }),
        availability: `https://schema.org/${
          state === 'needs_sign_in' ? 'InStock' : state === 'full' ? 'SoldOut' : 'Discontinued'
        }`,
      },
    }),
  };
}

/** Of a secret place, only what the organiser lets everybody read; those words are no address. */
function placeData({ location, latitude, longitude, place_is_secret }: AirsoftEvent): object {
  const place = { '@type': 'Place', name: location };
  if (place_is_secret) return place;
  const has_point = latitude !== null && longitude !== null;
  return {
    ...place,
    address: location,
    ...(has_point && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}

const STATUS = {
  planned: 'EventScheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
} as const;

export const eventsHead = (): Head => ({
  title: LL.events.title(),
  description: `${LL.home.upcoming.title()}. ${LL.home.hero.lead()}`,
  path: '/events',
});

export const homeHead = (): Head => ({
  title: LL.shell.tagline(),
  description: LL.home.hero.lead(),
  path: '/',
});

/**
 * For an address without a public event. It says neither why, nor that there is none: the link may
 * be an invitation to a private one.
 */
export const absentHead = (): Markup =>
  html`<title>${LL.shell.app_name()}</title>
    <meta name="description" content="${LL.home.hero.lead()}" />
    <meta name="robots" content="noindex" />`;

import { takesPayment } from '#domain/event/event-times.ts';
import { directionsLink } from '#domain/place/directions.ts';
import { factWords } from '#i18n/words/fact-words.ts';
import { html, type Markup } from '../html.ts';
import { briefingMarkup } from './briefing.ts';
import type { EventFor } from './event-state.ts';
import { icon } from './icons.ts';
import { placeText } from './small-parts.ts';
import { personPicture } from './team-logo.ts';

/** The tab that an event opens with: what a player decides on, the organiser's text, the place. */
export const eventDetails = ({ event, LL, locale, now }: EventFor): Markup =>
  html`<div class="@container">
    ${decidingFacts({ event, LL, locale })}${organiser({ event, LL })}${price({ event, LL, now })}
    <div class="grid gap-8 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-labelledby="briefing">
        <h2 id="briefing" class="mb-3 text-2xl">${LL.event.details.briefing()}</h2>
        ${briefing(event.briefing) ?? html`<p class="text-soft">${LL.event.details.no_briefing()}</p>`}
      </section>
      <div class="flex flex-col gap-8">
        <section aria-labelledby="place">
          <h2 id="place" class="mb-2 text-2xl">${LL.event.fact.location()}</h2>
          <p class="mb-3">${placeText(event.location)}</p>
          ${wayThere({ event, LL })}
        </section>
      </div>
    </div>
  </div>`;

/** The app shows a secret place to people who may know it. */
function wayThere({ event, LL }: Pick<EventFor, 'event' | 'LL'>): Markup {
  const link = directionsLink(event, { android: false });
  if (link === null) return html`<p class="mb-3">${LL.event.facts.place_for_registered()}</p>`;
  return html`<a class="btn btn-quiet" href="${link}" target="_blank" rel="noreferrer"
    >${icon('navigation', 'size-5')}${LL.event.action.directions()}</a
  >`;
}

function decidingFacts({ event, LL, locale }: Pick<EventFor, 'event' | 'LL' | 'locale'>) {
  const said = factWords(event, { LL, locale });
  if (said.length === 0) return false;
  const rows = said.map(
    ({ label, lines }) =>
      html`<div class="min-w-0">
        <dt class="text-sm text-soft">${label}</dt>
        ${lines.map((line) => html`<dd class="break-words whitespace-pre-line">${line}</dd>`)}
      </div>`,
  );
  return html`<dl aria-label="${LL.event.facts.label()}" class="deciding-facts">${rows}</dl>`;
}

/** The app adds the number, for people who may see it. */
function organiser({ event, LL }: Pick<EventFor, 'event' | 'LL'>): Markup | false {
  const { organiser_name: name, organiser_avatar_url: picture, show_contact } = event;
  const words = LL.event;
  if (!name && !show_contact) return false;
  return html`<div class="organiser">
    ${name && personPicture({ name, picture })}
    <div class="min-w-0">
      <p class="text-sm text-soft">${name ? words.organiser.label() : words.facts.contact()}</p>
      ${name && html`<p>${name}</p>`}
      ${
        show_contact &&
        html`<p class="text-sm text-soft">${words.facts.contact_for_registered()}</p>`
      }
    </div>
  </div>`;
}

/** The app adds how to pay, for people who may see it. */
const price = ({ event, LL, now }: Pick<EventFor, 'event' | 'LL' | 'now'>): Markup | false =>
  (event.price_cents ?? 0) > 0 &&
  takesPayment(event, now) &&
  html`<p class="mb-6 text-sm text-soft">${LL.event.facts.pix.for_registered()}</p>`;

const BRIEFING_LOOK =
  'flex max-w-prose flex-col gap-3 [&_blockquote]:border-s-2 [&_blockquote]:border-line [&_blockquote]:ps-4 [&_h2]:mt-2 [&_h2]:text-xl [&_h3]:mt-2 [&_h3]:text-lg [&_li]:mb-1 [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6';

const briefing = (stored: string): Markup | undefined =>
  stored.replaceAll(/<[^>]*>/g, '').trim() === ''
    ? undefined
    : html`<div class="${BRIEFING_LOOK}">${briefingMarkup(stored)}</div>`;

import { isNear } from '#domain/event/event-times.ts';
import type { NextEvent, SeenNext } from '#domain/event/seen-rows.ts';
import { directionsLink } from '#domain/place/directions.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDayNear, formatDaysAway } from '#i18n/formats/formats.ts';
import { html, type Markup } from '../html.ts';
import type { Reader } from '../words/words.ts';
import { icon } from './icons.ts';
import { factList, placeText } from './small-parts.ts';

/** My next game, or that there is none, as the app draws them; my place in it comes with the app. */
export const nextGame = ({ event, has_pass }: SeenNext, reader: Reader): Markup =>
  event ? card(event, has_pass && isNear(event, reader.now), reader) : noGame(reader);

function card(event: NextEvent, shows_pass: boolean, { now, locale, LL }: Reader): Markup {
  const words = LL.home.mine;
  const today = eventDay(now);
  const way = directionsLink(event, { android: false });
  return html` <section aria-labelledby="next-game" class="next-game">
    <p class="text-secondary">${words.next()} · ${formatDaysAway(event.date, today, locale)}</p>
    <h2 id="next-game" class="text-4xl leading-none text-balance">
      <a href="/event/${event.id}" class="inline-flex min-h-(--thumb) items-center"
        >${event.name}</a
      >
    </h2>
    ${factList([
      {
        icon: 'calendar',
        label: LL.events.filter.when(),
        value: html`<time datetime="${event.starts_at}"
          >${formatDayNear(event.date, today, locale)}, ${event.time}</time
        >`,
      },
      ...(event.gate_time === null
        ? []
        : [
            {
              icon: 'gate' as const,
              label: LL.event.facts.hours(),
              value: LL.event.facts.gate({ time: event.gate_time }),
            },
          ]),
      { icon: 'place', label: LL.event.fact.location(), value: placeText(event.location) },
    ])}
    <div class="min-h-7"></div>
    <div class="next-game-ways">
      ${
        shows_pass &&
        html`<a class="btn btn-primary btn-lg" href="/event/${event.id}/pass"
          >${icon('ticket', 'size-5')}${LL.registration.mine.pass()}</a
        >`
      }<a
        class="btn ${shows_pass ? 'btn-quiet' : 'btn-primary'}"
        ${
          way
            ? html`href="${way}" target="_blank" rel="noreferrer"`
            : html`href="/event/${event.id}"`
        }
        >${icon('navigation', 'size-5')}${words.directions()}</a
      ><a class="btn btn-quiet" href="/event/${event.id}?tab=participants"
        >${icon('full', 'size-5')}${words.people()}</a
      >
    </div>
  </section>`;
}

const noGame = ({ LL }: Reader): Markup =>
  html` <div class="flex flex-col items-start gap-3">
    <p class="text-lg">${LL.home.mine.none()}</p>
    <div class="flex flex-wrap gap-3">
      <a class="btn btn-primary" href="/events">${LL.home.hero.events()}</a
      ><a class="btn btn-quiet" href="/event/create">${LL.home.hero.create()}</a>
    </div>
  </div>`;

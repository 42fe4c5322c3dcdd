import { formatDay, formatNumber } from '#i18n/formats/formats.ts';
import { MOST_WAITING, type CardEvent, type NextEvent } from '#domain/event/seen-rows.ts';
import { html, type Markup } from '../html.ts';
import type { PublicSnapshot } from '../snapshot.ts';
import type { Reader } from '../words/words.ts';
import { icon } from '../parts/icons.ts';
import { nextGame } from '../parts/next-game.ts';
import { pageHeader, stateChip } from '../parts/small-parts.ts';

type Home = { events: readonly CardEvent[]; counts: PublicSnapshot['counts'] };

/** A stranger's home page down to the next events; the app adds the rest below them. */
export const homeBody = ({ events, counts }: Home, reader: Reader): Markup =>
  html` <header class="home-hero">
      <div aria-hidden="true" class="home-dusk"></div>
      <div aria-hidden="true" class="home-relief"></div>
      <div class="page-width home-hero-sheet">
        <h1 class="home-title">${reader.LL.shell.tagline()}</h1>
        <div class="home-hero-words">
          <div class="max-w-96 leading-relaxed md:text-lg">
            <p>${reader.LL.home.hero.lead()}</p>
          </div>
          <div class="mt-4 flex flex-wrap gap-3">
            <a class="btn btn-primary btn-lg" href="/events">${reader.LL.home.hero.events()}</a
            ><a class="btn btn-quiet btn-lg" href="/auth">${reader.LL.home.hero.join()}</a>
          </div>
        </div>
        <dl class="home-numbers" aria-label="${reader.LL.home.hero.numbers()}">
          ${count(reader.LL.home.hero.events_count(), counts.events, reader)}
          ${count(reader.LL.home.hero.teams_count(), counts.teams, reader)}
        </dl>
      </div>
    </header>
    <div class="page-width">${events.length > 0 && upcoming(events, reader)}</div>`;

type MyHome = {
  events: readonly CardEvent[];
  next: NextEvent | null;
  /** How many rows of what waits for them are below the next game: the app knows which. */
  waiting: number;
  /** Whether a date of their team is below that: the app knows which. */
  agenda: boolean;
};

/** As `WaitingBones` draws them. */
const waitingBones = (rows: number): Markup =>
  html`<div class="home-waiting">
    <div aria-hidden="true">
      <div class="bone h-8 w-64"></div>
      ${Array.from(
        { length: Math.min(rows, MOST_WAITING) },
        () => html`<div class="waiting-row"><div class="bone h-12 w-full"></div></div>`,
      )}${rows > MOST_WAITING && html`<div class="h-12"></div>`}
    </div>
  </div>`;

/** As `NextAgendaBones` draws them. */
const AGENDA_BONES = html`<div>
  <div aria-hidden="true" class="flex flex-col gap-3">
    <div class="bone h-12 w-64"></div>
    <div class="bone h-8 w-4/5"></div>
    <div class="bone h-4 w-3/5"></div>
    <div class="bone h-12 w-48"></div>
    <div class="bone h-12 w-40"></div>
  </div>
</div>`;

/** The home page of a signed-in person, down to the next events. */
export const myHomeBody = ({ events, next, waiting, agenda }: MyHome, reader: Reader): Markup =>
  html` ${pageHeader({
      title: reader.LL.shell.my_base(),
      inside: html`<div class="home-next">
        ${nextGame(next, reader)}${waiting > 0 && waitingBones(waiting)}${agenda && AGENDA_BONES}
      </div>`,
    })}
    <div class="page-width">${events.length > 0 && upcoming(events, reader)}</div>`;

const count = (label: string, value: number | undefined, { locale }: Reader): Markup =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value === undefined ? '–' : `${formatNumber(value, locale)}+`}</dd>
  </div>`;

const upcoming = (events: readonly CardEvent[], reader: Reader): Markup =>
  html` <section aria-labelledby="upcoming" class="pt-6 pb-12 md:pt-12">
    <div class="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <h2 id="upcoming" class="text-4xl md:text-5xl">${reader.LL.home.upcoming.title()}</h2>
      <a class="home-more" href="/events"
        >${reader.LL.home.upcoming.all()}${icon('forward', 'size-5')}</a
      >
    </div>
    <ul class="event-cards">
      ${events.map((event) => eventCard(event, reader))}
    </ul>
  </section>`;

const eventCard = (event: CardEvent, { LL, locale }: Reader): Markup =>
  html` <li class="event-card">
    <div class="flex min-h-7 flex-wrap gap-2">
      ${stateChip('mode', LL.events.game_mode[event.game_mode]())}${event.registration_closed && stateChip('closed', LL.events.card.closed())}
    </div>
    <h3 class="event-card-name">${event.name}</h3>
    <div class="facts event-card-facts">
      <span class="fact tabular-nums">${icon('calendar')}${formatDay(event.date, locale)}</span
      ><span class="fact">${icon('place')}${event.location}</span
      ><span class="fact tabular-nums"
        >${icon('full')}${LL.home.card.operator_count({ count: event.operators_count })}</span
      >
    </div>
    <a
      class="btn btn-quiet"
      href="/event/${event.id}"
      aria-label="${LL.home.card.details()}: ${event.name}"
      >${LL.home.card.details()}</a
    >
  </li>`;

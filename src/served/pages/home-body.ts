import { areThisWeekend } from '#domain/event/home-events.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatNumber } from '#i18n/formats/formats.ts';
import { MOST_WAITING, type ListedEvent, type SeenNext } from '#domain/event/seen-rows.ts';
import { html, type Markup } from '../html.ts';
import type { PublicSnapshot } from '../snapshot.ts';
import type { Reader } from '../words/words.ts';
import { icon } from '../parts/icons.ts';
import { nextGame } from '../parts/next-game.ts';
import { eventRow } from './events-body.ts';

type Home = { events: readonly ListedEvent[]; counts: PublicSnapshot['counts'] };

/**
 * A stranger's home page down to the next events; the app adds the rest below them. Before a service
 * worker knows whose phone it is, it is sent to everybody: a signed-in person does not see it, because
 * their own page has other things at its places (law 1).
 */
export const homeBody = ({ events, counts }: Home, reader: Reader): Markup =>
  html` <header class="home-hero visitor-only">
      <div aria-hidden="true" class="home-dusk"></div>
      <div aria-hidden="true" class="home-relief"></div>
      <div class="page-width home-hero-sheet">
        <h1 class="home-title">${reader.LL.shell.tagline()}</h1>
        <a class="btn btn-primary btn-lg" href="/events">${reader.LL.home.hero.events()}</a>
      </div>
    </header>
    <div class="page-width visitor-only">
      ${events.length > 0 && upcoming(events, reader)}
      <div class="home-about">
        <div>
          <p class="mb-4 max-w-120 md:text-lg">${reader.LL.home.hero.lead()}</p>
          <a class="btn btn-quiet btn-lg" href="/auth">${reader.LL.home.hero.join()}</a>
        </div>
        <dl class="home-numbers" aria-label="${reader.LL.home.hero.numbers()}">
          ${count(reader.LL.home.hero.events_count(), counts.events, reader)}
          ${count(reader.LL.home.hero.teams_count(), counts.teams, reader)}
        </dl>
      </div>
    </div>`;

type MyHome = {
  events: readonly ListedEvent[];
  next: SeenNext;
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
  html` <header class="page-header">
      <div aria-hidden="true" class="contour contour-bottom"></div>
      <div class="page-width">
        <h1 class="sr-only">${reader.LL.shell.my_base()}</h1>
        <div class="home-next">
          ${nextGame(next, reader)}${waiting > 0 && waitingBones(waiting)}${agenda && AGENDA_BONES}
        </div>
      </div>
    </header>
    <div class="page-width">${events.length > 0 && upcoming(events, reader)}</div>`;

const count = (label: string, value: number | undefined, { locale }: Reader): Markup =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value === undefined ? '–' : `${formatNumber(value, locale)}+`}</dd>
  </div>`;

function upcoming(events: readonly ListedEvent[], reader: Reader): Markup {
  const { LL, now } = reader;
  const name = areThisWeekend(events, eventDay(now))
    ? LL.events.group.this_weekend()
    : LL.home.upcoming.title();
  return html` <section aria-labelledby="upcoming" class="pt-2 pb-6 md:pt-10">
    <div class="flex flex-wrap items-center justify-between gap-x-6">
      <h2 id="upcoming" class="text-2xl md:text-4xl">${name}</h2>
      <a class="home-more" href="/events">${LL.home.upcoming.all()}${icon('forward', 'size-5')}</a>
    </div>
    <ul aria-label="${name}" class="divide-y divide-line">
      ${events.map((event) => homeRow(event, reader))}
    </ul>
  </section>`;
}

const homeRow = (event: ListedEvent, reader: Reader): Markup => {
  const { operator_count, details } = reader.LL.home.card;
  const count = operator_count({ count: event.operators_count });
  return eventRow(
    { ...reader, event },
    {
      count: event.max_op === 0 && html`<span class="text-soft">${count}</span>`,
      more: html`<span class="max-md:hidden">${details()}</span>`,
    },
  );
};

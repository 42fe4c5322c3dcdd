import { hasStarted } from '#domain/event/event-rules.ts';
import { groupEvents } from '#domain/event/group-events.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { dateBlock, formatDayLong } from '#i18n/formats/formats.ts';
import type { ListedEvent } from '#domain/event/seen-rows.ts';
import { sectionTitle } from '#i18n/words/section-title.ts';
import { priceWords } from '#i18n/words/price-words.ts';
import { html, type Markup } from '../html.ts';
import type { Reader } from '../words/words.ts';
import { rowChip, type RowFor } from '../parts/event-state.ts';
import { icon } from '../parts/icons.ts';
import { capacityBar, dataAge, pageHeader, placeText, type Age } from '../parts/small-parts.ts';

type List = {
  rows: readonly ListedEvent[];
  age?: Age | undefined;
  /** The id of my next game, which is one of the rows. */
  next?: string | undefined;
  /** Whether a row has room for a distance, which only the app knows. */
  has_place?: boolean;
};

/**
 * The list of events: its header and tools, and the given rows under the headings of their days.
 */
export const eventsBody = ({ age, ...list }: List, reader: Reader): Markup =>
  html` ${pageHeader({
      title: reader.LL.events.title(),
      slim: true,
      inside: html`<div class="flex flex-wrap gap-2">
        <div class="max-w-2xl min-w-0 flex-1 basis-36">${searchField(reader)}</div>
        <a class="btn btn-quiet" href="/event/create"
          >${icon('plus', 'max-md:hidden size-5 shrink-0')}<span
            >${reader.LL.events.new_event()}</span
          ></a
        >
      </div>`,
    })}
    <div class="page-width desk-frame pb-12">
      <div class="desk">
        <div class="desk-list">
          <div class="flex flex-col gap-2 pt-3">${age && dataAge(age)}${strip(reader)}</div>
          ${sections(list, reader)}
        </div>
      </div>
    </div>`;

/** What is typed here before the app starts would be lost, so it takes no typing. */
const searchField = ({ LL }: Reader): Markup =>
  html` <search class="relative block">
    ${icon('search', 'pointer-events-none absolute start-3 top-1/2 z-1 size-5 -translate-y-1/2 text-soft')}
    <input
      type="search"
      class="input w-full ps-10 placeholder:text-[0.88em] pe-2"
      aria-label="${LL.events.search_label()}"
      placeholder="${LL.events.search()}"
      readonly
    />
  </search>`;

/** A tap is kept, and done once the app has started (public/kept-tap.js). */
function strip({ LL }: Reader): Markup {
  const { filter, sort } = LL.events;
  const chip = (text: string, more = '') =>
    html`<button type="button" class="strip-chip${more}" aria-pressed="false">${text}</button>`;
  const FILTER = ' strip-filter';
  return html`<div role="group" aria-label="${filter.title()}" data-scrolls-x class="strip">
    <button type="button" class="strip-chip filter-open">
      ${icon('filters', 'size-5 shrink-0')}${filter.open()}
    </button>
    <a class="strip-chip" href="/events/map">${LL.shell.nav.map()}</a>
    ${chip(filter.weekend(), FILTER)}${chip(sort.by_distance())}${chip(filter.free_short(), FILTER)}
  </div>`;
}

function sections({ rows, next, has_place = false }: List, reader: Reader): Markup[] {
  const { now, locale, LL } = reader;
  const today = eventDay(now);
  return groupEvents(rows, today, { by: 'date', next }).map((section) => {
    const title = sectionTitle(section, { LL, locale, today });
    return html` <section aria-label="${title}" class="pt-3 md:pt-6">
      <h2 class="section-head">${title}</h2>
      <ul aria-label="${title}" class="divide-y divide-line">
        ${section.rows.map((event) => eventRow({ ...reader, event, has_place }))}
      </ul>
    </section>`;
  });
}

/**
 * A row of the list, as `EventListRow` draws it, or of the home page, as `HomeRow` does.
 * @param home what the home page says otherwise
 */
export function eventRow(
  shown: RowFor & Pick<List, 'has_place'>,
  home?: { count: Markup | false; more: Markup },
): Markup {
  const { event, now, locale, LL } = shown;
  const { day, month, weekday } = dateBlock(event.date, locale);
  const chip = rowChip(shown);
  const past = hasStarted(event, now);
  return html` <li class="list-row">
    <div aria-hidden="true" class="${past ? 'date-block date-block-past' : 'date-block'}">
      <span class="date-block-month">${month}</span><span class="date-block-day">${day}</span
      ><span class="date-block-weekday">${weekday}</span>
    </div>
    <div class="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
      <div class="min-w-0 flex-1 basis-52">
        <h3 class="min-w-0 font-display text-xl leading-tight text-balance">
          <a class="row-link" href="/event/${event.id}">${event.name}</a
          ><span class="sr-only">, ${formatDayLong(event.date, locale)}, ${event.time}</span>
        </h3>
        <div class="facts">
          <span class="max-w-full min-w-0">${placeText(event.location)}</span
          ><span class="fact tabular-nums">${icon('clock')}${event.time}</span
          ><span class="fact">${icon('mode')}${LL.events.game_mode[event.game_mode]()}</span>${
            event.price_cents !== null &&
            html`<span class="fact">${priceWords(event.price_cents, shown)}</span>`
          }
        </div>
        <div class="facts max-w-80">
          <div class="flex-1 text-base-content">
            ${home?.count || capacityBar({ taken: event.operators_count, limit: event.max_op }, shown)}
          </div>
          ${shown.has_place && html`<span class="fact min-w-24 invisible">${icon('place')}</span>`}
        </div>
      </div>
      <div class="flex max-w-full min-w-0 flex-wrap items-center gap-2">${chip}${home?.more}</div>
    </div>
  </li>`;
}

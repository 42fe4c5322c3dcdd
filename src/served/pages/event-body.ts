import { hasNoPeople, hasStarted, teamKind } from '#domain/event/event-rules.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay, formatDayNear, formatNumber } from '#i18n/formats/formats.ts';
import { html, type Markup } from '../html.ts';
import { eventDetails } from '../parts/event-details.ts';
import { canRegister, headerChip, stateFor, type EventFor } from '../parts/event-state.ts';
import { icon } from '../parts/icons.ts';
import {
  atThumb,
  backLink,
  capacityBar,
  dataAge,
  factList,
  note,
  iconButton,
  pageHeader,
  placeText,
  stateChip,
  type Age,
} from '../parts/small-parts.ts';
import { teamLogo } from '../parts/team-logo.ts';

/**
 * The screen of an event: header, facts, what is to know, the organiser's text, the place. What the
 * app adds when it starts comes after these.
 */
export const eventBody = (shown: EventFor, age?: Age): Markup =>
  html` ${eventHeader(shown)}
    <div
      class="page-width flex flex-col gap-6 pt-2 pb-4 max-md:min-h-[calc(100dvh-12rem)] md:pt-6 md:pb-12"
    >
      ${age && dataAge(age)} ${banner(shown)} ${statusNote(shown)}
      ${isKnownBelow(shown) && belowStatus(shown)}
    </div>`;

/**
 * A signed-in person's own place in the event stands here, and only the app knows it; so do the
 * winners, whose teams a page of last time lacks. What came below them would move.
 */
const isKnownBelow = ({ signed_in, event, winners }: EventFor): boolean =>
  !signed_in && (event.winner_team_ids.length === 0 || winners !== undefined);

const belowStatus = (shown: EventFor): Markup =>
  html` ${won(shown)} ${registrationNote(shown)}
    <div>
      ${tabRow(shown)}
      <div class="pt-3 md:pt-5">${eventDetails(shown)}</div>
    </div>
    ${canRegister(shown) && atThumb(registerLink(shown))}`;

function eventHeader(shown: EventFor): Markup {
  const { event, LL, is_mine = false } = shown;
  return pageHeader({
    back: backLink('/events', LL.event.back_to_list()),
    above: is_mine && chips(shown),
    icons: icons(shown),
    title: event.name,
    inside: html`<div class="flex flex-col gap-2">
      ${
        is_mine
          ? html`<div class="note my-place"></div>`
          : html`<div class="flex flex-wrap items-center gap-2">
              ${chips(shown)}${
                event.organiser_name !== null &&
                html`<span class="min-w-0 text-soft"
                  >${LL.event.organiser.by({ name: event.organiser_name })}</span
                >`
              }
            </div>`
      }
      ${facts(shown)}${!is_mine && places(shown)}
    </div>`,
    main_action: canRegister(shown) && registerLink(shown),
  });
}

function facts({ event, now, LL, locale }: EventFor): Markup {
  const words = LL.event;
  const open_date = event.status === 'postponed';
  return factList([
    {
      icon: 'calendar',
      label: words.fact.date(),
      value: open_date
        ? words.status.open_date({ date: formatDay(event.date, locale) })
        : html`<time datetime="${event.starts_at}"
            >${formatDayNear(event.date, eventDay(now), locale)}, ${event.time}</time
          >`,
    },
    { icon: 'place', label: words.fact.location(), value: placeText(event.location) },
  ]);
}

function places({ event, ...reader }: EventFor): Markup | false {
  const { LL } = reader;
  const { operators_count: taken, max_op: limit } = event;
  if (hasNoPeople(event, taken)) return false;
  if (limit > 0) {
    return html`<div class="max-w-80">${capacityBar({ taken, limit }, reader)}</div>`;
  }
  return html`<p class="text-soft">
    ${taken === 0 ? LL.event.registered_none() : LL.event.registered({ count: taken })}
  </p>`;
}

const chips = (shown: EventFor): Markup =>
  html`${stateChip('mode', shown.LL.events.game_mode[shown.event.game_mode]())}${headerChip(shown)}`;

function icons(shown: EventFor): Markup {
  const { event, now, LL, is_mine = false } = shown;
  const words = LL.event;
  const ahead = !is_mine && !hasStarted(event, now);
  return html`${iconButton('share', words.action.share())}${
    ahead && event.status === 'planned' && iconButton('calendar_plus', words.calendar.action())
  }${ahead && event.status !== 'cancelled' && iconButton('bell', words.action.reminders())}`;
}

const registerLink = ({ event, LL }: EventFor): Markup =>
  html`<a class="btn btn-primary btn-lg btn-block" href="/register/${event.id}"
    >${LL.event.action.register()}</a
  >`;

const banner = ({ event, LL }: EventFor): Markup | false =>
  /^https?:/.test(event.banner ?? '') &&
  html`<img
    src="${event.banner}"
    alt="${LL.event.details.banner_alt({ event: event.name })}"
    decoding="async"
    class="aspect-3/1 max-h-72 w-full rounded-box object-cover"
  />`;

function statusNote({ event, LL }: EventFor): Markup | false {
  const words = LL.event;
  const { status, status_reason } = event;
  if (status === 'planned' && status_reason === null) return false;
  return note({
    kind: status === 'cancelled' ? 'refused' : 'info',
    title: status === 'planned' ? words.status.moved() : words.status[status](),
    body: status_reason ?? (status === 'postponed' ? words.status.postponed_hint() : null),
  });
}

/** The teams that won, as src/features/event/facts/event-winners.tsx draws them. */
const won = ({ winners = [], LL }: EventFor): Markup | false =>
  winners.length > 0 &&
  html`<section aria-labelledby="winners" class="flex min-h-12 flex-wrap items-center gap-3">
    <h2 id="winners" class="flex items-center gap-2 text-2xl">
      ${icon('winner', 'size-6 shrink-0')}${LL.event.winners()}
    </h2>
    <ul class="flex min-w-0 flex-wrap gap-3">
      ${winners.map(
        (team) =>
          html`<li class="min-w-0">
            <a class="btn btn-quiet" href="/team/${team.id}"
              ><span class="-my-1 flex">${teamLogo(team, 'md')}</span
              ><span class="min-w-0 wrap-anywhere">${team.name}</span></a
            >
          </li>`,
      )}
    </ul>
  </section>`;

/** Why nobody can register. */
function registrationNote(shown: EventFor): Markup | false {
  const { event, LL } = shown;
  switch (stateFor(shown)) {
    case 'closed':
      return note({
        kind: 'info',
        title: LL.events.card.closed(),
        body: LL.registration.closed_detail(),
      });
    case 'cancelled':
      return note({ kind: 'info', title: LL.problems.refused.event_cancelled() });
    case 'postponed':
      return note({ kind: 'info', title: LL.problems.refused.event_postponed() });
    case 'info_only':
      return note({ kind: 'info', title: LL.problems.refused.event_info_only() });
    case 'full': {
      const waiting = event.waiting_count;
      return note({
        kind: 'info',
        title: waiting > 0 ? LL.waiting.count({ count: waiting }) : LL.waiting.nobody(),
        action: html`<a class="btn btn-primary" href="/auth?from=/event/${event.id}"
          >${LL.waiting.sign_in()}</a
        >`,
      });
    }
    default:
      return false;
  }
}

function tabRow({ event, LL, locale }: EventFor): Markup {
  const words = LL.event;
  const kind = teamKind(event.game_mode);
  const has_people = !hasNoPeople(event, event.operators_count);
  const has_teams = has_people && (event.teams_count > 0 || kind === 'squad');
  const tab = (text: string, count?: number) =>
    html`<button type="button" role="tab" aria-selected="false">
      ${text}${count !== undefined && html`<span class="tab-count">${formatNumber(count, locale)}</span>`}
    </button>`;
  return html` <div role="tablist" aria-label="${words.tabs.label()}" class="tab-row">
    <button type="button" role="tab" aria-selected="true">${words.tabs.details()}</button>
    ${has_people && tab(words.tabs.participants(), event.operators_count)}
    ${has_teams && tab(kind === 'side' ? words.tabs.teams() : words.teams.of.squad.label())}
  </div>`;
}

import { placeParts } from '#domain/place/place-parts.ts';
import { formatNumber } from '#i18n/formats/formats.ts';
import { html, type Markup } from '../html.ts';
import type { Reader } from '../words/words.ts';
import { icon, type IconName } from './icons.ts';

/**
 * The same elements and classes as the components of src/ui with the same names: the app replaces
 * one by the other, and nothing moves (tests/e2e/player/find/served-page.test.ts).
 */

const TONES = {
  cancelled: 'chip-error',
  warning: 'chip-warning',
  mode: 'chip-secondary',
  past: '',
  closed: '',
  full: '',
  info: 'chip-info',
} satisfies Partial<Record<IconName, string>>;

export const stateChip = (kind: keyof typeof TONES, text: string): Markup =>
  html`<span class="chip ${TONES[kind]}">${icon(kind)}${text}</span>`;

type Header = {
  back?: Markup;
  above?: Markup | false;
  icons?: Markup;
  title: string | Markup;
  slim?: boolean;
  inside?: Markup;
  main_action?: Markup | false;
};

export const pageHeader = ({
  back,
  above,
  icons,
  title,
  slim = false,
  inside,
  main_action,
}: Header): Markup =>
  html` <header class="page-header ${slim && 'page-header-slim'} ${icons && 'page-header-icons'}">
    <div aria-hidden="true" class="contour contour-bottom"></div>
    <div class="page-width flex flex-wrap items-end gap-x-6 gap-y-4">
      <div class="min-w-0 flex-1 basis-112">
        ${
          (back || above || icons) &&
          html`<div class="mb-2 flex flex-wrap items-center gap-2">
            ${back && html`<div class="-ms-3">${back}</div>`}${above}${
              icons && html`<div class="head-icons">${icons}</div>`
            }
          </div>`
        }
        <h1
          class="font-display leading-none text-balance ${slim ? 'text-xl md:text-[2rem]' : 'text-3xl md:text-5xl'}"
        >
          ${title}
        </h1>
        ${inside && html`<div class="${slim ? 'mt-0.5 md:mt-3' : 'mt-2 md:mt-3'}">${inside}</div>`}
      </div>
      ${
        main_action !== undefined &&
        html`<div class="hidden min-w-56 md:block">${main_action}</div>`
      }
    </div>
  </header>`;

type Places = { taken: number; limit: number };

/** The bar is drawn by attributes: the Content-Security-Policy allows no style in markup. */
export function capacityBar({ taken, limit }: Places, reader: Reader): Markup {
  const share = limit > 0 ? Math.min(taken / limit, 1) : 0;
  const look = share === 1 ? 'capacity-fill capacity-full' : 'capacity-fill';
  const numbers = html`<span
    aria-hidden="true"
    class="flex items-center gap-1 font-display text-lg leading-none tabular-nums"
    >${formatNumber(taken, reader.locale)}<span class="text-soft">/</span>${
      limit > 0
        ? html`<span class="text-soft">${formatNumber(limit, reader.locale)}</span>`
        : icon('endless', 'size-4 text-soft')
    }</span
  >`;
  const bar = html`<span aria-hidden="true" class="capacity-track"
    ><svg class="${look} capacity-drawn" width="${Math.round(share * 1000) / 10}%"></svg
  ></span>`;
  return html`<div class="flex items-center gap-3">
    <span class="sr-only">${placesWords({ taken, limit }, reader)}</span
    >${numbers}${limit > 0 && bar}
  </div>`;
}

type Fact = { icon: IconName; label: string; value: string | Markup };

export const factList = (facts: readonly Fact[]): Markup =>
  html` <dl class="flex flex-wrap items-baseline gap-x-6 gap-y-2">
    ${facts.map(
      (fact) =>
        html` <div class="flex min-w-0 items-baseline gap-2">
          <span
            aria-hidden="true"
            class="inline-flex shrink-0 items-center before:content-['\\200b']"
            >${icon(fact.icon, 'size-5 text-secondary')}</span
          >
          <dt class="sr-only">${fact.label}</dt>
          <dd class="min-w-0">${fact.value}</dd>
        </div>`,
    )}
  </dl>`;

type Note = {
  kind: 'refused' | 'info';
  title: string;
  body?: string | null | undefined;
  action?: Markup;
};

export const note = ({ kind, title, body, action }: Note): Markup =>
  html` <div class="note flex-wrap note-${kind}">
    ${icon(kind, 'mt-0.5 size-6 shrink-0')}
    <div class="min-w-0 flex-1">
      <p class="font-display text-xl leading-tight text-base-content">${title}</p>
      ${body && html`<div class="text-base-content">${body}</div>`}
    </div>
    ${action && html`<div class="flex basis-full flex-wrap gap-3 md:ms-9.5">${action}</div>`}
  </div>`;

/** How old rows are: "Dados de ontem, 19:40". Without a signal the app's own line says it. */
export type Age = string;

export const dataAge = (age: Age): Markup =>
  html`<p class="online-only flex items-center gap-2 text-sm text-soft">
    ${icon('history', 'size-4 shrink-0')}${age}
  </p>`;

/** Of a row that fits a phone. A tap is kept, and done once the app has started (public/kept-tap.js). */
export const rowButton = (name: IconName, text: string): Markup =>
  html`<button type="button" class="btn btn-quiet btn-row">
    ${icon(name, 'size-5 shrink-0')}<span class="contents">${text}</span>
  </button>`;

/** In the head of a screen. A tap is kept, and done once the app has started. */
export const iconButton = (name: IconName, label: string): Markup =>
  html`<button
    type="button"
    class="btn btn-ghost btn-square relative"
    aria-label="${label}"
    title="${label}"
  >
    ${icon(name, 'size-5.5')}
  </button>`;

/** "21 de 150 vagas ocupadas", or the count where there is no limit. */
export const placesWords = ({ taken, limit }: Places, { LL }: Reader): string =>
  limit === 0
    ? LL.events.registered_count({ count: taken })
    : LL.events.places.taken({ taken, limit });

/** Back to a list, above the title. */
export const backLink = (path: string, text: string): Markup =>
  html`<a class="btn btn-ghost btn-sm" href="${path}">${icon('back', 'size-5')}${text}</a>`;

/** On a phone the main action stays at the bottom edge. */
export const atThumb = (action: Markup): Markup =>
  html` <div class="contents md:hidden">
    <div class="action-bar">
      <div class="flex flex-wrap items-center gap-3 md:justify-start">${action}</div>
    </div>
  </div>`;

/** As in src/entities/place/place-text.tsx: no line ends between a city and its state. */
export function placeText(place: string): Markup {
  const [begin, whole] = placeParts(place);
  return html`${begin}${whole && html`<span class="inline-block">${whole}</span>`}`;
}

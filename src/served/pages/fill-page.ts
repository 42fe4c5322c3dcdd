import { html, type Markup } from '../html.ts';

/** What the server, or the service worker, writes into the app's page. */
export type Filling = {
  head: Markup;
  /**
   * Links of this screen. A stylesheet stands after the app's, which says the order of the layers:
   * before it, the app's own base would win over it.
   */
  links?: Markup | undefined;
  /** The content of the screen, which the app replaces; without it, the app's skeleton stays. */
  body?: Markup | undefined;
};

const HEAD = /<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/;
const MAIN = /<main aria-busy="true">[\s\S]*?<\/main>/;
const NO_SCRIPT = /<noscript>[\s\S]*?<\/noscript>/;

/** Keeps a tap on a button for the app, which does it. */
export const KEPT_TAP = html`<script async fetchpriority="high" src="/kept-tap.js"></script>`;

/** Whether content can be written into this page. */
export const hasPlaces = (page: string): boolean => HEAD.test(page) && MAIN.test(page);

/**
 * Writes content into the built index.html.
 * @throws when the page has no place for it: then the build and this server do not fit together
 */
export function fillPage(page: string, { head, links, body }: Filling): string {
  const main = MAIN.exec(page)?.[0];
  if (main === undefined || !HEAD.test(page))
    throw new Error('index.html has no place for content');
  // a function, because `$&` in a name would be a pattern of a replacement text
  const with_head = page
    .replace(HEAD, () => head.text)
    .replace('</head>', () => `${links?.text ?? ''}</head>`);
  if (!body) return with_head;
  const no_script = NO_SCRIPT.exec(main)?.[0] ?? '';
  return with_head.replace(
    main,
    () => html`<main><div id="served">${body}</div>`.text + no_script + '</main>',
  );
}

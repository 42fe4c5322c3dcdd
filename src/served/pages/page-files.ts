import { html, type Markup } from '../html.ts';

/** Screens with files of their own that are named in the page. */
export type Screen = 'home' | 'event' | 'register';

/**
 * Asks for the files of a screen at once: the app itself would only after its first ones have run.
 * The build names them in the page (tools/chunks/page-files.ts).
 */
export function pageFiles(page: string, screen: Screen): Markup {
  const [, files = ''] =
    new RegExp(`<meta name="qg-files-${screen}" content="([^"]*)"`).exec(page) ?? [];
  const addresses = files.split(' ').filter((file) => file !== '');
  return html`${addresses.map((file) => html`<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}" />`)}`;
}

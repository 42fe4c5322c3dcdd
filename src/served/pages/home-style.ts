import { html, type Markup } from '../html.ts';

const HOME_STYLE = /<meta name="qg-home-style" content="([^"]+)"/;

/** The stylesheet of the home page, which the app loads later, with the rest of the screen. */
export function homeStyle(page: string): Markup | undefined {
  const [, address] = HOME_STYLE.exec(page) ?? [];
  return address === undefined
    ? undefined
    : html`<link rel="stylesheet" crossorigin href="${address}" />`;
}

import { html, type Markup } from '../html.ts';

/** The icons of lucide-react that served pages show, as it draws them (icons.test.tsx). */
const DRAWN = {
  back: html`<path d="m12 19-7-7 7-7" /><path d="M19 12H5" />`,
  bell: html`<path d="M10.268 21a2 2 0 0 0 3.464 0" /><path
      d="M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326"
    />`,
  calendar: html`<path d="M8 2v3" /><path d="M16 2v3" /><rect
      x="3"
      y="3"
      width="18"
      height="18"
      rx="2"
    /><path d="M3 9h18" /><path d="M8 13h.01" /><path d="M12 13h.01" /><path d="M16 13h.01" /><path
      d="M8 17h.01"
    /><path d="M12 17h.01" /><path d="M16 17h.01" />`,
  calendar_plus: html`<path d="M16 18h6" /><path d="M16 2v3" /><path d="M19 15v6" /><path
      d="M21 11.5V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h8.3"
    /><path d="M3 9h18" /><path d="M8 2v3" />`,
  cancelled: html`<circle cx="12" cy="12" r="10" /><path d="M4.929 4.929 19.07 19.071" />`,
  captain: html`<path
      d="M11.562 3.266a.5.5 0 0 1 .876 0L15.39 8.87a1 1 0 0 0 1.516.294L21.183 5.5a.5.5 0 0 1 .798.519l-2.834 10.246a1 1 0 0 1-.956.734H5.81a1 1 0 0 1-.957-.734L2.02 6.02a.5.5 0 0 1 .798-.519l4.276 3.664a1 1 0 0 0 1.516-.294z"
    /><path d="M5 21h14" />`,
  clock: html`<circle cx="12" cy="12" r="10" /><path d="M12 6v6l4 2" />`,
  closed: html`<rect width="18" height="11" x="3" y="11" rx="2" ry="2" /><path
      d="M7 11V7a5 5 0 0 1 10 0v4"
    />`,
  endless: html`<path d="M6 16c5 0 7-8 12-8a4 4 0 0 1 0 8c-5 0-7-8-12-8a4 4 0 1 0 0 8" />`,
  filters: html`<path d="M10 5H3" /><path d="M12 19H3" /><path d="M14 3v4" /><path
      d="M16 17v4"
    /><path d="M21 12h-9" /><path d="M21 19h-5" /><path d="M21 5h-7" /><path d="M8 10v4" /><path
      d="M8 12H3"
    />`,
  forward: html`<path d="M5 12h14" /><path d="m12 5 7 7-7 7" />`,
  full: html`<path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2" /><path
      d="M16 3.128a4 4 0 0 1 0 7.744"
    /><path d="M22 21v-2a4 4 0 0 0-3-3.87" /><circle cx="9" cy="7" r="4" />`,
  gate: html`<path d="M10 21H2" /><path d="M10 3H7a2 2 0 00-2 2v16" /><path d="M14 12h.01" /><path
      d="M19 21V5a2 2 0 00-1.675-1.974l-6.163-1.013A1 1 0 0010 3v18a1 1 0 001.124.992z"
    /><path d="M22 21h-3" />`,
  history: html`<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8" /><path
      d="M3 3v5h5"
    /><path d="M12 7v5l4 2" />`,
  info: html`<circle cx="12" cy="12" r="10" /><path d="M12 16v-4" /><path d="M12 8h.01" />`,
  locate: html`<line x1="2" x2="5" y1="12" y2="12" /><line x1="19" x2="22" y1="12" y2="12" /><line
      x1="12"
      x2="12"
      y1="2"
      y2="5"
    /><line x1="12" x2="12" y1="19" y2="22" /><circle cx="12" cy="12" r="7" /><circle
      cx="12"
      cy="12"
      r="3"
    />`,
  mode: html`<circle cx="12" cy="12" r="10" /><line x1="22" x2="18" y1="12" y2="12" /><line
      x1="6"
      x2="2"
      y1="12"
      y2="12"
    /><line x1="12" x2="12" y1="6" y2="2" /><line x1="12" x2="12" y1="22" y2="18" />`,
  navigation: html`<polygon points="3 11 22 2 13 21 11 13 3 11" />`,
  past: html`<path
    d="M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528"
  />`,
  place: html`<path
      d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"
    /><circle cx="12" cy="10" r="3" />`,
  plus: html`<path d="M5 12h14" /><path d="M12 5v14" />`,
  refused: html`<circle cx="12" cy="12" r="10" /><line x1="12" x2="12" y1="8" y2="12" /><line
      x1="12"
      x2="12.01"
      y1="16"
      y2="16"
    />`,
  search: html`<path d="m21 21-4.34-4.34" /><circle cx="11" cy="11" r="8" />`,
  share: html`<circle cx="18" cy="5" r="3" /><circle cx="6" cy="12" r="3" /><circle
      cx="18"
      cy="19"
      r="3"
    /><line x1="8.59" x2="15.42" y1="13.51" y2="17.49" /><line
      x1="15.41"
      x2="8.59"
      y1="6.51"
      y2="10.49"
    />`,
  ticket: html`<path
      d="M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Z"
    /><path d="M13 5v2" /><path d="M13 17v2" /><path d="M13 11v2" />`,
  warning: html`<path
      d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"
    /><path d="M12 9v4" /><path d="M12 17h.01" />`,
  winner: html`<path d="M10 14.66V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2" /><path
      d="M14 14.66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2"
    /><path d="M17.916 10H19.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3" /><path d="M4 22h16" /><path
      d="M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1z"
    /><path d="M6.084 10H4.5A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3" />`,
};

export type IconName = keyof typeof DRAWN;

/**
 * An icon beside a text that says the same.
 * @param look its classes
 * @param stroke thinner for a large one
 */
export const icon = (name: IconName, look = '', stroke = 2): Markup =>
  html`<svg
    xmlns="http://www.w3.org/2000/svg"
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="${stroke}"
    stroke-linecap="round"
    stroke-linejoin="round"
    class="${look}"
    aria-hidden="true"
  >
    ${DRAWN[name]}
  </svg>`;

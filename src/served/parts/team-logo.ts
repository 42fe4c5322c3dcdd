import { html, type Markup } from '../html.ts';
import { initialsOf } from './initials.ts';

type Logo = { name: string; logo: string | null };
type Size = 'md' | 'lg';

/** The logo of a team, or its initials, as src/entities/team/team-logo.tsx draws it. */
export const teamLogo = ({ name, logo }: Logo, size: Size = 'lg'): Markup =>
  logo?.startsWith('https://')
    ? html`<img
        src="${logo}"
        alt=""
        decoding="async"
        loading="lazy"
        class="avatar-round avatar-${size} crest object-cover"
      />`
    : html`<span
        aria-hidden="true"
        class="avatar-${size} avatar-tone-${toneOf(name)} avatar-round crest"
        >${initialsOf(name)}</span
      >`;

/** 0 to 3, the same for the same name. */
function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0)!;
  return sum % 4;
}

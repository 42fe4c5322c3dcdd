import { html, type Markup } from '../html.ts';
import { initialsOf } from './initials.ts';

type Size = 'md' | 'lg';

/** The logo of a team, or its initials, as src/entities/team/team-logo.tsx draws it. */
export const teamLogo = (
  { name, logo }: { name: string; logo: string | null },
  size: Size = 'lg',
) => rounded({ name, picture: logo }, size, ' crest');

/** A person's picture, or their initials, as src/entities/person/person-picture.tsx draws it. */
export const personPicture = (person: Drawn): Markup => rounded(person, 'md');

type Drawn = { name: string; picture: string | null };

const rounded = ({ name, picture }: Drawn, size: Size, crest = ''): Markup =>
  picture?.startsWith('https://')
    ? html`<img
        src="${picture}"
        alt=""
        decoding="async"
        loading="lazy"
        class="avatar-round avatar-${size}${crest} object-cover"
      />`
    : html`<span
        aria-hidden="true"
        class="avatar-${size} avatar-tone-${toneOf(name)} avatar-round${crest}"
        >${initialsOf(name)}</span
      >`;

/** 0 to 3, the same for the same name. */
function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0)!;
  return sum % 4;
}

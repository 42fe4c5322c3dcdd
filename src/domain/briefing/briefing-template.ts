import { escapeHtml } from './briefing-html.ts';
import { isDay } from '#sync/kit/is-day.ts';

/** What the form knows about its event when a briefing is requested. */
export type BriefingFacts = {
  readonly name: string;
  readonly location: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly date: string;
  readonly game_mode: string;
  /** 0 = unlimited. */
  readonly max_op: number;
};

/** Whether enough is known to write one (Spec 1 §5, AI briefing). */
export const briefingIsPossible = ({ name, location, date, game_mode }: BriefingFacts): boolean =>
  name.trim().length >= 3 && location.trim().length >= 3 && isDay(date) && game_mode !== '';

/** A heading with its text: one line becomes a paragraph, several become a list. */
export type BriefingSection = { readonly title: string; readonly lines: readonly string[] };

/** Builds a briefing from sections in the person's language. Their text is escaped. */
export function briefingFromSections(sections: readonly BriefingSection[]): string {
  return sections
    .map(({ title, lines }) => `<h2>${escapeHtml(title)}</h2>${paragraphOrList(lines)}`)
    .join('');
}

function paragraphOrList(lines: readonly string[]): string {
  if (lines.length === 1) return `<p>${escapeHtml(lines[0]!)}</p>`;
  return `<ul>${lines.map((line) => `<li><p>${escapeHtml(line)}</p></li>`).join('')}</ul>`;
}

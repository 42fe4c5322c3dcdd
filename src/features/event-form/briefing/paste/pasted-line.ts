import { escapeHtml } from '#domain/briefing/briefing-html.ts';
import type { Look } from './pasted-look.ts';

/** A piece of text with one look; a line break is one of its own. */
export type Run = { readonly text: string; readonly look: Look };

/** The point of a list that somebody typed, or that Word wrote as text. */
const POINT = /^\s*[·•▪●○◦‣§]\s+/;

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** The runs without blank ones and breaks around them. */
export function trimmed(runs: readonly Run[]): readonly Run[] {
  const isText = ({ text }: Run) => text.trim() !== '';
  const kept = runs.slice(runs.findIndex(isText), runs.findLastIndex(isText) + 1);
  const text = textOf(kept);
  return withoutFirst(kept, text.length - text.trimStart().length);
}

/** What follows the point of a list item; null where the line has none. */
export function afterPoint(runs: readonly Run[]): readonly Run[] | null {
  const [point] = POINT.exec(textOf(runs)) ?? [];
  return point === undefined ? null : withoutFirst(runs, point.length);
}

/** The line as HTML of the tags that a briefing may contain. */
export const lineHtml = (runs: readonly Run[]): string => runs.map(runHtml).join('');

function withoutFirst(runs: readonly Run[], count: number): readonly Run[] {
  let left = count;
  return runs.flatMap(({ text, look }) => {
    const rest = text.slice(left);
    left = Math.max(0, left - text.length);
    return rest === '' ? [] : [{ text: rest, look }];
  });
}

function runHtml({ text, look }: Run): string {
  if (text === '\n') return '<br>';
  let inside = escapeHtml(text);
  if (look.struck) inside = `<s>${inside}</s>`;
  // a link is underlined by itself
  if (look.underlined && look.href === null) inside = `<u>${inside}</u>`;
  if (look.italic) inside = `<em>${inside}</em>`;
  if (look.bold) inside = `<strong>${inside}</strong>`;
  const href = look.href && escapeHtml(look.href).replaceAll('"', '&quot;');
  return href ? `<a href="${href}">${inside}</a>` : inside;
}

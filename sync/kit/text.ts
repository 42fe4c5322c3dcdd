import * as v from 'valibot';
import { tidy } from './tidy.ts';

/**
 * Text of a length counted like PostgreSQL and the forms do: an emoji is one character, although
 * JavaScript counts two. A limit counted differently here would fail at the button, without a
 * sentence at the field. Blanks at its ends are not counted: the server drops them.
 */
export const textOf = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const count = Array.from(tidy(text)).length;
      return count >= least && count <= most;
    }),
  );

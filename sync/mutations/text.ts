import * as v from 'valibot';

/**
 * Text of so many characters as PostgreSQL and the forms count them: an emoji is one, and two in JavaScript. A limit
 * that only counted otherwise here would be a bug at the button, and no sentence under the field.
 */
export const textOf = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const count = Array.from(text).length;
      return count >= least && count <= most;
    }),
  );

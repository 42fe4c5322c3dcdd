const MAYBE = /[\p{L}\d][.:@/][\p{L}\d/]|\d{4}/u;

/** False where a text has nothing that `findLinks` finds: then nothing is loaded for it. */
export const mayHaveLinks = (text: string): boolean => MAYBE.test(text);

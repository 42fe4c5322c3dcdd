const MAYBE = /[\p{L}\d][.:@/][\p{L}\d/]|\d{4}/u;

/** False if `findLinks` would find no link: then its code is not loaded for this text. */
export const mayHaveLinks = (text: string): boolean => MAYBE.test(text);

/**
 * Sentences of the specifications that no screen uses yet, by the screen that will use them. Test
 * data: once a screen uses one, spec-texts.test.ts fails until it is removed here.
 */
export const wordsThatWait: Readonly<Record<string, readonly string[]>> = {};

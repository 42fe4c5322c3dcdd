import { problems } from '#i18n/pt-BR/problems.ts';

/** Every possible code of a mutation or a call: the person reads a sentence about each. */
export const CODES: ReadonlySet<string> = new Set(Object.keys(problems.refused));
/** PostgreSQL can't store this JSON, so the request never reached our function. */
export const NO_JSON: ReadonlySet<string> = new Set(['22P02', '22P05', '22003', '54001']);

import * as v from 'valibot';
import { isDay } from './is-day.ts';

/**
 * A day that a person gives. Rows that the server sends are read more leniently: none may be lost.
 */
export const GivenDay = v.pipe(v.string(), v.check(isDay));

import type { Problem } from '../words/problem.ts';
import type { Position } from './distance.ts';

/** Degrees as typed, with a comma or a point. null: nothing was typed. NaN: not a number. */
export function readDegrees(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^[+-]?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * Both coordinates in one text, as a map app copies them: `-23.1428, -46.521`. Undefined for any
 * other text.
 */
export function readPair(text: string): TypedPoint | undefined {
  const found = /^\s*\(?([+-]?\d{1,3}\.\d+)\s*[,; ]\s*([+-]?\d{1,3}\.\d+)\)?\s*$/.exec(text);
  return found ? { latitude: found[1]!, longitude: found[2]! } : undefined;
}

/** @param limit 90 for a latitude, 180 for a longitude */
export function isDegrees(typed: string, limit: number): boolean {
  const degrees = readDegrees(typed);
  return degrees !== null && Math.abs(degrees) <= limit;
}

export type TypedPoint = { readonly latitude: string; readonly longitude: string };

/**
 * The point that was typed. Coordinates are valid together or not at all; `none`: neither was
 * typed.
 */
export function pointOf({ latitude, longitude }: TypedPoint): Position | 'none' | 'invalid' {
  if (latitude.trim() === '' && longitude.trim() === '') return 'none';
  if (!isDegrees(latitude, 90) || !isDegrees(longitude, 180)) return 'invalid';
  return { latitude: readDegrees(latitude)!, longitude: readDegrees(longitude)! };
}

/**
 * The rules of a form that asks for a point only: both coordinates are needed, and one sentence
 * says so (Spec 2 §5).
 */
export const pointProblems = ({ latitude, longitude }: TypedPoint) =>
  [
    !isDegrees(latitude, 90) && problem('latitude', 'coordinates_invalid'),
    !isDegrees(longitude, 180) && problem('longitude', 'coordinates_invalid'),
  ].filter((one) => one !== false);

const problem = <Field extends string, Code extends string>(
  field: Field,
  code: Code,
): Problem<Field, Code> => ({ field, code });

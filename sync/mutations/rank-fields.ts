import * as v from 'valibot';
import { textOf } from './text.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** A step of the team's ladder (Spec 2 §3, §5). Time in the team in days. */
export const rankFields = {
  name: textOf(1, 60),
  description: v.nullable(textOf(1, 500)),
  level: whole(1, 100),
  min_points: whole(0, 1_000_000),
  min_events: whole(0, 10_000),
  min_time_in_team: whole(0, 36_500),
};

import * as v from 'valibot';
import { Day } from '../records/record.ts';
import { textOf } from './text.ts';
import { Url } from './url.ts';

const Text = (longest: number, shortest = 2) => textOf(shortest, longest);

/** The columns of an advertisement that an administrator writes (Spec 1 §3; groups of §9). */
export const advertisementFields = {
  title: Text(120),
  description: v.nullable(Text(500, 1)),
  image_url: v.nullable(Url),
  link_url: v.nullable(v.pipe(Url, v.startsWith('https://'))),
  sponsor_name: Text(120),
  is_active: v.boolean(),
  priority: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  location: v.pipe(
    v.string(),
    v.regex(
      /^(home(-secondary|-bottom)?|(home|events|teams|event-details|team-details|search)(-sidebar|-top)?)$/,
    ),
  ),
  start_date: v.nullable(Day),
  end_date: v.nullable(Day),
};

import * as v from 'valibot';
import { Instant } from '../records/record.ts';
import { agendaTypes } from '../records/team-record.ts';
import { textOf } from './text.ts';

const text = (most: number) => textOf(1, most);

/** What captain and officers write of an event in the team's agenda (Spec 2 §3, §5). */
export const agendaFields = {
  title: text(120),
  description: v.nullable(text(2000)),
  type: v.picklist(agendaTypes),
  location: text(200),
  start_date: Instant,
  end_date: v.nullable(Instant),
};

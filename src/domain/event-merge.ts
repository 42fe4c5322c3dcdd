import type { EventColumns, EventForm } from './event-form.ts';
import { columnsOf } from './event-form.ts';

/** The units of a conflict: a field, or both coordinates together. */
export const eventUnits = {
  name: ['name'],
  game_mode: ['game_mode'],
  date: ['date'],
  time: ['time'],
  arena_id: ['arena_id'],
  location: ['location'],
  coordinates: ['latitude', 'longitude'],
  briefing: ['briefing'],
  banner: ['banner'],
  patch: ['patch'],
  is_public: ['is_public'],
  allow_public_list: ['allow_public_list'],
  registration_closed: ['registration_closed'],
  teams_count: ['teams_count'],
  max_op: ['max_op'],
} as const satisfies Record<string, readonly (keyof EventForm)[]>;
export type EventUnit = keyof typeof eventUnits;

/**
 * Three versions of a form: what the person saw first, what they changed it to, and the event as it
 * is now.
 */
export interface ThreeForms {
  readonly base: EventForm;
  readonly mine: EventForm;
  readonly theirs: EventForm;
}

/** The units that both sides changed differently: only the person can decide. */
export function eventConflicts({ base, mine, theirs }: ThreeForms): EventUnit[] {
  return units.filter(
    (unit) => differ(unit, theirs, base) && differ(unit, mine, base) && differ(unit, mine, theirs),
  );
}

/** Takes over the changes that only others made. Conflicts stay as they are. */
export function followEvent(forms: ThreeForms): Pick<ThreeForms, 'base' | 'mine'> {
  const conflicts = new Set(eventConflicts(forms));
  let { base, mine } = forms;
  for (const unit of units) {
    if (conflicts.has(unit) || !differ(unit, forms.theirs, base)) continue;
    const news = pick(unit, forms.theirs);
    base = { ...base, ...news };
    mine = { ...mine, ...news };
  }
  return { base, mine };
}

/**
 * Applies the person's decision about a conflict. They have seen both versions, so the other
 * version becomes their base.
 */
export function decideEvent(
  unit: EventUnit,
  keep: 'mine' | 'theirs',
  forms: ThreeForms,
): Pick<ThreeForms, 'base' | 'mine'> {
  const news = pick(unit, forms.theirs);
  return {
    base: { ...forms.base, ...news },
    mine: keep === 'mine' ? forms.mine : { ...forms.mine, ...news },
  };
}

/**
 * The arguments of update_event@1: what the person changed, and what they saw before. Undefined
 * when nothing changed.
 */
export function eventChanges(
  base: EventForm,
  mine: EventForm,
): { patch: Partial<EventColumns>; base: Partial<EventColumns> } | undefined {
  const before = columnsOf(base);
  const after = columnsOf(mine);
  const fields = units.flatMap((unit): readonly (keyof EventForm)[] =>
    eventUnits[unit].some((field) => before[field] !== after[field]) ? eventUnits[unit] : [],
  );
  if (fields.length === 0) return undefined;
  const of = (columns: EventColumns): Partial<EventColumns> =>
    Object.fromEntries(fields.map((field) => [field, columns[field]]));
  return { patch: of(after), base: of(before) };
}

/** True when nothing was changed, or everything was changed back. */
export const sameEvent = (a: EventForm, b: EventForm): boolean =>
  units.every((unit) => !differ(unit, a, b));

const units = Object.keys(eventUnits) as EventUnit[];

const differ = (unit: EventUnit, a: EventForm, b: EventForm): boolean =>
  eventUnits[unit].some((field: keyof EventForm) => a[field] !== b[field]);

const pick = (unit: EventUnit, form: EventForm): Partial<EventForm> =>
  Object.fromEntries(eventUnits[unit].map((field: keyof EventForm) => [field, form[field]]));

import type { ArenaCorrectionBase, ArenaCorrectionPatch } from '#sync/mutations/arena-change.ts';
import { same } from '../form/form-merge.ts';
import { distance_m, type Position } from '../place/distance.ts';
import { arenaChanges, type ArenaForm } from './arena-form.ts';
import type { Arena } from './arena-list.ts';

/** What is proposed for an arena, and what the proposer saw in the same fields. */
export type CorrectionOfArena = {
  readonly patch: ArenaCorrectionBase;
  readonly base: ArenaCorrectionBase;
};

/** The same as it is sent. */
export type CorrectionArgs = CorrectionOfArena & { readonly patch: ArenaCorrectionPatch };

type PlainField = Exclude<keyof ArenaCorrectionPatch, 'latitude' | 'longitude'>;
/** What an administrator decides one by one. */
export type CorrectionField = PlainField | 'place';

type Entry<Field extends CorrectionField, Value> = {
  readonly field: Field;
  readonly now: Value;
  readonly proposed: Value;
  /** As the proposer saw it; undefined where it is not known. */
  readonly was: Value | undefined;
  /** Somebody changed it since. */
  readonly changed_meanwhile: boolean;
};
export type CorrectionEntry =
  | { [Field in PlainField]: Entry<Field, Arena[Field]> }[PlainField]
  | (Entry<'place', Position> & { readonly distance_m: number });

/** In the order of the form. */
const FIELDS = [
  'name',
  'description',
  'address',
  'city',
  'state',
  'place',
  'game_types',
  'phone',
  'whatsapp',
  'instagram',
  'website',
  'facebook',
  'facilities',
  'opening_hours',
] as const satisfies readonly CorrectionField[];

/** What of a correction is still to be decided: fields that are as proposed already are left out. */
export const correctionEntries = (arena: Arena, correction: CorrectionOfArena): CorrectionEntry[] =>
  FIELDS.flatMap((field) =>
    field === 'place' ? placeEntry(arena, correction) : plainEntry(field, arena, correction),
  );

/**
 * What the person changed in the form of a published arena; undefined when that is nothing. Pictures
 * are not corrected.
 */
export const correctionOf = (start: ArenaForm, form: ArenaForm): CorrectionArgs | undefined =>
  arenaChanges({ ...start, images: [] }, { ...form, images: [] });

/** The fields of a correction, each once: latitude and longitude are decided together. */
export const fieldsOf = (patch: ArenaCorrectionBase): CorrectionField[] => [
  ...new Set(
    (Object.keys(patch) as (keyof ArenaCorrectionBase)[]).map((column) =>
      column === 'latitude' || column === 'longitude' ? 'place' : column,
    ),
  ),
];

/** The arguments that take these fields of a correction; none of them refuses it. */
export function takenOf(
  arena: Arena,
  { patch }: Pick<CorrectionOfArena, 'patch'>,
  fields: readonly CorrectionField[],
): CorrectionArgs {
  const columns = fields.flatMap((field) =>
    field === 'place' ? (['latitude', 'longitude'] as const) : [field],
  );
  const of = (row: ArenaCorrectionBase | Arena): object =>
    Object.fromEntries(columns.filter((one) => one in patch).map((one) => [one, row[one]]));
  return { patch: of(patch), base: of(arena) };
}

function plainEntry(
  field: PlainField,
  arena: Arena,
  { patch, base }: CorrectionOfArena,
): CorrectionEntry[] {
  const [now, proposed, was] = [arena[field], patch[field], base[field]];
  if (proposed === undefined || same(now, proposed)) return [];
  const changed_meanwhile = was !== undefined && !same(now, was);
  return [{ field, now, proposed, was, changed_meanwhile } as CorrectionEntry];
}

/** Latitude makes sense only with longitude. */
function placeEntry(arena: Arena, { patch, base }: CorrectionOfArena): CorrectionEntry[] {
  const { latitude, longitude } = arena;
  const now = { latitude, longitude };
  const proposed = positionOf({ ...now, ...patch })!;
  if (same(now, proposed)) return [];
  const was = positionOf(base);
  const changed_meanwhile = was !== undefined && !same(now, was);
  const metres = distance_m(now, proposed);
  return [{ field: 'place', now, proposed, was, changed_meanwhile, distance_m: metres }];
}

const positionOf = ({ latitude, longitude }: ArenaCorrectionBase): Position | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

import { tidy, twinKey } from '#sync/kit/tidy.ts';
import * as v from 'valibot';
import { arenaFields, SeenArena } from '#sync/mutations/arena.ts';
import { fieldByField } from '../form/form-merge.ts';
import { isDegrees, pointOf } from '../place/degrees.ts';
import { readDegrees } from '../place/read-point.ts';
import {
  copiedNumber,
  formatWhatsapp,
  readWhatsapp,
  type WhatsappCode,
} from '../whatsapp/whatsapp.ts';
import { charCount } from '../words/char-count.ts';
import { readFacebook, readInstagram } from '../words/profile-name.ts';
import { linkProblem, tidyAddress } from '../words/secure-address.ts';
import { HYPHENS } from '../words/search.ts';
import type { Problem } from '../words/problem.ts';
import { knownTypes, type Arena } from './arena-list.ts';
import type { OpeningHours } from './opening-hours.ts';

/** The form of an arena as the person filled it in (Spec 2 §5). '' = not given. */
export type ArenaForm = {
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly city: string;
  /** Two letters of a state, or what an older arena has. */
  readonly state: string;
  /** Degrees, WGS 84, as typed. */
  readonly latitude: string;
  readonly longitude: string;
  readonly game_types: readonly string[];
  readonly phone: string;
  /** As typed. */
  readonly whatsapp: string;
  readonly instagram: string;
  readonly website: string;
  readonly facebook: string;
  /** One a line. */
  readonly facilities: string;
  /** As the arena has them; edited with `withHours`. */
  readonly opening_hours: OpeningHours;
  /** Addresses of pictures. */
  readonly images: readonly string[];
};
type ArenaField = keyof ArenaForm;
type TextField = Exclude<ArenaField, 'game_types' | 'images' | 'opening_hours'>;

export const emptyArena: ArenaForm = {
  name: '',
  description: '',
  address: '',
  city: '',
  state: '',
  latitude: '',
  longitude: '',
  game_types: [],
  phone: '',
  whatsapp: '',
  instagram: '',
  website: '',
  facebook: '',
  facilities: '',
  opening_hours: {},
  images: [],
};

/** Spec 2 §9: so many pictures. */
export const mostPictures = 3;

export type ArenaFormCode =
  | WhatsappCode
  | 'arena_name_required'
  | 'team_form_name_too_short'
  | 'description_too_short'
  | 'address_required'
  | 'address_too_short'
  | 'city_required'
  | 'state_required'
  | 'coordinates_invalid'
  | 'phone_invalid'
  | 'instagram_invalid'
  | 'url_invalid'
  | 'https_needed'
  | 'text_too_long';

/** The columns of an arena that the form edits. */
export type ArenaColumns = Pick<Arena, Exclude<ArenaField, 'latitude' | 'longitude'>> & {
  /** null while nothing is chosen. */
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** What each text holds at most; the database has the same limits. */
export const longestArena = {
  name: 120,
  description: 4_000,
  address: 200,
  city: 80,
  state: 40,
} as const;
/** Facilities, and letters of each, as the server takes them. */
const mostFacilities = { lines: 30, letters: 60 } as const;

/** What is too much of the typed facilities: lines, or letters of the first line that is too long. */
export function facilitiesOver(
  typed: string,
): { readonly lines: number } | { readonly line: string; readonly letters: number } | undefined {
  const all = linesOf(typed);
  const line = all.find((one) => charCount(one) > mostFacilities.letters);
  if (line !== undefined) return { line, letters: charCount(line) - mostFacilities.letters };
  return all.length > mostFacilities.lines
    ? { lines: all.length - mostFacilities.lines }
    : undefined;
}

/** Spec 2 §5, Arena form and Coordinates. At most one problem per field. */
export function arenaFormProblems(form: ArenaForm): Problem<ArenaField, ArenaFormCode>[] {
  const columns = columnsOf(form);
  const { name, description, address, city, state, phone, whatsapp, instagram, website } = columns;
  const is_off = pointOf(form) === 'invalid' && 'coordinates_invalid';
  const code: Partial<Record<ArenaField, ArenaFormCode | false>> = {
    name:
      (name === '' && 'arena_name_required') || (charCount(name) < 3 && 'team_form_name_too_short'),
    description: description !== null && charCount(description) < 10 && 'description_too_short',
    address:
      (address === '' && 'address_required') || (charCount(address) < 5 && 'address_too_short'),
    city: charCount(city) < 2 && 'city_required',
    state: charCount(state) < 2 && 'state_required',
    latitude: is_off && !isDegrees(form.latitude, 90) && is_off,
    longitude: is_off && !isDegrees(form.longitude, 180) && is_off,
    phone: !v.is(arenaFields.phone, phone) && 'phone_invalid',
    whatsapp: whatsapp !== null && numberCode(form.whatsapp),
    instagram: !v.is(arenaFields.instagram, instagram) && 'instagram_invalid',
    website: website !== null && linkProblem(website, 'url_invalid'),
    facebook: !v.is(arenaFields.facebook, columns.facebook) && 'url_invalid',
    facilities: facilitiesOver(form.facilities) !== undefined && 'text_too_long',
    opening_hours: !v.is(arenaFields.opening_hours, columns.opening_hours) && 'text_too_long',
  };
  for (const field of Object.keys(longestArena) as (keyof typeof longestArena)[]) {
    code[field] ||= charCount(tidy(form[field])) > longestArena[field] && 'text_too_long';
  }
  return Object.entries(code).flatMap(([field, found]) =>
    found ? [{ field: field as ArenaField, code: found }] : [],
  );
}

/** What is looked up on the map; undefined while the address is not complete. */
export function wholeAddress({ address, city, state }: ArenaForm): string | undefined {
  const whole = v.is(WholeAddress, { address, city, state });
  return whole ? `${tidy(address)}, ${tidy(city)} - ${tidy(state)}` : undefined;
}
const { address, city, state } = arenaFields;
const WholeAddress = v.object({ address, city, state });

/** The columns as they are sent. @throws when the form has problems, or no point */
export function arenaColumns(form: ArenaForm) {
  return v.parse(Columns, columnsOf(form));
}
const Columns = v.object(arenaFields);

/** The form filled with a saved arena. */
export const arenaFormOf = (arena: ArenaColumns): ArenaForm => ({
  name: arena.name,
  description: arena.description ?? '',
  address: arena.address,
  city: arena.city,
  state: arena.state,
  latitude: arena.latitude?.toString() ?? '',
  longitude: arena.longitude?.toString() ?? '',
  game_types: arena.game_types,
  phone: arena.phone ?? '',
  whatsapp: arena.whatsapp === null ? '' : formatWhatsapp(arena.whatsapp),
  instagram: arena.instagram ?? '',
  website: arena.website ?? '',
  facebook: arena.facebook ?? '',
  facilities: arena.facilities.join('\n'),
  opening_hours: arena.opening_hours,
  images: arena.images,
});

/** Latitude makes sense only with longitude; every other field by itself. */
export const arenaMerge = fieldByField(emptyArena, { latitude: ['latitude', 'longitude'] });
/** What is decided by itself in a conflict; 'latitude' is the point. */
export type ArenaUnit = ReturnType<typeof arenaMerge.conflicts>[number];

/**
 * The arguments of update_arena@1; undefined when nothing changed. Only what changed is checked: an
 * arena that is older than a rule may break the rule in its other fields.
 * @throws when a changed field has a problem
 */
export function arenaChanges(base: ArenaForm, mine: ArenaForm) {
  const changes = arenaMerge.changes(columnsOf(base), columnsOf(mine));
  return changes && v.parse(Changes, changes);
}
const Changes = v.object({ patch: v.partial(Columns), base: SeenArena });

/** Without the pictures that the server refused. @param paths `{uid}/{uuid}.webp` */
export const withoutPictures = (urls: readonly string[], paths: readonly string[]) =>
  urls.filter((url) => !paths.some((path) => url.endsWith(`/${path}`)));

/** The columns of an unchecked form. */
function columnsOf(form: ArenaForm): ArenaColumns {
  const number = readWhatsapp(form.whatsapp);
  const text = (field: TextField) => tidy(form[field]);
  return {
    name: text('name'),
    description: text('description') || null,
    address: text('address'),
    city: text('city'),
    state: text('state'),
    latitude: readDegrees(form.latitude),
    longitude: readDegrees(form.longitude),
    game_types: knownTypes({ game_types: [...form.game_types] }),
    phone: phoneOf(form.phone) || null,
    whatsapp: number.ok ? number.value : text('whatsapp') || null,
    instagram: readInstagram(form.instagram) ?? (text('instagram') || null),
    website: tidyAddress(form.website) || null,
    facebook: readFacebook(form.facebook) ?? (text('facebook') || null),
    facilities: linesOf(form.facilities),
    opening_hours: { ...form.opening_hours },
    images: [...form.images],
  };
}

/** Each once, because the server refuses a list with a text twice. It reads them alike. */
function linesOf(text: string): string[] {
  const lines = text.split('\n').map(tidy).filter(Boolean);
  return lines.filter((line, n) => lines.map(twinKey).indexOf(twinKey(line)) === n);
}

/** Without what came along when it was copied. */
const phoneOf = (typed: string): string =>
  copiedNumber(typed)
    .replace(/^tel:/i, '')
    .replace(HYPHENS, '-')
    .replace(/[\s./]+/g, ' ');

function numberCode(typed: string): WhatsappCode | false {
  const number = readWhatsapp(typed);
  return number.ok ? false : number.code;
}

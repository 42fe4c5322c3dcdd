import { tidy } from '#sync/kit/tidy.ts';
import * as v from 'valibot';
import { teamFields } from '#sync/team-mutations/team.ts';
import type { Rows } from '#sync/records/collections.ts';
import { fieldByField } from '../form/form-merge.ts';
import { formatWhatsapp, readWhatsapp, type WhatsappCode } from '../whatsapp/whatsapp.ts';
import { charCount } from '../words/char-count.ts';
import type { Problem } from '../words/problem.ts';
import { readInstagram } from '../words/profile-name.ts';
import { linkProblem, secureProblem, tidyAddress } from '../words/secure-address.ts';

/** The form of a team as the captain filled it in (Spec 2 §2). '' = not given. */
export type TeamForm = {
  readonly name: string;
  readonly city: string;
  /** Two letters of a state, or what an older team has. */
  readonly state: string;
  readonly logo: string;
  readonly website: string;
  readonly instagram: string;
  readonly description: string;
  /** As typed. */
  readonly whatsapp: string;
};
type TeamField = keyof TeamForm;

export const emptyTeam: TeamForm = {
  name: '',
  city: '',
  state: '',
  logo: '',
  website: '',
  instagram: '',
  description: '',
  whatsapp: '',
};
export const teamFormFields = Object.keys(emptyTeam) as TeamField[];

export type TeamFormCode =
  | WhatsappCode
  | 'team_form_name_too_short'
  | 'team_form_name_required'
  | 'city_required'
  | 'state_required'
  | 'url_invalid'
  | 'https_needed'
  | 'instagram_invalid'
  | 'text_too_long';

/** The columns of a team that its captain writes, and its number. */
export type TeamColumns = Pick<Rows['teams'], Exclude<TeamField, 'whatsapp'>> & {
  readonly whatsapp: string | null;
};

/** What each field holds at most; the database has the same limits. */
export const longestTeam = {
  name: 80,
  city: 80,
  state: 40,
  logo: 2_008,
  website: 2_008,
  instagram: 60,
  description: 4_000,
  whatsapp: 20,
} as const satisfies Record<TeamField, number>;

/**
 * Spec 2 §5, Team form. At most one problem per field.
 * @param is_new a saved team has a name, and an emptied one is missing rather than short
 */
export function teamFormProblems(
  form: TeamForm,
  { is_new }: { is_new: boolean },
): Problem<TeamField, TeamFormCode>[] {
  const { name, city, state, logo, website, instagram, whatsapp } = trimmed(form);
  const code: Partial<Record<TeamField, TeamFormCode | false>> = {
    name:
      (!is_new && name === '' && 'team_form_name_required') ||
      (charCount(name) < 3 && 'team_form_name_too_short'),
    city: charCount(city) < 2 && 'city_required',
    state: charCount(state) < 2 && 'state_required',
    logo: logo !== '' && secureProblem(logo, 'url_invalid'),
    website: website !== '' && linkProblem(website, 'url_invalid'),
    instagram: instagram !== '' && readInstagram(instagram) === undefined && 'instagram_invalid',
    whatsapp: whatsapp !== '' && numberCode(whatsapp),
  };
  return teamFormFields.flatMap((field) => {
    const found = code[field] || (isTooLong(form, field) && 'text_too_long');
    return found ? [{ field, code: found }] : [];
  });
}

/** The columns as they are sent. @throws when the form still has problems */
export function teamColumns(form: TeamForm): TeamColumns {
  const columns = columnsOf(form);
  if (!v.is(Columns, columns)) throw new Error('a form with problems cannot be sent');
  return columns;
}
const Columns = v.object(teamFields);

/** The form filled with a saved team. @param whatsapp of its contact; null when it has none */
export const teamFormOf = (team: Omit<TeamColumns, 'whatsapp'>, whatsapp: string | null) => ({
  name: team.name,
  city: team.city,
  state: team.state,
  logo: team.logo ?? '',
  website: team.website ?? '',
  instagram: team.instagram ?? '',
  description: team.description ?? '',
  whatsapp: whatsapp === null ? '' : formatWhatsapp(whatsapp),
});

/** The number in the team's record of kind contact; null without the record, or without one. */
export const numberOfTeam = (record: Rows['team_records'] | undefined): string | null =>
  record?.kind === 'contact' ? record.data.whatsapp : null;

/** Every field is decided by itself. */
export const teamMerge = fieldByField(emptyTeam);

/** The arguments of update_team@1; undefined when nothing changed. */
export const teamChanges = (base: TeamForm, mine: TeamForm) =>
  teamMerge.changes(columnsOf(base), columnsOf(mine));

/** The columns of an unchecked form: for comparing only. */
function columnsOf(form: TeamForm): TeamColumns {
  const { name, city, state, logo, website, instagram, description, whatsapp } = trimmed(form);
  const number = readWhatsapp(whatsapp);
  return {
    name,
    city,
    state,
    logo: logo || null,
    website: website || null,
    instagram: instagram || null,
    description: description || null,
    whatsapp: number.ok ? number.value : whatsapp || null,
  };
}

/** As it is kept: addresses whole, a name on Instagram without its address. */
const trimmed = (form: TeamForm): TeamForm => ({
  ...(Object.fromEntries(teamFormFields.map((field) => [field, tidy(form[field])])) as TeamForm),
  logo: tidyAddress(form.logo),
  website: tidyAddress(form.website),
  instagram: readInstagram(form.instagram) ?? tidy(form.instagram),
});

const isTooLong = (form: TeamForm, field: TeamField): boolean =>
  charCount(trimmed(form)[field]) > longestTeam[field];

function numberCode(typed: string): WhatsappCode | false {
  const number = readWhatsapp(typed);
  return number.ok ? false : number.code;
}

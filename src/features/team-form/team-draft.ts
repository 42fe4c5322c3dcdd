import * as v from 'valibot';
import { emptyTeam, teamFormFields, type TeamForm } from '#domain/team/team-form.ts';
import { useStoredDraft } from '#entities/form/use-stored-draft.ts';

/**
 * The key of a form's draft: of the new team, of an edited one, or of a refused mutation.
 * @param of id of the team, or of the refused mutation
 */
export const draftKey = (of: string | undefined): string => `team:${of ?? 'new'}`;

/** A form that was not sent: what was typed, and what the person saw when they began. */
export type TeamDraft = {
  readonly team_id: string;
  readonly values: TeamForm;
  readonly base: TeamForm;
};

/** Another version of the app may know fewer fields. */
const SomeFields = v.partial(
  v.object(Object.fromEntries(teamFormFields.map((field) => [field, v.string()]))),
);
const Stored = v.object({
  team_id: v.pipe(v.string(), v.uuid()),
  values: SomeFields,
  base: SomeFields,
});

/** @returns null when there is no draft, or it can't be read */
export function readTeamDraft(stored: unknown): TeamDraft | null {
  const read = v.safeParse(Stored, stored);
  if (!read.success) return null;
  const { team_id, values, base } = read.output;
  return { team_id, values: { ...emptyTeam, ...values }, base: { ...emptyTeam, ...base } };
}

/** The draft that was stored last; undefined until read. */
export const useTeamDraft = (key: string): TeamDraft | null | undefined =>
  useStoredDraft(key, readTeamDraft);

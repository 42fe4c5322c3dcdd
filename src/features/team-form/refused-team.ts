import { emptyTeam, teamFormOf, type TeamColumns, type TeamForm } from '#domain/team/team-form.ts';
import type { MutationArgs } from '#sync/registry/registry.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';

const isRefused = ({ status }: OutboxRecord): boolean => status === 'rejected';
const isAbout = ({ args }: OutboxRecord, team_id: string): boolean =>
  (args as { id?: string }).id === team_id;

/** The team that was refused under this mutation id. */
export const refusedCreate = (
  outbox: readonly OutboxRecord[],
  mutation_id: string | undefined,
): OutboxRecord | undefined =>
  outbox.find(
    (record) => isRefused(record) && record.name === 'create_team@1' && record.id === mutation_id,
  );

/** My refused changes to this team that I have not decided about, in the order of asking. */
export const refusedUpdates = (outbox: readonly OutboxRecord[], team_id: string): OutboxRecord[] =>
  outbox.filter(
    (record) => isRefused(record) && record.name === 'update_team@1' && isAbout(record, team_id),
  );

/** A mutation of this team's fields waits or is being sent: the server's row is not current. */
export const isOnItsWay = (outbox: readonly OutboxRecord[], team_id: string): boolean =>
  outbox.some(
    (record) =>
      !isRefused(record) &&
      (record.name === 'create_team@1' || record.name === 'update_team@1') &&
      isAbout(record, team_id),
  );

/** The form as it was when the team was sent. */
export function formOfCreate({ args }: OutboxRecord): TeamForm {
  const { whatsapp, ...team } = args as MutationArgs<'create_team@1'>;
  return { ...emptyTeam, ...teamFormOf(team, whatsapp) };
}

/**
 * The form as it was when the changes were sent: all changes combined on top of the team, with the
 * first value that the person saw in each field.
 */
export function formOfUpdates(
  team: TeamColumns,
  records: readonly OutboxRecord[],
): { base: TeamForm; values: TeamForm } {
  const changes = records.map(({ args }) => args as MutationArgs<'update_team@1'>);
  const over = (parts: readonly object[]) => {
    const columns = Object.assign({}, team, ...parts) as TeamColumns;
    return teamFormOf(columns, columns.whatsapp);
  };
  return {
    values: over(changes.map(({ patch }) => patch)),
    base: over(changes.map(({ base }) => base).toReversed()),
  };
}

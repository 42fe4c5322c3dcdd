import { teamFormOf, teamMerge, type TeamColumns } from '#domain/team/team-form.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { formOfUpdates } from '../refused-team.ts';
import type { TeamDraft } from '../team-draft.ts';
import type { FormStart } from '../use-team-form.ts';

/**
 * The first values of the edit form: a draft, a refused mutation, or the team as it is, in this
 * order.
 */
export function editStart(
  team: TeamColumns & { readonly id: string },
  draft: TeamDraft | null,
  refused: readonly OutboxRecord[],
): FormStart {
  const { id: team_id, whatsapp } = team;
  const now = teamFormOf(team, whatsapp);
  // a draft that equals the team was sent just before the page was closed
  if (draft && !teamMerge.equal(draft.values, now)) return { ...draft, team_id, restored: true };
  return { team_id, ...formOfUpdates(team, refused), restored: false };
}

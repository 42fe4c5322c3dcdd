import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { MutationName } from '#sync/registry/registry.ts';

type About = { team_id?: string; team2_id?: string };

/** My mutations of these names about a team, or with it, in the order of asking. */
export const askedAbout = (
  outbox: readonly OutboxRecord[],
  team_id: string,
  names: readonly MutationName[],
): readonly OutboxRecord[] =>
  outbox.filter(({ name, args }) => {
    const about = args as About;
    return (
      (names as readonly string[]).includes(name) &&
      (about.team_id === team_id || about.team2_id === team_id)
    );
  });

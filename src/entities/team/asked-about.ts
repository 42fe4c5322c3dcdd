import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { MutationName } from '#sync/registry/registry.ts';

/** What is asked in each tab of the members' area. */
export const AREA = {
  hierarchy: ['create_rank@1', 'update_rank@1', 'delete_rank@1', 'assign_rank@1'],
  communications: [
    'post_communication@1',
    'delete_communication@1',
    'pin_communication@1',
    'vote@1',
  ],
  alliances: ['propose_alliance@1', 'answer_alliance@1', 'cancel_alliance@1', 'end_alliance@1'],
  achievements: ['claim_achievement@1'],
  events: [
    'create_agenda_event@1',
    'update_agenda_event@1',
    'delete_agenda_event@1',
    'set_attendance@1',
    'mark_absences@1',
    'save_briefing@1',
    'save_report@1',
  ],
} as const satisfies Record<string, readonly MutationName[]>;

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

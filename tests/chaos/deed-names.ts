export type Role = 'organiser' | 'player';

/** People's actions; a repeated entry is likelier. */
export const DEEDS = {
  player: [
    ...(['register', 'register', 'register', 'cancel', 'cancel', 'squad'] as const),
    ...(['join_line', 'join_line', 'leave_line', 'profile', 'decide', 'look'] as const),
  ],
  organiser: [
    ...(['edit_event', 'edit_event', 'edit_event', 'create_event', 'toggle_registration'] as const),
    ...(['add_participant', 'add_participant', 'remove_participant', 'profile'] as const),
    ...(['decide', 'look'] as const),
  ],
} as const satisfies Record<Role, readonly string[]>;

export type DeedName = (typeof DEEDS)[Role][number];

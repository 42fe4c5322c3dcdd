import type { Translation } from '../i18n-types.ts';

export const team = {
  join: {
    sent: 'Request sent!',
    refused: 'Your request to join the team could not be sent',
    failed: 'Your request could not be processed',
  },
  notifications: {
    failed: 'Could not subscribe',
    failed_detail: 'Something went wrong with your request',
  },
  member: {
    approved: 'Member approved',
    approve_failed: 'Could not approve the member',
    removed: 'Member removed',
    remove_failed: 'Could not remove the member',
  },
  save_failed: 'Could not update the team',
  edit_refused: 'You can only edit teams of which you are the captain',
  delete_refused: 'You can only delete teams of which you are the captain',
  ranks: {
    load_failed: 'Could not load the ranks',
    incomplete: 'Incomplete data',
    create_failed: 'Could not create the rank',
    assign_failed: 'Could not assign the rank',
  },
  posts: {
    load_failed: 'Could not load the posts',
    send_failed: 'Could not send the message',
    announce_failed: 'Could not create the announcement',
  },
  alliances: {
    load_failed: 'Could not load the alliances',
    create_failed: 'Could not create the alliance',
  },
  achievements: {
    load_failed: 'Could not load the achievements',
    claim_failed: 'Could not claim the achievement',
  },
  not_done: 'This could not be done. Try again.',
} satisfies Translation['team'];

import type { Translation } from '../i18n-types.ts';

export const profile = {
  login_required: 'You need to be signed in to update your profile',
  saved: 'Profile updated!',
  save_failed: 'Could not update your profile. Try again.',
  load_failed: 'Could not load your profile',
  patches_failed: 'Could not load your patches',
  patches_retry: 'The patches could not be loaded',
  leave: {
    confirm: 'Leave the team {team}? This cannot be undone.',
    done: 'You have left the team',
    refused: 'You could not leave the team',
    failed: 'Your request could not be processed',
  },
} satisfies Translation['profile'];

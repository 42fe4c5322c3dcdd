import type { Translation } from '../i18n-types.ts';

export const patch = {
  list_failed: 'The patches could not be loaded',
  load_failed: 'Could not load patches',
  redeem: {
    done: 'Patch redeemed!',
    refused: 'The patch could not be redeemed',
    available_failed: 'Could not load the available patches',
    collection_failed: 'Could not load your collection of patches',
    unavailable: 'Redeeming by code is not available',
    login_required: 'Sign in to redeem patches',
    code_required: 'Enter a redeem code',
    check_failed: 'Could not check the redeem code',
  },
} satisfies Translation['patch'];

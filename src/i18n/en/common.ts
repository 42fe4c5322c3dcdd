import type { Translation } from '../i18n-types.ts';

export const common = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  copy_failed: 'Could not copy',
  edit: 'Edit',
  loading: 'Loading...',
  not_informed: 'Not given',
  optional: 'optional',
  clear_search: 'Clear search',
  try_again: 'Try again',
} satisfies Translation['common'];

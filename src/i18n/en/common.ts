import type { Translation } from '../i18n-types.ts';

export const common = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  confirm: 'Confirm',
  copied: 'Copied',
  copy: 'Copy',
  copy_failed: 'Could not copy',
  dismiss: 'Dismiss',
  edit: 'Edit',
  loading: 'Loading...',
  not_informed: 'Not given',
  optional: 'optional',
  required: 'required',
  save: 'Save',
  search: 'Search',
  clear_search: 'Clear search',
  try_again: 'Try again',
} satisfies Translation['common'];

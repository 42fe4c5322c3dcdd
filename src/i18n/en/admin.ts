import type { Translation } from '../i18n-types.ts';

export const admin = {
  denied: 'Access denied',
  denied_detail: 'You are not allowed to enter the administration',
  people_failed: 'Could not load the people',
  patches_of_failed: 'Could not load the patches of this person',
  choice_required: 'Choose a person and a patch',
  assign_failed: 'Could not give the patch to this person',
  assigned: '{user} now has the patch "{name}"',
  codes: {
    load_failed: 'Could not load the patch codes',
    generated: '{count} codes generated!',
    generate_failed: 'Could not generate {count} codes',
    export_failed: 'Could not export the CSV',
    exported: 'CSV exported',
    copied: 'Code copied!',
    copy_failed: 'Could not copy the code',
  },
} satisfies Translation['admin'];

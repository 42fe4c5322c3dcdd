import type { MutationName } from '#sync/registry/registry.ts';

/** The mutations about alliances. */
export const ABOUT_ALLIANCES: readonly MutationName[] = [
  'propose_alliance@1',
  'answer_alliance@1',
  'cancel_alliance@1',
  'end_alliance@1',
];

import type { Topic } from './topic.ts';

/** Storage is a schema of the service: its policies have their own cells in storage.test.ts. */
export const pictures: Topic = {
  sees: {},
  executes: {
    signed_in: ['private.is_my_picture', 'private.picture_fits', 'private.picture_refusal'],
  },
};

import type { Topic } from './topic.ts';

/** Storage is a schema of the service's: its policies have cells of their own in storage.test.ts. */
export const pictures: Topic = {
  sees: {},
  executes: { signed_in: ['private.is_my_picture', 'private.picture_fits'] },
};

import type { AskedArgs, MutationArgs } from '#sync/registry/registry.ts';

export type PostArgs = MutationArgs<'post_communication@1'>;
/** What a person wrote; the rest is empty. */
export type NewPost = Partial<PostArgs> & Pick<PostArgs, 'type'>;

/** The arguments of post_communication@1. @param where its team, its channel, and its id if a form has one */
export const newPost = (
  where: Pick<AskedArgs<'post_communication@1'>, 'team_id' | 'channel' | 'id'>,
  post: NewPost,
): AskedArgs<'post_communication@1'> => ({
  title: null,
  content: null,
  poll_options: [],
  media_urls: [],
  ...post,
  ...where,
});

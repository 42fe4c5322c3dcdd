import type { MutationArgs } from '#sync/registry/registry.ts';

export type PostArgs = MutationArgs<'post_communication@1'>;
/** What a person wrote; the rest is empty. */
export type NewPost = Partial<PostArgs> & Pick<PostArgs, 'type'>;

/** The arguments of post_communication@1. @param where its team, its channel, its own new id */
export const newPost = (
  where: Pick<PostArgs, 'team_id' | 'channel' | 'id'>,
  post: NewPost,
): PostArgs => ({
  title: null,
  content: null,
  poll_options: [],
  media_urls: [],
  ...post,
  ...where,
});

import type { Post } from '#domain/team/team-talk.ts';

export const idOf = ({ id }: Post): string => id;

/** Before it is measured: a line of text, a picture, or some options. */
export const heightOf = ({ data }: Post): number =>
  data.media_urls.length > 0 ? 320 : 96 + 56 * data.poll_options.length;

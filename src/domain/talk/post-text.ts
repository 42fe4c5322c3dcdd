import { textBesideEvent } from './post-event.ts';
import { isPicture, shortAddress } from './post-media.ts';
import type { Post } from './team-talk.ts';

/** What a post says, of a row or of what is about to be one. */
export type SaidInPost = {
  readonly title: string | null;
  readonly content: string | null;
} & Pick<Post['data'], 'poll_options' | 'media_urls'>;

/** A post as plain text, to be copied or sent elsewhere: each option and address on its own line. */
export const postText = ({ title, content, poll_options, media_urls }: SaidInPost): string =>
  [title, content, ...poll_options.map((option) => `- ${option}`), ...media_urls]
    .filter(Boolean)
    .join('\n');

/**
 * What a post says in one line. Without words it is its first picture or link.
 * @param picture the word for a picture
 */
export function sayOf(
  { title, content, media_urls }: Omit<SaidInPost, 'poll_options'>,
  picture: string,
): string {
  const [address = content ?? ''] = media_urls;
  return (
    title || textBesideEvent(content) || (isPicture(address) ? picture : shortAddress(address))
  );
}

/** What a mutation says in the talk, without addresses; '' for a mutation that posts nothing. */
export function wordsOf({ name, args }: { readonly name: string; readonly args: object }): string {
  if (name !== 'post_communication@1') return '';
  const said = args as SaidInPost;
  return postText({ ...said, content: textBesideEvent(said.content), media_urls: [] });
}

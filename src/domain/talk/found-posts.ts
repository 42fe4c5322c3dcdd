import { fold, wordFinder, wordsOf } from '../words/search.ts';
import { postText } from './post-text.ts';
import { newestFirst, type Post } from './team-talk.ts';

/**
 * The posts that have every word in what they say or in the name of who wrote them, newest first.
 * @returns undefined for a term without words
 */
export function foundPosts(posts: readonly Post[], term: string): readonly Post[] | undefined {
  if (wordsOf(term).length === 0) return undefined;
  const finds = wordFinder(term);
  return posts
    .filter(({ data }) => finds(fold(`${data.author_name ?? ''}\n${postText(data)}`)))
    .toSorted(newestFirst);
}

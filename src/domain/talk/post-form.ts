import { tidy, twinKey } from '#sync/kit/tidy.ts';
import * as v from 'valibot';
import { Url } from '#sync/kit/url.ts';
import { charCount } from '../words/char-count.ts';
import { secureProblem, tidyAddress } from '../words/secure-address.ts';

/** What the database takes at most. */
export const longestPost = { title: 200, content: 4_000, option: 120 } as const;
/** What is said about an event: its address stands below. */
export const longestNote = longestPost.content - 200;
export const MOST_OPTIONS = 10;
export const MOST_MEDIA = 10;

export type PostFormCode =
  | 'title_required'
  | 'question_required'
  | 'content_required'
  | 'options_required'
  | 'options_same'
  | 'media_required'
  | 'event_required'
  | 'url_invalid'
  | 'https_needed'
  | 'text_too_long';

/** The addresses or options that were filled in. */
export const filledIn = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => tidy(text)).filter(Boolean);

const tooLong = (text: string, most: number) => charCount(tidy(text)) > most && 'text_too_long';

/** Spec 2 §5: title and content required. One code for each field with a problem. */
export const announcementProblems = (form: { title: string; content: string }) =>
  found({
    title: (tidy(form.title) === '' && 'title_required') || tooLong(form.title, longestPost.title),
    content:
      (tidy(form.content) === '' && 'content_required') ||
      tooLong(form.content, longestPost.content),
  });

/** Spec 2 §5: title and at least two options. */
export function pollProblems(form: { title: string; content: string; options: readonly string[] }) {
  const options = filledIn(form.options);
  return found({
    content: tooLong(form.content, longestPost.content),
    title:
      (tidy(form.title) === '' && 'question_required') || tooLong(form.title, longestPost.title),
    options:
      (options.length < 2 && 'options_required') ||
      (new Set(options.map(twinKey)).size < options.length && 'options_same') ||
      (options.some((one) => charCount(one) > longestPost.option) && 'text_too_long'),
  });
}

/** Spec 2 §5: at least one address; https, as the database asks. */
export function mediaProblems(form: { content: string; urls: readonly string[] }) {
  const urls = addressesIn(form.urls);
  return found({
    urls: (urls.length === 0 && 'media_required') || (urls.map(wrongOf).find(Boolean) ?? false),
    content: tooLong(form.content, longestPost.content),
  });
}

/** An event of the list, and what is said about it. */
export const eventPostProblems = (form: { address: string; content: string }) =>
  found({
    address: form.address === '' && 'event_required',
    content: tooLong(form.content, longestNote),
  });

/** The addresses that were filled in, as they are sent. */
export const addressesIn = (texts: readonly string[]): readonly string[] =>
  filledIn(texts).map(tidyAddress);

const wrongOf = (url: string): PostFormCode | false =>
  secureProblem(url, 'url_invalid') || (!v.is(Url, url) && 'url_invalid');

/** The index of the first address that can't be sent; 0 when all can. */
export const firstWrongAddress = (urls: readonly string[]): number =>
  Math.max(
    0,
    urls.findIndex((url) => tidy(url) !== '' && wrongOf(tidyAddress(url)) !== false),
  );

/** A message that can be sent: not blank, and not longer than the database takes. */
export const isMessage = (text: string): boolean =>
  tidy(text) !== '' && charCount(tidy(text)) <= longestPost.content;

function found<Field extends string>(
  codes: Record<Field, PostFormCode | false>,
): Partial<Record<Field, PostFormCode>> {
  const problems = Object.entries(codes).filter(([, code]) => code !== false);
  return Object.fromEntries(problems) as Partial<Record<Field, PostFormCode>>;
}

import { addWords, loadWords } from './locale.ts';
import type { TabWords } from './pt-BR/tab-words.ts';

export type SomeTabWords = Partial<TabWords>;

/**
 * For a tab that is loaded when it is opened: it arrives together with its words. The base
 * language's words come even when another one is spoken: a change of the language needs them at
 * once.
 * @param words the tab's file of the base language; other languages have them in their one file
 */
export async function withTabWords<Part>(
  part: Promise<Part>,
  words: Promise<SomeTabWords>,
): Promise<Part> {
  const [loaded, texts] = await Promise.all([part, words, loadWords()]);
  addWords(texts);
  return loaded;
}

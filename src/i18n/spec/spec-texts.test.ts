import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askedKeys, flatTexts } from '#tests/fixtures/samples/asked-words.ts';
import { reachedFiles } from '#tests/fixtures/samples/reached-files.ts';
import { errorCatalogue } from '#tests/fixtures/spec/error-catalogue.ts';
import { specErrors } from '#tests/fixtures/spec/spec-errors.ts';
import { spec_texts } from '#tests/fixtures/spec/spec-texts.ts';
import { wordsThatWait } from '#tests/fixtures/spec/words-that-wait.ts';
import pt_BR from '../pt-BR/index.ts';
import { notification_codes } from '../pt-BR/notification-codes.ts';

/**
 * In the spec's notation: `{message}`, N for a number, one text for each plural form, without a
 * value at the end.
 */
const asSpec = (text: string): string[] => {
  const one = text.replaceAll(/\{\{([^|}]*)\|[^}]*\}\}/g, '$1');
  const many = text.replaceAll(/\{\{[^|}]*\|([^}]*)\}\}/g, '$1');
  return [one, many].flatMap((form) => {
    const plain = form
      .replaceAll(/\{\w+:number(\|n)?\}/g, 'N')
      .replaceAll(/\{(\w+)(?::\w+)?\}/g, '{$1}');
    return [plain, plain.replace(/ \{\w+\}$/, ''), plain.replace(/^N /, '')];
  });
};

const texts = flatTexts(pt_BR);
/** What the list of notifications says, which has a file of its own: each by its code. */
const told = flatTexts(notification_codes, 'notification_codes.');
const asked = new Set([...askedKeys(pt_BR), ...told.map(([key]) => key)]);
/** src/DECISIONS.md lists what no screen says, with the reason. */
const [, without_screen = ''] = readFileSync('src/DECISIONS.md', 'utf8').split(
  '## Sentences without a screen',
);
const unsaid = [
  ...without_screen.split('\n## ')[0]!.matchAll(/^\| (.+) \| `(.+)` \| (.+) \|$/gm),
].map(([, sentence, key, why]) => ({ sentence: sentence!, key: key!, why: why! }));
const waiting = new Set([...Object.values(wordsThatWait).flat(), ...unsaid.map(({ key }) => key)]);

/** Sentences of §8 contain their subject as `{message}`; the other texts may end before it. */
const keysOf = (sentence: string): string[] =>
  [...texts, ...told].filter(([, text]) => asSpec(text).includes(sentence)).map(([key]) => key);

test.each(spec_texts)('the specifications have: %s', (text) => {
  expect(keysOf(text)).not.toEqual([]);
});

test('every sentence of the specifications is reached by a screen, or listed', () => {
  const silent = [...spec_texts, ...specErrors].filter(
    (sentence) => !keysOf(sentence).some((key) => asked.has(key) || waiting.has(key)),
  );
  expect(silent).toEqual([]);
});

test('every sentence of the error catalogue is reached by a screen, or listed', () => {
  const keys = Object.values(errorCatalogue).flatMap((codes) => Object.values(codes));
  expect(keys.filter((key) => !asked.has(key) && !waiting.has(key))).toEqual([]);
});

/** Read by the language's name, before any screen: src/app/worker/app-files-full.ts. */
const before_screens = ['outbox.lost.app_files.title', 'outbox.lost.app_files.detail'];

test('every text is reached by a screen, or listed', () => {
  const known = new Set([...asked, ...waiting, ...before_screens]);
  expect(texts.map(([key]) => key).filter((key) => !known.has(key))).toEqual([]);
});

test('a text that is listed exists, and no screen uses it', () => {
  const known = new Set(texts.map(([key]) => key));
  expect([...waiting].filter((key) => asked.has(key) || !known.has(key))).toEqual([]);
});

test('src/DECISIONS.md says why, for each sentence that no screen says', () => {
  expect(unsaid).not.toEqual([]);
  for (const { sentence, key, why } of unsaid) {
    expect(keysOf(sentence)).toContain(key);
    expect(why.length).toBeGreaterThan(20);
  }
});

test('a sentence that no screen uses is found', () => {
  const of = { event: { ...pt_BR.event, never_asked: 'Ninguém pede isto' } };
  expect(askedKeys(of)).not.toContain('event.never_asked');
  expect(askedKeys(of)).toContain('event.load_failed');
});

test('a file that nothing of the product leads to says nothing', () => {
  const reached = reachedFiles();
  expect(reached).toContain('src/features/auth/use-auth-problem.ts'); // behind a lazy route
  expect(reached).toContain('src/workers/field.worker.ts');
  expect(reached).toContain('src/i18n/pt-BR/notification-codes.ts');
  expect(reached).not.toContain('src/i18n/spec/spec-texts.test.ts');
});

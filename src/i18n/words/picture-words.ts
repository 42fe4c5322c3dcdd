import type { TranslationFunctions } from '../i18n-types.ts';
import { keptSentence, notKeptSentence, type Way } from './kept-words.ts';

/** Why a picture is refused, by its code; undefined when there is no problem. */
export function pictureSentence(
  code: string | undefined,
  LL: TranslationFunctions,
): string | undefined {
  if (code === undefined) return undefined;
  if (code === 'device_full' || code === 'storage_failed') return notKeptSentence(LL, code);
  if (code === 'not_signed_in') return LL.auth.guard.user_not_authenticated();
  const words = LL.problems.pictures;
  // a key without a text returns ''
  return words[code as keyof typeof words]() || LL.problems.generic.unknown.message();
}

/**
 * The texts of a picture field, for `<PictureField texts={…}>`.
 */
export const pictureTexts = (LL: TranslationFunctions, way: Way) => ({
  choose: LL.picture.choose(),
  change: LL.picture.change(),
  remove: LL.picture.remove(),
  undo: LL.briefing.undo(),
  address: LL.picture.address(),
  preview: LL.picture.preview(),
  broken: LL.picture.broken(),
  none: LL.picture.none(),
  drop: LL.picture.drop(),
  waiting: keptSentence(LL, way, LL.picture.waiting()),
  sending: (percent: string) => LL.picture.sending({ percent }),
});

import type { TranslationFunctions } from './i18n-types.ts';

/** Why a picture is not taken, by its code; undefined while all is well. */
export function pictureSentence(
  code: string | undefined,
  LL: TranslationFunctions,
): string | undefined {
  if (code === undefined) return undefined;
  if (code === 'not_saved') return LL.problems.not_saved();
  if (code === 'not_signed_in') return LL.problems.refused.not_signed_in();
  const words = LL.problems.pictures;
  // a key without words says nothing
  return words[code as keyof typeof words]() || LL.problems.generic.unknown.message();
}

/** What a picture field says, for `<PictureField texts={pictureTexts(LL)}>`. */
export const pictureTexts = (LL: TranslationFunctions) => ({
  choose: LL.picture.choose(),
  change: LL.picture.change(),
  remove: LL.picture.remove(),
  address: LL.picture.address(),
  preview: LL.picture.preview(),
  broken: LL.picture.broken(),
  none: LL.picture.none(),
  drop: LL.picture.drop(),
  waiting: LL.picture.waiting(),
  sending: (percent: string) => LL.picture.sending({ percent }),
});

import type { Requirement, RequirementProgress } from '#domain/ranks/rank-progress.ts';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';

/** The sentences for what a rank asks for, and for how far a member has come. */
export function useRequirementWords() {
  const { LL, locale } = useI18nContext();
  const { need: need_words, have: have_words } = LL.team_ranks;
  return {
    /** "50 pontos" */
    need: (what: Requirement, need: number): string => need_words[what]({ count: need }),
    /** "40 de 50 pontos", and "50 pontos" while this device does not know how many there are */
    have: ({ what, have, need }: RequirementProgress): string =>
      have === undefined
        ? need_words[what]({ count: need })
        : have_words[what]({
            have: formatNumber(Math.min(have, need), locale),
            need: formatNumber(need, locale),
          }),
  };
}

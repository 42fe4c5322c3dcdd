import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keptSentence } from '#i18n/words/kept-words.ts';
import { useWayOut } from '#live/freshness/use-way-out.ts';

/** What is said of something that waits. @param children the sentence without a signal */
export function KeptSentence({ children }: { children: string }) {
  const { LL } = useI18nContext();
  return keptSentence(LL, useWayOut(), children);
}

import { useI18nContext } from '#i18n/i18n-react.tsx';
import { waitsWord } from '#i18n/words/kept-words.ts';
import { useWayOut } from '#live/freshness/use-way-out.ts';
import { StateChip } from '#ui/lists/state-chip.tsx';

/** Marks a row that waits for the server. @param children the word while it can't be sent */
export function WaitsChip({ children }: { children: string }) {
  const { LL } = useI18nContext();
  const way = useWayOut();
  return (
    <StateChip kind={way === 'sending' ? 'sending' : 'waiting'}>
      {waitsWord(LL, way, children)}
    </StateChip>
  );
}

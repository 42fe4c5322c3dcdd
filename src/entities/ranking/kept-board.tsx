import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { usePhoneMinute } from '#entities/age/use-phone-minute.ts';
import { formatAge } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { BoardState } from '#live/rankings/use-board.ts';
import { Button } from '#ui/button.tsx';
import { DataAge } from '#ui/page/data-age.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';

type KeptBoardProps<Board> = {
  asked: BoardState<Board> & { readonly ask: () => void };
  /** While nothing is known. */
  pending: ReactNode;
  /** Where nothing ever arrived. */
  needs_signal: string;
  children: (board: Board) => ReactNode;
};

/** A ranking that the server counts: the kept one with its age, or why there is none. */
export function KeptBoard<Board extends { readonly at: number }>({
  asked: { phase, board, ask },
  pending,
  needs_signal,
  children,
}: KeptBoardProps<Board>) {
  const { LL, locale } = useI18nContext();
  const now = usePhoneMinute();
  if (board) {
    const at = new Date(board.at).toISOString();
    const age = formatAge(at, { now: new Date(now), locale, LL });
    return (
      <>
        {phase === 'unreached' && <DataAge>{LL.sync.old_data({ age })}</DataAge>}
        {children(board)}
      </>
    );
  }
  if (phase === 'asking') return pending;
  return (
    <EmptyState icon={CloudOff} action={<Button onClick={ask}>{LL.common.try_again()}</Button>}>
      {needs_signal}
    </EmptyState>
  );
}

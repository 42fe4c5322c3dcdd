import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { DataFrom } from '#entities/age/data-from.tsx';
import { usePhoneMinute } from '#entities/age/use-phone-minute.ts';
import { refuseMoved } from '#entities/still/refuse-moved.ts';
import { formatAge } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { BoardState } from '#live/rankings/use-board.ts';
import { Button } from '#ui/button.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
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

/**
 * A ranking that the server counts: the kept one with its age, at once where there is no signal, or
 * why there is none.
 */
export function KeptBoard<Board extends { readonly at: number }>({
  asked: { phase, board, ask },
  pending,
  needs_signal,
  children,
}: KeptBoardProps<Board>) {
  const { LL } = useI18nContext();
  const online = useOnline();
  if (board) {
    return (
      // that the server does not answer comes above the rows
      <div ref={refuseMoved}>
        {online && phase === 'unreached' ? (
          <NotReached at={board.at} />
        ) : (
          <DataFrom synced_at={board.at} />
        )}
        <div>{children(board)}</div>
      </div>
    );
  }
  if (phase === 'asking') return pending;
  return (
    <EmptyState icon={CloudOff} action={<Button onClick={ask}>{LL.common.try_again()}</Button>}>
      {needs_signal}
    </EmptyState>
  );
}

/** The server was asked and did not answer, whatever the browser believes about the signal. */
function NotReached({ at }: { at: number }) {
  const { LL, locale } = useI18nContext();
  const now = new Date(usePhoneMinute());
  const age = formatAge(new Date(at).toISOString(), { now, locale, LL });
  return <DataAge>{LL.sync.old_data({ age })}</DataAge>;
}

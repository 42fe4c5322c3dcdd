import { NotHere } from '#entities/absent/not-here.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import { ErrorState } from '#ui/page/empty-state.tsx';
import { Note } from '#ui/page/note.tsx';

type NeedsSignalProps = {
  /** What could not be loaded. */
  title: string;
  /** The server answered and said no: waiting for a signal does not help. */
  is_refused: boolean;
  onRetry: () => void;
};

/** In place of what only the server has, and this device must not keep. */
export function NeedsSignal({ title, is_refused, onRetry }: NeedsSignalProps) {
  const { LL } = useI18nContext();
  return is_refused ? (
    <ErrorState title={title} retry_label={LL.common.try_again()} onRetry={onRetry}>
      {LL.admin.denied_detail()}
    </ErrorState>
  ) : (
    <NotHere title={title} onRetry={onRetry}>
      {LL.admin.needs_signal()}
    </NotHere>
  );
}

/** Beside what was answered before: why the rest does not come. */
export function RestNeedsSignal({ title }: { title: string }) {
  const { LL } = useI18nContext();
  return <Note kind="info" title={useOnline() ? title : LL.admin.needs_signal()} />;
}

import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ErrorState } from '#ui/page/empty-state.tsx';

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
  return (
    <ErrorState title={title} retry_label={LL.common.try_again()} onRetry={onRetry}>
      {is_refused ? LL.admin.denied_detail() : LL.admin.needs_signal()}
    </ErrorState>
  );
}

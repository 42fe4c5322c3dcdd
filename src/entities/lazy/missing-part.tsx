import X from 'lucide-react/icons/x';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { ErrorState } from '#ui/page/empty-state.tsx';
import { useServerAnswers } from './use-server-answers.ts';

export type MissingProps = {
  /** Stable over renders. Called also without a tap, once there is a signal. */
  onRetry: () => void;
  onClose?: (() => void) | undefined;
};

/** In place of a part, or of a screen, whose file is not on this device. */
export function MissingPart({ onRetry }: MissingProps) {
  useServerAnswers(onRetry);
  const { LL } = useI18nContext();
  const { title, body } = LL.shell.missing_part;
  return (
    <ErrorState title={title()} retry_label={LL.common.try_again()} onRetry={onRetry}>
      {body()}
    </ErrorState>
  );
}

/** In place of a dialog whose file is not on this device: its screen stays usable. */
export function MissingSheet({ onRetry, onClose }: MissingProps) {
  useServerAnswers(onRetry);
  const { LL } = useI18nContext();
  const { title, body } = LL.shell.missing_part;
  return (
    <div className="toast-place top-1/3 bottom-auto">
      <div role="alert" className="toast-card toast-error">
        <div className="min-w-0 flex-1 py-3">
          <p className="font-medium">{title()}</p>
          <p className="mb-2 text-sm text-soft">{body()}</p>
          <Button size="sm" onClick={onRetry}>
            {LL.common.try_again()}
          </Button>
        </div>
        <IconButton icon={X} label={LL.common.close()} onClick={onClose} />
      </div>
    </div>
  );
}

/** In place of a part that the person did not ask for: nothing, until its file comes. */
export function MissingExtra({ onRetry }: MissingProps) {
  useServerAnswers(onRetry);
  return null;
}

import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { menuItemClass } from '#ui/overlay/popover.tsx';
import { showPushDialog, usePushState } from './push-store.ts';

/**
 * One row: whether this device receives my messages; it opens the dialog. @param onOpen called
 * before that
 */
export function PushSetting({ onOpen }: { onOpen?: () => void }) {
  const { LL } = useI18nContext();
  const { reach, on } = usePushState();
  const { state } = LL.push;
  const Icon = on ? BellRing : BellOff;
  const word = on
    ? state.on()
    : reach === 'ready'
      ? state.off()
      : reach === 'denied'
        ? state.blocked()
        : state.in_app();
  return (
    <button
      type="button"
      className={`${menuItemClass} flex-wrap gap-y-0 py-1`}
      aria-haspopup="dialog"
      onClick={() => {
        onOpen?.();
        showPushDialog();
      }}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="flex-1">{LL.push.setting()}</span>
      <span className="text-sm text-soft">{word}</span>
    </button>
  );
}

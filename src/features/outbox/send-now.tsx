import Send from 'lucide-react/icons/send';
import { useId } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import { Button } from '#ui/button.tsx';

/** Without a signal it says so, and is not the orange action of the screen. */
export function SendNow({ onSend }: { onSend: () => void }) {
  const { LL } = useI18nContext();
  const id = useId();
  const words = LL.outbox.action;
  if (useOnline()) {
    return (
      <Button variant="main" icon={Send} onClick={onSend}>
        {words.send_now()}
      </Button>
    );
  }
  return (
    <div className="flex flex-col gap-1">
      <Button icon={Send} disabled aria-describedby={id}>
        {words.send_now()}
      </Button>
      <p id={id} className="text-sm text-soft">
        {words.send_needs_signal()}
      </p>
    </div>
  );
}

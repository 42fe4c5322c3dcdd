import Share2 from 'lucide-react/icons/share-2';
import { useShareEvent } from '#entities/event/use-share-event.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { canShare } from '#platform/sharing/share.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';

/** The system's share sheet; nothing where there is none. */
export function ShareEvent({ event }: { event: AirsoftEvent }) {
  const { LL } = useI18nContext();
  const share = useShareEvent(event);
  if (!canShare()) return null;
  return (
    <Button in_row icon={Share2} onClick={() => void share()}>
      {LL.event.action.share()}
    </Button>
  );
}

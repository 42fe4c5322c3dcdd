import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useMyRegistrations } from '#live/event/use-my-registrations.ts';
import { keep, readKept } from '#platform/kept/kept.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { showPushDialog, usePushState } from './push-store.ts';

/** Signing out removes it, with every key that starts with `qg.seen.`. */
const DECLINED = 'qg.seen.push_offer';

/**
 * Offers messages when they have a reason: a place in this event is confirmed. Offered once; the
 * dialog takes the answer, and the browser is not asked before that.
 */
export function PushOffer({ event_id }: { event_id: string }) {
  const { LL } = useI18nContext();
  const { reach, on } = usePushState();
  const confirmed = useMyRegistrations()?.get(event_id)?.status === 'confirmed';
  const [declined, setDeclined] = useState(() => readKept(DECLINED) !== null);
  if (!confirmed || declined || on !== false || reach !== 'ready') return null;
  const words = LL.push.offer;
  return (
    <div className="page-width pb-6">
      <Note
        kind="info"
        title={words.title()}
        action={
          <>
            <Button icon={BellRing} onClick={showPushDialog}>
              {LL.push.turn_on()}
            </Button>
            <Button
              variant="plain"
              onClick={() => {
                keep(DECLINED, true);
                setDeclined(true);
              }}
            >
              {words.later()}
            </Button>
          </>
        }
      >
        {words.body()}
      </Note>
    </div>
  );
}

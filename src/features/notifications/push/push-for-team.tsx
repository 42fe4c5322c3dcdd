import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keep, readKept } from '#platform/kept/kept.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { showPushDialog, usePushState } from './push-store.ts';
import { useLookAtPush } from './use-push.ts';

/** Signing out removes it, with every key that starts with `qg.seen.`. */
const DECLINED = 'qg.seen.push_team';

/**
 * Who follows a team on a device that receives no messages is told so, with the way to change it, or
 * what prevents it. Told until it is declined, for all teams together.
 */
export function PushForTeam() {
  const { LL } = useI18nContext();
  const { reach, on } = usePushState();
  const [declined, setDeclined] = useState(() => readKept(DECLINED) !== null);
  useLookAtPush();
  if (declined || on !== false) return null;
  const words = LL.push;
  return (
    <Note
      kind="info"
      title={words.team.title()}
      action={
        <>
          {reach === 'ready' && (
            <Button icon={BellRing} onClick={showPushDialog}>
              {words.turn_on()}
            </Button>
          )}
          <Button
            variant="plain"
            onClick={() => {
              keep(DECLINED, true);
              setDeclined(true);
            }}
          >
            {words.offer.later()}
          </Button>
        </>
      }
    >
      {reach === 'ready' && words.team.body()}
      {reach === 'denied' && words.denied.browser()}
      {reach !== 'ready' && reach !== 'denied' && words[reach].body()}
    </Note>
  );
}

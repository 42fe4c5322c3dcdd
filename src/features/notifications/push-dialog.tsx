import { BellRing } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isOnline, subscribeOnline } from '#platform/online.ts';
import type { PushReach } from '#platform/push-reach.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Note } from '#ui/note.tsx';
import { closePushDialog, usePushState } from './push-store.ts';
import { usePush } from './use-push.ts';

/** Why to be told, what this device can do, and the one question to the browser. Never shown unasked. */
export function PushDialog() {
  const { LL } = useI18nContext();
  const { open } = usePushState();
  return (
    <Dialog
      open={open}
      onClose={closePushDialog}
      title={LL.push.title()}
      close_label={LL.common.close()}
    >
      <PushChoice />
    </Dialog>
  );
}

function PushChoice() {
  const { LL } = useI18nContext();
  const { reach, on } = usePushState();
  const { state, turnOn, turnOff } = usePush();
  const online = useSyncExternalStore(subscribeOnline, isOnline);
  const words = LL.push;
  if (on) {
    return (
      <Stack>
        <p>{words.is_on()}</p>
        <Button block busy={state === 'busy'} onClick={turnOff}>
          {words.turn_off()}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack>
      <Reasons />
      {reach === 'ready' ? (
        <>
          {state === 'failed' && (
            <Note kind="refused" title={words.failed.title()}>
              {words.failed.body()}
            </Note>
          )}
          {!online && <Note kind="waiting" title={words.needs_signal()} />}
          <Button
            variant="main"
            size="lg"
            icon={BellRing}
            block
            busy={state === 'busy'}
            disabled={!online}
            onClick={turnOn}
          >
            {words.turn_on()}
          </Button>
        </>
      ) : (
        <Obstacle reach={reach} />
      )}
    </Stack>
  );
}

function Reasons() {
  const { LL } = useI18nContext();
  const { why, reasons, promise } = LL.push;
  return (
    <div className="flex flex-col gap-2">
      <p>{why()}</p>
      <ul className="flex list-disc flex-col gap-1 ps-5 marker:text-secondary">
        <li>{reasons.changed()}</li>
        <li>{reasons.place()}</li>
        <li>{reasons.team()}</li>
      </ul>
      <p className="text-soft">{promise()}</p>
    </div>
  );
}

/** What stands in the way here, and what to do about it. */
function Obstacle({ reach }: { reach: Exclude<PushReach, 'ready'> }) {
  const { LL } = useI18nContext();
  const { denied } = LL.push;
  if (reach === 'denied') {
    return (
      <Note kind="info" title={denied.title()}>
        <p>{denied.browser()}</p>
        <p className="mt-2">{denied.installed()}</p>
      </Note>
    );
  }
  return (
    <Note kind="info" title={LL.push[reach].title()}>
      {LL.push[reach].body()}
    </Note>
  );
}

const Stack = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col gap-5">{children}</div>
);

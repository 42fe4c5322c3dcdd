import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { PushObstacle } from './push-obstacle.tsx';
import { closePushDialog, usePushState } from './push-store.ts';
import { PushTurnOn } from './push-turn-on.tsx';
import { usePush } from './use-push.ts';

/**
 * Explains why messages help and what this device supports, then asks the browser. Never opens
 * unasked.
 */
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
  const { state, turnOff } = usePush();
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
      {reach === 'ready' ? <PushTurnOn main /> : <PushObstacle reach={reach} />}
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
        <li>{reasons.reminder()}</li>
        <li>{reasons.changed()}</li>
        <li>{reasons.place()}</li>
        <li>{reasons.team()}</li>
      </ul>
      <p className="text-soft">{promise()}</p>
    </div>
  );
}

const Stack = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col gap-5">{children}</div>
);

import Bell from 'lucide-react/icons/bell';
import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Popover } from '#ui/overlay/popover.tsx';
import { useNotificationSheet } from './panel-store.ts';

type VisitorBellProps = {
  /** The link to sign in. @param close closes the panel around it */
  signIn: (close: () => void) => ReactNode;
};

/** The bell of a visitor (Spec 1 §2): there is nothing yet, and how that changes. */
export function VisitorBell({ signIn }: VisitorBellProps) {
  const { LL } = useI18nContext();
  const { open, show, close } = useNotificationSheet();
  const words = LL.notifications;
  const body = (leave: () => void) => (
    <div className="flex flex-col items-start gap-3 py-3">
      <p>{words.empty()}</p>
      <p className="text-soft">{words.for_members()}</p>
      {signIn(leave)}
    </div>
  );
  return (
    <>
      <div className="hidden md:block">
        <Popover icon={Bell} label={words.title()}>
          {(closePopover) => (
            <section aria-label={words.title()} className="w-[334px] max-w-full px-2">
              <h2 className="flex min-h-12 items-center font-display text-xl">{words.title()}</h2>
              {body(closePopover)}
            </section>
          )}
        </Popover>
      </div>
      <div className="hidden min-[22.5rem]:block md:hidden">
        <IconButton
          icon={Bell}
          label={words.title()}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={show}
        />
      </div>
      <Dialog open={open} onClose={close} title={words.title()} close_label={LL.common.close()}>
        {body(close)}
      </Dialog>
    </>
  );
}

import { useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { useWhenLooked } from '#entities/still/use-when-looked.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import { Banner } from '#ui/page/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useUpdateOffer } from '../worker/update-offer.ts';

// without a signal it comes from what the service worker keeps
const OfflineAge = lazyExtra(() => import('../corner/sync/offline-age.tsx'));

const UPDATE_WORDS = {
  no: 'body',
  unsaved: 'waits_for_form',
  sending: 'waits_for_sending',
  late: 'late',
} as const;

/**
 * Notices that concern the whole app. One takes its place, or gives it back, with the next screen, or
 * when the person comes back to the app: what is looked at does not move (law 1). Until then a toast
 * tells what changed.
 */
export function ShellBanners() {
  const { LL } = useI18nContext();
  const online = useOnline();
  const update = useUpdateOffer();
  const screen = useRouterState({ select: ({ matches }) => matches.at(-1)?.id });
  const placed = useWhenLooked({ online, update }, screen);
  const offer = placed.update && (update ?? placed.update);
  return (
    <div className="shell-banners">
      {!placed.online && (
        <Banner
          kind="offline"
          is_over={online}
          more={LL.shell.connection.offline_more()}
          action={
            <Suspense>
              <OfflineAge />
            </Suspense>
          }
        >
          {LL.shell.connection.offline()}
        </Banner>
      )}
      {offer && (
        <Banner
          kind="update"
          is_over={!update}
          action={
            <Button
              size="sm"
              busy={offer.wait === 'unsaved' || offer.wait === 'sending'}
              onClick={offer.accept}
            >
              {LL.shell.update.action()}
            </Button>
          }
        >
          <strong>{LL.shell.update.title()}</strong> {LL.shell.update[UPDATE_WORDS[offer.wait]]()}
        </Banner>
      )}
    </div>
  );
}

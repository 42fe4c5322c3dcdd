import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/use-online.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useUpdateOffer } from '../worker/update-offer.ts';

/** Notices that concern the whole app. */
export function ShellBanners() {
  const { LL } = useI18nContext();
  const online = useOnline();
  const update = useUpdateOffer();
  return (
    <div>
      {!online && <Banner kind="offline">{LL.shell.connection.offline_banner()}</Banner>}
      {update && (
        <Banner
          kind="update"
          action={
            <Button size="sm" busy={update.waiting} onClick={update.accept}>
              {LL.shell.update.action()}
            </Button>
          }
        >
          <strong>{LL.shell.update.title()}</strong>{' '}
          {update.waiting ? LL.shell.update.waits_for_sending() : LL.shell.update.body()}
        </Banner>
      )}
    </div>
  );
}

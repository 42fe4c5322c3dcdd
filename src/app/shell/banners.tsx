import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import { Banner } from '#ui/page/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useUpdateOffer } from '../worker/update-offer.ts';

const UPDATE_WORDS = {
  no: 'body',
  unsaved: 'waits_for_form',
  sending: 'waits_for_sending',
  late: 'late',
} as const;

/** Notices that concern the whole app. */
export function ShellBanners() {
  const { LL } = useI18nContext();
  const online = useOnline();
  const update = useUpdateOffer();
  return (
    <div className="shell-banners">
      {!online && <Banner kind="offline">{LL.shell.connection.offline_banner()}</Banner>}
      {update && (
        <Banner
          kind="update"
          action={
            <Button
              size="sm"
              busy={update.wait === 'unsaved' || update.wait === 'sending'}
              onClick={update.accept}
            >
              {LL.shell.update.action()}
            </Button>
          }
        >
          <strong>{LL.shell.update.title()}</strong> {LL.shell.update[UPDATE_WORDS[update.wait]]()}
        </Banner>
      )}
    </div>
  );
}

import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { useAdActs } from '../use-ad-acts.ts';
import type { Ad } from '../use-ads.ts';

type DeleteAdProps = { ad: Ad; onCancel: () => void; onClose: () => void };

/** Asks before an advertisement is deleted for good; its counts stay. */
export function DeleteAd({ ad, onCancel, onClose }: DeleteAdProps) {
  const { LL } = useI18nContext();
  const { remove } = useAdActs();
  const words = LL.admin.ads;
  return (
    <ConfirmDialog
      open
      danger
      title={words.delete_title({ ad: ad.title })}
      confirm_label={words.delete()}
      cancel_label={LL.common.cancel()}
      onCancel={onCancel}
      onConfirm={() => {
        onClose();
        void remove(ad);
      }}
    >
      {words.delete_body()}
    </ConfirmDialog>
  );
}

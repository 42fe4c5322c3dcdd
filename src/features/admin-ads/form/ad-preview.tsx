import { adColumns, type AdForm } from '#domain/advertising/ad-form.ts';
import { AdCard } from '#entities/advertising/ad-card.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';

type AdPreviewProps = { id: string; values: AdForm };

/** What is written, in the card that players will see. What is missing has the name of its field. */
export function AdPreview({ id, values }: AdPreviewProps) {
  const { LL } = useI18nContext();
  const { preview, field } = LL.admin.ads;
  const ad = adColumns(values);
  return (
    <figure className="border-t border-line pt-4">
      <figcaption className="text-sm text-soft">{preview()}</figcaption>
      <ul>
        <AdCard
          id={id}
          ad={{
            ...ad,
            title: ad.title || field.title(),
            sponsor_name: ad.sponsor_name || field.sponsor_name(),
          }}
        />
      </ul>
    </figure>
  );
}

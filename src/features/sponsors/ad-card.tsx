import ExternalLink from 'lucide-react/icons/external-link';
import Plus from 'lucide-react/icons/plus';
import { adLink } from '#domain/advertisement.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AdMetric } from '#sync/calls/advertising/ad-counts.ts';
import type { Rows } from '#sync/records/collections.ts';
import { PatchPicture } from '#ui/drawing/patch-picture.tsx';
import { rowLinkClass } from '#ui/lists/list-row.tsx';
import { useSeen } from './use-seen.ts';

export type Advertisement = Extract<Rows['public_records'], { kind: 'advertisement' }>;

type AdCardProps = {
  ad: Advertisement;
  onCount: (ad_id: string, metric: AdMetric) => void;
};

/** One advertisement, clearly marked with who pays for it. */
export function AdCard({ ad, onCount }: AdCardProps) {
  const { LL } = useI18nContext();
  const card = useSeen<HTMLLIElement>(() => onCount(ad.id, 'views'));
  const { title, description, image_url, sponsor_name } = ad.data;
  const link = adLink(ad.data.link_url);
  return (
    <li ref={card} className="ad-slot">
      <PatchPicture id={ad.id} src={image_url} alt="" size={4} />
      <div className="min-w-0">
        <h3 className="font-display text-xl leading-tight">
          {link ? (
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer sponsored"
              className={rowLinkClass}
              onClick={() => onCount(ad.id, 'clicks')}
              onAuxClick={(event) => event.button === 1 && onCount(ad.id, 'clicks')}
            >
              {title}
              <span className="sr-only"> ({LL.sponsor.new_tab()})</span>
              <ExternalLink aria-hidden className="ms-1.5 inline size-4 align-baseline text-soft" />
            </a>
          ) : (
            title
          )}
        </h3>
        {description && <p className="mt-1">{description}</p>}
        <p className="mt-1 text-sm text-soft">{LL.sponsor.by({ sponsor: sponsor_name })}</p>
      </div>
    </li>
  );
}

/** A slot without an advertisement. */
export function FreeSlot() {
  const { LL } = useI18nContext();
  return (
    <li className="ad-slot text-soft">
      <span aria-hidden className="ad-free">
        <Plus className="size-5" />
      </span>
      <div>
        <p className="font-display text-xl leading-tight">{LL.sponsor.free()}</p>
        <p className="mt-1 text-sm">{LL.sponsor.free_hint()}</p>
      </div>
    </li>
  );
}

export function AdBones() {
  return (
    <li aria-hidden className="ad-slot">
      <span className="bone size-16 flex-none" />
      <span className="flex-1">
        <span className="bone bone-title block" />
        <span className="bone bone-line block" />
      </span>
    </li>
  );
}

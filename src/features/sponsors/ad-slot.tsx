import Plus from 'lucide-react/icons/plus';
import { AdCard } from '#entities/advertising/ad-card.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AdMetric } from '#sync/calls/advertising/ad-counts.ts';
import type { Rows } from '#sync/records/collections.ts';
import { useSeen } from './use-seen.ts';

export type Advertisement = Extract<Rows['public_records'], { kind: 'advertisement' }>;

type AdSlotProps = {
  ad: Advertisement;
  onCount: (ad_id: string, metric: AdMetric) => void;
};

/** A slot with an advertisement, whose views and clicks are counted. */
export function AdSlot({ ad: { id, data }, onCount }: AdSlotProps) {
  const card = useSeen<HTMLLIElement>(() => onCount(id, 'views'));
  return <AdCard ref={card} id={id} ad={data} onFollow={() => onCount(id, 'clicks')} />;
}

/** A slot without an advertisement. */
export function FreeSlot() {
  const { LL } = useI18nContext();
  return (
    <li className="ad-slot text-soft">
      <span aria-hidden className="ad-free">
        <Plus className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-36">
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

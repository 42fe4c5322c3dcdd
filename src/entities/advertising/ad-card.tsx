import ExternalLink from 'lucide-react/icons/external-link';
import type { Ref } from 'react';
import { adLink } from '#domain/advertising/advertisement.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { PatchPicture } from '#ui/drawing/patch-picture.tsx';
import { rowLinkClass } from '#ui/lists/list-row.tsx';
import './ad-card.css';

type AdCardProps = {
  /** Its picture is drawn from it while there is none. */
  id: string;
  ad: {
    readonly title: string;
    readonly description: string | null;
    readonly image_url: string | null;
    readonly link_url: string | null;
    readonly sponsor_name: string;
  };
  ref?: Ref<HTMLLIElement>;
  /** The link was followed. */
  onFollow?: () => void;
};

/** One advertisement, clearly marked with who pays for it. */
export function AdCard({ id, ad, ref, onFollow }: AdCardProps) {
  const { LL } = useI18nContext();
  const link = adLink(ad.link_url);
  return (
    <li ref={ref} className="ad-slot">
      <PatchPicture id={id} src={ad.image_url} alt="" size={4} />
      <div className="min-w-0 flex-1 basis-36">
        <h3 className="font-display text-xl leading-tight wrap-anywhere">
          {link ? (
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer sponsored"
              className={rowLinkClass}
              onClick={onFollow}
              onAuxClick={(event) => event.button === 1 && onFollow?.()}
            >
              {ad.title}
              <span className="sr-only"> ({LL.sponsor.new_tab()})</span>
              <ExternalLink aria-hidden className="ms-1.5 inline size-4 align-baseline text-soft" />
            </a>
          ) : (
            ad.title
          )}
        </h3>
        {ad.description && <p className="mt-1 wrap-anywhere">{ad.description}</p>}
        <p className="mt-1 text-sm text-soft wrap-anywhere">
          {LL.sponsor.by({ sponsor: ad.sponsor_name })}
        </p>
      </div>
    </li>
  );
}

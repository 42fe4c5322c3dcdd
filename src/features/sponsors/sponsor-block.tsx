import { useId } from 'react';
import { adsFor } from '#domain/advertisement.ts';
import { eventDay } from '#domain/event-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useReplicaRows } from '#live/use-replica-rows.ts';
import { useAdCounter } from '#live/use-ad-counter.ts';
import './sponsors.css';
import { AdBones, AdCard, FreeSlot, type Advertisement } from './ad-card.tsx';

type SponsorBlockProps = {
  /** A location of Spec 1 §9: a group takes its variants too. */
  location: 'home' | 'events' | 'teams' | 'event-details' | 'team-details' | 'search';
  /** Slots; those without an ad invite one. */
  count?: number;
  /** UTC ISO instant. */
  now: string;
};

const advertisements = { selector: { kind: { $eq: 'advertisement' } } };

/**
 * Who pays for the field. The ads are rows of the replica: the spec's five minutes are how old an answer of its
 * server may get, and with a signal the replica is fresher than that by itself; without one it stands.
 */
export function SponsorBlock({ location, count = 3, now }: SponsorBlockProps) {
  const { LL } = useI18nContext();
  const id = useId();
  const today = eventDay(now);
  const rows = useReplicaRows('public_records', advertisements);
  const counter = useAdCounter(today);
  const ads = rows && adsFor(rows.filter(isAd), { location, count, today });
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6 pb-10">
      <h2 id={id} className="text-2xl text-soft">
        {LL.sponsor.title()}
      </h2>
      <ul className={count > 1 ? 'ad-slots ad-slots-many' : 'ad-slots'}>
        {ads ? (
          <>
            {ads.map((ad) => (
              <AdCard key={ad.id} ad={ad} onCount={counter} />
            ))}
            {Array.from({ length: count - ads.length }, (_, free) => (
              <FreeSlot key={free} />
            ))}
          </>
        ) : (
          Array.from({ length: count }, (_, bone) => <AdBones key={bone} />)
        )}
      </ul>
    </section>
  );
}

const isAd = (row: { kind: string }): row is Advertisement => row.kind === 'advertisement';

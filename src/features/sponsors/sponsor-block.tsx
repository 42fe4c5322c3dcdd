import { adsFor } from '#domain/advertising/advertisement.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { RowsBoundary } from '#entities/absent/rows-boundary.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { useReplicaRows } from '#live/rows/use-replica-rows.ts';
import { useAdCounter } from '#live/advertising/use-ad-counter.ts';
import './sponsors.css';
import { AdBones, AdSlot, FreeSlot, type Advertisement } from './ad-slot.tsx';

type SponsorBlockProps = {
  /** A location of Spec 1 §9: a group takes its variants too. */
  location: 'home' | 'events' | 'teams' | 'event-details' | 'team-details' | 'search';
  /** Slots; an empty one invites an advertisement, but not after a search. */
  count?: number;
  /** UTC ISO instant. */
  now: string;
};

const advertisements = { selector: { kind: { $eq: 'advertisement' } } };

/**
 * The sponsors. The ads are rows of the replica. The spec's five minutes are the maximum age of a
 * server's answer; with a signal the replica is fresher than that, without one it stays as it is.
 */
export function SponsorBlock(props: SponsorBlockProps) {
  return (
    <RowsBoundary failed={null}>
      <Sponsors {...props} />
    </RowsBoundary>
  );
}

function Sponsors({ location, count = 3, now }: SponsorBlockProps) {
  const { LL } = useI18nContext();
  const today = eventDay(now);
  const rows = useReplicaRows('public_records', advertisements);
  const counter = useAdCounter(today);
  // on a first sync the rows above come in parts, and would push them down under the thumb
  const is_read = useScopeState('public');
  const ads = rows && adsFor(rows.filter(isAd), { location, count, today });
  // the list's own slots stand below it, and invite already
  const invites = location !== 'search';
  if (!is_read || (!invites && !ads?.length)) return null;
  return (
    // no landmark: a list and the event beside it have one each, of the same name
    <div className="sponsors border-t border-line pt-6 pb-10">
      <h2 className="text-2xl text-soft">{LL.sponsor.title()}</h2>
      <ul className={count > 1 ? 'ad-slots ad-slots-many' : 'ad-slots'}>
        {ads ? (
          <>
            {ads.map((ad) => (
              <AdSlot key={ad.id} ad={ad} onCount={counter} />
            ))}
            {invites &&
              Array.from({ length: count - ads.length }, (_, free) => <FreeSlot key={free} />)}
          </>
        ) : (
          Array.from({ length: count }, (_, bone) => <AdBones key={bone} />)
        )}
      </ul>
    </div>
  );
}

const isAd = (row: { kind: string }): row is Advertisement => row.kind === 'advertisement';

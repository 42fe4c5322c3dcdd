import { Link } from '@tanstack/react-router';
import { useMemo, type ComponentType } from 'react';
import type { ArenaReview } from '#domain/arena/arena-review.ts';
import type { Position } from '#domain/place/distance.ts';
import { formatDistance } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { useNearScreen } from './use-near-screen.ts';

/** A picture of a map, which another feature draws. */
export type ReviewMap = ComponentType<
  Position & {
    label: string;
    others: readonly (Position & { readonly waiting?: boolean })[];
    /** As near as the first of the others allows. */
    fit?: boolean;
  }
>;

type ReviewPlaceProps = Pick<ArenaReview, 'arena' | 'around'> & { reviewMap: ReviewMap };

/** The point of a proposal among the arenas within 2 km: on a map, and as a list that says the same. */
export function ReviewPlace({ arena, around, reviewMap: Around }: ReviewPlaceProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.admin.arenas;
  // many proposals are many maps: one is loaded when it is nearly seen
  const [box, is_near] = useNearScreen<HTMLDivElement>();
  const others = useMemo(
    () =>
      around.map(({ arena: { latitude, longitude, is_active } }) => ({
        latitude,
        longitude,
        waiting: !is_active,
      })),
    [around],
  );
  const { name, latitude, longitude } = arena;
  return (
    <div className="flex flex-col gap-2">
      <div ref={box} className="min-h-60">
        {is_near && (
          <Around
            latitude={latitude}
            longitude={longitude}
            others={others}
            label={words.map({ arena: name })}
          />
        )}
      </div>
      {around.length === 0 ? (
        <p className="text-sm text-soft">{words.none_around()}</p>
      ) : (
        <>
          <p className="text-sm text-soft">{words.map_marks()}</p>
          <ul aria-label={words.around()} className="flex flex-col">
            {around.map(({ arena: { id, name: other, is_active }, distance_m }) => (
              <li key={id} className="flex min-h-12 flex-wrap items-center gap-x-3">
                <Link to="/arena/$id" params={{ id }} className="link min-w-0 py-3 wrap-anywhere">
                  {other}
                </Link>
                <span className="text-soft tabular-nums">{formatDistance(distance_m, locale)}</span>
                {!is_active && <StateChip kind="waiting">{LL.arenas.in_review()}</StateChip>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

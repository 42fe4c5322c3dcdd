import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useAccount } from '#live/account-context.ts';
import { subscribePreferences } from '#platform/theme.ts';
import { leaveView, leftView } from './left-views.ts';
import {
  openManyPointsMap,
  type Covered,
  type ManyPointsMap,
  type PlaceOnMap,
  type Told,
} from './many-points-map.ts';
import { parkMap, takeParked } from './parked-map.ts';

type Wanted = Told & {
  readonly name: string;
  readonly places: readonly PlaceOnMap[];
  readonly covered: Covered;
};

type Kept = {
  /** Where it is drawn. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly map: ManyPointsMap | undefined;
};

/** The map of its name that was left a moment ago, or a new one that shows what that one showed. */
export function useKeptMap({ name, places, covered, ...told }: Wanted): Kept {
  const box = useRef<HTMLDivElement>(null);
  const account = useAccount();
  const [map, setMap] = useState<ManyPointsMap>();
  const choose = useEffectEvent(told.onChoose);
  const list = useEffectEvent(told.onSeveral);
  const miss = useEffectEvent(told.onMissing);
  const move = useEffectEvent(told.onMoved);
  // before its first frame, which would be of an empty map
  const fill = useEffectEvent((opened: ManyPointsMap) => opened.showPlaces(places));
  const coveredNow = useEffectEvent(() => covered);
  useEffect(() => {
    const screen: Told = {
      onChoose: (id) => choose(id),
      onSeveral: (ids) => list(ids),
      onMissing: () => miss(),
      onMoved: (area) => move(area),
    };
    const kept = takeParked(account, name);
    kept?.enter(box.current!, screen);
    const from = { left: leftView(name), covered: coveredNow() };
    const opened = kept ?? openManyPointsMap(box.current!, { ...screen, ...from });
    fill(opened);
    setMap(opened);
    // the colours change only after the attribute has changed
    const forget = subscribePreferences(() => requestAnimationFrame(opened.dress));
    return () => {
      forget();
      const view = opened.view();
      if (!view) return opened.close();
      leaveView(name, view);
      parkMap(account, name, opened);
    };
  }, [account, name]);
  return { box, map };
}

import { useForm, useStore } from '@tanstack/react-form';
import { useEffect, useState, type RefObject } from 'react';
import { useAct } from '#actions/use-act.ts';
import type { EventOnMap } from '#domain/event/event-map.ts';
import { pointOf, pointProblems } from '#domain/place/degrees.ts';
import type { Position } from '#domain/place/distance.ts';
import type { TypedPoint } from '#domain/place/read-point.ts';
import { checkedBy } from '#entities/form/checked-by.ts';
import { putValues } from '#entities/form/put-values.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { focusConflict } from '#ui/form/focus-unit.ts';
import { askedPoint } from './refused-points.ts';

/** Where the point is by now, moved by somebody else, and the two answers to that. */
export type MovedPoint = {
  readonly point: TypedPoint;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
};

type PointFormOptions = {
  event: EventOnMap;
  /** What the server refused of this point: the form begins with that, and replaces it. */
  refused: readonly OutboxRecord[];
  element: RefObject<HTMLFormElement | null>;
  /** The new point is stored on this device. */
  onKept: (point: Position) => void;
};

/** The point of an event as it is typed. Nothing is sent while the event's own moved unseen. */
export function usePointForm({ event, refused, element, onKept }: PointFormOptions) {
  const { LL } = useI18nContext();
  const words = LL.event_map;
  const act = useAct();
  const { discard } = useOutboxActions();
  const { id, latitude, longitude } = event;
  const now = typedPoint(event);
  const [{ asked, seen: before }] = useState(() => askedPoint(event, refused));
  const [first] = useState(() => typedPoint(asked));
  const [seen, setSeen] = useState(before);
  const [put, setPut] = useState<TypedPoint>();
  const form = useForm({
    defaultValues: first,
    ...checkedBy(pointProblems),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
    onSubmit: async ({ value }) => {
      const point = pointOf(value);
      if (typeof point === 'string') return; // the rules above refuse it
      if (is_conflict) return focusConflict(element.current, 'point');
      await act(
        'update_event@1',
        { id, patch: point, base: seen },
        {
          label: event.name,
          said: { done: words.adjusted(), refused: words.not_adjusted() },
          onKept: () => {
            for (const { id: earlier } of refused) void discard(earlier);
            onKept(point);
          },
        },
      );
    },
  });
  const mine = useStore(form.store, ({ values }) => values);
  const point = pointOf(mine);
  const is_moved = seen.latitude !== latitude || seen.longitude !== longitude;
  const is_conflict = is_moved && !isAt(mine, now) && !isAt(mine, typedPoint(seen));
  const keepMine = () => setSeen({ latitude, longitude });
  const follow = () => {
    keepMine();
    setPut(now);
  };
  if (is_moved && !is_conflict) follow(); // nothing was typed against it
  useEffect(() => {
    if (put) putValues(form, put);
  }, [form, put]);
  const moved: MovedPoint = { point: now, onMine: keepMine, onTheirs: follow };
  return {
    form,
    point: typeof point === 'string' ? null : point,
    moved: is_conflict ? moved : undefined,
  };
}

const isAt = (a: TypedPoint, b: TypedPoint): boolean =>
  a.latitude === b.latitude && a.longitude === b.longitude;

const typedPoint = (point: Pick<EventOnMap, 'latitude' | 'longitude'>): TypedPoint => ({
  latitude: typed(point.latitude),
  longitude: typed(point.longitude),
});

/** The sixth decimal is about ten centimetres. */
export const typed = (degrees: number | null): string =>
  degrees === null ? '' : String(Number(degrees.toFixed(6)));

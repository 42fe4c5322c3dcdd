import { useState } from 'react';
import type { MappedEvent } from '#domain/event/event-map.ts';
import type { Position } from '#domain/place/distance.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { useSameAct } from '#ui/lists/use-same-act.ts';
import { AdjustPoint, type PointPicker } from './adjust-point.tsx';
import { AdjustToggle } from './adjust-toggle.tsx';
import { refusedPoints } from './refused-points.ts';

type Adjusting = {
  mapped: readonly MappedEvent[] | undefined;
  /** Only who organises an event can move a point. */
  organises: boolean;
  outbox: readonly OutboxRecord[];
  pointPicker: PointPicker;
  /** The card of an event is open: it closes first, and gives the focus back. */
  has_card: boolean;
  /** A point is about to be moved: the card closes. */
  onStart: () => void;
};

/**
 * The moving of an event's point: its switch, its dialog, and where the last one went.
 * `adjust` is undefined while points are not moved; one that was refused is corrected at any time.
 */
export function useAdjust({ mapped, organises, outbox, pointPicker, ...card }: Adjusting) {
  const [adjusts, setAdjusts] = useState(false);
  const [id, setId] = useState<string>();
  const [moved_to, setMovedTo] = useState<Position>();
  const adjust = useSameAct((event_id: string) => {
    card.onStart();
    setId(event_id);
  });
  const moving = mapped?.find(({ event }) => event.id === id);
  return {
    adjust: adjusts ? adjust : undefined,
    correct: adjust,
    moved_to,
    toggle: organises && <AdjustToggle adjusts={adjusts} onAdjusts={setAdjusts} />,
    dialog: moving && !card.has_card && (
      <AdjustPoint
        event={moving.event}
        refused={refusedPoints(moving.event.id, outbox)}
        pointPicker={pointPicker}
        onKept={(point) => {
          setId(undefined);
          setMovedTo(point);
        }}
        onClose={() => setId(undefined)}
      />
    ),
  };
}

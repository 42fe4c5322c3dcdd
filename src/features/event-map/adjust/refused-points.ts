import type { EventOnMap } from '#domain/event/event-map.ts';
import type { MutationArgs } from '#sync/registry/registry.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';

type Moved = MutationArgs<'update_event@1'>;
type Point = Pick<EventOnMap, 'latitude' | 'longitude'>;

const NONE: readonly OutboxRecord[] = [];

/**
 * My changes of this event's point that the server refused, in the order of asking. One that changes
 * more is corrected in the form of the event.
 */
export function refusedPoints(
  id: string,
  outbox: readonly OutboxRecord[],
): readonly OutboxRecord[] {
  const found = outbox.filter(({ name, status, args }) => {
    if (name !== 'update_event@1' || status !== 'rejected') return false;
    const asked = args as Moved;
    return asked.id === id && Object.keys(asked.patch).every((column) => AXES.includes(column));
  });
  return found.length > 0 ? found : NONE;
}

const AXES: readonly string[] = ['latitude', 'longitude'] satisfies (keyof Point)[];

/** The point that was asked for last, and the one that the person saw before. */
export function askedPoint(
  { latitude, longitude }: EventOnMap,
  refused: readonly OutboxRecord[],
): { readonly asked: Point; readonly seen: Point } {
  const changes = refused.map(({ args }) => args as Moved);
  const over = (parts: readonly object[]): Point =>
    Object.assign({ latitude, longitude }, ...parts) as Point;
  return {
    asked: over(changes.map(({ patch }) => patch)),
    seen: over(changes.map(({ base }) => base).toReversed()),
  };
}

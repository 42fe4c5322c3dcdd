import { listedArenas, type Arena } from '#domain/arena/arena-list.ts';
import { orderByDistance } from '#domain/place/distance.ts';
import { positionsOf, WARM_UP } from './field-times.ts';

/** Milliseconds of one call. */
export type DistanceTimes = {
  /** Places in the order of their distance, and nothing else. */
  readonly order_ms: number;
  /** What the list of arenas does when a person sorts it by distance. */
  readonly list_ms: number;
};

const HERE = { latitude: -23.55, longitude: -46.63 };
const WISH = { type: undefined, sort: 'distance', here: HERE } as const;

/** The functions of the screen, on its own thread. */
export function sortByDistance(count: number): DistanceTimes {
  const positions = positionsOf(count);
  const arenas = Array.from(
    { length: count },
    (_, n) =>
      ({
        id: String(n),
        name: `Campo ${n} de Atibaia`,
        city: 'Atibaia',
        state: 'SP',
        is_active: true,
        game_types: ['cqb'],
        latitude: positions[2 * n],
        longitude: positions[2 * n + 1],
      }) as Arena,
  );
  for (let i = 0; i < WARM_UP; i += 1) {
    orderByDistance(HERE, positions);
    listedArenas(arenas, WISH);
  }
  const started = performance.now();
  const order = orderByDistance(HERE, positions);
  const half = performance.now();
  const listed = listedArenas(arenas, WISH);
  const ended = performance.now();
  if (order.length !== count || listed.length !== count) throw new Error('not all of it');
  return { order_ms: half - started, list_ms: ended - half };
}

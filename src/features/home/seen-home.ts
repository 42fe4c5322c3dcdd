import { isUpcoming } from '#domain/event-day.ts';
import { keep, readKept } from '#platform/kept.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Rows } from '#sync/records/collections.ts';

const eventFields = [
  'id',
  'name',
  'date',
  'location',
  'game_mode',
  'registration_closed',
  'operators_count',
] as const satisfies readonly (keyof AirsoftEvent)[];
const patchFields = ['id', 'nome', 'imagem_url'] as const satisfies readonly (keyof Patch)[];

type Patch = Rows['patches'];
export type CardEvent = Pick<AirsoftEvent, (typeof eventFields)[number]>;
export type PinnedPatch = Pick<Patch, (typeof patchFields)[number]>;

/** The parts of the screen that change; undefined means not known yet. */
export type HomeContent = {
  readonly counts: { readonly events?: number | undefined; readonly teams?: number | undefined };
  readonly events?: readonly CardEvent[] | undefined;
  readonly patches?: readonly PinnedPatch[] | undefined;
};

/** Public data only. Signing out removes every `qg.seen.*`. */
const KEY = 'qg.seen.home';
const VERSION = 1;

/**
 * The screen as it was last painted: the next start shows it before any database is open
 * (performance.md §0.7).
 * @param today YYYY-MM-DD; past events are left out
 */
export function seenHome(today: string): HomeContent {
  const {
    version,
    counts = {},
    events = [],
    patches = [],
  } = (readKept(KEY) ?? {}) as Partial<Seen>;
  if (version !== VERSION) return { counts: {} };
  const upcoming = events.filter(({ date }) => isUpcoming(date, today));
  return {
    counts,
    events: upcoming.length > 0 ? upcoming : undefined,
    patches: patches.length > 0 ? patches : undefined,
  };
}

export function rememberHome({ counts, events = [], patches = [] }: HomeContent): void {
  keep(KEY, {
    version: VERSION,
    counts,
    events: events.map((row) => only(row, eventFields)),
    patches: patches.map((row) => only(row, patchFields)),
  } satisfies Seen);
}

type Seen = Required<HomeContent> & {
  readonly version: number;
  readonly events: readonly CardEvent[];
  readonly patches: readonly PinnedPatch[];
};

const only = <Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;

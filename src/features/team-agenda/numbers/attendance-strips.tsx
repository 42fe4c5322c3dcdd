import type { Strip, StripCell } from '#domain/agenda/agenda-statistics.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';

type AttendanceStripsProps = {
  strips: readonly Strip[];
  /** How many entries a strip has. */
  count: number;
  me: string | null;
  /** Captain and officers see everybody's share, others their own. */
  leads: boolean;
};

/** A row of cells for each member, one for each of the latest entries, oldest first. */
export function AttendanceStrips({ strips, count, me, leads }: AttendanceStripsProps) {
  const { LL } = useI18nContext();
  const words = LL.team_agenda.numbers;
  const legend: readonly StripCell[] = ['confirmed', 'declined', 'silent', 'missed'];
  return (
    <section aria-labelledby="agenda-strips">
      <h2 id="agenda-strips" className="font-display text-xl">
        {words.strips({ count })}
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-4 text-sm text-soft">
        {legend.map((cell) => (
          <li key={cell} className="flex items-center gap-1.5">
            <svg aria-hidden className="size-4">
              <Cell cell={cell} at={0} />
            </svg>
            {words.cell[cell]()}
          </li>
        ))}
      </ul>
      <ul aria-label={words.strips({ count })} className="mt-4 divide-y divide-line">
        {strips.map(({ user_id, name, cells, came, of }) => {
          const mine = user_id === me;
          return (
            <li
              key={user_id}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-1"
            >
              <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
                {leads || mine ? name : name.split(' ')[0]}
                {mine && <span className="text-soft"> ({LL.team_agenda.people.you()})</span>}
                {(leads || mine) && of > 0 && (
                  <span className="block text-sm tabular-nums text-soft">
                    {words.share({ came, of })}
                  </span>
                )}
              </span>
              <span className="sr-only">{cells.map((cell) => words.cell[cell]()).join(', ')}</span>
              <svg aria-hidden width={count * STEP} height={SIZE + 1} className="shrink-0">
                {cells.map((cell, n) => (
                  <Cell key={n} cell={cell} at={n * STEP} />
                ))}
              </svg>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Pixels. Twelve fit a phone of 320 px. */
const SIZE = 16;
const STEP = 20;

/** Cells differ by shape, not by colour: solid, hatched, outlined, crossed. */
function Cell({ cell, at }: { cell: StripCell; at: number }) {
  const box = { x: at + 0.5, y: 0.5, width: SIZE - 1, height: SIZE - 1 };
  switch (cell) {
    case 'confirmed':
      return <rect className="plot-bar" {...box} />;
    case 'declined':
      return <rect className="plot-rest" {...box} />;
    case 'silent':
      return <rect fill="none" className="plot-base" {...box} />;
    case 'missed':
      return (
        <>
          <rect fill="none" className="plot-base" {...box} />
          <path
            className="plot-base"
            strokeWidth="2"
            d={`M${at + 3} 3L${at + 13} 13M${at + 13} 3L${at + 3} 13`}
          />
        </>
      );
    case 'before':
      return null;
  }
}

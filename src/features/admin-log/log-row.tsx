import { formatInstant } from '#i18n/formats/instants.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AccessEntry } from '#sync/calls/administration.ts';
import type { FoldedEntries } from './folded-entries.ts';

/** One act; or what was repeated, with how often and from when to when, opened to see each. */
export function LogRow({ row, now }: { row: FoldedEntries; now: string }) {
  const { LL } = useI18nContext();
  const said = useSaid(now);
  const [newest] = row;
  const oldest = row.at(-1) ?? newest;
  return (
    <li className="border-b border-line py-3">
      {row.length === 1 ? (
        <>
          <p className="wrap-anywhere">
            <strong>{said.who(newest)}</strong> {said.act(newest)}
            {newest.subject !== null && <>: {said.subject(newest.subject)}</>}
          </p>
          <p className="text-sm text-soft tabular-nums">{said.at(newest)}</p>
        </>
      ) : (
        <details className="disclosure">
          <summary>
            <span className="wrap-anywhere">
              <strong>{said.who(newest)}</strong> {said.act(newest)} ·{' '}
              {LL.admin.log.times({ count: row.length })}
            </span>
            <span className="block text-sm text-soft tabular-nums">
              {said.at(oldest)} – {said.at(newest)}
            </span>
          </summary>
          <ul className="mt-2 flex flex-col gap-1 ps-4 text-sm">
            {row.map((entry) => (
              <li key={entry.id} className="wrap-anywhere">
                <span className="text-soft tabular-nums">{said.at(entry)}</span>
                {entry.subject !== null && <> · {said.subject(entry.subject)}</>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function useSaid(now: string) {
  const { LL, locale } = useI18nContext();
  const words = LL.admin.log;
  return {
    who: ({ who }: AccessEntry) => who ?? words.deleted(),
    act: ({ what }: AccessEntry) =>
      Object.hasOwn(words.what, what) ? words.what[what as keyof typeof words.what]() : what,
    subject: (subject: string) => (subject === '#' ? words.number() : subject),
    at: ({ at }: AccessEntry) => formatInstant(at, { now: new Date(now), locale, LL }),
  };
}

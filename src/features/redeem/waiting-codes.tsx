import { Link } from '@tanstack/react-router';
import { formatWait } from '#i18n/formats/format-wait.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import { LONGEST_BACKOFF_MS, type OutboxRecord } from '#sync/outbox/outbox.ts';
import { buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { useSecondsLeft } from '#ui/use-seconds-left.ts';

/** Codes that wait: for a signal, or, with one, for the time that the server asked for. */
export function WaitingCodes({ records }: { records: readonly OutboxRecord[] }) {
  const { LL } = useI18nContext();
  const online = useOnline();
  if (records.length === 0) return null;
  const words = LL.redeem;
  const count = records.length;
  return (
    <Note
      kind="waiting"
      title={online ? words.goes_on() : words.waits()}
      action={
        <Link to="/outbox" className={buttonClass()}>
          {words.see_waiting()}
        </Link>
      }
    >
      {online ? words.in_turn({ count }) : words.waiting({ count })}
      {online && <NextTry at={Math.min(...records.map(({ next_at }) => next_at))} />}
    </Note>
  );
}

/**
 * Only to be seen: the note is read out when it changes, and this changes each second.
 * @param at UTC ms
 */
function NextTry({ at }: { at: number }) {
  const { LL, locale } = useI18nContext();
  const seconds = useSecondsLeft(at, Date.now);
  // after the clock was set back it is sent at once
  if (seconds === 0 || seconds * 1_000 > LONGEST_BACKOFF_MS) return null;
  return (
    <p aria-hidden className="tabular-nums">
      {LL.redeem.next_try({ wait: formatWait(seconds, locale) })}
    </p>
  );
}

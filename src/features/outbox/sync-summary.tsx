import { Link } from '@tanstack/react-router';
import LogIn from 'lucide-react/icons/log-in';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { usePhoneMinute } from '#entities/age/use-phone-minute.ts';
import { formatAge } from '#i18n/formats/formats.ts';
import { formatInstantInSentence } from '#i18n/formats/instants.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keptSentence, sessionOverSentence } from '#i18n/words/kept-words.ts';
import { useOpenCount } from '#live/outbox/use-open-count.ts';
import { useWaitingCount } from '#live/outbox/use-waiting-count.ts';
import { useNeverReached } from '#live/freshness/use-never-reached.ts';
import { useSyncNow, useSyncStatus } from '#live/freshness/use-sync-status.ts';
import { useWayOut } from '#live/freshness/use-way-out.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

/** The sync status in a sentence, and what the person can do about it. */
export function SyncSummary() {
  const { LL } = useI18nContext();
  const { phase } = useSyncStatus();
  const syncNow = useSyncNow();
  const { word, sentence } = useSyncWords();
  const busy = phase === 'syncing' || phase === 'initial_sync';
  if (phase === 'needs_sign_in') {
    return (
      <Note
        kind="refused"
        title={word}
        action={
          <Link
            to="/auth"
            search={{ from: '/outbox' }}
            className={buttonClass({ variant: 'main' })}
          >
            <LogIn aria-hidden className="size-5" />
            {LL.shell.nav.sign_in()}
          </Link>
        }
      >
        {sentence}
      </Note>
    );
  }
  return (
    <section
      aria-label={LL.sync.label()}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pb-6"
    >
      <div role="status">
        <p className="font-display text-xl">{word}</p>
        {/* room for two lines on a phone: the button below stands still while the sentence changes */}
        <p className="text-soft max-md:min-h-12">{sentence}</p>
      </div>
      <Button icon={RefreshCw} busy={busy} onClick={syncNow}>
        {LL.sync.now()}
      </Button>
    </section>
  );
}

function useSyncWords(): { word: string; sentence: string } {
  const { LL, locale } = useI18nContext();
  const { synced_at, clock_offset_ms, ...status } = useSyncStatus();
  const unreached = useNeverReached();
  // every first start begins with it: no word of a missing signal that is taken back a moment later
  const is_coming = status.phase === 'never_synced' && !unreached;
  const phase = is_coming ? 'initial_sync' : status.phase;
  const pending = useWaitingCount();
  const { open } = useOpenCount();
  const way = useWayOut();
  const now = usePhoneMinute();
  const words = LL.sync_detail;
  const time = { now: new Date(now), locale, LL };
  // stored in server time; people read their own clock
  const at = new Date((synced_at ?? 0) - clock_offset_ms).toISOString();
  const word = LL.sync.status[phase]();
  switch (phase) {
    case 'synced':
      return {
        word: open > 0 ? LL.sync.pending_count({ pending: open }) : word,
        sentence: words.synced({ when: formatInstantInSentence(at, time) }),
      };
    case 'offline':
      return pending > 0
        ? {
            word: LL.sync.status.offline_pending({ pending }),
            sentence: keptSentence(LL, way, words.offline_pending({ pending })),
          }
        : { word, sentence: words.offline({ age: formatAge(at, time) }) };
    case 'needs_sign_in':
      return { word, sentence: sessionOverSentence(LL, pending) };
    case 'initial_sync':
      return { word, sentence: LL.sync.first_time() };
    case 'syncing':
      return { word, sentence: pending > 0 ? words.syncing_pending() : words.syncing() };
    default:
      return { word, sentence: words[phase]() };
  }
}

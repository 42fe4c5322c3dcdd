import { Link } from '@tanstack/react-router';
import Inbox from 'lucide-react/icons/inbox';
import { Suspense } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useCleared } from '#live/lost/use-cleared.ts';
import { useKeepPasses } from '#live/pass/use-keep-passes.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useOpenCount } from '#live/outbox/use-open-count.ts';
import { useSyncStatus } from '#live/freshness/use-sync-status.ts';
import { isWaiting } from '#sync/outbox/outbox.ts';
import { withWords } from '#i18n/locale.ts';
import { classNames } from '#ui/class-names.ts';
import { SYNC_ICONS } from './sync-icons.ts';
import { useLivePokes } from '../live-pokes.ts';

const ExpiredSession = lazyExtra(() => withWords(import('#app/account/expired-session.tsx')));

const LostNotice = lazyExtra(() => withWords(import('#app/account/lost-notice.tsx')));

/** The sync status in the top bar; it opens Pendências. */
// A default export, because React.lazy takes nothing else.
export default function SyncChip() {
  const { LL } = useI18nContext();
  const { phase, expired } = useSyncStatus();
  const outbox = useOutbox() ?? [];
  const { open, missing, stranded } = useOpenCount();
  const { cleared } = useCleared();
  useLivePokes();
  useKeepPasses();
  // all is well only where nothing is open; that there is no signal is said by the line under the head
  const is_quiet = phase === 'synced' || phase === 'offline';
  const needs_look = phase === 'synced' && open > 0;
  const Icon = needs_look ? Inbox : SYNC_ICONS[phase];
  const pending = LL.sync.pending_count({ pending: open });
  const word = needs_look
    ? pending
    : phase === 'offline' && open > 0
      ? LL.sync.status.offline_pending({ pending: open })
      : LL.sync.status[phase]();
  const count = open > 0 && !needs_look ? `, ${pending}` : '';
  return (
    <>
      {expired && (
        <Suspense>
          <ExpiredSession waiting={outbox.filter(isWaiting).length} />
        </Suspense>
      )}
      {missing + stranded + cleared > 0 && (
        <Suspense>
          <LostNotice {...{ missing, stranded, cleared }} />
        </Suspense>
      )}
      <Link
        to="/outbox"
        className={classNames(
          'btn btn-ghost relative min-w-(--thumb) gap-2 px-3 font-normal',
          // on a phone, only what needs attention is seen
          is_quiet && open === 0 && 'max-md:not-focus-visible:sr-only',
        )}
        aria-label={`${LL.sync.label()}: ${word}${count}. ${LL.sync.open_outbox()}`}
        title={word}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        <span aria-hidden className="hidden max-w-40 truncate text-sm @min-[78rem]:inline">
          {word}
        </span>
        {open > 0 && (
          <span
            aria-hidden
            className={classNames(
              'corner-badge',
              // beside the word it stands in line, so that it covers no letter
              phase === 'offline' ? '@min-[78rem]:hidden' : '@min-[78rem]:static',
            )}
          >
            {open > 9 ? '9+' : open}
          </span>
        )}
      </Link>
    </>
  );
}

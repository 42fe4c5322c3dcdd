import ScrollText from 'lucide-react/icons/scroll-text';
import { NeedsSignal, RestNeedsSignal } from '#entities/administration/needs-signal.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { foldedEntries } from './folded-entries.ts';
import { LogRow } from './log-row.tsx';
import { useAccessLog } from './use-access-log.ts';

/** Who looked people and codes up, gave and took roles and patches: the last 365 days. */
export function LogScreen({ now }: { now: string }) {
  const { LL } = useI18nContext();
  const words = LL.admin.log;
  const { phase, entries, ask, more, state } = useAccessLog();
  const is_unreached = phase === 'unreached';
  const is_failed = phase === 'refused' || (is_unreached && !entries);
  return (
    <>
      <ScreenTitle>{words.title()}</ScreenTitle>
      <PageHeader title={words.title()}>
        <p className="text-soft">{words.lead()}</p>
      </PageHeader>
      <div className="page-width flex flex-col items-start gap-4 pt-4 pb-12">
        {is_failed && (
          <NeedsSignal title={words.load_failed()} is_refused={phase === 'refused'} onRetry={ask} />
        )}
        {!is_failed && !entries && <SkeletonRows label={words.loading()} />}
        {entries?.length === 0 && <EmptyState icon={ScrollText}>{words.none()}</EmptyState>}
        {entries && entries.length > 0 && (
          <ul aria-label={words.title()} className="flex w-full flex-col">
            {foldedEntries(entries).map((row) => (
              <LogRow key={row[0].id} row={row} now={now} />
            ))}
          </ul>
        )}
        {((is_unreached && entries) || state === 'failed') && (
          <RestNeedsSignal title={words.load_failed()} />
        )}
        {entries && entries.length > 0 && state !== 'end' && (
          <Button busy={state === 'busy'} onClick={more}>
            {words.more()}
          </Button>
        )}
        <p role="status" className="text-soft empty:sr-only">
          {state === 'end' && words.end()}
        </p>
      </div>
    </>
  );
}

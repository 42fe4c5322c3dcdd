import { lazy, Suspense, type FunctionComponent } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ErrorState } from '#ui/page/empty-state.tsx';
import { serverConfig } from '#app/account/server-config.ts';

// rarely needed, so they are not part of the start; without their file they are not there
const CopyError = ifLoaded<{ error: unknown }>(() => import('./copy-error.tsx'));
const UnkeptEvents = ifLoaded<{ url: string }>(
  () => import('#features/events/empty/unkept-events.tsx'),
);

/** Shown for a bug, or for a file of the app that could not be loaded. The queue is safe. */
export function CrashScreen({ error }: { error: unknown }) {
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      <ErrorState
        title={LL.shell.crash.title()}
        retry_label={LL.shell.crash.action()}
        onRetry={() => location.reload()}
        action={
          <Suspense>
            <CopyError error={error} />
          </Suspense>
        }
      >
        {LL.shell.crash.body()}
      </ErrorState>
    </div>
  );
}

/**
 * Shown when the databases of this device can't be opened: no space, or a browser that forbids
 * storage. Below it, what can be seen without them.
 */
export function StorageFailedScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { LL } = useI18nContext();
  return (
    <div className="page-width pb-12">
      <ErrorState
        title={LL.shell.storage_failed.title()}
        retry_label={LL.common.try_again()}
        onRetry={onRetry}
        action={
          <Suspense>
            <CopyError error={error} />
          </Suspense>
        }
      >
        {LL.shell.storage_failed.body()}
      </ErrorState>
      <Suspense>
        <UnkeptEvents url={serverConfig().url} />
      </Suspense>
    </div>
  );
}

function ifLoaded<Props>(load: () => Promise<{ default: FunctionComponent<Props> }>) {
  const nothing: FunctionComponent<Props> = () => null;
  return lazy(() => load().catch(() => ({ default: nothing })));
}

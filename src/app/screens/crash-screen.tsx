import { useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { MissingPart } from '#entities/lazy/missing-part.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { withWords } from '#i18n/locale.ts';
import { ErrorState } from '#ui/page/empty-state.tsx';
import { isBeingLeft, staysHere } from '#sync/storage/leaving.ts';
import { serverConfig } from '#app/account/server-config.ts';
import { isMissingFile } from './missing-files.ts';
import { ScreenPending } from './route-pending.tsx';

// rarely needed, so they are not part of the start; without their file they are not there
const CopyError = lazyExtra(() => import('./copy-error.tsx'));
const ReloadLater = lazyExtra(() => import('./reload-later.tsx'));
const UnkeptEvents = lazyExtra(() => withWords(import('#features/events/empty/unkept-events.tsx')));

/** Shown for a bug, or for a file of the app that is not on this device. The queue is safe. */
export function CrashScreen({ error }: { error: unknown }) {
  const [may_leave, setMayLeave] = useState(isBeingLeft);
  useEffect(() => void staysHere().then(() => setMayLeave(false)), []);
  if (may_leave) return <ScreenPending />;
  return isMissingFile(error) ? <MissingScreen /> : <Crashed error={error} />;
}

/** The router asks for the file of the screen again. */
function MissingScreen() {
  const router = useRouter();
  const again = useCallback(() => void router.invalidate(), [router]);
  return <MissingPart onRetry={again} />;
}

function Crashed({ error }: { error: unknown }) {
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
        <ReloadLater error={error} />
        <UnkeptEvents url={serverConfig().url} />
      </Suspense>
    </div>
  );
}

import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import Search from 'lucide-react/icons/search';
import { Suspense, useState } from 'react';
import { lazySheet } from '#entities/lazy/lazy-part.tsx';
import { formatWait } from '#i18n/formats/format-wait.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import { steadyMs } from '#platform/clock.ts';
import { Button } from '#ui/button.tsx';
import { useSecondsLeft } from '#ui/use-seconds-left.ts';
import { CodeField } from './code-field.tsx';
import type { useRedeem } from './use-redeem.ts';

const ScanDialog = lazySheet(() => import('./scan/scan-dialog.tsx'));

/** The field for a code; without a signal the code is kept instead of verified. */
export function CodeForm({ redeeming }: { redeeming: ReturnType<typeof useRedeem> }) {
  const { LL, locale } = useI18nContext();
  const online = useOnline();
  const [scanning, setScanning] = useState(false);
  const { code, busy, unsure, limited, type, verify } = redeeming;
  const seconds = useSecondsLeft(redeeming.may_verify_at, steadyMs);
  // without a signal nothing is verified: the code is kept, however often
  const has_to_wait = online && seconds > 0;
  const error = limited && !has_to_wait ? undefined : redeeming.error;
  const words = LL.redeem;
  const said = online ? words.verify() : words.keep();
  return (
    <>
      <form
        noValidate
        className="flex w-full flex-col items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !has_to_wait) void verify();
        }}
      >
        <div className="w-full">
          <CodeField
            label={words.code()}
            hint={online ? words.hint() : words.offline()}
            error={error}
            value={code}
            onChange={type}
          />
        </div>
        <div className="flex w-full flex-wrap gap-3 max-md:flex-col">
          <Button
            type="submit"
            variant="main"
            size="lg"
            icon={Search}
            busy={busy !== undefined}
            disabled={has_to_wait}
          >
            {has_to_wait ? (
              <span className="tabular-nums text-soft">
                {words.wait({ wait: formatWait(seconds, locale) })}
              </span>
            ) : busy ? (
              words[busy === 'redeem' ? 'redeeming' : 'verifying']()
            ) : (
              said
            )}
          </Button>
          <Button size="lg" icon={ScanQrCode} onClick={() => setScanning(true)}>
            {words.scan.action()}
          </Button>
          {online && (unsure || has_to_wait) && (
            <Button onClick={() => void redeeming.keepForLater()}>{words.keep()}</Button>
          )}
        </div>
      </form>
      {scanning && (
        <Suspense fallback={<p role="status">{LL.camera.starting()}</p>}>
          <ScanDialog onClose={() => setScanning(false)} onCode={verify} />
        </Suspense>
      )}
    </>
  );
}

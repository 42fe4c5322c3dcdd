import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { useLost } from '#live/lost/use-lost.ts';
import type { MissingLane } from '#sync/receipts/missing.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { ClearedSection } from './cleared-section.tsx';
import { MissingSection } from './missing-section.tsx';
import { StrandedSection } from './stranded-section.tsx';

type LostSectionsProps = ReturnType<typeof useLost> & {
  missing: readonly MissingLane[];
  now: string;
};

/** What the server or this device lost, and what can no longer be sent. */
export function LostSections({ missing, now, ...lost }: LostSectionsProps) {
  const { LL } = useI18nContext();
  async function discardNow(user_id: string) {
    await lost.discard(user_id);
    showToast({ tone: 'info', title: LL.outbox.discarded() });
  }
  return (
    <>
      <ClearedSection cleared={lost.cleared} onUnderstood={() => void lost.understood()} />
      <MissingSection lanes={missing} now={now} />
      {lost.stranded.map((left) => (
        <StrandedSection
          key={left.user_id}
          {...{ left, now }}
          onDiscard={() => void discardNow(left.user_id)}
        />
      ))}
    </>
  );
}

import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { useStranded } from '#live/use-stranded.ts';
import type { MissingLane } from '#sync/receipts/missing.ts';
import { showToast } from '#ui/toast-store.ts';
import { MissingSection } from './missing-section.tsx';
import { StrandedSection } from './stranded-section.tsx';

type LostSectionsProps = ReturnType<typeof useStranded> & {
  missing: readonly MissingLane[];
  now: string;
};

/** What the server lost, and what can no longer be sent. */
export function LostSections({ missing, stranded, discard, now }: LostSectionsProps) {
  const { LL } = useI18nContext();
  async function discardNow(user_id: string) {
    await discard(user_id);
    showToast({ tone: 'info', title: LL.outbox.discarded() });
  }
  return (
    <>
      <MissingSection lanes={missing} now={now} />
      {stranded.map((left) => (
        <StrandedSection
          key={left.user_id}
          {...{ left, now }}
          onDiscard={() => void discardNow(left.user_id)}
        />
      ))}
    </>
  );
}

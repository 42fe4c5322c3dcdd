import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';

type ClearedSectionProps = { cleared: number; onUnderstood: () => void };

/**
 * Actions that waited in a storage that the browser or the person has cleared: only their number is
 * known.
 */
export function ClearedSection({ cleared, onUnderstood }: ClearedSectionProps) {
  const { LL } = useI18nContext();
  const words = LL.outbox.lost.cleared;
  if (cleared === 0) return null;
  return (
    <section aria-labelledby="outbox-cleared">
      <h2 id="outbox-cleared" className="font-display text-2xl">
        {words.title()}
      </h2>
      <p className="mt-1 text-soft">{words.body({ count: cleared })}</p>
      <div className="mt-3">
        <Button onClick={onUnderstood}>{words.understood()}</Button>
      </div>
    </section>
  );
}

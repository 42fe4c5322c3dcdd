import { Suspense } from 'react';
import { takesPayment } from '#domain/event/event-times.ts';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

// most events have no key, and most visitors may not see it
const PixPayment = lazyPart(() => import('./pix-payment.tsx'));

/**
 * How to pay, while there is something to pay for: the server gives the key to the organiser, to
 * staff, and to registered people. @param now UTC ISO instant
 */
export function Payment({ event, now }: { event: AirsoftEvent; now: string }) {
  const { LL } = useI18nContext();
  const found = useLiveRecord('event_payments', event.id);
  if (!takesPayment(event, now)) return null;
  const payment = found.state === 'present' ? found.row : undefined;
  if (payment?.pix_key) {
    return (
      <div className="mb-6">
        <Suspense>
          <PixPayment payment={payment} cents={event.price_cents} />
        </Suspense>
      </div>
    );
  }
  if (payment || !((event.price_cents ?? 0) > 0)) return null;
  return <p className="mb-6 text-sm text-soft">{LL.event.facts.pix.for_registered()}</p>;
}

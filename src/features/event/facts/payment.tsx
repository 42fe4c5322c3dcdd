import { takesPayment } from '#domain/event/event-times.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { EventPayment } from '#sync/records/event-payment.ts';
import { PixPayment } from './pix-payment.tsx';

type PaymentProps = { event: AirsoftEvent; payment: EventPayment | null; now: string };

/**
 * How to pay, while there is something to pay for: the server gives the key to the organiser, to
 * staff, and to registered people. @param now UTC ISO instant
 */
export function Payment({ event, payment, now }: PaymentProps) {
  const { LL } = useI18nContext();
  if (!takesPayment(event, now)) return null;
  if (payment?.pix_key) {
    return (
      <div className="mb-6">
        <PixPayment payment={payment} cents={event.price_cents} />
      </div>
    );
  }
  if (payment || !((event.price_cents ?? 0) > 0)) return null;
  return <p className="mb-6 text-sm text-soft">{LL.event.facts.pix.for_registered()}</p>;
}

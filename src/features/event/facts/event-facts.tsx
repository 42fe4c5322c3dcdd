import { Suspense } from 'react';
import { takesPayment } from '#domain/event/event-times.ts';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { LinkedText } from '#entities/linked-text/linked-text.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { factWords } from '#i18n/words/fact-words.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import { WhatsappLink } from '#entities/person/whatsapp-link.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

// most events have no key, and most visitors may not see it
const PixPayment = lazyPart(() => import('./pix-payment.tsx'));

type EventFactsProps = {
  event: AirsoftEvent;
  /** UTC ISO instant. */
  now: string;
};

/**
 * What a player decides on; nothing where the organiser said nothing. How to pay is offered only
 * while there is something to pay for.
 */
export function EventFacts({ event, now }: EventFactsProps) {
  const { LL, locale } = useI18nContext();
  const found = useLiveRecord('event_payments', event.id);
  const words = LL.event.facts;
  const said = factWords(event, { LL, locale });
  // the server gives the row to the organiser, to staff, and to registered people
  const payment = found.state === 'present' ? found.row : undefined;
  const is_paid = takesPayment(event, now);
  const costs = is_paid && (event.price_cents ?? 0) > 0;
  const pays = is_paid && payment?.pix_key ? payment : undefined;
  if (said.length === 0 && !event.show_contact && !pays) return null;
  return (
    <section aria-label={words.label()} className="mb-8 flex flex-col gap-4">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {said.map(({ label, lines }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-soft">{label}</dt>
            {lines.map((line) => (
              <dd key={line} className="break-words whitespace-pre-line">
                <LinkedText text={line} />
              </dd>
            ))}
          </div>
        ))}
        {event.show_contact && (
          <div className="min-w-0">
            <dt className="text-sm text-soft">{words.contact()}</dt>
            <dd>
              {payment?.whatsapp ? (
                <WhatsappLink number={payment.whatsapp} />
              ) : (
                words.contact_for_registered()
              )}
            </dd>
          </div>
        )}
      </dl>
      {pays ? (
        <Suspense>
          <PixPayment payment={pays} cents={event.price_cents} />
        </Suspense>
      ) : (
        costs && !payment && <p className="text-sm text-soft">{words.pix.for_registered()}</p>
      )}
    </section>
  );
}

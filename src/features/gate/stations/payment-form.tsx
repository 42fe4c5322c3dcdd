import { useI18nContext } from '#i18n/i18n-react.tsx';
import { formatPrice } from '#i18n/formats/formats.ts';
import { paymentMethods } from '#sync/records/event-record.ts';
import { Button } from '#ui/button.tsx';
import type { StationFormProps } from './station-sheet.tsx';

/** One tap says how somebody paid. */
export function PaymentForm({ event, onFound }: StationFormProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.gate.stations;
  const { price_cents } = event;
  return (
    <div role="group" aria-label={words.method()} className="flex flex-col gap-3">
      {price_cents !== null && (
        <p className="text-xl">{words.price({ price: formatPrice(price_cents, locale) })}</p>
      )}
      {paymentMethods.map((method) => (
        <Button key={method} size="lg" block onClick={() => void onFound({ method })}>
          {words.methods[method]()}
        </Button>
      ))}
    </div>
  );
}

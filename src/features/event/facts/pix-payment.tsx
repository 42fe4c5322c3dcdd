import Copy from 'lucide-react/icons/copy';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import { Suspense, useEffect, useState } from 'react';
import { brCode } from '#domain/pix/br-code.ts';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { priceWords } from '#i18n/words/price-words.ts';
import { copyText } from '#platform/sharing/clipboard.ts';
import type { EventPayment } from '#sync/records/event-payment.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';

const loadQr = () => import('./pix-qr.tsx');
const PixQr = lazyPart(loadQr);

type PixPaymentProps = { payment: EventPayment; cents: number | null };

/** How to pay the organiser: a code to copy, and its QR. It comes with the screen, at its height. */
export function PixPayment({ payment, cents }: PixPaymentProps) {
  const { LL, locale } = useI18nContext();
  const [shown, setShown] = useState(false);
  // asked for at the field, where there may be no signal
  useEffect(() => void loadQr().catch(() => undefined), []);
  const words = LL.event.facts.pix;
  const { pix_key, pix_name, pix_city } = payment;
  if (!pix_key || !pix_name || !pix_city) return null;
  const code = brCode({ key: pix_key, name: pix_name, city: pix_city, cents });

  async function copy() {
    const copied = await copyText(code);
    showToast(
      copied
        ? { tone: 'success', title: words.copied() }
        : { tone: 'error', title: LL.common.copy_failed() },
    );
  }
  return (
    <div className="flex max-w-xl flex-col gap-3 rounded-box border border-line p-4">
      <h3 className="font-display text-xl leading-tight">{words.title()}</h3>
      <p className="break-words">
        {cents ? priceWords(cents, { LL, locale }) : words.open_amount()}
        {' · '}
        {words.receiver()} {pix_name}
      </p>
      <p className="text-sm break-all text-soft">
        {words.key()}: <span className="select-all">{pix_key}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button icon={Copy} onClick={() => void copy()}>
          {words.copy()}
        </Button>
        <Button icon={QrCodeIcon} aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? words.hide() : words.show()}
        </Button>
      </div>
      {shown && (
        <Suspense fallback={<div aria-hidden className="bone aspect-square w-full max-w-72" />}>
          <PixQr code={code} />
        </Suspense>
      )}
      <p className="text-sm text-soft">{words.direct()}</p>
    </div>
  );
}

import { qrCode } from '#domain/qr/qr-code.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { QrPicture } from '#ui/drawing/qr-picture.tsx';

/** The payment as another phone scans it. Drawn here, so it needs no signal. */
export default function PixQr({ code }: { code: string }) {
  const { LL } = useI18nContext();
  return <QrPicture modules={qrCode(code)} label={LL.event.facts.pix.qr()} />;
}

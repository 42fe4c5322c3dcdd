import { groupedCode } from '#domain/rewards/patch-code.ts';
import { redeemAddress } from '#domain/rewards/patch-codes.ts';
import { qrCode } from '#domain/qr/qr-code.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { PatchCode } from '#sync/calls/administration.ts';
import { QrPicture } from '#ui/drawing/qr-picture.tsx';
import './qr-sheet.css';

/** The codes on paper, to cut out: each opens the screen that redeems it, and says where that is. */
export function QrSheet({ codes }: { codes: readonly PatchCode[] }) {
  const { LL, locale } = useI18nContext();
  const words = LL.admin.codes;
  return (
    <>
      <h1>{words.sheet()}</h1>
      <ul className="qr-sheet">
        {codes.map(({ id, nome, codigo, expires_at }) => (
          <li key={id}>
            <QrPicture modules={qrCode(redeemAddress(location.origin, codigo))} label={codigo} />
            <strong>{nome}</strong>
            <code>{groupedCode(codigo)}</code>
            <small>{location.host}/patches/redeem</small>
            {expires_at && (
              <small>
                {words.column.expires()}: {formatDay(eventDay(expires_at), locale)}
              </small>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

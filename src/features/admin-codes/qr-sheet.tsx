import { redeemAddress } from '#domain/rewards/patch-codes.ts';
import { qrCode } from '#domain/qr/qr-code.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { PatchCode } from '#sync/calls/administration.ts';
import { QrPicture } from '#ui/drawing/qr-picture.tsx';
import './qr-sheet.css';

/** The codes on paper, to cut out: each opens the screen that redeems it. */
export function QrSheet({ codes }: { codes: readonly PatchCode[] }) {
  const { LL } = useI18nContext();
  return (
    <>
      <h1>{LL.admin.codes.sheet()}</h1>
      <ul className="qr-sheet">
        {codes.map(({ id, nome, codigo }) => (
          <li key={id}>
            <QrPicture modules={qrCode(redeemAddress(location.origin, codigo))} label={codigo} />
            <strong>{nome}</strong>
            <code>{codigo}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

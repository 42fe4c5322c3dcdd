import Sun from 'lucide-react/icons/sun';
import { useMemo, type ReactNode } from 'react';
import { qrCode } from '#domain/qr/qr-code.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { SignedPass } from '#sync/calls/event-passes.ts';
import { QrPicture } from '#ui/drawing/qr-picture.tsx';

type PassCardProps = {
  pass: SignedPass;
  /** Above the code. */
  times: ReactNode;
  /** Below the name. */
  place: ReactNode;
};

/** A pass as the gate reads it: the code as large as the screen allows, and whose it is. */
export function PassCard({ pass: { name, team, text }, times, place }: PassCardProps) {
  const { LL } = useI18nContext();
  const modules = useMemo(() => qrCode(text), [text]);
  return (
    <div className="pass-card">
      {times}
      <div className="pass-code">
        <QrPicture size="fill" modules={modules} label={LL.pass.qr({ name })} />
      </div>
      <p className="pass-name">{name}</p>
      {team !== '' && <p className="pass-team">{team}</p>}
      {place}
      {/* no browser lets a page raise the brightness */}
      <p className="pass-bright">
        <Sun aria-hidden className="size-5" />
        {LL.pass.bright()}
      </p>
      <p className="pass-show">{LL.pass.show()}</p>
    </div>
  );
}

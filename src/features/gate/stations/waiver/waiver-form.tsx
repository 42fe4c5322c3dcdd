import { useState } from 'react';
import { isSigned } from '#domain/stations/signature.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import type { StationFormProps } from '../station-sheet.tsx';
import { SignaturePad } from './signature-pad.tsx';

/** Signed on the glass, or ticked by whoever saw it signed on paper. */
export function WaiverForm({ onFound }: StationFormProps) {
  const { LL } = useI18nContext();
  const words = LL.gate.stations;
  const [signature, setSignature] = useState('');
  return (
    <div className="flex flex-col gap-4">
      <SignaturePad label={words.sign()} value={signature} onChange={setSignature} />
      <div className="flex flex-wrap gap-3">
        <Button disabled={signature === ''} onClick={() => setSignature('')}>
          {words.clear()}
        </Button>
        <Button
          variant="main"
          size="lg"
          disabled={!isSigned(signature)}
          onClick={() => void onFound({ signature })}
        >
          {words.save()}
        </Button>
      </div>
      <Button size="lg" block onClick={() => void onFound({})}>
        {words.tick()}
      </Button>
    </div>
  );
}

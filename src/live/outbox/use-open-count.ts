import { countMissing } from '#sync/receipts/missing.ts';
import { useStranded } from '../lost/use-stranded.ts';
import { useDeviceQuery } from '../rows/use-device-query.ts';
import { useOutbox } from './use-outbox.ts';
import { useRefusedPictures } from './use-refused-pictures.ts';

type OpenCount = {
  /** Everything that Pendências lists. */
  readonly open: number;
  /** What a restored database has lost. */
  readonly missing: number;
  /** What another person's deleted account left here. */
  readonly stranded: number;
};

/** How much has no outcome yet, or needs the person; 0 until first read. */
export function useOpenCount(): OpenCount {
  const asked = useOutbox()?.filter(({ status }) => status !== 'acked').length ?? 0;
  const missing = useDeviceQuery(countMissing, 0) ?? 0;
  const stranded = useStranded().stranded.reduce(
    (count, { waiting, confirmed }) => count + waiting.length + confirmed.length,
    0,
  );
  const pictures = useRefusedPictures()?.length ?? 0;
  return { open: asked + pictures + missing + stranded, missing, stranded };
}

import type { Position } from '#domain/place/distance.ts';
import { useFinding } from '#entities/place/use-finding.ts';
import type { ArenaFormApi } from '../use-arena-form.ts';
import { useFindAddress } from '../use-find-address.ts';

/** Puts the point of the address, or the one where the person stands, into the form. */
export function useFindPoint(form: ArenaFormApi) {
  const findAddress = useFindAddress();
  const put = ({ latitude, longitude }: Position) => {
    form.setFieldValue('latitude', rounded(latitude));
    form.setFieldValue('longitude', rounded(longitude));
  };
  const find = useFinding(put);
  return { ...find, put, byAddress: () => find.byAddress(() => findAddress(form.state.values)) };
}

/** The sixth decimal is about ten centimetres. */
const rounded = (degrees: number): string => String(Number(degrees.toFixed(6)));

import { wholeAddress, type ArenaForm } from '#domain/arena/arena-form.ts';
import { pointOf } from '#domain/place/degrees.ts';
import type { useFormState } from '#entities/form/use-form-state.ts';
import { putValues } from '#entities/form/put-values.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { useArenaForm, type ArenaFormApi } from './use-arena-form.ts';
import { useFindAddress } from './use-find-address.ts';

type PointedForm = {
  readonly start: ArenaForm;
  readonly state: ReturnType<typeof useFormState>;
  /** Called with values that have a point. */
  readonly onSave: (values: ArenaForm) => Promise<void>;
};

/**
 * The form of an arena. It is saved with a point: where the person gave none, the address is looked
 * up. What is missing is said.
 */
export function usePointedForm({ start, state, onSave }: PointedForm): ArenaFormApi {
  const { LL } = useI18nContext();
  const { element, setFailure } = state;
  const findAddress = useFindAddress();
  const form: ArenaFormApi = useArenaForm({
    start,
    onInvalid: (values) => {
      const point = pointOf(values);
      const { coordinates_invalid, address_required } = LL.arena;
      if (point === 'invalid') setFailure(coordinates_invalid());
      else if (point === 'none' && !wholeAddress(values)) setFailure(address_required());
      else setFailure('');
      focusFirstInvalid(element.current);
    },
    onSubmit: async (typed) => {
      setFailure('');
      if (pointOf(typed) !== 'none') return onSave(typed);
      const found = await findAddress(typed);
      const now = form.state.values; // it may have taken seconds
      if (pointOf(now) !== 'none') return onSave(now);
      if (!found.ok) return setFailure(found.said);
      const { latitude, longitude } = found.place;
      const values = { ...now, latitude: String(latitude), longitude: String(longitude) };
      putValues(form, values);
      await onSave(values);
    },
  });
  return form;
}

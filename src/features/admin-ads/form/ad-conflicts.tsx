import type { ComponentProps } from 'react';
import type { AdForm } from '#domain/advertising/ad-form.ts';
import { FormConflicts } from '#entities/form/follow/form-conflicts.tsx';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';

type Conflicts = ComponentProps<typeof FormConflicts<keyof AdForm, AdForm>>;

/** Shows what two administrators changed differently in one advertisement. */
export function AdConflicts(props: Pick<Conflicts, 'units' | 'mine' | 'theirs' | 'onDecide'>) {
  const { LL, locale } = useI18nContext();
  const { conflict_title, field, place } = LL.admin.ads;
  const show = (unit: keyof AdForm, form: AdForm): string => {
    if (form[unit] === '') return LL.form.conflict.empty();
    if (unit === 'location') return place[form.location]();
    const is_day = unit === 'start_date' || unit === 'end_date';
    return is_day ? formatDay(form[unit], locale) : form[unit];
  };
  return (
    <FormConflicts
      {...props}
      title={conflict_title()}
      label={(unit) => field[unit]()}
      show={show}
    />
  );
}

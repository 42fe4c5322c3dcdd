import type { ComponentProps, ReactNode } from 'react';
import type { ArenaForm, ArenaUnit } from '#domain/arena/arena-form.ts';
import { hoursText, typesText } from '#entities/arena/fact-texts.ts';
import { FormConflicts } from '#entities/form/follow/form-conflicts.tsx';
import { KeptPhoto } from '#entities/picture/kept-photo.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';

type Conflicts = ComponentProps<typeof FormConflicts<ArenaUnit, ArenaForm>>;

/** Shows what two people changed differently in one arena. */
export function ArenaConflicts(props: Pick<Conflicts, 'units' | 'mine' | 'theirs' | 'onDecide'>) {
  const { LL, locale } = useI18nContext();
  const words = LL.arenas.propose;
  const label = (unit: ArenaUnit): string => {
    if (unit === 'latitude') return words.place();
    if (unit === 'opening_hours') return LL.arenas.hours();
    if (unit === 'images') return LL.arenas.pictures();
    if (unit === 'game_types' || unit === 'facilities') return LL.arenas[unit]();
    return words[unit]();
  };
  const said = (unit: ArenaUnit, form: ArenaForm): ReactNode => {
    if (unit === 'latitude') return form.latitude && words.at(form);
    if (unit === 'opening_hours') return hoursText(form.opening_hours, { LL, locale });
    if (unit === 'game_types') return typesText(form.game_types, LL);
    if (unit !== 'images') return form[unit];
    return (
      form.images.length > 0 && (
        <div className="grid grid-cols-3 gap-2">
          {form.images.map((url, n) => (
            <KeptPhoto key={url} url={url} label={LL.picture.photo({ number: n + 1 })} />
          ))}
        </div>
      )
    );
  };
  return (
    <FormConflicts
      {...props}
      title={LL.problems.refused.arena_changed()}
      label={label}
      show={(unit, form) => said(unit, form) || LL.form.conflict.empty()}
    />
  );
}

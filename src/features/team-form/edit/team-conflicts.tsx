import type { ComponentProps } from 'react';
import { brazilStates } from '#domain/place/brazil-state.ts';
import type { TeamForm } from '#domain/team/team-form.ts';
import { FormConflicts } from '#entities/form/follow/form-conflicts.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';

type Conflicts = ComponentProps<typeof FormConflicts<keyof TeamForm, TeamForm>>;

/** Shows what two devices changed differently in one team. */
export function TeamConflicts(props: Pick<Conflicts, 'units' | 'mine' | 'theirs' | 'onDecide'>) {
  const { LL } = useI18nContext();
  const { conflict_title, field } = LL.team_form;
  return (
    <FormConflicts
      {...props}
      title={conflict_title()}
      label={(unit) => field[unit]()}
      show={(unit, form) =>
        (unit === 'state' && stateName(form.state)) || form[unit] || LL.form.conflict.empty()
      }
    />
  );
}

const stateName = (chosen: string): string | undefined =>
  brazilStates.find(([uf]) => uf === chosen)?.[1];

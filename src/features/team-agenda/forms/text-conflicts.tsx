import type { ComponentProps } from 'react';
import { FormConflicts } from '#entities/form/follow/form-conflicts.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';

type Conflicts<Unit extends string, Form> = ComponentProps<typeof FormConflicts<Unit, Form>>;

type TextConflictsProps<Unit extends string, Form> = Pick<
  Conflicts<Unit, Form>,
  'label' | 'show'
> & {
  followed: Pick<Conflicts<Unit, Form>, 'mine' | 'onDecide'> & {
    conflicts: readonly Unit[];
    /** Undefined while the row is not known, or not current. */
    theirs: Form | undefined;
  };
};

/** Shows what two people wrote differently in one briefing or report. */
export function TextConflicts<Unit extends string, Form>(props: TextConflictsProps<Unit, Form>) {
  const { label, show } = props;
  const { conflicts, mine, theirs, onDecide } = props.followed;
  const { LL } = useI18nContext();
  if (!theirs || conflicts.length === 0) return null;
  return (
    <FormConflicts
      {...{ mine, theirs, label, onDecide }}
      units={conflicts}
      title={LL.team_agenda.form.text_conflict()}
      show={(unit, form) => show(unit, form) || LL.form.conflict.empty()}
    />
  );
}

import type { ComponentProps } from 'react';
import { FormConflicts } from '#entities/form/follow/form-conflicts.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';

type TextConflictsProps<Unit extends string, Form> = Omit<
  ComponentProps<typeof FormConflicts<Unit, Form>>,
  'title' | 'theirs'
> & {
  /** Undefined while the row is not known, or not current. */
  theirs: Form | undefined;
};

/** Shows what two people wrote differently in one briefing or report. */
export function TextConflicts<Unit extends string, Form>(props: TextConflictsProps<Unit, Form>) {
  const { units, theirs, show } = props;
  const { LL } = useI18nContext();
  if (!theirs || units.length === 0) return null;
  return (
    <FormConflicts
      {...props}
      theirs={theirs}
      title={LL.team_agenda.form.text_conflict()}
      show={(unit, form) => show(unit, form) || LL.form.conflict.empty()}
    />
  );
}

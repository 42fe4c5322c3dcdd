import { useI18nContext } from '#i18n/i18n-react.tsx';
import { focusConflict, focusField } from '#ui/form/focus-unit.ts';
import type { Decision } from './form-conflicts.tsx';
import type { useFollowForm } from './use-follow-form.ts';
import type { useFormState } from '../use-form-state.ts';

type Decisions<Form, Unit extends string> = {
  readonly state: ReturnType<typeof useFormState>;
  readonly followed: ReturnType<typeof useFollowForm<Form, Unit>> & {
    readonly mine: Form;
    readonly theirs: Form | undefined;
  };
  /** Sets the fields of the form. */
  readonly put: (values: Form) => void;
};

/** What the person decides in a form that follows its row: conflicts, and whether a draft stays. */
export function useDecisions<Form, Unit extends string>(form: Decisions<Form, Unit>) {
  const { LL } = useI18nContext();
  const { state, followed, put } = form;
  const { element, setFailure } = state;
  const { base, mine, theirs, conflicts, decide, setBase } = followed;
  return {
    /** @returns whether a conflict has to be decided first, after saying so */
    mustDecide: (): boolean => {
      const [first] = conflicts;
      setFailure(first === undefined ? '' : LL.form.conflict.decide_first());
      if (first !== undefined) focusConflict(element.current, first);
      return first !== undefined;
    },
    onDecide: (unit: Unit, decision: Decision): void => {
      setFailure('');
      decide?.(unit, decision === 'edit' ? 'mine' : decision);
      const next = conflicts.find((other) => other !== unit);
      if (decision === 'edit' || !next) focusField(element.current, unit);
      else focusConflict(element.current, next);
    },
    discard: (): void => {
      put(theirs ?? base);
      state.sayDiscarded(() => {
        setBase(base);
        put(mine);
      });
    },
  };
}

import { useEffect, useState } from 'react';
import type { FormMerge } from '#domain/form/form-merge.ts';

type Followed<Form, Unit extends string> = {
  readonly merge: FormMerge<Form, Unit>;
  /** What the person saw first. */
  readonly first: Form;
  /** What the form holds now. */
  readonly mine: Form;
  /** The row as the server sent it; undefined while it is not known, or not current. */
  readonly theirs: Form | undefined;
  /** Sets the fields of the form. @param since what is typed later than that stays */
  readonly put: (values: Form, since?: Form) => void;
};

/**
 * Follows a row while it is edited: changes of others in fields that I did not touch are taken
 * over; fields that we both changed wait for a decision.
 */
export function useFollowForm<Form, Unit extends string>(followed: Followed<Form, Unit>) {
  const { merge, first, mine, theirs, put } = followed;
  const [base, setBase] = useState(first);
  const next = theirs ? merge.follow({ base, mine, theirs }) : { base, mine };
  const news = merge.equal(next.mine, mine) ? undefined : next.mine;
  // the person has seen it once it is in the form
  if (!news && next.base !== base) setBase(next.base);
  useEffect(() => {
    if (news) put(news, mine);
  });

  const decide =
    theirs &&
    ((unit: Unit, keep: 'mine' | 'theirs') => {
      const decided = merge.decide(unit, keep, { base, mine, theirs });
      put(decided.mine);
      setBase(decided.base);
    });
  const conflicts = theirs ? merge.conflicts({ base, mine, theirs }) : [];
  return { base, conflicts, decide, setBase };
}

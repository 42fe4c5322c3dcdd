import { useCallback, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import type { SignUpForm } from '#domain/person/auth-form.ts';
import { useKeepDraft } from '#entities/form/use-keep-draft.ts';
import { useStoredDraft } from '#entities/form/use-stored-draft.ts';
import { refuseTaps } from '#entities/still/refuse-taps.ts';
import { useAccount } from '#live/account-context.ts';
import { dropDraft } from '#sync/drafts/drafts.ts';
import { emptySignUp } from './use-sign-up-form.ts';

const KEY = 'sign_up';
const Stored = v.object({
  values: v.partial(
    v.object({ name: v.string(), whatsapp: v.string(), email: v.string(), consent: v.boolean() }),
  ),
});

/** @returns null for anything that is no draft */
function readSignUpDraft(stored: unknown): SignUpForm | null {
  const read = v.safeParse(Stored, stored);
  return read.success ? { ...emptySignUp, ...(read.output.values as Partial<SignUpForm>) } : null;
}

/**
 * What was typed to make an account, which needs a signal. All but the password stays on this
 * device, without belonging to anybody, until somebody is signed in. Rule [S4].
 */
export function useSignUpDraft() {
  const { db } = useAccount().local;
  const stored = useStoredDraft(KEY, readSignUpDraft);
  const [found, setFound] = useState<SignUpForm>();
  const [typed, setTyped] = useState<SignUpForm>();
  if (stored && !found && !typed) setFound(stored);
  const over = useRef(false);
  const kept = useMemo(() => {
    if (!typed) return undefined;
    const { name, whatsapp, email, consent } = typed;
    return { values: { name, whatsapp, email, consent } };
  }, [typed]);
  useKeepDraft(
    KEY,
    kept,
    useCallback(() => over.current || !kept, [kept]),
  );
  return {
    /** A form begins with it. */
    start: typed ?? found ?? emptySignUp,
    /** There is a draft of an earlier time: the form is another one once it is read. */
    was_kept: found !== undefined,
    /** The `ref` of its form, which comes in the place of another one (law 1). */
    refusing: found && refuseTaps,
    onTyped: (values: SignUpForm) => {
      over.current = false;
      setTyped(values);
    },
    /** The account is there. */
    drop: () => {
      over.current = true;
      setTyped(emptySignUp);
      void dropDraft(db, KEY);
    },
  };
}

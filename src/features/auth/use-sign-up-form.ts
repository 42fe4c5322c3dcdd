import { useForm } from '@tanstack/react-form';
import { useEffect, useRef, useState } from 'react';
import { signUpData, signUpProblems, type SignUpForm as Values } from '#domain/person/auth-form.ts';
import { checkedBy } from '#entities/form/checked-by.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { isOnline } from '#live/freshness/use-online.ts';
import { holdUnsavedWork } from '#platform/kept/unsaved-work.ts';
import { signUp, type SignedUp } from '#sync/identity/authentication.ts';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { useAuthProblem, type AuthRefusal } from './use-auth-problem.ts';

export const emptySignUp: Values = {
  name: '',
  whatsapp: '',
  email: '',
  password: '',
  confirm_password: '',
  consent: false,
};

export type SignUpFormProps = {
  /** What was typed before. The screen keeps it, so that switching tabs does not lose it. */
  start: Values;
  onTyped: (values: Values) => void;
  /** Receives the address, and the session, which is null when a mail has to be opened first. */
  onSignedUp: (email: string, session: SignedUp['session']) => void | Promise<void>;
  /** Receives the address, which has an account already. */
  onHasAccount: (email: string) => void;
};

/** The state of the form, its element, and what the server refused. */
export function useSignUpForm({
  start,
  onTyped,
  onSignedUp,
}: Omit<SignUpFormProps, 'onHasAccount'>) {
  const { LL } = useI18nContext();
  const { server } = useAccount().local.source;
  const [problem, setProblem] = useState<AuthRefusal & { taken?: string }>();
  const describe = useAuthProblem();
  const element = useRef<HTMLFormElement>(null);
  useEffect(holdUnsavedWork, []);
  const [begun] = useState(start);
  const form = useForm({
    defaultValues: begun,
    ...checkedBy(signUpProblems),
    listeners: { onChange: ({ formApi }) => onTyped(formApi.state.values) },
    onSubmitInvalid: () => focusFirstInvalid(element.current),
    onSubmit: async ({ value }) => {
      setProblem(undefined);
      const person = signUpData(value);
      const signed = await signUp(server, { ...person, redirect_to: `${location.origin}/` });
      if (!signed.ok && signed.code === 'unreachable' && !isOnline()) {
        return setProblem({ title: LL.auth.sign_up.offline(), no_signal: true });
      }
      if (!signed.ok) {
        const taken = signed.code === 'user_already_exists' ? { taken: person.email } : {};
        return setProblem({ ...describe(signed, LL.auth.problem.sign_up_failed()), ...taken });
      }
      await onSignedUp(person.email, signed.session);
    },
  });
  return { form, element, problem };
}

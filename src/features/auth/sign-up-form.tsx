import { WhatsappField } from '#entities/person/whatsapp-field.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { useOnline } from '#live/freshness/use-online.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Consent } from './consent.tsx';
import { NewPasswordFields } from './password/new-password-fields.tsx';
import { INPUT } from './input-kinds.ts';
import { AuthNote } from './auth-note.tsx';
import { useSignUpForm, type SignUpFormProps } from './use-sign-up-form.ts';

export function SignUpForm({ onHasAccount, ...props }: SignUpFormProps) {
  const { LL } = useI18nContext();
  const { form, element, problem } = useSignUpForm(props);
  const online = useOnline();
  const words = LL.auth.field;
  const bound = useBound();
  const taken = problem?.taken;
  return (
    <Form ref={element} className="flex flex-col gap-3" form={form}>
      <div className="grid gap-3 sm:grid-cols-2">
        <form.Field name="name">
          {(field) => <TextField label={words.name()} {...bound(field)} {...INPUT.name} />}
        </form.Field>
        <form.Field name="whatsapp">
          {(field) => (
            <WhatsappField
              label={words.whatsapp()}
              hint={words.whatsapp_hint()}
              {...bound(field)}
              {...INPUT.whatsapp}
            />
          )}
        </form.Field>
      </div>
      <form.Field name="email">
        {(field) => <TextField label={words.email()} {...bound(field)} {...INPUT.email} />}
      </form.Field>
      <NewPasswordFields
        form={form}
        label={words.password()}
        confirm_label={words.confirm_password()}
        hint={words.password_hint()}
      />
      <form.Field name="consent">{(field) => <Consent field={field} />}</form.Field>
      <SubmitButton
        form={form}
        size="lg"
        block
        text={LL.auth.sign_up.submit()}
        busy_text={LL.auth.sign_up.submitting()}
      />
      <AuthNote
        problem={problem}
        action={
          taken !== undefined && (
            <Button onClick={() => onHasAccount(taken)}>{LL.auth.sign_up.sign_in_with()}</Button>
          )
        }
        info={!online && LL.auth.sign_up.offline()}
      />
    </Form>
  );
}

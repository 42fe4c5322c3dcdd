import { useI18nContext } from '#i18n/i18n-react.tsx';
import { validationSentence } from '#i18n/outcomes/validation-sentence.ts';
import { buttonClass } from '#ui/button.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';

type ConsentProps = {
  /** A field of TanStack Form. */
  field: {
    readonly name: string;
    readonly state: {
      readonly value: boolean;
      readonly meta: { readonly errors: readonly unknown[] };
    };
    readonly handleChange: (value: boolean) => void;
  };
};

const look = buttonClass({ variant: 'plain', size: 'sm' });

/** Age and terms in one sentence. Both texts open in a new tab, so that nothing typed is lost. */
export function Consent({ field }: ConsentProps) {
  const { LL } = useI18nContext();
  const words = LL.auth.field;
  return (
    <div>
      <CheckField
        name={field.name}
        label={words.consent()}
        checked={field.state.value}
        onChange={field.handleChange}
        error={validationSentence(field.state.meta.errors, LL)}
      />
      <div className="flex flex-wrap gap-x-2 ps-6">
        <a href="/terms-of-service" target="_blank" rel="noopener" className={look}>
          {words.read_terms()}
        </a>
        <a href="/privacy-policy" target="_blank" rel="noopener" className={look}>
          {words.read_policy()}
        </a>
      </div>
    </div>
  );
}

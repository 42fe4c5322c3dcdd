import { adStates, type AdState } from '#domain/advertising/ad-state.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';

type StateFilterProps = { value: AdState | ''; onChange: (state: AdState | '') => void };

/** '' is every state. */
export function StateFilter({ value, onChange }: StateFilterProps) {
  const { LL } = useI18nContext();
  const words = LL.admin.ads.state;
  return (
    <div className="max-w-60">
      <SelectField
        label={words.label()}
        value={value}
        onChange={(next) => onChange(adStates.find((one) => one === next) ?? '')}
        options={[
          { value: '', label: words.all() },
          ...adStates.map((state) => ({ value: state, label: words[state]() })),
        ]}
      />
    </div>
  );
}

import type { CodeState } from '#domain/rewards/patch-codes.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';

const STATES = ['all', 'usable', 'used_up', 'expired', 'withdrawn'] as const;

type StateFilterProps = {
  value: CodeState | 'all';
  onChange: (value: CodeState | 'all') => void;
};

/** Which codes the table, the spreadsheet and the sheet of QR codes show. */
export function StateFilter({ value, onChange }: StateFilterProps) {
  const words = useI18nContext().LL.admin.codes.state;
  return (
    <ChoiceField
      label={words.label()}
      look="segments"
      choices={STATES.map((state) => ({ value: state, label: words[state]() }))}
      value={value}
      onChange={onChange}
    />
  );
}

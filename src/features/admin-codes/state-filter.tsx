import { codeStates, type CodeState } from '#domain/rewards/patch-codes.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';

const STATES = ['all', ...codeStates] as const;

type StateFilterProps = {
  value: CodeState | 'all';
  onChange: (value: CodeState | 'all') => void;
};

/** Which codes the table, the spreadsheet and the sheet of QR codes show. */
export function StateFilter({ value, onChange }: StateFilterProps) {
  const words = useI18nContext().LL.admin.codes.state;
  return (
    <div className="w-40">
      <SelectField
        slim
        label={words.label()}
        options={STATES.map((state) => ({ value: state, label: words[state]() }))}
        value={value}
        onChange={(next) => onChange(STATES.find((state) => state === next) ?? 'all')}
      />
    </div>
  );
}

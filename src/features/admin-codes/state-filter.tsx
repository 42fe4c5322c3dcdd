import { codeStates, type CodeState } from '#domain/rewards/patch-codes.ts';
import { useAddress } from '#entities/administration/use-address.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';

const STATES = ['all', ...codeStates] as const;

/** Which codes the table, the spreadsheet and the sheet of QR codes show, by the address. */
export function useCodeState(): CodeState | 'all' {
  const { search } = useAddress();
  return STATES.find((state) => state === search.filter) ?? 'all';
}

export function StateFilter() {
  const words = useI18nContext().LL.admin.codes.state;
  const { put } = useAddress();
  return (
    <div className="w-40">
      <SelectField
        slim
        label={words.label()}
        options={STATES.map((state) => ({ value: state, label: words[state]() }))}
        value={useCodeState()}
        onChange={(next) => put({ filter: next === 'all' ? undefined : next })}
      />
    </div>
  );
}

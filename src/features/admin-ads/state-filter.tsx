import { adStates, type AdState } from '#domain/advertising/ad-state.ts';
import { useAddress } from '#entities/administration/use-address.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';

/** Which advertisements are listed, by the address; '' for all. */
export function useAdState(): AdState | '' {
  const { search } = useAddress();
  return adStates.find((state) => state === search.filter) ?? '';
}

export function StateFilter() {
  const { LL } = useI18nContext();
  const { put } = useAddress();
  const words = LL.admin.ads.state;
  return (
    <div className="max-w-60">
      <SelectField
        label={words.label()}
        value={useAdState()}
        onChange={(next) => put({ filter: next || undefined })}
        options={[
          { value: '', label: words.all() },
          ...adStates.map((state) => ({ value: state, label: words[state]() })),
        ]}
      />
    </div>
  );
}

import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { usePlace } from './place-store.ts';

type SortByPlaceProps<Sort extends string> = {
  label: string;
  sort: Sort | 'distance';
  options: readonly { value: Sort | 'distance'; label: string }[];
  onSort: (sort: Sort | 'distance') => void;
};

/** The order where there is a choice: distances need the place of this device, which a button asks for. */
export function SortByPlace<Sort extends string>(props: SortByPlaceProps<Sort>) {
  const { label, sort, options, onSort } = props;
  const { LL } = useI18nContext();
  const { position, phase, ask } = usePlace();
  if (position) {
    return (
      <div className="min-w-0 flex-1 basis-36">
        <SelectField
          label={label}
          value={sort}
          onChange={(value) => onSort(options.find((one) => one.value === value)?.value ?? sort)}
          options={options}
        />
      </div>
    );
  }
  return (
    <Button
      icon={LocateFixed}
      busy={phase === 'locating' || phase === 'expected'}
      onClick={() => {
        onSort('distance');
        void ask();
      }}
    >
      {LL.events.sort.by_distance()}
    </Button>
  );
}

import { filterCount } from '#domain/search/event-filter.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { FilterButtonProps } from './filter-button.tsx';
import { FilterFields } from './filter-fields.tsx';
import { nothingFiltered } from './no-filter.ts';

type FilterSheetProps = FilterButtonProps & { onClose: () => void };

/**
 * The filters. Every choice takes effect at once: the list behind and the count on the button
 * follow.
 */
// A default export, because React.lazy takes nothing else.
export default function FilterSheet({ search, onSearch, count, onClose }: FilterSheetProps) {
  const { LL } = useI18nContext();
  return (
    <Dialog
      open
      onClose={onClose}
      title={LL.events.filter.title()}
      close_label={LL.common.close()}
      actions={
        <>
          <Button disabled={filterCount(search) === 0} onClick={() => onSearch(nothingFiltered)}>
            {LL.events.filter.clear_all()}
          </Button>
          <Button variant="main" onClick={onClose}>
            {count === undefined ? LL.common.close() : LL.filter.show({ count })}
          </Button>
        </>
      }
    >
      <FilterFields search={search} onSearch={onSearch} />
    </Dialog>
  );
}

import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isWideScreen, subscribeWideScreen } from '#platform/wide-screen.ts';
import { IconButton } from '#ui/button.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { PlaceProblem } from '#entities/place/place-problem.tsx';
import { SortByPlace } from '#entities/place/sort-by-place.tsx';

/** Id of the rows below, or beside their map. */
export const ROWS_ID = 'places';

type PlaceToolsProps<Sort extends string> = {
  term: string;
  onTerm: (term: string) => void;
  search: { readonly label: string; readonly placeholder: string };
  filter: ComponentProps<typeof SelectField>;
  sort: ComponentProps<typeof SortByPlace<Sort>>;
  /** How much of it is not as it comes. */
  active: number;
  /** What the marks of the map mean. */
  legend: ReactNode;
  /** What is seldom done here, after the filters. */
  more?: ReactNode;
};

/** The search over a map, and its filters: in a sheet on a phone, and in view on a desk. */
export function PlaceTools<Sort extends string>(props: PlaceToolsProps<Sort>) {
  const { term, onTerm, search, filter, sort, active, legend, more } = props;
  const { LL } = useI18nContext();
  const words = LL.events.filter;
  const wide = useSyncExternalStore(subscribeWideScreen, isWideScreen);
  const [open, setOpen] = useState(false);
  const fields = (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-36">
          <SelectField {...filter} />
        </div>
        <SortByPlace {...sort} />
      </div>
      <PlaceProblem pushes={ROWS_ID} />
      <details className="disclosure text-sm">
        <summary>{LL.map.legend()}</summary>
        {legend}
      </details>
      {more}
    </>
  );
  return (
    <>
      <SearchField
        {...search}
        clear_label={LL.common.clear_search()}
        value={term}
        onChange={onTerm}
      />
      {wide ? (
        <div className="places-fields">{fields}</div>
      ) : (
        <>
          <div className="places-filter">
            <IconButton
              icon={SlidersHorizontal}
              label={active === 0 ? words.open() : `${words.open()}: ${active}`}
              badge={active === 0 ? undefined : String(active)}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            />
          </div>
          <Dialog
            open={open}
            onClose={() => setOpen(false)}
            title={words.open()}
            close_label={LL.common.close()}
          >
            {fields}
          </Dialog>
          {!open && (
            <div className="places-problem">
              <PlaceProblem pushes={ROWS_ID} />
            </div>
          )}
        </>
      )}
    </>
  );
}

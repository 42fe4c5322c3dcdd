import { useI18nContext } from '#i18n/i18n-react.tsx';
import { List, ListRow, rowOpensClass } from '#ui/lists/list-row.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { PlaceOnMap } from './many-points-map.ts';

type SeveralPlacesProps = {
  /** None: closed. */
  places: readonly PlaceOnMap[];
  onChoose: (id: string) => void;
  onClose: () => void;
};

/** The places of a group that the map can't tell apart: one of them is chosen here. */
export function SeveralPlaces({ places, onChoose, onClose }: SeveralPlacesProps) {
  const { LL } = useI18nContext();
  const title = LL.map.several({ count: places.length });
  return (
    <Dialog
      open={places.length > 0}
      onClose={onClose}
      title={title}
      close_label={LL.common.close()}
    >
      <List label={title}>
        {places.map(({ id, name, mark }) => (
          <ListRow
            key={id}
            level={3}
            title={
              <button
                type="button"
                className={`${rowOpensClass} text-start`}
                onClick={() => onChoose(id)}
              >
                {name}
              </button>
            }
            facts={mark && 'text' in mark && mark.text.replaceAll('\n', ' · ')}
          />
        ))}
      </List>
    </Dialog>
  );
}

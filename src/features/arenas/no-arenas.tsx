import { NoPlaces } from '#entities/place/no-places.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';

type NoArenasProps = {
  /** Shows all. */
  onClear: (() => void) | undefined;
  /** There are arenas elsewhere on the map. */
  is_elsewhere: boolean;
};

/** No row: none of this type, none in this area, none at all, or nothing ever arrived. */
export function NoArenas({ onClear, is_elsewhere }: NoArenasProps) {
  const { LL } = useI18nContext();
  const words = LL.arenas;
  return (
    <NoPlaces
      says={is_elsewhere ? words.none_here() : onClear ? words.none() : words.none_yet()}
      back={onClear && { label: words.show_all(), onBack: onClear }}
      loading={words.loading()}
      never={{ title: LL.arena.list_failed(), says: words.never_synced() }}
    />
  );
}

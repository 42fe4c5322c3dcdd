import { useI18nContext } from '#i18n/i18n-react.tsx';

type AreaLineProps = {
  /** How many the list shows of how many. */
  shown: number;
  all: number;
  /** Shows those of the whole map again. */
  onAll: () => void;
};

/** Above a list that shows one area of its map: "18 de 25 nesta área", and the way out. */
export function AreaLine({ shown, all, onAll }: AreaLineProps) {
  const words = useI18nContext().LL.map;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p role="status" className="tabular-nums">
        {words.in_area({ shown, all })}
      </p>
      <button
        type="button"
        className="inline-flex tap-height cursor-pointer items-center underline"
        onClick={onAll}
      >
        {words.whole_map()}
      </button>
    </div>
  );
}

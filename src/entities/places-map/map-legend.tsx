import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';

type MapLegendProps = {
  label: string;
  /** Those that the map shows, each as it is drawn there. */
  marks: readonly { readonly id: string; readonly drawing: ReactNode; readonly text: string }[];
  /** What this map says of its marks. */
  children: string;
};

/** What the marks of a map mean, and what is the same on each: a number, the chosen one, the person. */
export function MapLegend({ label, marks, children }: MapLegendProps) {
  const { LL } = useI18nContext();
  return (
    <div className="pt-1 text-sm text-soft">
      {marks.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-x-4 gap-y-1 py-1">
          {marks.map(({ id, drawing, text }) => (
            <li key={id} className="flex items-center gap-1">
              {drawing}
              {text}
            </li>
          ))}
        </ul>
      )}
      <p>{`${children} ${LL.map.marks()}`}</p>
    </div>
  );
}

import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';

type TabsProps<T extends string> = {
  /** The name of the tab list for a screen reader. */
  label: string;
  tabs: readonly {
    id: T;
    label: string;
    count?: string | undefined;
  }[];
  value: T;
  onChange: (id: T) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
};

/**
 * Of a row of tabs, or of links that look like it: brings the chosen one into view. On a narrow
 * screen only the row scrolls; the page stays in place.
 * @param value what is chosen, and what makes tabs wider
 */
export function useTabRow<Row extends HTMLElement>(value: string) {
  const ref = useRef<Row>(null);
  // before it is painted: a tab that is seen first does not move
  useLayoutEffect(() => {
    const row = ref.current;
    const chosen = row?.querySelector('[aria-selected=true], [aria-current]');
    if (!row || !chosen) return;
    // the router restores how far a name was scrolled: with one for all it would undo this
    row.dataset['scrollRestorationId'] = value;
    const [frame, tab] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (tab.left < frame.left) row.scrollLeft -= frame.left - tab.left;
    else if (tab.right > frame.right) row.scrollLeft += tab.right - frame.right;
  }, [value]);
  return ref;
}

/** A row of tabs and its panel. Arrow keys, Home and End move and select; Tab leaves the row. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  const id = useId();
  const widths = tabs.map((tab) => tab.label + (tab.count ?? '')).join();
  const row = useTabRow<HTMLDivElement>(`${value} ${widths}`);

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === value);
    const last = tabs.length - 1;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    if (tabs[next]) onChange(tabs[next].id);
  }

  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className="tab-row" onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="tab-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        className="pt-3 md:pt-5 focus-visible:outline-offset-4"
      >
        {children}
      </div>
    </div>
  );
}

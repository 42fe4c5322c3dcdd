import { lazy, Suspense, type ReactNode } from 'react';
import { List, type RowElement } from './list-row.tsx';

/** A longer list renders only the visible rows. */
const DRAW_ALL = 100;
/** Enough for the tallest screen, while the code for the rest loads. */
const FIRST = 30;

export type ManyRowsProps<Item> = {
  label: string;
  items: readonly Item[];
  /** Stable over renders, like estimate_px. */
  keyOf: (item: Item) => string;
  /** Height before it is measured. */
  estimate_px: (item: Item) => number;
  /** An `<li>`; in a long list with `element` spread on it. */
  render: (item: Item, element?: RowElement) => ReactNode;
};

type Rows = <Item>(props: ManyRowsProps<Item>) => ReactNode;
// a device without a signal that lacks the file draws every row
const VirtualList = lazy<Rows>(() =>
  import('./virtual-list.tsx').then(
    ({ VirtualList: Virtual }) => ({ default: Virtual as Rows }),
    () => ({ default: WholeList }),
  ),
);

/**
 * A list that may be long: short ones stand whole in the document.
 * @param virtual of a list that does not scroll with the page
 */
export function ManyRows<Item>({
  virtual: Virtual = VirtualList as Rows,
  ...props
}: ManyRowsProps<Item> & { virtual?: Rows }) {
  const { label, items, render } = props;
  if (items.length <= DRAW_ALL) return <WholeList {...props} />;
  const first = items.slice(0, FIRST).map((item) => render(item));
  return (
    <Suspense fallback={<List label={label}>{first}</List>}>
      <Virtual {...props} />
    </Suspense>
  );
}

function WholeList<Item>({ label, items, render }: ManyRowsProps<Item>) {
  return <List label={label}>{items.map((item) => render(item))}</List>;
}

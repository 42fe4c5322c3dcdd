import { useParams } from '@tanstack/react-router';
import type { ManyRowsProps } from '#ui/lists/many-rows.tsx';
import { ScrollerList } from '#ui/lists/virtual-list.tsx';
import { useNearFirst } from '../near/use-near-first.ts';
import { useBeside } from './beside-store.ts';

/**
 * As ManyRows, in a scroll of their own: of any number of rows only the visible ones are in the
 * document. The row of the open team is among them when the list appears, and when the team or the order
 * changes.
 */
export function SideRows<Item>(props: ManyRowsProps<Item>) {
  const { id } = useParams({ strict: false });
  const near_first = useNearFirst();
  return <ScrollerList {...props} initialOffset={leftAt} reveals={[id, near_first]} />;
}

const leftAt = (): number => useBeside.getState().top;

import type { ComponentProps } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import type { Scope } from '#sync/wire/protocol.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { NotRead } from './not-read.tsx';

type NoneInProps = ComponentProps<typeof EmptyState> & {
  /** What brings the rows. */
  scope: Scope;
  /** What they belong to was made on this device and not sent: all that there is of it is here. */
  made_here?: boolean;
  /** Said while the scope has not been read to its end. */
  not_here?: string;
};

/** Stands in place of an empty list. It says that there are no rows only once all rows have arrived. */
export function NoneIn({ scope, made_here = false, not_here, ...none }: NoneInProps) {
  const { LL } = useI18nContext();
  const read = useScopeState(scope);
  if (read || made_here) return <EmptyState {...none} />;
  if (read === undefined) return null;
  return <NotRead>{not_here ?? LL.sync_detail.part_not_here()}</NotRead>;
}

import type { ComponentProps, ReactNode } from 'react';
import { SearchField } from './search-field.tsx';

type SearchRowProps = ComponentProps<typeof SearchField> & {
  /** On the right: the way to a new one. */
  action: ReactNode;
};

/** The search of a list, with a button beside it that a thumb reaches. */
export const SearchRow = ({ action, ...search }: SearchRowProps) => (
  <div className="flex gap-2">
    <div className="max-w-2xl min-w-0 flex-1">
      <SearchField {...search} />
    </div>
    {action}
  </div>
);

import type { ReactNode, Ref } from 'react';

/**
 * For the link inside a row's title: it stretches over the whole row, and its name is the title.
 */
export const rowLinkClass = 'row-link';

/** For a list that renders only the visible rows: the index of this one, and how tall it is. */
export type RowElement = {
  ref: Ref<HTMLLIElement>;
  'data-index': number;
  'aria-posinset': number;
  'aria-setsize': number;
};

type ListRowProps = {
  /** A DateBlock, an Avatar or a patch. */
  leading?: ReactNode;
  title: ReactNode;
  /** Heading level of the title, so that the page's outline stays correct. */
  level?: 2 | 3;
  /** A line of facts under the title. */
  facts?: ReactNode;
  /** Below the facts, as wide as the text: a CapacityBar, a refusal. */
  extra?: ReactNode;
  /** The state, on the right; under the text on a narrow screen. */
  trailing?: ReactNode;
  /** A number or two words: it stays on the right of a phone too. */
  is_trailing_short?: boolean;
  element?: RowElement | undefined;
};

/** A row of a `<List>`. */
export function ListRow(props: ListRowProps) {
  const { leading, title, level = 2, facts, extra, trailing, is_trailing_short, element } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li {...element} className="list-row">
      {leading}
      <div
        className={`flex min-w-0 flex-1 items-center gap-x-4 gap-y-2 ${is_trailing_short ? '' : 'flex-wrap'}`}
      >
        <div className={`min-w-0 flex-1 ${is_trailing_short ? '' : 'basis-52'}`}>
          <Heading className="font-display text-xl leading-tight text-balance">{title}</Heading>
          {facts && <div className="facts">{facts}</div>}
          {extra}
        </div>
        {trailing && (
          <div className="flex max-w-full min-w-0 flex-wrap items-center gap-2">{trailing}</div>
        )}
      </div>
    </li>
  );
}

/** Hairlines between rows, none around them. */
export function List({ id, label, children }: { id?: string; label: string; children: ReactNode }) {
  return (
    <ul id={id} aria-label={label} className="divide-y divide-line">
      {children}
    </ul>
  );
}

import type { ReactNode, Ref } from 'react';

/**
 * For the link inside a row's title: it stretches over the whole row, and its name is the title.
 */
export const rowLinkClass = 'row-link';
/** The same with a chevron, where a row might be taken for text. */
export const rowOpensClass = 'row-link row-opens';

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
  /** A number or two words: it stays beside the title, on a phone too. */
  is_trailing_short?: boolean;
  /** One line of name and one of facts, cut at the edge: such rows are equally tall. */
  even?: boolean;
  element?: RowElement | undefined;
};

/** A row of a `<List>`. */
export function ListRow(props: ListRowProps) {
  const { leading, title, level = 2, facts, extra, trailing, is_trailing_short } = props;
  const { even = false, element } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  const heading = (
    <Heading className="min-w-0 font-display text-xl leading-tight text-balance">{title}</Heading>
  );
  const below = (
    <>
      {facts && <div className={even ? 'facts-line' : 'facts'}>{facts}</div>}
      {extra}
    </>
  );
  return (
    <li {...element} className={even ? 'list-row list-row-even' : 'list-row'}>
      {leading}
      {is_trailing_short ? (
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline justify-between gap-4">
            {heading}
            <div className="shrink-0">{trailing}</div>
          </div>
          {below}
        </div>
      ) : (
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
          <div className={even ? 'min-w-0 flex-1 basis-36' : 'min-w-0 flex-1 basis-52'}>
            {heading}
            {below}
          </div>
          {trailing && (
            <div className="flex max-w-full min-w-0 flex-wrap items-center gap-2">{trailing}</div>
          )}
        </div>
      )}
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

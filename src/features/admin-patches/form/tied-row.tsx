import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { OfferedRows } from '#ui/fields/offered-rows.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';

type Offered = { readonly id: string; readonly label: string; readonly below: string };

type TiedRowProps = {
  name: 'evento_id' | 'equipe_id';
  label: string;
  search: string;
  hint: string;
  none: string;
  /** The chosen id; '' for none. */
  value: string;
  /** What the chosen one is called; undefined where this device does not have it. */
  title: string | undefined;
  /** The few rows that have every word. */
  offer: (term: string) => readonly Offered[];
  onChange: (id: string) => void;
};

/** A row that the patch belongs to, if any: found by typing, and taken away again. */
export function TiedRow(props: TiedRowProps) {
  const { name, label, search, hint, none, value, title, offer, onChange } = props;
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  const [term, setTerm] = useState('');
  const words = LL.admin.patch;
  if (value !== '') {
    return (
      <section data-field={name} aria-label={label}>
        <p className="text-sm text-soft">{label}</p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 font-medium wrap-anywhere">{title ?? words.not_here()}</p>
          <Button onClick={() => onChange('')}>{words.untie()}</Button>
        </div>
      </section>
    );
  }
  const offered = open ? offer(term) : [];
  return (
    <section data-field={name} aria-label={label} className="flex flex-col items-start gap-3">
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {search}
      </Button>
      {open && (
        <div className="flex w-full flex-col gap-3">
          <SearchField
            label={search}
            placeholder={search}
            clear_label={LL.common.clear_search()}
            value={term}
            onChange={setTerm}
          />
          <OfferedRows
            label={label}
            hint={offered.length === 0 ? none : hint}
            rows={offered}
            onTake={(id) => {
              setOpen(false);
              setTerm('');
              onChange(id);
            }}
          />
        </div>
      )}
    </section>
  );
}

import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { IconButton } from '../button.tsx';

type SearchFieldProps = {
  /** For screen readers; the placeholder is what is visible. */
  label: string;
  placeholder: string;
  clear_label: string;
  value: string;
  onChange: (value: string) => void;
  /** Id of the list that the search filters. */
  controls?: string;
  /** Enter sends the form around it; a form for something else is not sent by a search. */
  sends_form?: boolean;
};

/** A search box with a magnifying glass and a button to clear it. */
export function SearchField({
  label,
  placeholder,
  clear_label,
  value,
  onChange,
  controls,
  sends_form = false,
}: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className="relative block">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute start-3 top-1/2 z-1 size-5 -translate-y-1/2 text-soft"
      />
      <input
        ref={input}
        id={id}
        type="search"
        form={sends_form ? undefined : ''}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-controls={controls}
        className={`input w-full ps-10 placeholder:text-[0.88em] ${value ? 'pe-13' : 'pe-2'}`}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <div className="absolute inset-y-0 end-0 flex items-center">
          <IconButton
            icon={X}
            label={clear_label}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        </div>
      )}
    </search>
  );
}

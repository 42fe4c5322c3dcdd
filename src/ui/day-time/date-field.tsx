import CalendarDays from 'lucide-react/icons/calendar-days';
import { useState } from 'react';
import { IconButton } from '../button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import type { FieldTexts } from '../fields/field-frame.tsx';
import { MonthGrid, type CalendarLanguage } from './month-grid.tsx';
import { TextField } from '../fields/text-field.tsx';
import { maskDay, readDay, typedDay } from './typed-day-time.ts';

type DateFieldProps = FieldTexts & {
  /** YYYY-MM-DD, or the typed text when it is not a day. */
  value: string;
  onChange: (value: string) => void;
  /** Earlier days can't be chosen. */
  min: string;
  /** Defaults to `min`. */
  today?: string;
  language: CalendarLanguage;
  words: { open: string; title: string; close: string; placeholder: string };
};

/** A day: typed as dd/mm/yyyy, or chosen in a calendar (a sheet on phones). */
export function DateField({
  value,
  onChange,
  min,
  today,
  language,
  words,
  ...texts
}: DateFieldProps) {
  const [open, setOpen] = useState(false);
  const [typing, setTyping] = useState<string>();
  const read = (text: string) => readDay(text, today ?? min);
  const day = read(typedDay(value));
  const shown = typing ?? (day ? typedDay(day) : value);
  return (
    <>
      <TextField
        {...texts}
        value={shown}
        onChange={(text) => {
          const masked = text.length < shown.length ? text : maskDay(text);
          setTyping(masked);
          onChange(read(masked) ?? masked);
        }}
        onBlur={() => setTyping(undefined)}
        placeholder={words.placeholder}
        inputMode="numeric"
        autoComplete="off"
        trailing={
          <IconButton
            icon={CalendarDays}
            label={words.open}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />
        }
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.title}
        close_label={words.close}
      >
        <MonthGrid
          day={day}
          min={min}
          today={today}
          language={language}
          onDay={(chosen) => {
            onChange(chosen);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

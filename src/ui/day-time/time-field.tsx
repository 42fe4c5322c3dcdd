import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { Button, IconButton } from '../button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import type { FieldTexts } from '../fields/field-frame.tsx';
import { TextField } from '../fields/text-field.tsx';
import { TimeColumns } from './time-columns.tsx';
import { tidyTime } from './typed-day-time.ts';

type TimeFieldProps = FieldTexts & {
  /** HH:MM, or the typed text. */
  value: string;
  onChange: (value: string) => void;
  words: {
    open: string;
    title: string;
    close: string;
    done: string;
    placeholder: string;
    hours: string;
    minutes: string;
  };
};

/** A 24-hour time: any minute can be typed, or hours and steps of five minutes tapped. */
export function TimeField({ value, onChange, words, ...texts }: TimeFieldProps) {
  const [chosen, setChosen] = useState<string>();
  return (
    <>
      <TextField
        {...texts}
        value={value}
        onChange={(text) => onChange(/^\d{4}$/.test(text) ? tidyTime(text) : text)}
        // its own text: a change of the same moment is not rendered yet
        onBlur={({ currentTarget }) => onChange(tidyTime(currentTarget.value))}
        // sends the form without leaving the field
        onKeyDown={({ key, currentTarget }) =>
          key === 'Enter' && onChange(tidyTime(currentTarget.value))
        }
        placeholder={words.placeholder}
        inputMode="numeric"
        autoComplete="off"
        trailing={
          <IconButton
            icon={Clock}
            label={words.open}
            aria-haspopup="dialog"
            onClick={() => setChosen(/^\d\d:\d\d/.exec(tidyTime(value))?.[0] ?? '09:00')}
          />
        }
      />
      <Dialog
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={words.title}
        close_label={words.close}
        actions={
          <Button
            variant="main"
            onClick={() => {
              if (chosen) onChange(chosen);
              setChosen(undefined);
            }}
          >
            {words.done}
          </Button>
        }
      >
        {chosen && (
          <TimeColumns
            time={chosen}
            onTime={setChosen}
            hours_label={words.hours}
            minutes_label={words.minutes}
          />
        )}
      </Dialog>
    </>
  );
}

import { parseISO } from 'date-fns/parseISO';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';
import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { es } from 'react-day-picker/locale/es';
import { ptBR } from 'react-day-picker/locale/pt-BR';
import { dayOf } from './typed-day-time.ts';

const LANGUAGES = { 'pt-BR': ptBR, en: enGB, es };
export type CalendarLanguage = keyof typeof LANGUAGES;

const arrow = 'btn btn-ghost btn-square';
const CLASSES = {
  root: 'relative mx-auto w-full max-w-md',
  months: 'relative',
  month_caption: 'flex h-12 items-center',
  caption_label: 'ps-2 font-display text-2xl capitalize',
  nav: 'absolute end-0 top-0 z-1 flex gap-1',
  button_previous: arrow,
  button_next: arrow,
  month_grid: 'mt-2 w-full table-fixed border-collapse',
  weekday: 'h-8 text-sm font-normal text-soft',
  day: 'p-0.5 text-center',
  day_button:
    'h-12 w-full cursor-pointer rounded-field tabular-nums hover:bg-base-300 disabled:cursor-not-allowed disabled:bg-transparent',
  today: 'font-bold underline decoration-secondary decoration-2 underline-offset-4',
  selected: '[&>button]:bg-secondary [&>button]:text-secondary-content',
  disabled: 'text-soft line-through opacity-60',
  outside: 'text-soft',
};

type MonthGridProps = {
  /** YYYY-MM-DD */
  day: string | undefined;
  /** Earlier days can't be chosen. */
  min: string;
  /** Marked, and shown while no day is chosen; defaults to `min`. */
  today?: string | undefined;
  language: CalendarLanguage;
  onDay: (day: string) => void;
};

/**
 * A calendar of 48 px squares. Arrow keys move by days, Page Up and Down by months, Enter chooses.
 */
export function MonthGrid({ day, min, today, language, onDay }: MonthGridProps) {
  const from = parseISO(min);
  const now = today ? parseISO(today) : from;
  const chosen = day ? parseISO(day) : undefined;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // waits until the surrounding sheet is open: before that, nothing in it can have the focus
    const frame = requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('td button[tabindex="0"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={box}>
      <DayPicker
        mode="single"
        required
        locale={LANGUAGES[language]}
        weekStartsOn={0}
        selected={chosen}
        defaultMonth={chosen ?? (now < from ? from : now)}
        startMonth={chosen && chosen < from ? chosen : from}
        disabled={{ before: from }}
        today={now}
        onSelect={(date: Date) => onDay(dayOf(date))}
        classNames={CLASSES}
        components={{
          Chevron: ({ orientation }) =>
            orientation === 'left' ? (
              <ChevronLeft aria-hidden className="size-5.5" />
            ) : (
              <ChevronRight aria-hidden className="size-5.5" />
            ),
        }}
      />
    </div>
  );
}

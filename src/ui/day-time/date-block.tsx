type DateBlockProps = {
  day: string;
  month: string;
  weekday: string;
  /** Grey: the day is over. */
  past?: boolean;
};

/**
 * The date block of a row: the day in large figures between its month and weekday. Hidden from
 * screen readers: write the full date as text beside it (`dateBlock` of #i18n/formats.ts makes the
 * parts).
 */
export function DateBlock({ day, month, weekday, past = false }: DateBlockProps) {
  return (
    <div aria-hidden className={past ? 'date-block date-block-past' : 'date-block'}>
      <span className="date-block-month">{month}</span>
      <span className="date-block-day">{day}</span>
      <span className="date-block-weekday">{weekday}</span>
    </div>
  );
}

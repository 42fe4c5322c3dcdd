import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Note } from '#ui/page/note.tsx';

type GoneNoteProps = {
  /** What happened. */
  title: string;
  /** The form holds words that are stored nowhere else. */
  typed: boolean;
};

/** Says that the row of a form is gone, wherever in the form the person is. */
export function GoneNote({ title, typed }: GoneNoteProps) {
  const { LL } = useI18nContext();
  return (
    <div ref={show} tabIndex={-1}>
      <Note kind="refused" title={title}>
        {typed && LL.form.gone.hint()}
      </Note>
    </div>
  );
}

function show(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' });
  // the button that had the focus went with the row
  if (document.activeElement === document.body) note?.focus({ preventScroll: true });
}

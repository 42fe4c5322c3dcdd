import { Suspense, useId } from 'react';
import { OtherDayNote } from '#entities/event/day/other-day-note.tsx';
import { useUndoToast } from '#entities/form/use-undo-toast.ts';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import type { BriefingFacts } from '#domain/briefing/briefing-template.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { FieldNotes } from '#ui/fields/field-frame.tsx';
import { BriefingAssistant } from './briefing-assistant.tsx';

const BriefingText = lazyPart(() => import('./briefing-text.tsx'));

type BriefingEditorProps = {
  /** HTML; empty while nothing is written. */
  value: string;
  onChange: (html: string) => void;
  /** What the assistant may use about the event. */
  facts: BriefingFacts;
  /** The sentence for the broken rule. */
  error?: string | undefined;
};

/**
 * The briefing of an event: rich text with the tags that the database accepts, and help with the
 * first draft.
 */
export function BriefingEditor({ value, onChange, facts, error }: BriefingEditorProps) {
  const { LL } = useI18nContext();
  const id = useId();
  const sayWithUndo = useUndoToast();
  const mend = (html: string) => {
    onChange(html);
    sayWithUndo({ tone: 'success', title: LL.briefing.used(), undo: () => onChange(value) });
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1.5">
        <span id={`${id}-label`} className="font-medium">
          {LL.event.details.briefing()}
        </span>
        <Suspense
          fallback={
            <div role="status" aria-label={LL.common.loading()}>
              <div aria-hidden className="bone h-73 w-full md:h-61" />
            </div>
          }
        >
          <BriefingText
            id={id}
            value={value}
            onChange={onChange}
            labelled_by={`${id}-label`}
            described_by={error ? `${id}-error` : undefined}
            invalid={Boolean(error)}
          />
        </Suspense>
        <FieldNotes id={id} error={error} />
      </div>
      {facts.date !== '' && <OtherDayNote html={value} day={facts.date} onMend={mend} />}
      <BriefingAssistant facts={facts} value={value} onChange={onChange} />
    </div>
  );
}

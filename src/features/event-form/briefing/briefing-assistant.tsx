import FileText from 'lucide-react/icons/file-text';
import Sparkles from 'lucide-react/icons/sparkles';
import { Suspense } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import type { BriefingFacts } from '#domain/briefing/briefing-template.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Note } from '#ui/page/note.tsx';
import { Spinner } from '#ui/page/spinner.tsx';
import { useHasModel } from './use-has-model.ts';
import { useBriefingAssistant } from './use-briefing-assistant.ts';

const BriefingPreview = lazyPart(() => import('./briefing-preview.tsx'));

/** One or two ways to a first text, and a preview before it replaces the current one. */
export function BriefingAssistant(given: {
  facts: BriefingFacts;
  value: string;
  onChange: (html: string) => void;
}) {
  const { LL } = useI18nContext();
  const assistant = useBriefingAssistant(given);
  const { busy, said, proposed } = assistant;
  const has_model = useHasModel();
  const words = LL.briefing;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button icon={FileText} onClick={assistant.offerTemplate}>
          {words.use_template()}
        </Button>
        {/* comes last, because it comes later */}
        {has_model && (
          <Button icon={Sparkles} busy={busy} onClick={assistant.generate}>
            {busy ? words.generating() : words.generate()}
          </Button>
        )}
      </div>
      {said && <Note kind={said.kind}>{said.text}</Note>}
      <Dialog
        open={proposed !== undefined}
        onClose={assistant.refuse}
        title={proposed?.by === 'ai' ? words.made() : words.template_made()}
        close_label={LL.common.close()}
        actions={
          <>
            <Button onClick={assistant.refuse}>{LL.common.cancel()}</Button>
            <Button variant="main" onClick={assistant.accept}>
              {words.accept()}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <p className="text-soft">
            {proposed?.by === 'ai' ? words.ai_detail() : words.template_detail()}{' '}
            {given.value !== '' && words.replaces()}
          </p>
          <Suspense fallback={<Spinner label={LL.common.loading()} />}>
            {proposed && (
              <BriefingPreview html={proposed.html} label={LL.event.details.briefing()} />
            )}
          </Suspense>
        </div>
      </Dialog>
    </>
  );
}

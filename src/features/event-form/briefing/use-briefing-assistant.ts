import { useEffect, useRef, useState } from 'react';
import { briefingIsPossible, type BriefingFacts } from '#domain/briefing/briefing-template.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { isOnline } from '#live/freshness/use-online.ts';
import { generateBriefing } from '#sync/calls/generate-briefing.ts';
import { briefingProblem, templateBriefing } from './briefing-words.ts';
import { report } from '#sync/device/report.ts';
import { useUndoToast } from '#entities/form/use-undo-toast.ts';

/** A generated text that waits for approval. */
export type ProposedBriefing = { readonly html: string; readonly by: 'ai' | 'template' };

/** The message under the buttons. Being offline is not a failure. */
type Said = { readonly text: string; readonly kind: 'refused' | 'info' };

/** Writes a briefing for the form: by the server's model, or from a template on this device. */
export function useBriefingAssistant({
  facts,
  value,
  onChange,
}: {
  facts: BriefingFacts;
  value: string;
  onChange: (html: string) => void;
}) {
  const { LL } = useI18nContext();
  const { local } = useAccount();
  const sayWithUndo = useUndoToast();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();
  const [proposed, setProposed] = useState<ProposedBriefing>();
  const asked = useRef<AbortController>(null);
  useEffect(() => () => asked.current?.abort(), []);

  const lacksFacts = () => {
    const lacks = !briefingIsPossible(facts);
    setSaid(lacks ? { text: LL.briefing.fields_required(), kind: 'refused' } : undefined);
    return lacks;
  };

  async function generate() {
    if (busy || lacksFacts()) return;
    if (!isOnline()) return setSaid({ text: LL.briefing.offline(), kind: 'info' });
    setBusy(true);
    const controller = (asked.current = new AbortController());
    try {
      const answer = await generateBriefing(local, facts, controller.signal);
      if (answer.ok) setProposed({ html: answer.briefing, by: 'ai' });
      else {
        const message = briefingProblem(answer, LL);
        setSaid({ text: LL.briefing.failed({ message }), kind: 'refused' });
      }
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      setBusy(false);
    }
  }

  function offerTemplate() {
    setSaid(undefined);
    setProposed({ html: templateBriefing(LL), by: 'template' });
  }

  function accept() {
    if (!proposed) return;
    const before = value;
    onChange(proposed.html);
    setProposed(undefined);
    sayWithUndo({
      tone: 'success',
      title: proposed.by === 'ai' ? LL.briefing.made() : LL.briefing.used(),
      undo: () => onChange(before),
    });
  }

  return {
    busy,
    said,
    proposed,
    generate: () => void generate().catch(report),
    offerTemplate,
    accept,
    refuse: () => setProposed(undefined),
  };
}

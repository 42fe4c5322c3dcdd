import { useEffect } from 'react';
import { useAccount } from '#live/account-context.ts';
import { onHidden } from '#platform/kept/on-hidden.ts';
import { dropKnownDraft, writeDraft } from '#sync/drafts/drafts.ts';

const DRAFT_AFTER_MS = 250;

/**
 * Keeps what is typed as a draft.
 * @param draft undefined while nothing was changed; the same object over renders
 * @param isOver the draft stays as it is
 */
export function useKeepDraft(draft_key: string, draft: object | undefined, isOver: () => boolean) {
  const { db } = useAccount().local;
  useEffect(() => {
    const keep = () => {
      if (isOver()) return;
      void (draft ? writeDraft(db, draft_key, draft) : dropKnownDraft(db, draft_key));
    };
    const timer = setTimeout(keep, DRAFT_AFTER_MS);
    // a page in which nothing was typed must not drop what another page keeps
    const stop = onHidden(() => draft && keep());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [db, draft_key, draft, isOver]);
}

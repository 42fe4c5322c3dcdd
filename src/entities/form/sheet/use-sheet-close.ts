import { useAccount } from '#live/account-context.ts';
import { dropKnownDraft, writeDraft } from '#sync/drafts/drafts.ts';

type KeptSheet = {
  readonly draft_key: string;
  /** What is kept; undefined while nothing was changed. */
  readonly draft: object | undefined;
  readonly isOver: () => boolean;
  readonly onClose: () => void;
};

/** Closes a sheet; opening it again brings back what was typed, and nothing that was taken back. */
export function useSheetClose({ draft_key, draft, isOver, onClose }: KeptSheet): () => void {
  const { db } = useAccount().local;
  return () => {
    if (!isOver()) void (draft ? writeDraft(db, draft_key, draft) : dropKnownDraft(db, draft_key));
    onClose();
  };
}

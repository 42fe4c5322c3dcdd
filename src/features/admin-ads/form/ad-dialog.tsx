import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { adFormOf, emptyAd, type AdColumns, type AdForm } from '#domain/advertising/ad-form.ts';
import { draftKey, draftReader, type FormDraft } from '#entities/form/sheet/form-draft.ts';
import { SheetForm } from '#entities/form/sheet/sheet-form.tsx';
import { useSheetStart, type SheetStart } from '#entities/form/sheet/use-sheet-start.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Button } from '#ui/button.tsx';
import type { Ad } from '../use-ads.ts';
import { AdConflicts } from './ad-conflicts.tsx';
import { AdFields } from './ad-fields.tsx';
import { AdPreview } from './ad-preview.tsx';
import { DeleteAd } from './delete-ad.tsx';
import { useAdForm } from './use-ad-form.ts';

type AdDialogProps = {
  /** Every advertisement that is known. */
  ads: readonly Ad[] | undefined;
  /** The advertisement that is changed, as it is now; without one, a new one is created. */
  ad: Ad | undefined;
  /** Why nothing can be sent about it: the server or this device has it no more. */
  gone?: string | undefined;
  /** Only this device does not have it. */
  not_here?: boolean;
  /** What was refused, and is corrected here. */
  refused?: OutboxRecord | undefined;
  /** YYYY-MM-DD where the events are. */
  today: string;
  onClose: () => void;
};

const readDraft = draftReader(emptyAd);

/** Creates, changes or deletes an advertisement. Closing it keeps what was typed. */
export function AdDialog(props: AdDialogProps) {
  const { ads, ad, refused } = props;
  const draft_key = draftKey(`advertisement:${ad?.id ?? 'new'}`, refused);
  const first = () => startOf(ad, refused);
  const start = useSheetStart({ draft_key, read: readDraft, rows: ads, first });
  return start && <OpenDialog {...props} draft_key={draft_key} start={start} />;
}

/** The advertisement as it is, with what was refused on top. */
function startOf(ad: Ad | undefined, refused: OutboxRecord | undefined): FormDraft<AdForm> {
  const saved = ad ? adFormOf(ad) : emptyAd;
  if (!refused) return { base: saved, values: saved };
  if (!ad) return { base: saved, values: adFormOf(refused.args as AdColumns) };
  const { patch, base } = refused.args as Record<'patch' | 'base', Partial<AdColumns> | undefined>;
  return { base: adFormOf({ ...ad, ...base }), values: adFormOf({ ...ad, ...patch }) };
}

type OpenDialogProps = AdDialogProps & {
  draft_key: string;
  start: SheetStart<AdForm>;
};

function OpenDialog(props: OpenDialogProps) {
  const { ad, gone, not_here = false, refused, today, onClose } = props;
  const { LL } = useI18nContext();
  const [deleting, setDeleting] = useState(false);
  const words = LL.admin.ads;
  const opened = useAdForm({ ...props, refused });
  const { form, state, mine, theirs, conflicts } = opened;
  if (ad && deleting) {
    return <DeleteAd ad={ad} onCancel={() => setDeleting(false)} onClose={onClose} />;
  }
  return (
    <SheetForm
      form={form}
      element={state.element}
      title={ad ? words.edit_title() : words.create()}
      submit={ad ? words.save() : words.submit()}
      draft_key={props.draft_key}
      draft={opened.draft}
      isOver={state.isOver}
      onClose={onClose}
      onDiscard={state.restored ? opened.discard : undefined}
      failure={state.failure}
      gone={gone}
      not_here={not_here}
    >
      {theirs && conflicts.length > 0 && (
        <AdConflicts units={conflicts} mine={mine} theirs={theirs} onDecide={opened.onDecide} />
      )}
      <AdFields form={form} today={today} />
      <AdPreview id={ad?.id ?? 'new'} values={mine} />
      {ad && gone === undefined && (
        <div className="mt-1 border-t border-line pt-4">
          <Button variant="danger" icon={Trash2} onClick={() => setDeleting(true)}>
            {words.delete()}
          </Button>
        </div>
      )}
    </SheetForm>
  );
}

import { useMemo } from 'react';
import { patchLook } from '#entities/patch/patch-look.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import { PatchPicture } from '#ui/drawing/patch-picture.tsx';

/**
 * Name and description of the patch that administrators made for this event (Spec 1 §3,
 * patchDetails). Only they edit patches; here they are read-only.
 */
export function PatchDetails({ event_id }: { event_id: string }) {
  const { LL } = useI18nContext();
  const query = useMemo(
    (): LiveQuery<'patches'> => ({
      find: { selector: { evento_id: { $eq: event_id } } },
      keep: (row) => row.evento_id === event_id && !row.para,
    }),
    [event_id],
  );
  const patches = useLiveRecords('patches', query);
  const patch = patches.state === 'present' ? patches.rows.find(({ para }) => !para) : undefined;
  if (!patch) return null;
  const words = LL.event_form.patch_details;
  return (
    <section aria-label={words.title()} className="flex items-center gap-4">
      <PatchPicture {...patchLook(patch)} alt="" size={4.5} />
      <div className="min-w-0">
        <p className="font-display text-xl">{patch.nome}</p>
        {patch.descricao && <p>{patch.descricao}</p>}
        <p className="text-sm text-soft">{words.hint()}</p>
      </div>
    </section>
  );
}

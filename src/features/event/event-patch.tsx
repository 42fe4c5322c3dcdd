import { useMemo, useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useLiveRecords, type LiveQuery } from '#live/use-live-records.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Dialog } from '#ui/dialog.tsx';
import { PatchPicture } from '#ui/patch-picture.tsx';

/** The patch to be had here, greyed: nobody has earned it yet. Nothing when the event has none. */
export function EventPatch({ event }: { event: AirsoftEvent }) {
  const { LL } = useI18nContext();
  const [large, setLarge] = useState(false);
  const found = useLiveRecords(
    'patches',
    useMemo<LiveQuery<'patches'>>(
      () => ({ find: { selector: { evento_id: { $eq: event.id } } } }),
      [event.id],
    ),
  );
  const patch = found.state === 'present' ? found.rows[0] : undefined;
  if (!patch && !event.patch) return null;
  const name = patch?.nome ?? event.name;
  const picture = { id: patch?.id ?? event.id, src: patch?.imagem_url ?? event.patch };
  const words = LL.event.patch;
  return (
    <section aria-labelledby="patch">
      <h2 id="patch" className="mb-2 text-2xl">
        {words.label()}
      </h2>
      <button
        type="button"
        className="flex cursor-zoom-in items-center gap-4 text-start"
        aria-label={`${words.enlarge()}: ${name}`}
        onClick={() => setLarge(true)}
      >
        <PatchPicture {...picture} alt="" size={5} faded />
        <span>
          <span className="block font-medium">{name}</span>
          <span className="block text-sm text-soft">{words.future()}</span>
        </span>
      </button>
      <Dialog
        open={large}
        onClose={() => setLarge(false)}
        title={name}
        close_label={LL.common.close()}
      >
        <div className="flex flex-col items-center gap-4 py-4">
          <PatchPicture {...picture} alt={name} size={16} />
          {patch?.descricao && <p className="text-center text-soft">{patch.descricao}</p>}
        </div>
      </Dialog>
    </section>
  );
}

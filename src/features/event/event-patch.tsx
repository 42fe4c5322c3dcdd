import { useMemo, useState } from 'react';
import { eventDay } from '#domain/time/event-day.ts';
import { hasStarted } from '#domain/event/event-rules.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { PatchPicture } from '#ui/drawing/patch-picture.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';

/**
 * The patch that this event awards, grey until I have it (Spec 1 §4). Nothing when the event has
 * none.
 */
export function EventPatch({ event, now }: { event: AirsoftEvent; now: string }) {
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
  const earned_at = useEarnedAt(patch?.id);
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
        onClick={() => setLarge(true)}
      >
        <PatchPicture {...picture} alt="" size={5} faded={!earned_at} />
        <span>
          <span className="sr-only">{words.enlarge()}: </span>
          <span className="block font-medium">{name}</span>
          <EarnedLine earned_at={earned_at} future={!hasStarted(event, now)} />
        </span>
      </button>
      <Dialog
        open={large}
        onClose={() => setLarge(false)}
        title={name}
        close_label={LL.common.close()}
      >
        <div className="flex flex-col items-center gap-4 py-4">
          <PatchPicture {...picture} alt={name} size={16} faded={!earned_at} />
          {patch?.descricao && <p className="text-center text-soft">{patch.descricao}</p>}
        </div>
      </Dialog>
    </section>
  );
}

function EarnedLine({ earned_at, future }: { earned_at: string | undefined; future: boolean }) {
  const { LL, locale } = useI18nContext();
  const words = LL.event.patch;
  if (!earned_at) {
    return future ? <span className="block text-sm text-soft">{words.future()}</span> : null;
  }
  const day = formatDay(eventDay(earned_at), locale);
  return (
    <>
      <span className="mt-1 block">
        <StateChip kind="confirmed">{words.earned()}</StateChip>
      </span>
      <span className="mt-1 block text-sm text-soft">{words.earned_at({ date: day })}</span>
    </>
  );
}

const mine: LiveQuery<'my_records'> = { find: { selector: { kind: { $eq: 'user_patch' } } } };

/** When I earned a patch; undefined while I have not. UTC ISO instant. */
function useEarnedAt(patch_id: string | undefined): string | undefined {
  const found = useLiveRecords('my_records', mine);
  if (found.state === 'loading') return undefined;
  for (const row of found.rows) {
    if (row.kind === 'user_patch' && row.data.patch_id === patch_id) return row.data.data_conquista;
  }
  return undefined;
}

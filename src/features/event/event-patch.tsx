import { useMemo, useState } from 'react';
import { eventDay } from '#domain/time/event-day.ts';
import { promisedPatches, type PromisedPatch } from '#domain/event/promised-patches.ts';
import { patchLook } from '#entities/patch/patch-look.ts';
import { hasStarted } from '#domain/event/event-rules.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { PatchPicture } from '#ui/drawing/patch-picture.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';

/**
 * The patches that this event awards, grey until I have them (Spec 1 §4): as they are, or as they
 * will be made. Nothing when the event has none.
 */
export function EventPatch({ event, now }: { event: AirsoftEvent; now: string }) {
  const { LL } = useI18nContext();
  const found = useLiveRecords(
    'patches',
    useMemo<LiveQuery<'patches'>>(
      () => ({
        find: { selector: { evento_id: { $eq: event.id } } },
        keep: ({ evento_id }) => evento_id === event.id,
      }),
      [event.id],
    ),
  );
  const future = !hasStarted(event, now);
  const made = found.state === 'present' ? found.rows : [];
  const coming = future && event.status !== 'cancelled' ? promisedPatches(event) : [];
  const patches = made.some(({ para }) => para) ? made : [...made, ...coming];
  if (patches.length === 0) return null;
  return (
    <section aria-labelledby="patch" className="flex flex-col gap-3">
      <h2 id="patch" className="text-2xl">
        {LL.event.patch.label()}
      </h2>
      {patches.map((patch) => (
        <OnePatch key={patch.id} patch={patch} future={future} />
      ))}
    </section>
  );
}

type OnePatchProps = {
  patch: PromisedPatch & { descricao?: string | null };
  future: boolean;
};

function OnePatch({ patch, future }: OnePatchProps) {
  const { LL } = useI18nContext();
  const [large, setLarge] = useState(false);
  const earned_at = useEarnedAt(patch.id);
  const { nome: name, para, descricao } = patch;
  const words = LL.event.patch;
  const picture = { ...patchLook(patch), faded: !earned_at };
  return (
    <>
      <button
        type="button"
        className="flex cursor-zoom-in items-center gap-4 text-start"
        onClick={() => setLarge(true)}
      >
        <PatchPicture {...picture} alt="" size={5} />
        <span className="min-w-0 wrap-anywhere">
          <span className="sr-only">{words.enlarge()}: </span>
          <span className="block font-medium">{name}</span>
          {para && (
            <span className="block text-sm">
              {LL.patch.hint[para === 'won' ? 'won' : 'evento']()}
            </span>
          )}
          <EarnedLine earned_at={earned_at} future={future} />
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
          {descricao && <p className="text-center text-soft">{descricao}</p>}
        </div>
      </Dialog>
    </>
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
function useEarnedAt(patch_id: string): string | undefined {
  const found = useLiveRecords('my_records', mine);
  if (found.state === 'loading') return undefined;
  for (const row of found.rows) {
    if (row.kind === 'user_patch' && row.data.patch_id === patch_id) return row.data.data_conquista;
  }
  return undefined;
}

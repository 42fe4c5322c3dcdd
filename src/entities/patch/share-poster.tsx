import Picture from 'lucide-react/icons/image';
import { useEffect, useMemo, useState } from 'react';
import { patchLook } from './patch-look.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { useShareLink } from '#entities/sharing/use-share-link.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import { saveBlob } from '#platform/sharing/save-file.ts';
import { share } from '#platform/sharing/share.ts';
import { report } from '#sync/device/report.ts';
import type { Rows } from '#sync/records/collections.ts';
import { Button } from '#ui/button.tsx';
import { drawPoster } from './patch-poster.ts';

type SharePosterProps = {
  patch: Rows['patches'];
  /** UTC ISO instant. */
  earned_at: string;
};

/**
 * Shares an own patch as a picture; where no share sheet takes one, it is saved, and the address is
 * copied. Drawn before the tap, because a tap may open the share sheet only for a moment.
 */
export default function SharePoster(props: SharePosterProps) {
  const { patch } = props;
  const { LL } = useI18nContext();
  const { file, is_over } = usePoster(props);
  const link = useShareLink();
  const url = `${location.origin}/patches?id=${patch.id}`;
  const give = async () => {
    if (!file) return link.share({ title: patch.nome, url });
    if ((await share({ files: [file] })) !== 'unsupported') return;
    saveBlob(file.name, file);
    await link.copy(url);
  };
  return (
    <Button icon={Picture} busy={!is_over} onClick={() => void give().catch(report)}>
      {LL.patch.share_picture()}
    </Button>
  );
}

/** `is_over` without a file: this browser draws none. */
function usePoster({ patch, earned_at }: SharePosterProps) {
  const { LL, locale } = useI18nContext();
  const event = useEventName(patch.evento_id);
  const [poster, setPoster] = useState<{ file?: File; is_over: boolean }>({ is_over: false });
  const { id, src } = patchLook(patch);
  const name = patch.nome;
  const earned = LL.patch.earned_at({ date: formatDay(eventDay(earned_at), locale) });
  const app_name = LL.shell.app_name();
  useEffect(() => {
    if (event === undefined) return;
    let is_gone = false;
    drawPoster({ id, src, name, earned, event: event ?? undefined, app_name })
      .then((file) => {
        if (!is_gone) setPoster({ file, is_over: true });
      })
      .catch((error: unknown) => {
        report(error);
        if (!is_gone) setPoster({ is_over: true });
      });
    return () => {
      is_gone = true;
    };
  }, [id, src, name, earned, event, app_name]);
  return poster;
}

/** Null without one on this device; undefined until that is known. */
function useEventName(event_id: string | null): string | null | undefined {
  const found = useLiveRecords(
    'airsoft_events',
    useMemo<LiveQuery<'airsoft_events'>>(
      () => ({
        find: { selector: { id: { $in: event_id ? [event_id] : [] } } },
        keep: ({ id }) => id === event_id,
      }),
      [event_id],
    ),
  );
  return found.state === 'loading' ? undefined : (found.rows[0]?.name ?? null);
}

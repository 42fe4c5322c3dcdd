import { Share2 } from 'lucide-react';
import { formatDayLong } from '#i18n/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { copyText } from '#platform/clipboard.ts';
import { canShare, share } from '#platform/share.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';

/**
 * Opens the system's share sheet with the event's address; nothing where there is no share sheet.
 */
export function ShareEvent({ event }: { event: AirsoftEvent }) {
  const { LL, locale } = useI18nContext();
  if (!canShare()) return null;

  async function open() {
    const url = `${location.origin}/event/${event.id}`;
    const day = `${formatDayLong(event.date, locale)}, ${event.time}`;
    const text = event.status === 'postponed' ? event.location : `${day}\n${event.location}`;
    const shared = await share({ title: event.name, text: `${event.name}\n${text}`, url });
    if (shared === 'unsupported' && (await copyText(url))) {
      showToast({ tone: 'success', title: LL.event.action.link_copied() });
    }
  }
  return (
    <Button icon={Share2} onClick={() => void open()}>
      {LL.event.action.share()}
    </Button>
  );
}

import Check from 'lucide-react/icons/check';
import Link2 from 'lucide-react/icons/link-2';
import { useEffect, useState } from 'react';
import { eventLink } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { useShareLink } from '../sharing/use-share-link.ts';

/** How long the button shows that it worked (Spec 1 §9). */
const COPIED_MS = 2_000;

/** Copies the link of an event. */
export function CopyLink({ event_id }: { event_id: string }) {
  const { LL } = useI18nContext();
  const link = useShareLink();
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    if (await link.copy(eventLink(location.origin, event_id))) setCopied((times) => times + 1);
  }
  return (
    <Button icon={copied ? Check : Link2} onClick={() => void copy()}>
      {copied ? LL.common.copied() : LL.event.action.copy_link()}
    </Button>
  );
}

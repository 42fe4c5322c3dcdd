import { Check, Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { inviteLink } from '#domain/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { copyText } from '#platform/clipboard.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';

/** How long the button shows that it worked (Spec 1 §9). */
const COPIED_MS = 2_000;

/** Copies the invite link of an event. */
export function CopyLink({ event_id }: { event_id: string }) {
  const { LL } = useI18nContext();
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    if (await copyText(inviteLink(location.origin, event_id))) {
      setCopied((times) => times + 1);
      showToast({ tone: 'success', title: LL.event.action.link_copied() });
    } else {
      showToast({ tone: 'error', title: LL.event.action.link_failed() });
    }
  }
  return (
    <Button icon={copied ? Check : Link2} onClick={() => void copy()}>
      {copied ? LL.common.copied() : LL.event.action.copy_link()}
    </Button>
  );
}

import { Link } from '@tanstack/react-router';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { useI18nContext } from '#i18n/i18n-react.tsx';

/** The way to a list of WhatsApp that becomes participants. */
export function PasteList({ event_id, className }: { event_id: string; className: string }) {
  const { LL } = useI18nContext();
  return (
    <Link to="/share" search={{ event: event_id }} className={className}>
      <ClipboardPaste aria-hidden className="size-5 shrink-0" />
      {LL.organise.list.paste()}
    </Link>
  );
}

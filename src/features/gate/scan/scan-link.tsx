import { Link } from '@tanstack/react-router';
import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';

/** From the gate's list to its camera. */
export function ScanLink({ event_id }: { event_id: string }) {
  const { LL } = useI18nContext();
  return (
    <Link
      to="/event/$id/gate/scan"
      params={{ id: event_id }}
      className={buttonClass({ variant: 'main', size: 'lg' })}
    >
      <ScanQrCode aria-hidden className="size-6" />
      {LL.gate.scan.action()}
    </Link>
  );
}

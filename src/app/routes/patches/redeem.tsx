import { createFileRoute } from '@tanstack/react-router';
import { useCodeInAddress } from '#features/redeem/use-code-in-address.ts';
import { RedeemPage } from '#app/pages/patches/redeem-page.tsx';
import { ScreenPending } from '#app/pages/screen-pending.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/patches/redeem')({
  loader: () => loadWords(),
  /** `again`: a refused mutation that is corrected. */
  validateSearch: ({ again }): { again?: unknown } => ({ again }),
  component: RedeemRoute,
  pendingComponent: ScreenPending,
});

function RedeemRoute() {
  const { again } = Route.useSearch(); // anything may be in an address
  const in_address = useCodeInAddress();
  if (in_address) return null;
  return <RedeemPage again={typeof again === 'string' ? again : undefined} />;
}

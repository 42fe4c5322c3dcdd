import { Link } from '@tanstack/react-router';
import CloudDownload from 'lucide-react/icons/cloud-download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Gauge from 'lucide-react/icons/gauge';
import ListChecks from 'lucide-react/icons/list-checks';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Ticket from 'lucide-react/icons/ticket';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { leasesAre } from '#domain/attendance/lease.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MenuItem, menuItemClass } from '#ui/overlay/popover.tsx';
import type { Gate } from '../use-gate.ts';
import { LeaseSheet } from '../walk-in/lease-sheet.tsx';
import { useLease } from '../walk-in/use-lease.ts';

type GateMenuProps = {
  gate: Gate;
  /** The organiser, and not a helper. */
  owner: boolean;
  /** How much needs attention. */
  trouble: number;
  device_id: string;
  /** UTC ISO instant. */
  now: string;
};

/** "⋯": the ways from the list to what a gate needs now and then. */
export function GateMenu({ gate, owner, trouble, device_id, now }: GateMenuProps) {
  const { LL } = useI18nContext();
  const { event, list } = gate;
  const words = LL.gate;
  const [shown, setShown] = useState<'menu' | 'lease'>();
  const lease = useLease(event, { device_id, now });
  const close = () => setShown(undefined);
  const params = { id: event.id };
  return (
    <>
      <IconButton icon={Ellipsis} label={words.more()} onClick={() => setShown('menu')} />
      {shown === 'lease' && (
        <LeaseSheet
          {...{ event, lease }}
          viewer={owner ? 'organiser' : 'visitor'}
          onClose={close}
        />
      )}
      <Dialog
        open={shown === 'menu'}
        onClose={close}
        title={words.title()}
        close_label={LL.common.close()}
      >
        <nav aria-label={words.more()}>
          {owner && trouble > 0 && (
            <Link to="/event/$id/gate/attention" params={params} className={menuItemClass}>
              <TriangleAlert aria-hidden className="size-5 shrink-0" />
              {words.trouble()} ({trouble})
            </Link>
          )}
          <Link to="/event/$id/gate/stations" params={params} className={menuItemClass}>
            <Gauge aria-hidden className="size-5 shrink-0" />
            {words.stations.title()}
          </Link>
          <Link to="/event/$id/gate/teams" params={params} className={menuItemClass}>
            <Users aria-hidden className="size-5 shrink-0" />
            {words.team.title()}
          </Link>
          {device_id !== '' && leasesAre(event, now) !== 'none' && (
            <MenuItem icon={Ticket} onClick={() => setShown('lease')}>
              {words.lease.action()}
            </MenuItem>
          )}
          <Link to="/event/$id/gate/merge" params={params} className={menuItemClass}>
            <RefreshCw aria-hidden className="size-5 shrink-0" />
            {words.merge.action()}
          </Link>
          {list.counts.came > 0 && (
            <Link to="/event/$id/gate/sweep" params={params} className={menuItemClass}>
              <ListChecks aria-hidden className="size-5 shrink-0" />
              {words.sweep.title()}
            </Link>
          )}
          <Link to="/event/$id/pack" params={params} className={menuItemClass}>
            <CloudDownload aria-hidden className="size-5 shrink-0" />
            {words.pack()}
          </Link>
        </nav>
      </Dialog>
    </>
  );
}

import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import Banknote from 'lucide-react/icons/banknote';
import CloudDownload from 'lucide-react/icons/cloud-download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Gauge from 'lucide-react/icons/gauge';
import ListChecks from 'lucide-react/icons/list-checks';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Ticket from 'lucide-react/icons/ticket';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import UserKey from 'lucide-react/icons/user-key';
import Users from 'lucide-react/icons/users';
import { useState, type ReactNode } from 'react';
import { leasesAre } from '#domain/attendance/lease.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MenuItem, menuItemClass } from '#ui/overlay/popover.tsx';
import type { Gate } from '../use-gate.ts';
import { LeaseSheet } from '../walk-in/lease-sheet.tsx';

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
  const close = () => setShown(undefined);
  const { id } = event;
  return (
    <>
      <IconButton icon={Ellipsis} label={words.more()} onClick={() => setShown('menu')} />
      {shown === 'lease' && (
        <LeaseSheet
          {...{ event, device_id, now }}
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
            <Way to="/event/$id/gate/attention" id={id} icon={TriangleAlert}>
              {words.trouble()} ({trouble})
            </Way>
          )}
          {owner && (
            <Way to="/event/$id/staff" id={id} icon={UserKey}>
              {LL.staff.title()}
            </Way>
          )}
          <Way to="/event/$id/gate/stations" id={id} icon={Gauge}>
            {words.stations.title()}
          </Way>
          <Way to="/event/$id/gate/teams" id={id} icon={Users}>
            {words.team.title()}
          </Way>
          {device_id !== '' && leasesAre(event, now) !== 'none' && (
            <MenuItem icon={Ticket} onClick={() => setShown('lease')}>
              {words.lease.action()}
            </MenuItem>
          )}
          <Way to="/event/$id/gate/till" id={id} icon={Banknote}>
            {words.till.title()}
          </Way>
          <Way to="/event/$id/gate/merge" id={id} icon={RefreshCw}>
            {words.merge.action()}
          </Way>
          {list.counts.came > 0 && (
            <Way to="/event/$id/gate/sweep" id={id} icon={ListChecks}>
              {words.sweep.title()}
            </Way>
          )}
          <Way to="/event/$id/pack" id={id} icon={CloudDownload}>
            {words.pack()}
          </Way>
        </nav>
      </Dialog>
    </>
  );
}

type WayProps = {
  to:
    | `/event/$id/gate/${'attention' | 'merge' | 'stations' | 'sweep' | 'teams' | 'till'}`
    | `/event/$id/${'pack' | 'staff'}`;
  id: string;
  icon: LucideIcon;
  children: ReactNode;
};

/** Leads to another screen of this event. */
const Way = ({ to, id, icon: Icon, children }: WayProps) => (
  <Link to={to} params={{ id }} className={menuItemClass}>
    <Icon aria-hidden className="size-5 shrink-0" />
    <span>{children}</span>
  </Link>
);

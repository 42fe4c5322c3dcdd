import { Link } from '@tanstack/react-router';
import Crown from 'lucide-react/icons/crown';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Medal from 'lucide-react/icons/medal';
import UserMinus from 'lucide-react/icons/user-minus';
import { useId, useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { IconButton } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MenuItem, menuItemClass } from '#ui/overlay/popover.tsx';
import type { Member, Team } from '../use-team-people.ts';
import { useMemberActs } from './use-member-acts.ts';

const CHOICES = ['officer', 'veteran', 'member'] as const;

type Open = 'menu' | 'remove' | 'transfer';

/** What the captain can do with a member; what can't be undone is last, and asked about. */
export function MemberActions({ team, member }: { team: Team; member: Member }) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState<Open>();
  const acts = useMemberActs(team);
  const close = () => setOpen(undefined);
  const role_id = useId();
  const words = LL.team_page;
  const { name } = member;
  return (
    <>
      <IconButton
        icon={Ellipsis}
        label={words.member.actions({ name })}
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
      />
      <Dialog open={open === 'menu'} onClose={close} title={name} close_label={LL.common.close()}>
        {/* buttons: an arrow key would change a radio, and with it the role */}
        <div role="group" aria-labelledby={role_id} className="-mx-3">
          <p id={role_id} className="mb-1.5 px-3 font-medium">
            {words.role.title()}
          </p>
          {CHOICES.map((role) => (
            <MenuItem
              key={role}
              selected={role === member.role}
              onClick={() => {
                close();
                if (role !== member.role) void acts.setRole(member, role);
              }}
            >
              {LL.profile.teams.role[role]()}
              <span className="block text-sm text-soft">{words.role[role]()}</span>
            </MenuItem>
          ))}
        </div>
        <div className="-mx-3 mt-4 border-t border-line pt-2">
          {/* the hash opens the member's ranks there */}
          <Link
            to="/team/$id/advanced"
            params={{ id: team.id }}
            search={{ tab: 'hierarchy' }}
            hash={member.id}
            className={menuItemClass}
          >
            <Medal aria-hidden className="size-5 shrink-0" />
            {words.member.column.rank()}
          </Link>
          {/* a captain needs an account */}
          {member.user_id && (
            <MenuItem icon={Crown} onClick={() => setOpen('transfer')}>
              {words.transfer.action()}
            </MenuItem>
          )}
          <MenuItem icon={UserMinus} onClick={() => setOpen('remove')}>
            {words.remove.action()}
          </MenuItem>
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === 'transfer'}
        danger
        title={words.transfer.title()}
        confirm_label={words.transfer.yes()}
        cancel_label={LL.common.cancel()}
        onCancel={close}
        onConfirm={() => {
          close();
          void acts.transfer(member);
        }}
      >
        {words.transfer.confirm({ name })}
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'remove'}
        danger
        title={words.remove.title()}
        confirm_label={words.remove.yes()}
        cancel_label={LL.common.cancel()}
        onCancel={close}
        onConfirm={() => {
          close();
          void acts.remove(member);
        }}
      >
        {words.remove.confirm({ name })}
      </ConfirmDialog>
    </>
  );
}

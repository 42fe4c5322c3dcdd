import { useAct } from '#actions/use-act.ts';
import { saying } from '#actions/use-say.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import type { Member, Team } from '../use-team-people.ts';

/** What a captain asks for about a person. */
export function useMemberActs(team: Pick<Team, 'id' | 'name'>) {
  const { LL } = useI18nContext();
  const act = useAct();
  const { waiting, withdraw } = useOutboxActions();
  const { approved, approve_failed, removed, remove_failed } = LL.team.member;
  const { pending, role: role_words, transfer } = LL.team_page;
  const about = ({ id, name }: Member) => ({
    args: { member_id: id, team_id: team.id },
    label: `${team.name} (${name})`,
  });
  return {
    approve: (member: Member) => {
      const { args, label } = about(member);
      return act('approve_member@1', args, { label, said: saying(approved(), approve_failed()) });
    },
    reject: (member: Member) => {
      const { args, label } = about(member);
      const said = saying(pending.rejected(), pending.reject_failed());
      return act('reject_member@1', args, { label, said });
    },
    remove: (member: Member) => {
      const { args, label } = about(member);
      return act('remove_member@1', args, { label, said: saying(removed(), remove_failed()) });
    },
    setRole: (member: Member, role: 'officer' | 'veteran' | 'member') => {
      const { args, label } = about(member);
      const said = saying(role_words.done(), role_words.failed());
      return act('set_member_role@1', { ...args, role }, { label, said });
    },
    /** An earlier choice is taken back; once it has left this device, it stands. */
    transfer: async (member: Member) => {
      const { args, label } = about(member);
      const earlier = (await waiting('transfer_captain@1')).find((record) => {
        const before = record.args as typeof args;
        return before.team_id === team.id && before.member_id !== member.id;
      });
      if (earlier && !(await withdraw(earlier.id)))
        return showToast({ tone: 'info', title: LL.organise.waits.too_late() });
      const { done, failed, waiting: kept } = transfer;
      const said = { ...saying(done({ name: member.name }), failed()), waiting: kept() };
      return act('transfer_captain@1', args, { label, said });
    },
  };
}

import Crown from 'lucide-react/icons/crown';
import Medal from 'lucide-react/icons/medal';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import type { Member } from '../use-team-people.ts';

const CAPTAIN = { kind: 'warning', icon: Crown } as const;
const MEMBER = { kind: 'past', icon: UserRound } as const;
const MORE = {
  officer: { kind: 'info', icon: ShieldCheck },
  veteran: { kind: 'mode', icon: Medal },
} as const;

/** 'Capitão', or 'Membro' for everybody else (Spec 2 §2); an officer and a veteran have a second. */
export function MemberBadges({ role }: Pick<Member, 'role'>) {
  const { LL } = useI18nContext();
  const words = LL.profile.teams.role;
  if (role === 'captain') return <StateChip {...CAPTAIN}>{words.captain()}</StateChip>;
  return (
    <>
      <StateChip {...MEMBER}>{words.member()}</StateChip>
      {role !== 'member' && <StateChip {...MORE[role]}>{words[role]()}</StateChip>}
    </>
  );
}

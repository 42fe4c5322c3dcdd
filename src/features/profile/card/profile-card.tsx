import { Link } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Person } from '#sync/identity/person.ts';
import type { Profile } from '#sync/records/profile.ts';
import { buttonClass } from '#ui/button.tsx';
import { Avatar } from '#ui/drawing/avatar.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { useMyStatistics } from '../statistics/use-my-statistics.ts';
import { NextAchievement } from './next-achievement.tsx';
import './profile-card.css';

type ProfileCardProps = {
  profile: Profile;
  person: Person;
  /** UTC ISO instant. */
  now: string;
};

/** Who I am in the field, as a card: nothing to type, and nothing that others may not see. */
export function ProfileCard({ profile, person, now }: ProfileCardProps) {
  const { LL } = useI18nContext();
  const { name, team, operator_classes } = profile;
  const words = LL.profile;
  const classes = operator_classes.map((one) => words.class[one]());
  return (
    <PageHeader
      title={
        <span className="flex items-center gap-4">
          <Avatar name={name} size="lg" />
          <span className="min-w-0 break-words">{name}</span>
        </span>
      }
    >
      <div className="profile-card">
        <div className="flex items-center justify-between gap-3 md:justify-start">
          <p className="min-w-0 break-words">
            {[team ?? words.header.no_team(), ...classes].join(' · ')}
          </p>
          <Link
            to="/profile"
            search={{ tab: 'editar' }}
            className={buttonClass({ size: 'sm' })}
            aria-label={words.header.edit_label()}
          >
            <Pencil aria-hidden className="size-4" />
            {words.header.edit()}
          </Link>
        </div>
        <Figures now={now} />
        <NextAchievement person={person} now={now} />
      </div>
    </PageHeader>
  );
}

function Figures({ now }: { now: string }) {
  const { LL, locale } = useI18nContext();
  const counted = useMyStatistics(now);
  const words = LL.profile.statistics;
  const shown = (of: 'played' | 'patches' | 'points') => {
    if (counted === 'loading') return <span className="bone inline-block h-6 w-10" />;
    return counted === 'not_here' ? '–' : formatNumber(counted[of], locale);
  };
  return (
    <dl className="profile-figures">
      {(['played', 'patches', 'points'] as const).map((of) => (
        <div key={of}>
          <dt>{words[of]()}</dt>
          <dd>{shown(of)}</dd>
        </div>
      ))}
    </dl>
  );
}

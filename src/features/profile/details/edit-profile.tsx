import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useBack } from '#entities/event/use-back.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Profile } from '#sync/records/profile.ts';
import { buttonClass } from '#ui/button.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Behind "Editar": the form, and my number, which only I can read. */
export function EditProfile({ profile }: { profile: Profile }) {
  const { LL } = useI18nContext();
  const onBack = useBack('/profile');
  const words = LL.profile;
  return (
    <>
      <ScreenTitle>{words.form.title()}</ScreenTitle>
      <PageHeader
        slim
        title={words.form.title()}
        back={
          <Link
            to="/profile"
            className={buttonClass({ variant: 'plain', size: 'sm' })}
            onClick={onBack}
          >
            <ArrowLeft aria-hidden className="size-5" />
            {words.title()}
          </Link>
        }
      />
      <div className="page-width pt-4 pb-12">
        <ProfileForm profile={profile} />
      </div>
    </>
  );
}

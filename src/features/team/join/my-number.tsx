import { Link } from '@tanstack/react-router';
import { shortWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';

/** The number that the captain will see, or that there is none; and where it is changed. */
export function MyNumber() {
  const { LL } = useI18nContext();
  const profile = useLiveRecord('profiles', usePerson()?.id ?? '');
  const words = LL.team_form.join;
  return (
    <div>
      {profile.state === 'present' && (
        <p>
          {profile.row.whatsapp
            ? // in one line: a number broken after its area code is read as two
              words.number({ number: shortWhatsapp(profile.row.whatsapp).replace(' ', '\u00a0') })
            : words.no_number()}
        </p>
      )}
      <Link
        to="/profile"
        search={{ tab: 'editar' }}
        className="inline-flex tap-height items-center underline"
      >
        {words.change_number()}
      </Link>
    </div>
  );
}

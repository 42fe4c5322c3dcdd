import { Link } from '@tanstack/react-router';
import { shortWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';

/** Until the profile is known, for the room of the sentence: nothing below it moves (law 1). */
const AS_LONG = '5511987654321';

/** The number that the captain will see, or that there is none; and where it is changed. */
export function MyNumber() {
  const { LL } = useI18nContext();
  const profile = useLiveRecord('profiles', usePerson()?.id ?? '');
  const words = LL.team_form.join;
  const is_known = profile.state === 'present';
  const number = is_known ? profile.row.whatsapp : AS_LONG;
  return (
    <div>
      <p className={is_known ? undefined : 'invisible'}>
        {number
          ? // in one line: a number broken after its area code is read as two
            words.number({ number: shortWhatsapp(number).replace(' ', '\u00a0') })
          : words.no_number()}
      </p>
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

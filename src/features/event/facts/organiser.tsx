import { PersonPicture } from '#entities/person/person-picture.tsx';
import { WhatsappLink } from '#entities/person/whatsapp-link.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { EventPayment } from '#sync/records/event-payment.ts';

type OrganiserProps = { event: AirsoftEvent; payment: EventPayment | null };

/**
 * Who organises, and the number for who may have it: the server gives it to staff and to registered
 * people. Shows nothing if neither is known.
 */
export function Organiser({ event, payment }: OrganiserProps) {
  const { LL } = useI18nContext();
  const number = payment?.whatsapp;
  const { organiser_name: name, organiser_avatar_url: avatar_url, show_contact } = event;
  const words = LL.event;
  if (!name && !show_contact) return null;
  return (
    <div className="organiser">
      {name && <PersonPicture name={name} avatar_url={avatar_url} />}
      <div className="min-w-0">
        <p className="text-sm text-soft">
          {name ? words.organiser.label() : words.facts.contact()}
        </p>
        {name && <p>{name}</p>}
        {show_contact &&
          (number ? (
            <WhatsappLink number={number} />
          ) : (
            <p className="text-sm text-soft">{words.facts.contact_for_registered()}</p>
          ))}
      </div>
    </div>
  );
}

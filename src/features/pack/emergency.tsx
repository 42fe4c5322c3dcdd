import Phone from 'lucide-react/icons/phone';
import { WhatsappLink } from '#entities/person/whatsapp-link.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

export const EMERGENCY_ID = 'emergency';

/** The public services of Brazil. A telephone call needs no internet. */
const SERVICES = [
  ['ambulance', '192'],
  ['fire', '193'],
  ['police', '190'],
] as const;

type EmergencyProps = {
  event: AirsoftEvent;
  /** The organiser's number: as it is stored: digits with country code, perhaps with +. */
  contact: string | null;
};

/** Whom to call, and what to tell them about where we are. */
export function Emergency({ event, contact }: EmergencyProps) {
  const { LL } = useI18nContext();
  const words = LL.pack.emergency;
  const { latitude, longitude } = event;
  return (
    <section id={EMERGENCY_ID} aria-labelledby="emergency-title" className="scroll-mt-20">
      <h2 id="emergency-title" className="mb-2 text-2xl">
        {words.title()}
      </h2>
      <ul className="pack-calls">
        {SERVICES.map(([service, number]) => (
          <li key={service}>
            <a href={`tel:${number}`} className="pack-call">
              <Phone aria-hidden className="size-6" />
              <span className="pack-number">{number}</span>
              <span>{words[service]()}</span>
            </a>
          </li>
        ))}
        {contact && (
          <li>
            <a href={`tel:+${contact.replace('+', '')}`} className="pack-call">
              <Phone aria-hidden className="size-6" />
              <span>{words.organiser()}</span>
            </a>
          </li>
        )}
      </ul>
      {contact && (
        <p className="mt-3">
          {words.by_whatsapp()} <WhatsappLink number={contact} />
        </p>
      )}
      {latitude !== null && longitude !== null && (
        <p className="mt-3">
          {words.say_where()}{' '}
          <span className="font-semibold whitespace-nowrap tabular-nums select-all" translate="no">
            {latitude.toFixed(5)}, {longitude.toFixed(5)}
          </span>
        </p>
      )}
    </section>
  );
}

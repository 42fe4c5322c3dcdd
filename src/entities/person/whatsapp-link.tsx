import { classNames } from '#ui/class-names.ts';
import { formatWhatsapp, shortWhatsapp, whatsappTalk } from '#domain/whatsapp/whatsapp.ts';

/**
 * @param number digits with country code
 * @param short without the code of Brazil; in a narrow row it may take two lines
 */
export function WhatsappLink({ number, short = false }: { number: string; short?: boolean }) {
  return (
    <a
      href={whatsappTalk(number)}
      target="_blank"
      rel="noreferrer"
      className={classNames(
        '-my-2.5 inline-flex tap-height items-center underline',
        !short && 'whitespace-nowrap',
      )}
    >
      {(short ? shortWhatsapp : formatWhatsapp)(number)}
    </a>
  );
}

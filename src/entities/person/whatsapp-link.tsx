import { formatWhatsapp } from '#domain/whatsapp.ts';

/** @param number digits with country code */
export function WhatsappLink({ number }: { number: string }) {
  return (
    <a
      href={`https://wa.me/${number}`}
      target="_blank"
      rel="noreferrer"
      className="whitespace-nowrap underline"
    >
      {formatWhatsapp(number)}
    </a>
  );
}

import { cityState } from '../place/city-state.ts';
import { normalizeWhatsapp, whatsappTalk } from '../whatsapp/whatsapp.ts';
import type { Arena } from './arena-list.ts';

export type ArenaContact = {
  readonly kind: 'website' | 'phone' | 'instagram' | 'whatsapp' | 'facebook';
  /** What is shown: the name or number as the arena has it. */
  readonly text: string;
  readonly href: string;
};

type Contacts = Pick<Arena, ArenaContact['kind']>;

/**
 * The ways to reach an arena, only those that it has (Spec 2 §2). The WhatsApp link has digits only
 * and begins with 55, the Instagram link has no @ (Spec 2 §5).
 */
export function arenaContacts(arena: Contacts): ArenaContact[] {
  const { website, phone, instagram, whatsapp, facebook } = arena;
  const contacts: ArenaContact[] = [];
  if (isWeb(website)) contacts.push({ kind: 'website', text: website, href: website });
  if (phone) contacts.push({ kind: 'phone', text: phone, href: `tel:${dialled(phone)}` });
  if (instagram) {
    const name = instagram.replace(/^@/, '');
    const href = `https://www.instagram.com/${encodeURIComponent(name)}/`;
    contacts.push({ kind: 'instagram', text: `@${name}`, href });
  }
  if (whatsapp) {
    const typed = whatsapp.replace(/\D/g, '');
    const number = normalizeWhatsapp(whatsapp) ?? (typed.startsWith('55') ? typed : `55${typed}`);
    const text = number.replace('+', '');
    contacts.push({ kind: 'whatsapp', text, href: whatsappTalk(number) });
  }
  if (facebook) {
    const href = isWeb(facebook)
      ? facebook
      : `https://www.facebook.com/${encodeURIComponent(facebook)}`;
    contacts.push({ kind: 'facebook', text: facebook, href });
  }
  return contacts;
}

const isWeb = (given: string | null): given is string => /^https?:\/\//.test(given ?? '');

/** International, so that it is called from abroad too; but 0800 and 4003 have no area code. */
const dialled = (phone: string): string =>
  phone.replace(/[^0-9+]/g, '').replace(/^(?:55(?=\d{10})|0(?!\d00))?([1-9]\d{9,10})$/, '+55$1');

/** A place that has an address: an arena. */
type Addressed = Pick<Arena, 'name' | 'address' | 'city' | 'state' | 'latitude' | 'longitude'>;

/** Street, city and state in one line. */
export const fullAddress = (arena: Addressed): string => `${arena.address}, ${cityState(arena)}`;

/** Whether the arena can be shown on a map. */
export const hasPoint = ({ latitude, longitude }: Addressed): boolean =>
  Number.isFinite(latitude) && Number.isFinite(longitude);

/**
 * Driving directions to an arena (Spec 2 §7). On Android `geo:` opens whichever map app is
 * installed, including offline ones.
 */
export function routeTo(arena: Addressed, { android }: { android: boolean }): string {
  const point = hasPoint(arena) ? `${arena.latitude},${arena.longitude}` : null;
  const words = `${arena.name}, ${fullAddress(arena)}`;
  if (android) {
    return `geo:${point ?? '0,0'}?q=${encodeURIComponent(point ? `${point} (${arena.name})` : words)}`;
  }
  const to = { api: '1', destination: point ?? words, travelmode: 'driving' };
  return `https://www.google.com/maps/dir/?${new URLSearchParams(to)}`;
}

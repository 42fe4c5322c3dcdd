import Globe from 'lucide-react/icons/globe';
import MessageCircle from 'lucide-react/icons/message-circle';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import Camera from 'lucide-react/icons/camera';
import Users from 'lucide-react/icons/users';
import { arenaContacts, hasPoint, routeTo } from '#domain/arena/arena-contacts.ts';
import type { Arena } from '#domain/arena/arena-list.ts';
import { shortWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isAndroid } from '#platform/install/android.ts';
import { buttonClass } from '#ui/button.tsx';

const ICONS = {
  website: Globe,
  phone: Phone,
  instagram: Camera,
  whatsapp: MessageCircle,
  facebook: Users,
};

/** The way there, outside of the app. */
export function ArenaRoute({ arena }: { arena: Arena }) {
  const { LL } = useI18nContext();
  return (
    <>
      <a
        href={routeTo(arena, { android: isAndroid() })}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'main' })}
      >
        <Navigation aria-hidden className="size-5" />
        {LL.arenas.route()}
      </a>
      {!hasPoint(arena) && <p className="text-sm text-soft">{LL.arena.no_coordinates()}</p>}
    </>
  );
}

/** The ways to reach an arena; nothing where it has none. */
export function ArenaContacts({ arena }: { arena: Arena }) {
  const { LL } = useI18nContext();
  const contacts = arenaContacts(arena);
  if (contacts.length === 0) return null;
  return (
    <ul aria-label={LL.arenas.contacts()} className="flex flex-wrap gap-3">
      {contacts.map(({ kind, href, text }) => {
        const Icon = ICONS[kind];
        return (
          <li key={kind} className="flex">
            <a href={href} target="_blank" rel="noreferrer" className={buttonClass()}>
              <Icon aria-hidden className="size-5" />
              <span>
                {LL.arenas.contact[kind]()}
                {/* a computer makes no calls, so the person needs the number */}
                {kind === 'phone' && (
                  <span className="font-normal tabular-nums max-md:hidden">
                    {` ${shortWhatsapp(text)}`}
                  </span>
                )}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

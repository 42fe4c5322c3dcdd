import { Link } from '@tanstack/react-router';
import ShieldUser from 'lucide-react/icons/shield-user';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useKnownAdmin } from '#live/administration/use-known-admin.ts';
import { menuItemClass } from '#ui/overlay/popover.tsx';

/** The way to the administration, for administrators. @param onOpen closes the menu */
// A default export, because React.lazy takes nothing else.
export default function AdminEntry({ onOpen }: { onOpen?: () => void }) {
  const { LL } = useI18nContext();
  if (!useKnownAdmin()) return null;
  return (
    <Link to="/admin" className={menuItemClass} onClick={onOpen}>
      <ShieldUser aria-hidden className="size-5" />
      {LL.profile.administration()}
    </Link>
  );
}

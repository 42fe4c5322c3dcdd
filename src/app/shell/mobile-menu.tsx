import Menu from 'lucide-react/icons/menu';
import { lazy, Suspense, useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { IconButton } from '#ui/button.tsx';

/** Preloaded with the next screens: a tap without a signal opens it too. */
export const loadMenu = () => import('./menu-sheet.tsx');
const MenuSheet = lazy(loadMenu);

/** The button of the menu; the sheet comes after the first list. */
export function MobileMenu() {
  const { LL } = useI18nContext();
  /** Undefined until it is opened first. */
  const [open, setOpen] = useState<boolean>();
  /** A slow network must not open it over another screen. */
  const show = async () => {
    const { href } = location;
    await loadMenu();
    if (location.href === href) setOpen(true);
  };
  return (
    <>
      <IconButton
        icon={Menu}
        label={LL.shell.menu.open()}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => void show()}
      />
      {open !== undefined && (
        <Suspense>
          <MenuSheet open={open} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import Menu from 'lucide-react/icons/menu';
import { Suspense, useState } from 'react';
import { lazySheet } from '#entities/lazy/lazy-part.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { withWords } from '#i18n/locale.ts';
import { IconButton } from '#ui/button.tsx';

/** Preloaded with the next screens: a tap without a signal opens it too. */
export const loadMenu = () => withWords(import('./menu-sheet.tsx'));
const MenuSheet = lazySheet(loadMenu);

/** The button of the menu; the sheet comes after the first list. */
export function MobileMenu() {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  /** A slow network must not open it over another screen. */
  const show = async () => {
    const { href } = location;
    await loadMenu().catch(() => undefined); // the sheet says that it is missing
    if (location.href === href) setOpen(true);
  };
  return (
    <>
      <IconButton
        icon={Menu}
        label={LL.shell.menu.open()}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => void show()}
      />
      {open && (
        <Suspense>
          <MenuSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

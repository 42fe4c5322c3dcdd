import Menu from 'lucide-react/icons/menu';
import { lazy, Suspense, useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';

/** Preloaded with the next screens: a tap without a signal opens it too. */
export const loadMenu = () => import('./menu-sheet.tsx');
const MenuSheet = lazy(loadMenu);

/** The button of the menu; what is in it comes after the first list. */
export function MobileMenu() {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        icon={Menu}
        label={LL.shell.menu.open()}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onClose={close}
        title={LL.shell.menu.label()}
        close_label={LL.shell.menu.close()}
      >
        <Suspense fallback={<SkeletonRows label={LL.shell.menu.label()} />}>
          <MenuSheet close={close} />
        </Suspense>
      </Dialog>
    </>
  );
}

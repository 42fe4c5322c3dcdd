import Download from 'lucide-react/icons/download';
import { useInstall } from '#entities/install/use-install.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { MenuItem } from '#ui/overlay/popover.tsx';

/**
 * Shown while the browser offers to install, and where the person must install by hand (iOS). On a
 * phone it is in the menu.
 */
export function InstallButton() {
  const { LL } = useI18nContext();
  const { offered, install, explanation } = useInstall();
  if (!offered) return null;
  return (
    <>
      <div className="hidden @min-[90rem]:block">
        <Button size="sm" icon={Download} onClick={install}>
          {LL.shell.install.action()}
        </Button>
      </div>
      <div className="hidden md:block @min-[90rem]:hidden">
        <IconButton icon={Download} label={LL.shell.install.action()} onClick={install} />
      </div>
      {explanation}
    </>
  );
}

/** The same as a menu entry: the narrowest bar has no room for the button. */
export function InstallEntry() {
  const { LL } = useI18nContext();
  const { offered, install, explanation } = useInstall();
  if (!offered) return null;
  return (
    <>
      <MenuItem icon={Download} onClick={install}>
        {LL.shell.install.action()}
      </MenuItem>
      {explanation}
    </>
  );
}

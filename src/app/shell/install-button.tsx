import Download from 'lucide-react/icons/download';
import { useState, useSyncExternalStore } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import {
  installsFromShareSheet,
  isInstallable,
  promptInstall,
  subscribeInstallable,
} from '#platform/install/install-prompt.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
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

function useInstall() {
  const { LL } = useI18nContext();
  const installable = useSyncExternalStore(subscribeInstallable, isInstallable);
  const [explained, setExplained] = useState(false);
  const by_hand = !installable && installsFromShareSheet();
  const words = LL.shell.install;
  return {
    offered: installable || by_hand,
    install: () => (by_hand ? setExplained(true) : void promptInstall()),
    explanation: by_hand && (
      <Dialog
        open={explained}
        onClose={() => setExplained(false)}
        title={words.title()}
        close_label={LL.common.close()}
      >
        <div className="flex flex-col gap-3">
          <p>{words.body()}</p>
          <p className="font-medium">{words.ios_body()}</p>
        </div>
      </Dialog>
    ),
  };
}

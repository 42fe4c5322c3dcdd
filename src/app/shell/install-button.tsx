import { Download } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import {
  installsFromShareSheet,
  isInstallable,
  promptInstall,
  subscribeInstallable,
} from '#platform/install-prompt.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** There while the browser offers to install, and where the person must do it by hand (iOS). */
export function InstallButton() {
  const { LL } = useI18nContext();
  const installable = useSyncExternalStore(subscribeInstallable, isInstallable);
  const [explained, setExplained] = useState(false);
  const by_hand = !installable && installsFromShareSheet();
  if (!installable && !by_hand) return null;
  const words = LL.shell.install;
  const install = () => (by_hand ? setExplained(true) : void promptInstall());
  return (
    <>
      <div className="hidden md:block">
        <Button size="sm" icon={Download} onClick={install}>
          {words.action()}
        </Button>
      </div>
      <div className="md:hidden">
        <IconButton icon={Download} label={words.action()} onClick={install} />
      </div>
      {by_hand && (
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
      )}
    </>
  );
}

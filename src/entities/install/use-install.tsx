import { useState, useSyncExternalStore } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import {
  installsFromShareSheet,
  isInstallable,
  promptInstall,
  subscribeInstallable,
} from '#platform/install/install-prompt.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';

/** Whether the app can be installed, what a tap does, and how to do it by hand (iOS). */
export function useInstall() {
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

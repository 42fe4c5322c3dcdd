import { useState, useSyncExternalStore } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { loadWords } from '#i18n/locale.ts';
import {
  installsFromShareSheet,
  isInstallable,
  promptInstall,
  subscribeInstallable,
} from '#platform/install/install-prompt.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';

/** Whether the app can be installed, what a tap does, and how to do it by hand (iOS). */
export function useInstall() {
  const installable = useSyncExternalStore(subscribeInstallable, isInstallable);
  const [explained, setExplained] = useState(false);
  const by_hand = !installable && installsFromShareSheet();
  const install = async () => {
    if (!by_hand) return void (await promptInstall());
    await loadWords();
    setExplained(true);
  };
  return {
    offered: installable || by_hand,
    install: () => void install(),
    explanation: explained && <ByHand onClose={() => setExplained(false)} />,
  };
}

function ByHand({ onClose }: { onClose: () => void }) {
  const { LL } = useI18nContext();
  const words = LL.push.install;
  return (
    <Dialog open onClose={onClose} title={words.title()} close_label={LL.common.close()}>
      <div className="flex flex-col gap-3">
        <p>{words.body()}</p>
        <p className="font-medium">{words.ios_body()}</p>
      </div>
    </Dialog>
  );
}

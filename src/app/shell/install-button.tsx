import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isInstallable, promptInstall, subscribeInstallable } from '#platform/install-prompt.ts';
import { Button } from '#ui/button.tsx';

/** There only while the browser offers to install. */
export function InstallButton() {
  const { LL } = useI18nContext();
  const installable = useSyncExternalStore(subscribeInstallable, isInstallable);
  if (!installable) return null;
  return (
    <Button size="sm" icon={Download} onClick={() => void promptInstall()}>
      {LL.shell.install.action()}
    </Button>
  );
}

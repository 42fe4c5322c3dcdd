import Download from 'lucide-react/icons/download';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { useInstall } from './use-install.tsx';

/** Where an installed app helps: on the way to the field. Nothing where there is nothing to install. */
export function InstallOffer() {
  const { LL } = useI18nContext();
  const { offered, install, explanation } = useInstall();
  if (!offered) return null;
  return (
    <section aria-label={LL.shell.install.action()} className="flex flex-col items-start gap-2">
      <p className="text-soft">{LL.push.install.body()}</p>
      <Button icon={Download} onClick={install}>
        {LL.shell.install.action()}
      </Button>
      {explanation}
    </section>
  );
}

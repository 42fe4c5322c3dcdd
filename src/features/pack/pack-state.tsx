import CircleCheck from 'lucide-react/icons/circle-check';
import CloudDownload from 'lucide-react/icons/cloud-download';
import { usePhoneMinute } from '#entities/age/use-phone-minute.ts';
import { refuseMoved } from '#entities/still/refuse-moved.ts';
import { InstallOffer } from '#entities/install/install-offer.tsx';
import { formatAge } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import { useSyncStatus } from '#live/freshness/use-sync-status.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import { Button } from '#ui/button.tsx';
import type { Pack } from './use-pack.ts';

type PackStateProps = {
  pack: Pack;
  scope: ScopeState | null;
};

/** Whether this device can go to the field: what is missing, and how old the rest is. */
export function PackState({ pack, scope }: PackStateProps) {
  const { LL, locale } = useI18nContext();
  const online = useOnline();
  const now = usePhoneMinute();
  const { phase } = useSyncStatus();
  const words = LL.pack;
  const is_ready = pack.missing.length === 0;
  const Icon = is_ready ? CircleCheck : CloudDownload;
  const age =
    scope && formatAge(new Date(scope.synced_at).toISOString(), { now: new Date(now), locale, LL });
  return (
    <section
      ref={refuseMoved}
      aria-label={words.action()}
      className="pack-state"
      data-ready={is_ready}
    >
      <p role="status" className="flex items-start gap-3 font-display text-2xl leading-tight">
        <Icon aria-hidden className="mt-0.5 size-7 shrink-0" />
        {is_ready
          ? words.ready()
          : words.to_download({ what: pack.missing.map((part) => words.part[part]()).join(', ') })}
      </p>
      {age && <p>{words.as_of({ age })}</p>}
      {!is_ready && !online && <p>{words.with_signal()}</p>}
      {pack.is_kept === false && <p className="text-soft">{words.not_kept()}</p>}
      {online && (
        <Button
          variant={is_ready ? 'quiet' : 'main'}
          icon={CloudDownload}
          busy={phase === 'syncing' || phase === 'initial_sync'}
          onClick={pack.download}
        >
          {is_ready ? words.again() : words.action()}
        </Button>
      )}
      <InstallOffer />
    </section>
  );
}

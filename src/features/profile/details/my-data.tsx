import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { eventDay } from '#domain/time/event-day.ts';
import { failureOf } from '#domain/words/failure.ts';
import { failureToast } from '#i18n/outcomes/failure-toast.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { saveFile } from '#platform/sharing/save-file.ts';
import { exportMyData } from '#sync/calls/my-data.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { DeleteAccount, type DeleteAccountProps } from './delete-account.tsx';

/** What the law guarantees everybody: a copy of all their data, and its deletion (LGPD). */
export function MyData(props: DeleteAccountProps) {
  const { LL } = useI18nContext();
  const words = LL.profile.account;
  return (
    <>
      <section aria-labelledby="my-data" className="flex flex-col items-start gap-3">
        <h2 id="my-data" className="text-2xl">
          {words.export_title()}
        </h2>
        <p className="text-soft">{words.export_body()}</p>
        <ExportButton />
      </section>
      <section aria-labelledby="delete-account" className="flex flex-col items-start gap-3">
        <h2 id="delete-account" className="text-2xl">
          {words.delete_title()}
        </h2>
        <p className="text-soft">{words.delete_body()}</p>
        <DeleteAccount {...props} />
      </section>
    </>
  );
}

function ExportButton() {
  const { LL } = useI18nContext();
  const { local } = useAccount();
  const [busy, setBusy] = useState(false);
  const words = LL.profile.account;

  async function save() {
    if (!navigator.onLine) {
      return showToast(failureToast({ kind: 'network' }, LL));
    }
    setBusy(true);
    const outcome = await exportMyData(local);
    setBusy(false);
    if (outcome.kind !== 'ok') {
      const failed = failureToast(failureOf(outcome), LL, words.export_failed());
      const is_limit = 'code' in outcome && outcome.code === 'too_many_requests';
      // the general sentence says to wait a little
      return showToast(is_limit ? { ...failed, detail: words.export_limit() } : failed);
    }
    const day = eventDay(new Date(local.source.now()).toISOString());
    const text = JSON.stringify(outcome.data, null, 2);
    saveFile(`qg-airsoft-${day}.json`, { text, type: 'application/json' });
    showToast({ tone: 'success', title: words.exported() });
  }
  return (
    <Button icon={Download} busy={busy} onClick={() => void save()}>
      {busy ? words.exporting() : words.export()}
    </Button>
  );
}

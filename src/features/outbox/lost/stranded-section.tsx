import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { mutationTitle } from '#i18n/outcomes/mutation-title.ts';
import { copyText } from '#platform/sharing/clipboard.ts';
import { saveFile } from '#platform/sharing/save-file.ts';
import type { Stranded } from '#sync/account/stranded.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { AskedList } from '../asked-list.tsx';
import { withoutCode } from '../problem-words.ts';

type StrandedSectionProps = { left: Stranded; now: string; onDiscard: () => void };

/** What a deleted account left on this device: whose it was, what it is, and how to save a copy. */
export function StrandedSection({ left, now, onDiscard }: StrandedSectionProps) {
  const { LL } = useI18nContext();
  const [asked, setAsked] = useState(false);
  const words = LL.outbox.lost.stranded;
  const id = `stranded-${left.user_id}`;
  const who = left.who ? left.who.email || left.who.name : words.unknown();

  const text = () => {
    const plain = ({ id: action, name, label, args, created_at }: Stranded['waiting'][number]) => {
      const what = mutationTitle(LL, { name, label });
      return { what, created_at, id: action, name, label, args: withoutCode(args) };
    };
    const of = (records: Stranded['confirmed']) =>
      records.map((record) => plain(record as Stranded['waiting'][number]));
    const { user_id, waiting, confirmed } = left;
    const copy = {
      account: left.who ?? null,
      user_id,
      waiting: of(waiting),
      confirmed: of(confirmed),
    };
    return JSON.stringify(copy, null, 2);
  };
  const copy = async () => {
    const copied = await copyText(text());
    showToast(
      copied
        ? { tone: 'success', title: LL.common.copied() }
        : { tone: 'error', title: LL.common.copy_failed() },
    );
  };

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display text-2xl">
        {words.title()}
      </h2>
      <p className="mt-1 text-soft">{words.body({ who })}</p>
      {(['waiting', 'confirmed'] as const).map(
        (group) =>
          left[group].length > 0 && (
            <div key={group} className="mt-4 font-display text-xl leading-tight">
              <h3 className="mb-1 font-sans text-base text-soft">{words[group]()}</h3>
              <AskedList asked={left[group]} now={now} />
            </div>
          ),
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          icon={Download}
          onClick={() =>
            saveFile(`qg-airsoft-${now.slice(0, 10)}.json`, {
              text: text(),
              type: 'application/json',
            })
          }
        >
          {words.download()}
        </Button>
        <Button icon={Copy} onClick={() => void copy()}>
          {words.copy()}
        </Button>
        <Button variant="plain" icon={Trash2} onClick={() => setAsked(true)}>
          {LL.outbox.lost.discard()}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        title={words.discard_title()}
        confirm_label={LL.outbox.lost.discard()}
        cancel_label={LL.common.cancel()}
        onConfirm={onDiscard}
        onCancel={() => setAsked(false)}
        danger
      >
        {words.discard_body()}
      </ConfirmDialog>
    </section>
  );
}

import Ellipsis from 'lucide-react/icons/ellipsis';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Printer from 'lucide-react/icons/printer';
import { useState, type ReactNode } from 'react';
import { fileName } from '#domain/words/file-name.ts';
import type { EventPeople } from '#entities/event/use-event-people.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { saveFile } from '#platform/sharing/save-file.ts';
import { report } from '#sync/device/report.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MenuItem, menuItemClass } from '#ui/overlay/popover.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { PasteList } from '../paste-list.tsx';
import type { CsvEvent } from './participants-csv.ts';
import { PeopleMessage } from './people-message.tsx';

type ListMenuProps = Pick<CsvEvent, 'check_ins' | 'found'> & {
  event: AirsoftEvent;
  people: EventPeople;
  /** Above the lines, on a phone. */
  order: ReactNode;
};

/** "⋯" of the list: a list that comes in, message, spreadsheet, print. All work offline. */
export function ListMenu({ event, people: { rows, teams }, order, ...records }: ListMenuProps) {
  const { LL, locale } = useI18nContext();
  const [open, setOpen] = useState<'menu' | 'message'>();
  const words = LL.event.participants;
  const close = () => setOpen(undefined);

  async function exportCsv() {
    const { participantsCsv } = await import('./participants-csv.ts');
    const text = participantsCsv(rows, { event, teams, ...records }, { LL, locale });
    saveFile(`${fileName(event.name)}.csv`, { text, type: 'text/csv' });
  }
  const csvFailed = (error: unknown) => {
    report(error);
    showToast({ tone: 'error', title: LL.organise.list.export_failed() });
  };
  return (
    <>
      <Button icon={Ellipsis} aria-haspopup="dialog" onClick={() => setOpen('menu')}>
        <span className="sr-only">{LL.organise.list.more()}</span>
      </Button>
      <Dialog
        open={open === 'menu'}
        onClose={close}
        title={words.print_title()}
        close_label={LL.common.close()}
      >
        {order && <div className="pb-3 md:hidden">{order}</div>}
        <div className="-mx-3">
          <PasteList event_id={event.id} className={menuItemClass} />
          <MenuItem icon={MessageSquareText} onClick={() => setOpen('message')}>
            {LL.organise.list.whatsapp()}
          </MenuItem>
          <MenuItem
            icon={FileSpreadsheet}
            onClick={() => {
              close();
              void exportCsv().catch(csvFailed);
            }}
          >
            {words.export()}
          </MenuItem>
          <MenuItem
            icon={Printer}
            onClick={() => {
              close();
              window.print();
            }}
          >
            {words.print()}
          </MenuItem>
        </div>
      </Dialog>
      {open === 'message' && <PeopleMessage event={event} rows={rows} onClose={close} />}
    </>
  );
}

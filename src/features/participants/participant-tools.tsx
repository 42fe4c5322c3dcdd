import { Link } from '@tanstack/react-router';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Printer from 'lucide-react/icons/printer';
import UserPlus from 'lucide-react/icons/user-plus';
import { Suspense, useState } from 'react';
import { lazySheet } from '#entities/lazy/lazy-part.tsx';
import { fileName } from '#domain/words/file-name.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEventRecords } from '#live/event/use-event-records.ts';
import { saveFile } from '#platform/sharing/save-file.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { PrintSheet } from '#ui/page/print-sheet.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { PeopleMessage } from './copies/people-message.tsx';
import { GateSheet } from './gate-sheet.tsx';
import type { EventPeople } from '#entities/event/use-event-people.ts';
import { report } from '#sync/device/report.ts';

const AddParticipant = lazySheet(() => import('./add-participant.tsx'));

type ParticipantToolsProps = { event: AirsoftEvent; people: EventPeople };

/**
 * The organiser's tools for the list: add a person, a list that comes in, message, spreadsheet, print. All work offline.
 */
export function ParticipantTools({ event, people }: ParticipantToolsProps) {
  const { LL, locale } = useI18nContext();
  const [open, setOpen] = useState<'add' | 'message'>();
  const { rows, teams, taken } = people;
  const check_ins = useEventRecords(event.id, 'check_in') ?? [];
  const found = useEventRecords(event.id, 'station') ?? [];
  const words = LL.event.participants;
  const close = () => setOpen(undefined);
  const empty = rows.length === 0;

  async function exportCsv() {
    const { participantsCsv } = await import('./copies/participants-csv.ts');
    const text = participantsCsv(rows, { event, teams, check_ins, found }, { LL, locale });
    saveFile(`${fileName(event.name)}.csv`, { text, type: 'text/csv' });
  }
  const csvFailed = (error: unknown) => {
    report(error);
    showToast({ tone: 'error', title: LL.organise.list.export_failed() });
  };
  return (
    <div className="no-print flex flex-col gap-3 md:flex-row md:flex-wrap md:items-start">
      <Button icon={UserPlus} onClick={() => setOpen('add')}>
        {LL.organise.add.action()}
      </Button>
      <div className="flex flex-wrap gap-2 md:gap-3">
        <Link to="/share" search={{ event: event.id }} className={buttonClass({ in_row: true })}>
          <ClipboardPaste aria-hidden className="size-5 shrink-0" />
          {LL.organise.list.paste()}
        </Link>
        <Button in_row icon={MessageSquareText} disabled={empty} onClick={() => setOpen('message')}>
          {LL.organise.list.whatsapp()}
        </Button>
        <Button
          in_row
          icon={FileSpreadsheet}
          disabled={empty}
          onClick={() => void exportCsv().catch(csvFailed)}
        >
          {words.export()}
        </Button>
        <Button in_row icon={Printer} disabled={empty} onClick={() => window.print()}>
          {words.print()}
        </Button>
      </div>
      {open === 'add' && (
        <Suspense>
          <AddParticipant event={event} teams={teams} onClose={close} />
        </Suspense>
      )}
      {open === 'message' && <PeopleMessage event={event} rows={rows} onClose={close} />}
      <PrintSheet>{() => <GateSheet {...{ event, rows, teams, taken, found }} />}</PrintSheet>
    </div>
  );
}

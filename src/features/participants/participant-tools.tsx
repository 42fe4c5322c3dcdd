import { FileSpreadsheet, MessageSquareText, Printer, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { fileName } from '#domain/file-name.ts';
import { whatsappList } from '#domain/whatsapp-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { saveFile } from '#platform/save-file.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { PrintSheet } from '#ui/print-sheet.tsx';
import { showToast } from '#ui/toast-store.ts';
import { AddParticipant } from './add-participant.tsx';
import { GateSheet } from './gate-sheet.tsx';
import { listHead } from '#entities/event/list-head.ts';
import { ListText } from '#entities/event/list-text.tsx';
import type { EventPeople } from '#entities/event/use-event-people.ts';
import { report } from '#sync/device/report.ts';

type ParticipantToolsProps = { event: AirsoftEvent; people: EventPeople };

/**
 * The organiser's tools for the list: add a person, spreadsheet, message, print. All work offline.
 */
export function ParticipantTools({ event, people }: ParticipantToolsProps) {
  const { LL, locale } = useI18nContext();
  const [open, setOpen] = useState<'add' | 'message'>();
  const { rows, teams } = people;
  const words = LL.event.participants;
  const close = () => setOpen(undefined);
  const empty = rows.length === 0;

  async function exportCsv() {
    const { participantsCsv } = await import('./participants-csv.ts');
    const text = participantsCsv(rows, teams, { LL, locale });
    saveFile(`${fileName(event.name)}.csv`, { text, type: 'text/csv' });
  }
  const csvFailed = (error: unknown) => {
    report(error);
    showToast({ tone: 'error', title: LL.organise.list.export_failed() });
  };
  return (
    <div className="no-print flex flex-wrap gap-3">
      <Button variant="main" icon={UserPlus} onClick={() => setOpen('add')}>
        {LL.organise.add.action()}
      </Button>
      <Button icon={MessageSquareText} disabled={empty} onClick={() => setOpen('message')}>
        {LL.organise.list.whatsapp()}
      </Button>
      <Button
        icon={FileSpreadsheet}
        disabled={empty}
        onClick={() => void exportCsv().catch(csvFailed)}
      >
        {words.export()}
      </Button>
      <Button icon={Printer} disabled={empty} onClick={() => window.print()}>
        {words.print()}
      </Button>
      {open === 'add' && <AddParticipant event={event} teams={teams} onClose={close} />}
      {open === 'message' && (
        <ListText
          title={LL.organise.list.whatsapp()}
          text={whatsappList(listHead(event, locale), [
            {
              title: LL.events.registered_count({ count: rows.length }),
              lines: rows.map(({ name, team }) => (team ? `${name} (${team})` : name)),
            },
          ])}
          onClose={close}
        />
      )}
      <PrintSheet>{() => <GateSheet event={event} rows={rows} teams={teams} />}</PrintSheet>
    </div>
  );
}

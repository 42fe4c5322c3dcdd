import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Printer from 'lucide-react/icons/printer';
import type { Till } from '#domain/stations/till.ts';
import { fileName } from '#domain/words/file-name.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { saveFile } from '#platform/sharing/save-file.ts';
import { report } from '#sync/device/report.ts';
import { IconButton } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { PrintSheet } from '#ui/page/print-sheet.tsx';
import type { Stations } from '../stations/use-stations.ts';
import type { Gate } from '../use-gate.ts';
import { dayRows, type DayWords } from './day-rows.ts';
import { DaySheet } from './day-sheet.tsx';

type DayToolsProps = { gate: Gate; found: Stations; device_id: string; counted: Till };

/** What the organiser keeps: a helper's list leaves their phone after the day, and takes nothing with it. */
export function DayTools({ gate, found, device_id, counted }: DayToolsProps) {
  const { LL, locale } = useI18nContext();
  const me = usePerson()?.name ?? '';
  const words = LL.gate.day;
  const to: DayWords = { LL, locale, device_id, me };
  const empty = gate.list.counts.people === 0;

  async function exportCsv() {
    try {
      const { dayCsv } = await import('./day-csv.ts');
      const name = `${fileName(`${gate.event.name} ${words.title()}`)}.csv`;
      saveFile(name, { text: dayCsv(dayRows(gate, found, to), LL), type: 'text/csv' });
    } catch (error) {
      report(error);
      showToast({ tone: 'error', title: LL.gate.attention.export_failed() });
    }
  }
  return (
    <div className="no-print flex">
      <IconButton
        icon={FileSpreadsheet}
        label={words.export()}
        disabled={empty}
        onClick={() => void exportCsv()}
      />
      <IconButton
        icon={Printer}
        label={words.print()}
        disabled={empty}
        onClick={() => window.print()}
      />
      <PrintSheet>
        {() => (
          <DaySheet
            event={gate.event}
            rows={dayRows(gate, found, to)}
            taken={gate.list.of.size}
            {...{ counted, device_id }}
          />
        )}
      </PrintSheet>
    </div>
  );
}

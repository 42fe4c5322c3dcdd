import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { saveFile } from '#platform/sharing/save-file.ts';
import type { PatchCode } from '#sync/calls/administration.ts';
import { report } from '#sync/device/report.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { GenerateCodes } from './form/generate-codes.tsx';

type CodeToolsProps = {
  codes: readonly PatchCode[];
  /** Those that the search shows: the file and the sheet have these. */
  found: readonly PatchCode[];
  can_print: boolean;
  /** The server has answered. */
  is_known: boolean;
  is_asking: boolean;
  /** UTC ISO instant. */
  now: string;
  onRefresh: () => void;
};

/** Generate, spreadsheet, a sheet of QR codes, and asking again. */
export function CodeTools(props: CodeToolsProps) {
  const { codes, found, can_print, is_known, is_asking, now, onRefresh } = props;
  const { LL, locale } = useI18nContext();
  const words = LL.admin.codes;
  const [generating, setGenerating] = useState(false);

  async function exportCsv() {
    const { codesCsv, CODES_FILE } = await import('./codes-csv.ts');
    const text = codesCsv(found, { LL, locale, origin: location.origin });
    saveFile(CODES_FILE, { text, type: 'text/csv' });
    showToast({ tone: 'success', title: words.exported() });
  }
  const csvFailed = (error: unknown) => {
    report(error);
    showToast({ tone: 'error', title: words.export_failed() });
  };
  return (
    <div className="no-print flex flex-col gap-3 md:flex-row">
      <Button variant="main" icon={Plus} onClick={() => setGenerating(true)}>
        {words.generate()}
      </Button>
      <div className="flex flex-wrap gap-2 md:gap-3">
        <Button
          in_row
          icon={FileSpreadsheet}
          disabled={found.length === 0}
          onClick={() => void exportCsv().catch(csvFailed)}
        >
          {words.export()}
        </Button>
        <Button in_row icon={Printer} disabled={!can_print} onClick={() => window.print()}>
          {words.print()}
        </Button>
        <Button in_row icon={RefreshCw} busy={is_asking} onClick={onRefresh}>
          {words.refresh()}
        </Button>
      </div>
      {generating && (
        <GenerateCodes
          codes={is_known ? codes : undefined}
          now={now}
          onClose={() => setGenerating(false)}
        />
      )}
    </div>
  );
}

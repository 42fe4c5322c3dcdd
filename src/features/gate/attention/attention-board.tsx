import { Link } from '@tanstack/react-router';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { fileName } from '#domain/words/file-name.ts';
import { useStillRows, type StillRow } from '#entities/still/use-still-rows.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { saveFile } from '#platform/sharing/save-file.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import { report } from '#sync/device/report.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass, IconButton } from '#ui/button.tsx';
import { ManyRows } from '#ui/lists/many-rows.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { GateBackHead } from '../frame/gate-back-head.tsx';
import { GatePending } from '../gate-pending.tsx';
import { NobodyAtTheGate } from '../nobody-at-the-gate.tsx';
import { useGate, type Gate } from '../use-gate.ts';
import { useGatePhone } from '../use-gate-phone.ts';
import { attentionWords } from './attention-words.ts';
import { SayYes } from './say-yes.tsx';
import { useAttention, type AttentionRow } from './use-attention.ts';

type AttentionBoardProps = { event: AirsoftEvent; scope: ScopeState | null };

/** "Precisa de atenção": each row with why it stands here and what to do. */
export function AttentionBoard({ event, scope }: AttentionBoardProps) {
  const device_id = useGatePhone();
  const gate = useGate(event, scope);
  if (!gate || device_id === undefined) return <GatePending />;
  return <OpenAttention gate={gate} device_id={device_id} />;
}

const idOf = ({ key }: AttentionRow): string => key;
const keyOf = ({ row }: StillRow<AttentionRow>): string => row.key;
const heightOf = (): number => 160;
const LIST_ID = 'attention';

function OpenAttention({ gate, device_id }: { gate: Gate; device_id: string }) {
  const { LL, locale } = useI18nContext();
  const words = LL.gate.attention;
  const { event } = gate;
  const newest = useAttention(gate);
  const rows = useStillRows(newest, { idOf, box: LIST_ID });
  if (!newest || !rows) return <GatePending />;
  const to = { LL, locale, device_id };

  async function exportCsv(all: readonly AttentionRow[]) {
    try {
      const { attentionCsv } = await import('./attention-csv.ts');
      const name = `${fileName(`${event.name} ${LL.gate.trouble()}`)}.csv`;
      saveFile(name, { text: attentionCsv(all, to), type: 'text/csv' });
    } catch (error) {
      report(error);
      showToast({ tone: 'error', title: words.export_failed() });
    }
  }
  return (
    <div className="page-width gate">
      <GateBackHead event={event} title={LL.gate.trouble()}>
        {newest.length > 0 && (
          <IconButton
            icon={FileSpreadsheet}
            label={words.export()}
            onClick={() => void exportCsv(newest)}
          />
        )}
      </GateBackHead>
      {rows.length === 0 ? (
        <NobodyAtTheGate event={event}>{words.empty()}</NobodyAtTheGate>
      ) : (
        <div id={LIST_ID}>
          <p className="max-w-prose">{words.hint()}</p>
          <ManyRows
            label={LL.gate.trouble()}
            items={rows}
            keyOf={keyOf}
            estimate_px={heightOf}
            render={({ row, left }, element) => {
              const said = attentionWords(row, to);
              return (
                <li key={row.key} {...element} className={left ? 'py-4 opacity-60' : 'py-4'}>
                  <p className="gate-name">{said.name}</p>
                  <p className="font-semibold">{said.kind}</p>
                  <p>{[said.when, said.devices].filter(Boolean).join(' · ')}</p>
                  {said.reason && <p>{said.reason}</p>}
                  <p className="max-w-prose">{said.todo}</p>
                  <div className="mt-2 empty:hidden">
                    {!left && <WayOut row={row} event={event} />}
                  </div>
                </li>
              );
            }}
          />
        </div>
      )}
    </div>
  );
}

type WayOutProps = { row: AttentionRow; event: AirsoftEvent };

/** Where it is put right. */
function WayOut({ row, event }: WayOutProps) {
  const { kind, refused, about } = row;
  const { LL } = useI18nContext();
  const words = LL.gate.attention;
  const params = { id: event.id };
  if (refused?.name === 'walk_in@1') {
    return (
      <Link
        to="/event/$id/gate"
        params={params}
        search={{ again: refused.id }}
        className={buttonClass()}
      >
        {words.correct()}
      </Link>
    );
  }
  if (refused) {
    return (
      <Link to="/outbox" className={buttonClass()}>
        {words.outbox()}
      </Link>
    );
  }
  const [one] = about;
  if (kind === 'awaits' && one?.kind === 'check_in') {
    return <SayYes mark={one} event={event} name={row.name} />;
  }
  if (kind !== 'differs' && kind !== 'awaits') return null;
  return (
    <Link to="/event/$id/gate/stations" params={params} className={buttonClass()}>
      {LL.gate.stations.title()}
    </Link>
  );
}

import { isPass } from '#domain/attendance/pass.ts';
import { CameraView } from '#entities/camera/camera-view.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useKeptPassKey } from '#live/pass/use-kept-pass-key.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Note } from '#ui/page/note.tsx';
import { readQr } from '#workers/qr/qr-client.ts';
import { GateAnswerBar } from '../gate-answer-bar.tsx';
import { GateBackHead } from '../frame/gate-back-head.tsx';
import { GatePending } from '../gate-pending.tsx';
import { opensLater } from '../opens-later.ts';
import { useGate, type Gate } from '../use-gate.ts';
import { useGatePhone } from '../use-gate-phone.ts';
import { useGateTaps } from '../use-gate-taps.ts';
import { WalkIn } from '../walk-in/walk-in.tsx';
import { ScanAnswer } from './scan-answer.tsx';
import { usePassKey } from './use-pass-key.ts';
import { ANSWER_MS, useScannedPass } from './use-scanned-pass.ts';
import { useTypedPass } from './use-typed-pass.ts';
import './scan.css';

type ScanBoardProps = {
  event: AirsoftEvent;
  scope: ScopeState | null;
  /** UTC ISO instant. */
  now: string;
};

export function ScanBoard({ event, scope, now }: ScanBoardProps) {
  const device_id = useGatePhone();
  const gate = useGate(event, scope);
  if (!gate || device_id === undefined) return <GatePending />;
  return <Scanner gate={gate} device_id={device_id} now={now} />;
}

type ScannerProps = { gate: Gate; device_id: string; now: string };

function Scanner({ gate, device_id, now }: ScannerProps) {
  const { LL } = useI18nContext();
  const { event } = gate;
  const words = LL.gate.scan;
  const taps = useGateTaps(event);
  const kept = useKeptPassKey();
  const key = usePassKey();
  const closed = opensLater(event, now);
  const { answer, scanned } = useScannedPass({ gate, taps, device_id, key, closed });
  useTypedPass((text) => void answer(text));
  return (
    <div className="page-width gate">
      <ScanHead gate={gate} />
      {closed && <Note kind="info">{LL.gate.not_open()}</Note>}
      {kept === null && <Note kind="waiting">{words.no_key()}</Note>}
      {kept?.public_key === null && <Note kind="info">{words.no_passes()}</Note>}
      {key && (
        <div className="gate-camera">
          <CameraView
            read={readQr}
            isOurs={isPass}
            onText={async (text) => {
              if (await scanned(text)) await new Promise((seen) => setTimeout(seen, ANSWER_MS));
            }}
            problems={{
              refused: words.camera.refused(),
              no_camera: words.camera.no_camera(),
            }}
          />
          <p className="scan-external">{words.external()}</p>
        </div>
      )}
      {taps.answer && <ScanAnswer answer={taps.answer} />}
      <GateAnswerBar answer={taps.answer} onOver={taps.dismiss}>
        <WalkIn {...{ gate, taps, device_id, now }} name="" again={undefined} onOver={noop} />
      </GateAnswerBar>
    </div>
  );
}

function ScanHead({ gate: { event, list } }: { gate: Gate }) {
  const { LL } = useI18nContext();
  return (
    <GateBackHead event={event} title={LL.gate.scan.action()}>
      <p className="gate-came">{LL.gate.came(list.counts)}</p>
    </GateBackHead>
  );
}

const noop = () => undefined;

import { useMemo } from 'react';
import type { GateSecret } from '#domain/merge/gate-secret.ts';
import { isMerge } from '#domain/merge/merge.ts';
import type { Known } from '#domain/merge/merge-content.ts';
import { CameraView } from '#entities/camera/camera-view.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEventRecords } from '#live/event/use-event-records.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Note } from '#ui/page/note.tsx';
import { readQr } from '#workers/qr/qr-client.ts';
import { GateBackHead } from '../frame/gate-back-head.tsx';
import { GatePending } from '../gate-pending.tsx';
import { useGate, type Gate } from '../use-gate.ts';
import { useGatePhone } from '../use-gate-phone.ts';
import { MergePicture } from './merge-picture.tsx';
import { MergeProgress } from './merge-progress.tsx';
import { useKnown } from './use-known.ts';
import { useMerge } from './use-merge.ts';
import './merge.css';

type MergeBoardProps = { event: AirsoftEvent; scope: ScopeState | null };

/** Two phones of a gate face each other, and tell each other everything with no signal. */
export function MergeBoard({ event, scope }: MergeBoardProps) {
  const device_id = useGatePhone();
  const gate = useGate(event, scope);
  const keys = useEventRecords(event.id, 'gate_key');
  const known = useKnown(gate, event.id);
  if (!gate || !known || !keys || device_id === undefined) return <GatePending />;
  const secret = keys[0]?.data.secret;
  return (
    <div className="page-width gate">
      <MergeHead gate={gate} />
      {secret === undefined ? <NoKey /> : <Merger {...{ gate, known, secret }} />}
    </div>
  );
}

type MergerProps = { gate: Gate; known: Known; secret: string };

function Merger({ gate: { event }, known, secret }: MergerProps) {
  const { LL } = useI18nContext();
  const words = LL.gate.merge;
  const shared = useMemo((): GateSecret => ({ event_id: event.id, secret }), [event.id, secret]);
  const { merge, state, onText } = useMerge(event, shared, known);
  if (!merge) return <GatePending />;
  return (
    <>
      <MergePicture merge={merge} label={words.picture()} />
      <MergeProgress state={state} />
      <div className="merge-reads">
        <div className="merge-camera">
          <CameraView
            facing="user"
            pause_ms={READ_PAUSE_MS}
            read={readQr}
            isOurs={isMerge}
            onText={onText}
            hint=""
            problems={{
              refused: words.camera.refused(),
              no_camera: words.camera.no_camera(),
            }}
          />
        </div>
      </div>
    </>
  );
}

/** Each picture stands for 80 ms. */
const READ_PAUSE_MS = 15;

function MergeHead({ gate: { event, list } }: { gate: Gate }) {
  const { LL } = useI18nContext();
  return (
    <GateBackHead event={event} title={LL.gate.merge.title()}>
      <p className="gate-came">{LL.gate.came(list.counts)}</p>
    </GateBackHead>
  );
}

function NoKey() {
  const { LL } = useI18nContext();
  return <Note kind="waiting">{LL.gate.merge.no_key()}</Note>;
}

import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import { hasBegun, type AgendaEvent } from '#domain/agenda/agenda.ts';
import { LinkedText } from '#entities/linked-text/linked-text.tsx';
import { PlaceText } from '#entities/place/place-text.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { waitsFor } from '#live/outbox/about-row.ts';
import { FactList } from '#ui/lists/fact-list.tsx';
import { WaitsChip } from '#entities/form/waits-chip.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Agenda, OpenSheet } from '../agenda-place.ts';
import { AboutEvent } from '../about/about-event.tsx';
import { Attendance } from '../answer/attendance.tsx';
import { useLacking } from '../answer/use-lacking.ts';
import { useWhen } from '../use-when.ts';
import { EntryActs } from './entry-acts.tsx';
import { BriefingText, ReportText } from './entry-texts.tsx';

type EntrySheetProps = Agenda & {
  event: AgendaEvent;
  asked: readonly OutboxRecord[];
  onOpen: (sheet: OpenSheet | undefined) => void;
};

/** An entry whole: facts, my answer, briefing, report, and what can be done with it. */
export function EntrySheet({ event, asked, onOpen, ...agenda }: EntrySheetProps) {
  const { LL } = useI18nContext();
  const words = LL.team_agenda;
  const { data } = event;
  const when = useWhen(agenda.now);
  const lacking = useLacking(data, agenda.now);
  return (
    <Dialog
      open
      onClose={() => onOpen(undefined)}
      title={data.title}
      close_label={LL.common.close()}
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-col items-start gap-3">
          <div className="flex flex-wrap gap-2">
            <StateChip kind="mode" icon={null}>
              {words.type[data.type]()}
            </StateChip>
            {waitsFor(event.id, asked) && <WaitsChip>{words.waiting()}</WaitsChip>}
          </div>
          <FactList
            facts={[
              { icon: Clock, label: words.starts(), value: when.whole(data) },
              { icon: MapPin, label: words.place(), value: <PlaceText>{data.location}</PlaceText> },
              ...(data.quorum
                ? [
                    {
                      icon: Users,
                      label: words.form.quorum(),
                      value: lacking || String(data.quorum),
                    },
                  ]
                : []),
            ]}
          />
          {data.description && (
            <p className="max-w-prose whitespace-pre-line wrap-anywhere">
              <LinkedText text={data.description} />
            </p>
          )}
          <AboutEvent event={event} me={agenda.me} now={agenda.now} />
          <Attendance event={event} me={agenda.me} now={agenda.now} asked={asked} />
        </div>
        <BriefingText briefing={data.briefing} />
        {hasBegun(data, agenda.now) && <ReportText report={data.report} />}
        <EntryActs {...agenda} event={event} onOpen={onOpen} />
      </div>
    </Dialog>
  );
}

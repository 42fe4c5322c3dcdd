import { Link, useSearch } from '@tanstack/react-router';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import DoorOpen from 'lucide-react/icons/door-open';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import Trophy from 'lucide-react/icons/trophy';
import { Suspense, useState } from 'react';
import { lazySheet } from '#entities/lazy/lazy-part.tsx';
import { isOwner, teamKind } from '#domain/event/event-rules.ts';
import { organiserStep } from '#domain/event/organiser-step.ts';
import { useShareEvent } from '#entities/event/use-share-event.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ActionBar } from '#ui/page/action-bar.tsx';
import { OrganiserMenu } from './organiser-menu.tsx';
import { TeamItem, ToTeam } from './to-team.tsx';

const NameWinners = lazySheet(() => import('./winners/name-winners.tsx'));

type OrganiserProps = { event: AirsoftEvent; now: string };

/** What only the organiser can do with the event itself; nothing for everybody else. */
export function OrganiserActions(props: OrganiserProps) {
  const { LL } = useI18nContext();
  if (!isOwner(props.event, usePerson())) return null;
  return (
    <section
      aria-label={LL.organise.label()}
      className="no-print flex flex-wrap gap-3 [&>.btn-primary]:min-w-40"
    >
      <Tools {...props} />
    </section>
  );
}

/** The same on a phone, at the bottom edge. */
export function OrganiserAtThumb(props: OrganiserProps) {
  const { LL } = useI18nContext();
  if (!isOwner(props.event, usePerson())) return null;
  return (
    <section aria-label={LL.organise.label()} className="contents md:hidden">
      <ActionBar>
        <Tools {...props} />
      </ActionBar>
    </section>
  );
}

function Tools({ event, now }: OrganiserProps) {
  const { LL } = useI18nContext();
  const edit = LL.event.action.edit();
  const step = organiserStep(event, now);
  const Step = STEPS[step];
  const { tab } = useSearch({ strict: false });
  const sees_list = step === 'list' && tab === 'participants';
  // there the one orange button is that of the draw
  const draws = tab === 'teams' && teamKind(event.game_mode) === 'side';
  return (
    <>
      {!sees_list && <Step event={event} variant={draws ? 'quiet' : 'main'} />}
      {step === 'gate' && <ToTeam event={event} />}
      {step === 'list' && <ToGate event={event} look={sees_list ? 'words' : 'icon'} />}
      <Link
        to="/event/$id/edit"
        params={{ id: event.id }}
        title={edit}
        className={buttonClass({ size: 'lg' })}
      >
        <Pencil aria-hidden className="size-5 shrink-0" />
        <span className="max-md:sr-only">{edit}</span>
      </Link>
      <OrganiserMenu event={event} now={now}>
        {event.status !== 'cancelled' && !event.is_info_only && <TeamItem event={event} />}
      </OrganiserMenu>
    </>
  );
}

type StepProps = { event: AirsoftEvent; variant: 'main' | 'quiet' };
type ToGateProps = Pick<StepProps, 'event'> &
  Partial<StepProps> & { look: 'step' | 'words' | 'icon' };

function AskWinners({ event, variant }: StepProps) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size="lg" icon={Trophy} onClick={() => setOpen(true)}>
        {LL.organise.step.winners()}
      </Button>
      {open && (
        <Suspense>
          <NameWinners event={event} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Invite({ event, variant }: StepProps) {
  const { LL } = useI18nContext();
  const share = useShareEvent(event);
  return (
    <Button variant={variant} size="lg" icon={Share2} onClick={() => void share()}>
      {LL.organise.step.invite()}
    </Button>
  );
}

const OpenGate = (props: StepProps) => <ToGate {...props} look="step" />;

/**
 * Leads to the gate. On the day of the game it is the main action. The evening before it is a second
 * one, because the phone must load the list while it has a signal; on the tab with the list it is the
 * only step, and is shown with its words.
 */
function ToGate({ event, look, variant = 'quiet' }: ToGateProps) {
  const { LL } = useI18nContext();
  const gate = LL.organise.step.gate();
  return (
    <Link
      to="/event/$id/gate"
      params={{ id: event.id }}
      title={look === 'icon' ? gate : undefined}
      className={`${look === 'step' ? 'max-md:grow ' : ''}${buttonClass({ variant, size: 'lg' })}`}
    >
      <DoorOpen aria-hidden className="size-5 shrink-0" />
      <span className={look === 'icon' ? 'max-md:sr-only' : undefined}>{gate}</span>
    </Link>
  );
}

function SeeList({ event, variant }: StepProps) {
  const { LL } = useI18nContext();
  return (
    <Link
      to="/event/$id"
      params={{ id: event.id }}
      search={{ tab: 'participants' }}
      replace
      resetScroll={false}
      className={buttonClass({ variant, size: 'lg' })}
    >
      <ClipboardList aria-hidden className="size-5 shrink-0" />
      {LL.organise.step.list()}
    </Link>
  );
}

const STEPS = { invite: Invite, list: SeeList, gate: OpenGate, winners: AskWinners };

import { Link, Navigate } from '@tanstack/react-router';
import CloudOff from 'lucide-react/icons/cloud-off';
import Lock from 'lucide-react/icons/lock';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useEffect } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import { useSyncNow } from '#live/freshness/use-sync-status.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { AbsentPage } from '../absent/absent-page.tsx';
import { BackToEvent } from './back-links.tsx';
import { useBack } from './use-back.ts';

/** Shown when the server has no such event for this person, with a link to the list (Spec 1 §8). */
export function NoSuchEvent() {
  const { LL } = useI18nContext();
  return <BackToEvents problem={LL.event.absent()} />;
}

/** Shown for an address in which the text in the place of the id can't be an id. */
export function InvalidEventId() {
  const { LL } = useI18nContext();
  return <BackToEvents problem={LL.event.absent()} detail={LL.validation.id_invalid()} />;
}

/** Shown for an address without an id. */
export function MissingEventId() {
  const { LL } = useI18nContext();
  return <BackToEvents problem={LL.event.missing_id()} />;
}

/**
 * Shown when the server can't be asked and this device has never seen the event: there is no
 * signal, or the server does not answer (Spec 1 §8).
 * @param props.beside a list, which keeps the title of the page
 */
export function EventNotHere({ beside = false }: { beside?: boolean }) {
  const { LL } = useI18nContext();
  const syncNow = useSyncNow();
  const said = useOnline()
    ? { title: LL.event.load_failed(), hint: LL.problems.generic.network.message() }
    : { title: LL.event.not_here(), hint: LL.event.not_here_hint() };
  return <NoForm icon={CloudOff} {...said} onRetry={syncNow} beside={beside} />;
}

export function NotMyEvent({ id }: { id: string }) {
  const { LL } = useI18nContext();
  const words = LL.event_form;
  return <NoForm icon={Lock} id={id} title={words.not_owner()} hint={words.not_owner_hint()} />;
}

/** Shown when the received row is not an event that this form can edit. */
export function BrokenEvent({ id }: { id: string }) {
  const { LL } = useI18nContext();
  const { invalid_data, load_failed_detail } = LL.event;
  return <NoForm icon={TriangleAlert} id={id} title={invalid_data()} hint={load_failed_detail()} />;
}

function BackToEvents({ problem, detail }: { problem: string; detail?: string }) {
  useEffect(
    () => showToast({ tone: 'error', title: problem, ...(detail && { detail }) }),
    [problem, detail],
  );
  return <Navigate to="/events" replace />;
}

type NoFormProps = {
  icon: typeof Lock;
  title: string;
  hint: string;
  id?: string;
  onRetry?: () => void;
  beside?: boolean;
};

function NoForm({ title, hint, id, ...rest }: NoFormProps) {
  const { LL } = useI18nContext();
  const onBack = useBack('/events');
  const link = (look: string) =>
    id ? (
      <BackToEvent id={id} className={look}>
        {LL.event_form.see_event()}
      </BackToEvent>
    ) : (
      <Link to="/events" className={look} onClick={onBack}>
        {LL.registration.see_events()}
      </Link>
    );
  return (
    <AbsentPage title={title} link={link} {...rest}>
      {hint}
    </AbsentPage>
  );
}

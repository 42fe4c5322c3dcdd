import { useEffect, useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { notKeptSentence } from '#i18n/words/kept-words.ts';
import { useAccount } from '#live/account-context.ts';
import { registerBrowser } from '#actions/register-browser.ts';
import { useMutate } from '#actions/use-mutate.ts';
import { reportWhile } from '#live/report-while.ts';
import { hasPushSubscription, pushReach, subscribeToPush } from '#platform/install/push-reach.ts';
import { endPushSubscription, forgetPushDevice, pushDevice } from '#sync/account/push-device.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { usePushState } from './push-store.ts';
import { report } from '#sync/device/report.ts';

/** Checks once whether this browser is registered for the person, for every part that shows it. */
export function useLookAtPush(): void {
  const { db } = useAccount().local;
  useEffect(() => {
    let current = true;
    const look = async () => {
      const [device, subscribed] = await Promise.all([pushDevice(db), hasPushSubscription()]);
      if (current) usePushState.setState({ on: device !== null && subscribed });
    };
    void look().catch(reportWhile(() => current));
    return () => {
      current = false;
    };
  }, [db]);
}

/** Turns push messages to this device on and off. Asks the browser, so call it from a tap. */
export function usePush() {
  const { LL, locale } = useI18nContext();
  const account = useAccount();
  const { person, local } = account;
  const mutate = useMutate();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function turnOn(): Promise<void> {
    if (!person) return;
    setState('busy');
    const permission = await Notification.requestPermission();
    usePushState.setState({ reach: pushReach() });
    if (permission !== 'granted') return setState('idle'); // 'denied' has texts of its own
    try {
      const subscription = await subscribeToPush();
      await registerBrowser(account, { subscription, language: locale });
    } catch {
      return setState('failed'); // the browser's own push service failed; our server was not called
    }
    usePushState.setState({ on: true, open: false });
    setState('idle');
    showToast({ tone: 'success', title: LL.push.turned_on() });
  }

  async function turnOff(): Promise<void> {
    setState('busy');
    const device = await pushDevice(local.db);
    if (device) {
      const label = LL.shell.app_name();
      const asked = await mutate('remove_device@1', { id: device.id }, { label });
      if (!asked.ok) {
        showToast({ tone: 'error', title: notKeptSentence(LL, asked.code) });
        return setState('idle');
      }
      await forgetPushDevice(local.db);
    }
    await endPushSubscription().catch(report);
    usePushState.setState({ on: false });
    setState('idle');
    showToast({ tone: 'info', title: LL.push.turned_off() });
  }

  return { state, turnOn: () => void turnOn(), turnOff: () => void turnOff() };
}

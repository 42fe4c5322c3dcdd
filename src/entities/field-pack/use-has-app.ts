import { useEffect, useState } from 'react';

/** Whether this device opens the app without a signal; undefined until known. */
export function useHasApp(): boolean | undefined {
  const [has_app, setHasApp] = useState<boolean>();
  useEffect(() => {
    // the worker is in charge once every file of the app is in the cache: rule [W5]
    const workers = navigator.serviceWorker;
    const look = () => setHasApp(Boolean(workers?.controller));
    look();
    workers?.addEventListener('controllerchange', look);
    return () => workers?.removeEventListener('controllerchange', look);
  }, []);
  return has_app;
}

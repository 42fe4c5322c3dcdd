// Runs first.
{
  const root = document.documentElement;
  const data = root.dataset;
  data.page = location.pathname.split('/')[1];
  if (!navigator.onLine) data.offline = '';
  try {
    const { theme, highContrast, fontSizeIdx, language, full } = localStorage;
    if (localStorage['qg.person']) data.person = '';
    if (!full && !navigator.serviceWorker?.controller) {
      const link = { rel: 'preload', as: 'fetch', crossOrigin: '', href: '/snapshot/public.json' };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
    if (theme === 'qg-light') {
      data.theme = theme;
      document.querySelector('[name=theme-color]').content = '#fafaf5';
    }
    if (highContrast === 'true') data.contrast = 'high';
    if (/^[0-5]$/.test(fontSizeIdx)) data.fontStep = fontSizeIdx;
    if (/^(en|es)$/.test(language)) root.lang = language;
  } catch {}
}

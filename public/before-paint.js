// Before the first paint.
if (!navigator.serviceWorker?.controller) {
  const href = '/snapshot/public.json';
  const preload = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href };
  document.head.append(Object.assign(document.createElement('link'), preload));
}
{
  const root = document.documentElement;
  const data = root.dataset;
  data.page = location.pathname.split('/')[1];
  if (navigator.share) data.share = '';
  if (!navigator.onLine) data.offline = '';
  try {
    const { theme, highContrast, fontSizeIdx, language } = localStorage;
    if (theme === 'qg-light') {
      data.theme = theme;
      document.querySelector('[name=theme-color]').content = '#fafaf5';
    }
    if (highContrast === 'true') data.contrast = 'high';
    if (/^[0-5]$/.test(fontSizeIdx)) data.fontStep = fontSizeIdx;
    if (/^(en|es)$/.test(language)) root.lang = language;
  } catch {}
}

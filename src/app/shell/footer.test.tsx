// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('@tanstack/react-router', () => ({ Link: () => null }));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** What a build with these settings shows. */
async function footerWith(settings: Record<string, string>): Promise<Element> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { loadLocale } = await import('#i18n/i18n-util.sync.ts');
  const { default: TypesafeI18n } = await import('#i18n/i18n-react.tsx');
  const { Footer } = await import('./footer.tsx');
  loadLocale('pt-BR');
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <TypesafeI18n locale="pt-BR">
      <Footer />
    </TypesafeI18n>,
  );
  return page;
}

test('without settings the footer leads to no other site', async () => {
  const footer = await footerWith({});
  expect(footer.querySelectorAll('a, img')).toHaveLength(0);
});

test('address, label and picture of the badge come from the settings of the build', async () => {
  const footer = await footerWith({
    VITE_LAUNCH_URL: 'https://lancamentos.example/qg',
    VITE_LAUNCH_LABEL: 'Lançado em Lançamentos',
    VITE_LAUNCH_IMAGE: 'https://lancamentos.example/selo.svg',
  });
  const badge = footer.querySelector('a')!;
  expect(badge.href).toBe('https://lancamentos.example/qg');
  expect(badge.rel).toContain('noopener');
  expect(badge.textContent).toContain('Lançado em Lançamentos');
  expect(badge.querySelector('img')?.src).toBe('https://lancamentos.example/selo.svg');
});

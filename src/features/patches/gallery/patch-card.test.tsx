import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { PatchCard } from './patch-card.tsx';
import type { Patch } from '../use-patches.ts';

test('a patch of a Saturday evening was earned on that Saturday, where it was played', () => {
  loadLocale('pt-BR');
  const patch = { id: 'p1', nome: 'Serra', tipo: 'evento', imagem_url: null } as unknown as Patch;
  const page = renderToStaticMarkup(
    <TypesafeI18n locale="pt-BR">
      <PatchCard
        patch={patch}
        view="grid"
        earned_at="2026-11-22T01:30:00Z"
        future={false}
        onOpen={() => {}}
      />
    </TypesafeI18n>,
  );
  expect(page).toContain('21/11/2026');
});

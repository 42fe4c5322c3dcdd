import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SkipLink } from '#ui/page/skip-link.tsx';
import { EventDetail } from './event-detail.tsx';
import { EventList } from './event-list.tsx';
import { Fields } from './fields.tsx';
import { Overlays } from './overlays.tsx';
import { Placeholders } from './placeholders.tsx';
import { States } from './states.tsx';
import { TopBar } from './top-bar.tsx';
import './gallery.css';

/**
 * Every component of src/ui once, with plausible texts, to be looked at and for `look.ts`. Not part
 * of the app.
 */
function Gallery() {
  return (
    <div className="shell">
      <SkipLink target_id="main">Ir para o conteúdo</SkipLink>
      <TopBar />
      <main id="main" tabIndex={-1}>
        <EventList />
        <EventDetail />
        <div className="page-width flex flex-col gap-8 py-6">
          <States />
          <Fields />
          <Placeholders />
          <Overlays />
        </div>
      </main>
      <footer className="footer">
        <div className="page-width flex flex-wrap items-center gap-x-6">
          <a href="#x">Política de Privacidade</a>
          <a href="#x">Termos de Uso</a>
          <p>© 2026 QG Airsoft. Todos os direitos reservados.</p>
        </div>
      </footer>
    </div>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}

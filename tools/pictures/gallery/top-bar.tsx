import Languages from 'lucide-react/icons/languages';
import Menu from 'lucide-react/icons/menu';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import SunMoon from 'lucide-react/icons/sun-moon';
import { Banner } from '#ui/page/banner.tsx';
import { BrandMark } from '#ui/drawing/brand-mark.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { MenuItem, Popover } from '#ui/overlay/popover.tsx';

/** The bar above every page, and the banners below it. */
export function TopBar() {
  return (
    <>
      <header className="top-bar">
        <div className="page-width">
          <a href="#x" className="brand">
            <BrandMark />
            <span>QG Airsoft</span>
          </a>
          <nav aria-label="Navegação principal">
            {['Eventos', 'Equipes', 'Arenas', 'Patches', 'Resgate'].map((word, at) => (
              <a
                key={word}
                href="#x"
                className="nav-link"
                aria-current={at === 0 ? 'page' : undefined}
              >
                {word}
              </a>
            ))}
          </nav>
          <IconButton icon={RefreshCw} label="Sem sinal, 2 guardadas" badge="2" />
          <div className="hidden md:flex">
            <Popover icon={Languages} label="Idioma">
              {(close) => (
                <>
                  <MenuItem selected onClick={close}>
                    Português
                  </MenuItem>
                  <MenuItem onClick={close}>English</MenuItem>
                  <MenuItem onClick={close}>Español</MenuItem>
                </>
              )}
            </Popover>
            <IconButton icon={SunMoon} label="Tema" />
          </div>
          <IconButton icon={Menu} label="Menu" />
        </div>
      </header>
      <div>
        <Banner kind="offline" more="Usando dados armazenados localmente">
          Modo Offline
        </Banner>
        <Banner kind="update" action={<Button size="sm">Atualizar agora</Button>}>
          Nova versão disponível
        </Banner>
      </div>
    </>
  );
}

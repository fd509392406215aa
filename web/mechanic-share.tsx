import './styles.css';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MediaGallery } from '#web/media/media-gallery.tsx';
import { rememberedLanguage, showLanguage, useWords } from '#web/platform/language.ts';
import { readNonce } from '#web/platform/nonce.ts';
import { followSystemTheme } from '#web/platform/theme.ts';
import { AccessError } from '#web/share/access-error.tsx';
import { SharedCarView } from '#web/share/shared-car-view.tsx';
import { useSharedCar } from '#web/share/use-shared-car.ts';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { Waiting } from '#web/ui/spinner.tsx';

const PRODUCT = 'Carful';

/** The page behind a share link: no account, no router, no navigation (spec 2.19; D6). */
function MechanicShare() {
  const { t } = useWords();
  const token = new URLSearchParams(location.search).get('token')?.trim() ?? '';
  const { result, read } = useSharedCar(token);
  const name = result.state === 'valid' ? `${result.shared.car.brand} ${result.shared.car.model}` : null;
  useEffect(() => {
    document.title = name ? `${name} · ${PRODUCT}` : PRODUCT;
  }, [name]);
  return (
    <div className="flex min-h-dvh flex-col pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]">
      <header className="column flex min-h-16 items-center justify-between gap-2">
        <span className="text-accent text-lg font-bold">{PRODUCT}</span>
        <LanguageSwitch />
      </header>
      <main className="column grow pb-8">
        {result.state === 'loading' && <Waiting>{t('Loading...')}</Waiting>}
        {result.state === 'fault' && (
          <AccessError
            fault={result.fault}
            onRetry={read}
            onToken={(pasted) => location.assign(`${location.pathname}?token=${encodeURIComponent(pasted)}`)}
          />
        )}
        {result.state === 'valid' && (
          <SharedCarView shared={result.shared}>
            {({ images, videos }) => <MediaGallery images={images} videos={videos} />}
          </SharedCarView>
        )}
      </main>
      <footer className="column text-muted py-6 text-center text-sm">
        {t('Powered by {name}', { name: PRODUCT })}
      </footer>
    </div>
  );
}

readNonce();
followSystemTheme();
await showLanguage(rememberedLanguage());
createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <MechanicShare />
  </StrictMode>,
);

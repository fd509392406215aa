import { CarFront } from 'lucide-react';
import type { Phrase } from '#domain/language/words.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';

export function CarMissing({ title = 'Car Not Found' }: { title?: Phrase }) {
  const { t } = useWords();
  return (
    <Page back={{ to: href('cars'), label: t('Back to My Cars'), always: true }}>
      <EmptyState
        isPageHeading
        icon={<CarFront strokeWidth={1.5} />}
        title={t(title)}
        action={<ButtonLink to={href('cars')}>{t('Back to My Cars')}</ButtonLink>}
      />
    </Page>
  );
}

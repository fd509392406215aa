import { useSearchParams } from '#web/platform/router/router.tsx';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { ImportSteps } from '#web/imports/import-steps.tsx';
import { PastImports } from '#web/imports/past-imports.tsx';
import { WaitingImports } from '#web/imports/waiting-imports.tsx';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useCurrency } from '#web/platform/reads/currency.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function ImportScreen() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const garage = useGarage();
  const currency = useCurrency();
  return (
    <Page title={t('Import from other apps')} back={{ to: href('settings'), label: t('Back') }}>
      <Loaded query={garage} skeleton={<Skeleton className="h-32" />}>
        {({ cars }) => (
          <div className="flex flex-col gap-6">
            <ImportSteps cars={cars} currency={currency} preferred={search.get('car')} />
            <WaitingImports />
            <PastImports cars={cars} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

import { useParams } from '#web/platform/router/router.tsx';
import { formatDay } from '#domain/language/format.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { Page } from '#web/ui/page.tsx';

export function PlantedScreen() {
  const { t, language } = useWords();
  const { carId = '' } = useParams();
  const { data } = useRead('planted.list', { carId });
  return (
    <Page title={t('Planted records')}>
      <ul>
        {data?.planted.map(({ id, title, date }) => (
          <li key={id}>
            {title}, {formatDay(date, language)}
          </li>
        ))}
      </ul>
    </Page>
  );
}

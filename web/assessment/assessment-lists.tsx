import { useWords } from '#web/platform/language/language.ts';

type Props = { causes: readonly string[]; recommendations: readonly string[] };

export function AssessmentLists({ causes, recommendations }: Props) {
  const { t } = useWords();
  return (
    <>
      <Lines title={t('Possible causes')} lines={causes} />
      <Lines title={t('Recommendations')} lines={recommendations} />
    </>
  );
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="marker:text-accent mt-1 flex list-disc flex-col gap-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );

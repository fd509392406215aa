import { CircleAlert, CircleCheck, Repeat, TriangleAlert } from 'lucide-react';
import { healthBanner, healthStatus, type HealthKind } from '#domain/cars/health-rules.ts';
import type { HealthFacts } from '#domain/cars/schema.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';

const variants = {
  good: { Icon: CircleCheck, text: 'text-resolved', soft: 'bg-resolved-soft text-resolved' },
  urgent: { Icon: TriangleAlert, text: 'text-open', soft: 'bg-open-soft text-open' },
  recurring: { Icon: Repeat, text: 'text-progress', soft: 'bg-progress-soft text-progress' },
  open: { Icon: CircleAlert, text: 'text-partial', soft: 'bg-partial-soft text-partial' },
} satisfies Record<HealthKind, object>;

const RoundIcon = ({ kind }: { kind: HealthKind }) => {
  const { Icon, soft } = variants[kind];
  return (
    <span
      aria-hidden="true"
      className={classes('grid size-11 shrink-0 place-items-center rounded-pill', soft)}
    >
      <Icon strokeWidth={1.75} className="size-6" />
    </span>
  );
};

export function HealthLine({ facts, className }: { facts: HealthFacts; className?: string }) {
  const { format } = useWords();
  const { kind, message } = healthStatus(facts);
  const { Icon, text } = variants[kind];
  return (
    <span className={classes('inline-flex items-center gap-1.5 text-sm font-medium', text, className)}>
      <Icon aria-hidden="true" strokeWidth={2} className="size-4 shrink-0" />
      {format(message)}
    </span>
  );
}

/** CARDET-08. */
export function HealthCard({ facts }: { facts: HealthFacts }) {
  const { t, format } = useWords();
  const { kind, message, description } = healthStatus(facts);
  return (
    <Card className="flex items-center gap-4">
      <RoundIcon kind={kind} />
      <div className="min-w-0">
        <h2 className="text-muted text-sm">{t('Health status')}</h2>
        <p className="font-semibold">{format(message)}</p>
        {description && <p className="text-muted text-sm">{format(description)}</p>}
      </div>
    </Card>
  );
}

/** HOME-18. */
export function OpenIssuesCard({ facts }: { facts: HealthFacts }) {
  const { t, language } = useWords();
  const good = facts.open === 0;
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <RoundIcon kind={good ? 'good' : 'open'} />
      <div className="min-w-0 grow basis-[7rem]">
        <p className="font-semibold">{good ? t('All good') : t('Open issues')}</p>
        {good && <p className="text-muted text-sm">{t('No open issues')}</p>}
      </div>
      {!good && (
        <p className="tabular ml-auto text-3xl font-semibold">{facts.open.toLocaleString(language)}</p>
      )}
    </Card>
  );
}

/** HOME-20, HOME-21. */
export function HealthBanner({ facts }: { facts: HealthFacts }) {
  const { t, format } = useWords();
  const banner = healthBanner(facts);
  if (!banner) return null;
  const { kind, message, description } = banner;
  return (
    <section
      className={classes('rounded-card flex flex-wrap items-center gap-x-4 gap-y-3 p-4', variants[kind].soft)}
    >
      <RoundIcon kind={kind} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">{format(message)}</p>
        <p className="text-text truncate text-sm">
          {typeof description === 'string' ? description : format(description)}
        </p>
      </div>
      <ButtonLink variant="secondary" size="small" to={href('reports')}>
        {t('Health Report')}
      </ButtonLink>
    </section>
  );
}

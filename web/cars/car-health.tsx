import {
  Archive,
  CalendarX,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Repeat,
  TriangleAlert,
} from 'lucide-react';
import { healthBanner, healthStatus, type HealthKind } from '#domain/cars/health-rules.ts';
import type { Standing } from '#domain/cars/standing-rules.ts';
import type { ReactNode } from 'react';
import type { Car, HealthFacts } from '#domain/cars/schema.ts';
import { formatNumber } from '#domain/language/format.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import { CarDanger } from './car-danger.tsx';
import { CarPhoto } from './car-photo.tsx';
import { OutOfUseLine } from './out-of-use-line.tsx';

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

type StandingProps = { standing: Standing | null; className?: string };

const standingIcons = { due: CalendarX, unknown: CircleDashed, outOfUse: Archive } as const;

/** What is due, or that nothing is known: before anything is said of problems. */
export function StandingLine({ standing, className }: StandingProps) {
  const { format } = useWords();
  if (!standing?.message) return null;
  const Icon = standingIcons[standing.kind];
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 text-sm font-medium',
        standing.kind === 'due' ? 'text-open' : 'text-muted',
        className,
      )}
    >
      <Icon aria-hidden="true" strokeWidth={2} className="size-4 shrink-0" />
      {format(standing.message)}
    </span>
  );
}

type LineProps = StandingProps & { facts: HealthFacts };

/** 'All good' is about problems alone, and says so where something else is wrong. */
export function HealthLine({ facts, standing, className }: LineProps) {
  const { t, format } = useWords();
  const { kind, message } = healthStatus(facts);
  const { Icon, text } = variants[kind];
  if (standing && kind === 'good') {
    return (
      <span className={classes('text-muted inline-flex flex-wrap gap-x-1 text-sm', className)}>
        <span>{t('Issues')}:</span> <span>{format(message)}</span>
      </span>
    );
  }
  return (
    <span className={classes('inline-flex items-center gap-1.5 text-sm font-medium', text, className)}>
      <Icon aria-hidden="true" strokeWidth={2} className="size-4 shrink-0" />
      {format(message)}
    </span>
  );
}

const soft = {
  due: 'bg-open-soft text-open',
  unknown: 'bg-sunken text-muted',
  outOfUse: 'bg-sunken text-muted',
};

function StandingIcon({ kind }: { kind: Standing['kind'] }) {
  const Icon = standingIcons[kind];
  return (
    <span
      aria-hidden="true"
      className={classes('grid size-11 shrink-0 place-items-center rounded-pill', soft[kind])}
    >
      <Icon strokeWidth={1.75} className="size-6" />
    </span>
  );
}

function StandingWords({ car, standing }: { car: Car; standing: Standing }) {
  const { format } = useWords();
  if (!standing.message) return <OutOfUseLine car={car} />;
  return (
    <>
      <p className={classes('font-semibold', standing.kind === 'due' && 'text-open')}>
        {format(standing.message)}
      </p>
      {standing.description && <p className="text-sm">{standing.description}</p>}
    </>
  );
}

export function HealthCard({ car, standing }: { car: Car; standing: Standing | null }) {
  const { t, format } = useWords();
  const { kind, message, description } = healthStatus(car.health);
  const isGood = kind === 'good';
  return (
    <Card className="flex items-center gap-4">
      {standing ? <StandingIcon kind={standing.kind} /> : <RoundIcon kind={kind} />}
      <div className="min-w-0 grow">
        <h2 className="text-muted text-sm">{t('Health status')}</h2>
        {standing && <StandingWords car={car} standing={standing} />}
        {standing && isGood ? (
          <HealthLine facts={car.health} standing={standing} />
        ) : (
          <p className="font-semibold">{format(message)}</p>
        )}
        {description && <p className="text-muted text-sm">{format(description)}</p>}
      </div>
      {car.photoId && <CarPhoto car={car} className="rounded-small size-14" />}
    </Card>
  );
}

type StatusProps = { car: Car; standing: Standing | null; steps: ReactNode };

/** The worst advice, then the text and counts of the banner. */
export function StatusCard({ car, standing, steps }: StatusProps) {
  const { t, format, language } = useWords();
  const { health } = car;
  const banner = healthBanner(health);
  if (!banner) {
    return (
      <Card className="flex flex-wrap items-center gap-4">
        {standing ? <StandingIcon kind={standing.kind} /> : <RoundIcon kind="good" />}
        <div className="min-w-0 grow basis-[7rem]">
          {standing && <StandingWords car={car} standing={standing} />}
          <div className={classes(standing && 'text-muted mt-1 text-sm')}>
            <p className={standing ? undefined : 'font-semibold'}>{t('All good')}</p>
            <p className="text-muted text-sm">{t('No open issues')}</p>
          </div>
        </div>
      </Card>
    );
  }
  const { kind, message, description } = banner;
  const { worst } = health;
  const namesWorst = worst !== null && description === worst.title;
  const words = (
    <>
      <p className="font-semibold">{format(message)}</p>
      <p className="text-text truncate text-sm">
        {typeof description === 'string' ? description : format(description)}
      </p>
    </>
  );
  return (
    <div className="flex flex-col gap-2">
      <CarDanger car={car} steps={steps} untitled={namesWorst} />
      <section
        className={classes(
          'rounded-card flex flex-wrap items-center gap-x-3 gap-y-3 p-3',
          variants[kind].soft,
        )}
      >
        <RoundIcon kind={kind} />
        <div className="min-w-0 flex-1 basis-28">
          {namesWorst ? (
            <Link
              to={href('symptomSummary', { carId: car.id, issueId: worst.id })}
              className="block min-h-11"
            >
              {words}
            </Link>
          ) : (
            words
          )}
        </div>
        {kind !== 'open' && (
          <p className="text-text tabular text-sm">
            {t('Open problems')} <strong>{formatNumber(health.open, language)}</strong>
          </p>
        )}
        <ButtonLink variant="secondary" size="small" to={href('reports')}>
          {t('Health Report')}
        </ButtonLink>
      </section>
    </div>
  );
}

import { ChevronRight, CircleAlert, Repeat, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { healthBanner, healthStatus, type HealthKind } from '#domain/cars/health-rules.ts';
import type { Car, HealthFacts } from '#domain/cars/schema.ts';
import { formatNumber } from '#domain/language/format.ts';
import { isFine, statusInShort, type StatusLine, type StatusPlace } from '#domain/status/status-rules.ts';
import { carList, href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import { dangerOfLine, StatusIcon, statusLooks, StatusWords } from '#web/ui/status-words.tsx';

const problemLooks: Record<Exclude<HealthKind, 'good'>, { Icon: typeof Repeat; text: string }> = {
  urgent: { Icon: TriangleAlert, text: statusLooks.bad.text },
  recurring: { Icon: Repeat, text: statusLooks.warning.text },
  open: { Icon: CircleAlert, text: statusLooks.note.text },
};

type LineProps = { lines: readonly StatusLine[]; health: HealthFacts; className?: string };

/** Of a car's status in a list: what is worst, whether it is out of use, and what its problems are. */
export function CarStatusLine({ lines, health, className }: LineProps) {
  const words = useWords();
  const [first, ...others] = lines;
  const outOfUse = others.find(({ kind }) => kind === 'outOfUse');
  return (
    <span className={classes('flex min-w-0 flex-wrap items-center gap-x-2 text-sm', className)}>
      {first && <InShort line={first}>{statusInShort(lines, words)}</InShort>}
      {outOfUse && <InShort line={outOfUse}>{outOfUse.sentence}</InShort>}
      {first?.kind !== 'problems' && <Issues health={health} isAllGood={isFine(first)} />}
    </span>
  );
}

const InShort = ({ line, children }: { line: StatusLine; children: ReactNode }) => (
  <span
    className={classes('inline-flex min-w-0 items-center gap-1.5 font-medium', statusLooks[line.level].text)}
  >
    <StatusIcon line={line} className="size-4" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </span>
);

type IssuesProps = { health: HealthFacts; isAllGood: boolean };

function Issues({ health, isAllGood }: IssuesProps) {
  const { t, format } = useWords();
  const { message, description } = healthStatus(health);
  return (
    <span className="text-muted text-sm">
      {t('Issues')}: {format((health.open === 0 && !isAllGood && description) || message)}
    </span>
  );
}

type RowProps = { carId: Car['id']; line: StatusLine; isReasonSilent?: boolean };

/** What is worst, why, and a tap to what to do about it. */
export function StatusVerdict({ carId, line, isReasonSilent = false }: RowProps) {
  const { step } = line;
  const words = (
    <StatusWords line={line} isReasonSilent={isReasonSilent}>
      {step?.label}
    </StatusWords>
  );
  const row = 'flex min-h-14 items-center gap-3 p-3';
  if (!step) return <div className={row}>{words}</div>;
  return (
    <Link {...placeOf(carId, step.place)} className={classes('rounded-card', row)}>
      {words}
      <ChevronRight aria-hidden="true" strokeWidth={1.75} className="no-print size-5 shrink-0" />
    </Link>
  );
}

/** Props of a link. */
function placeOf(carId: Car['id'], place: StatusPlace): { to: string; state?: unknown } {
  if (typeof place === 'object') return { to: href('symptomSummary', { carId, issueId: place.issue }) };
  return place === 'issues' ? carList(carId, place) : { to: href(place, { carId }) };
}

/** Where several cars are told of, with the name of its car. */
export function CarStatusLink({ carId, line, name }: RowProps & { name: string }) {
  const place = line.step ? placeOf(carId, line.step.place) : { to: href('car', { carId }) };
  return (
    <Link {...place} className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm font-medium">
      <span className={classes('inline-flex items-center gap-1.5', statusLooks[line.level].text)}>
        <StatusIcon line={line} className="size-4" />
        <span className="min-w-0 wrap-anywhere">{line.sentence}</span>
      </span>
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </Link>
  );
}

function OtherLine({ carId, line }: RowProps) {
  const { sentence, reason, step, level } = line;
  const words = (
    <>
      <StatusIcon line={line} className={classes('size-5', statusLooks[level].text)} />
      <span className="min-w-0 wrap-anywhere">
        <span className={classes('font-medium', statusLooks[level].text)}>{sentence}</span>
        {reason && <span className="text-muted"> · {reason}</span>}
      </span>
    </>
  );
  const row = 'flex min-h-11 items-center gap-3 px-4 text-sm';
  return (
    <li>
      {step ? (
        <Link {...placeOf(carId, step.place)} className={classes('hover:bg-sunken', row)}>
          {words}
        </Link>
      ) : (
        <div className={row}>{words}</div>
      )}
    </li>
  );
}

type CardProps = {
  car: Car;
  lines: readonly StatusLine[];
  /** For a car that must not be driven. */
  steps?: ReactNode;
  heading?: string;
};

/** Of a car everything that is to be said, the worst first; what its problems are stands last unless it is the worst. */
export function CarStatusCard({ car, lines, steps, heading }: CardProps) {
  const isProblemFirst = lines[0]?.kind === 'problems';
  // The part about problems says the other.
  const told = lines.filter(({ kind }) => kind !== 'problems');
  const [verdict, others] = isProblemFirst ? [undefined, told] : [told[0], told.slice(1)];
  const banner = healthBanner(car.health);
  const isNamed = verdict?.reason != null && verdict.reason === banner?.description;
  return (
    <div className="bg-surface border-line shadow-card rounded-card overflow-hidden border">
      {heading && <h2 className="sr-only">{heading}</h2>}
      {isProblemFirst && <Problems car={car} className={statusLooks[lines[0]!.level].box} />}
      {verdict && (
        <div
          data-status={verdict.kind}
          data-danger={dangerOfLine(verdict)}
          className={statusLooks[verdict.level].box}
        >
          <StatusVerdict carId={car.id} line={verdict} isReasonSilent={isNamed} />
          {verdict.kind === 'stop' && steps && <div className="px-3 pb-3">{steps}</div>}
        </div>
      )}
      {others.length > 0 && (
        <ul className="border-line divide-line not-last:border-b divide-y">
          {others.map((line, at) => (
            <OtherLine key={at} carId={car.id} line={line} />
          ))}
        </ul>
      )}
      {!isProblemFirst && <Problems car={car} isAllGood={isFine(lines[0]) || verdict?.kind === 'unknown'} />}
    </div>
  );
}

/** The banner of its open problems. */
function Problems({ car, className, isAllGood }: { car: Car; className?: string; isAllGood?: boolean }) {
  const { t, format, language } = useWords();
  const { health } = car;
  const banner = healthBanner(health);
  if (!banner) {
    return (
      <div className="text-muted flex flex-wrap gap-x-3 px-4 py-3 text-sm">
        {t('Issues')}: {isAllGood && <p>{t('All good')}</p>} <p>{t('No open issues')}</p>
      </div>
    );
  }
  const { kind, message, description } = banner;
  const { Icon, text } = problemLooks[kind];
  const words = (
    <>
      <p className="font-medium">{format(message)}</p>
      <p className={classes('truncate text-sm', className ? 'text-text' : 'text-muted')}>
        {typeof description === 'string' ? description : format(description)}
      </p>
    </>
  );
  const { worst } = health;
  return (
    <section className={classes('flex flex-wrap items-center gap-3 px-4 py-3', className)}>
      <Icon aria-hidden="true" strokeWidth={1.75} className={classes('size-6 shrink-0', text)} />
      <div className="min-w-0 flex-1 basis-28">
        {worst && worst.title === description ? (
          <Link {...placeOf(car.id, { issue: worst.id })} className="block min-h-11">
            {words}
          </Link>
        ) : (
          words
        )}
      </div>
      {kind !== 'open' && (
        <p className="tabular text-sm">
          {t('Open problems')} <strong>{formatNumber(health.open, language)}</strong>
        </p>
      )}
      <ButtonLink variant="secondary" size="small" to={href('reports')}>
        {t('Health Report')}
      </ButtonLink>
    </section>
  );
}

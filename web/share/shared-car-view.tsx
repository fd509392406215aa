import { CarFront, Clock, MessageSquareReply, TriangleAlert, Wrench } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { healthOfOpen } from '#domain/cars/health-facts.ts';
import { carName } from '#domain/cars/rules.ts';
import { carSpecs } from '#domain/cars/specs.ts';
import { mentionsUrgent, timelineColour, timelineLabel } from '#domain/issues/rules.ts';
import { limits } from '#domain/limits.ts';
import { timeLeft, validText } from '#domain/share/rules.ts';
import type { SharedCar, SharedIssue } from '#domain/share/schema.ts';
import { carStatus } from '#domain/status/status-rules.ts';
import { withUnits } from '#domain/units/words.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { dangerOfLine, statusLooks, StatusWords } from '#web/ui/status-words.tsx';
import { SharedDueList } from './shared-due-list.tsx';
import { useEveryMinute } from './use-every-minute.ts';
import { formatInstantDay } from '#domain/language/format.ts';
import { Pill } from '#web/ui/pill.tsx';
import { statusTones, StatusBadge } from '#web/ui/status-badge.tsx';

type Props = {
  shared: SharedCar;
  /** When it was read, by this device's clock, which is only used to measure elapsed time. */
  readAt: number;
  added: ReactNode;
  /** What could not be loaded. */
  problem: string | null;
  /** A new record, or an answer to a problem. */
  onAdd: (about: 'repair' | 'symptom' | SharedIssue) => void;
  renderAdvice: (issue: SharedIssue) => ReactNode;
  renderMedia: (issue: SharedIssue) => ReactNode;
  renderAnswers: (issue: SharedIssue) => ReactNode;
  recorded: ReactNode;
};

export function SharedCarView(props: Props) {
  const { shared, readAt, added, problem, onAdd, renderAdvice, renderMedia, renderAnswers, recorded } = props;
  const { t, format } = useWords();
  const [all, setAll] = useState(false);
  useEveryMinute();
  const now = new Date(Date.parse(shared.now) + Date.now() - readAt);
  // The issue the link was made for comes first.
  const issues = [
    ...shared.issues.filter(({ id }) => id === shared.issueId),
    ...shared.issues.filter(({ id }) => id !== shared.issueId),
  ];
  const hidden = issues.length - limits.sharedIssuesFirst;
  return (
    <div className="flex flex-col gap-5">
      {added}
      <p className="text-muted flex items-center gap-2 text-sm">
        <Clock aria-hidden="true" strokeWidth={1.75} className="size-4" />
        {format(validText(timeLeft(shared.expiresAt, now)))}
      </p>
      <Status shared={shared} />
      <CarFacts car={shared.car} />
      <section>
        <h2 className="mb-3 text-lg font-semibold">{t('Open problems')}</h2>
        {issues.length === 0 && <p className="text-muted">{t('No open issues')}</p>}
        <ul className="flex flex-col gap-4">
          {(all ? issues : issues.slice(0, limits.sharedIssuesFirst)).map((issue) => (
            <SharedIssueCard
              key={issue.id}
              issue={issue}
              advice={renderAdvice(issue)}
              media={renderMedia(issue)}
              answers={renderAnswers(issue)}
              onReply={shared.isEditable ? () => onAdd(issue) : null}
            />
          ))}
        </ul>
        {!all && hidden > 0 && (
          <Button variant="secondary" wide className="mt-4" onClick={() => setAll(true)}>
            {t('+ {n} more', { n: hidden })}
          </Button>
        )}
      </section>
      {recorded}
      {shared.due && <SharedDueList due={shared.due} units={shared.car} />}
      {shared.isEditable ? (
        <LogButtons problem={problem} onAdd={onAdd} />
      ) : (
        <>
          {problem && <Alert>{problem}</Alert>}
          <Alert tone="info">
            <p>{t('This is a view-only link. You cannot add repair records.')}</p>
            <p>{t('To answer or add one, ask the owner of the car to allow it.')}</p>
          </Alert>
        </>
      )}
    </div>
  );
}

/** Of what the link shows. */
function Status({ shared }: { shared: SharedCar }) {
  const words = withUnits(useWords(), shared.car);
  const open = shared.issues.map(({ drivingAdvice: advice, ...one }) => ({
    ...one,
    advice,
    urgent: mentionsUrgent(one),
  }));
  const car = { health: healthOfOpen(open), outOfUse: null };
  const lines = carStatus(car, shared.due, deviceDay(), words);
  // One reminder that is overdue must not hide what the page is for.
  const worst = lines.filter(({ level }) => level === 'danger' || level === 'bad' || level === 'warning');
  return (worst.length > 0 ? worst : lines.slice(0, 1)).map((line, at) => (
    <p
      key={at}
      data-danger={dangerOfLine(line)}
      className={classes(
        'rounded-card flex items-center gap-3 border border-current p-3',
        statusLooks[line.level].box,
      )}
    >
      <StatusWords line={line} />
    </p>
  ));
}

/** Sticky, within reach of a thumb. */
function LogButtons({ problem, onAdd }: Pick<Props, 'problem' | 'onAdd'>) {
  const { t } = useWords();
  // The labels are long: on the narrowest phones the icons are hidden.
  const look = { size: 'small', className: 'min-h-12! px-3! leading-tight' } as const;
  const icon = {
    'aria-hidden': true,
    strokeWidth: 1.75,
    className: 'hidden size-5 min-[22.5rem]:block',
  } as const;
  return (
    <div className="bg-background/95 sticky bottom-0 z-10 -mx-1 grid grid-cols-2 gap-3 px-1 pt-3 pb-[calc(env(safe-area-inset-bottom)+0.75rem)]">
      {problem && <Alert className="col-span-2">{problem}</Alert>}
      <Button {...look} icon={<Wrench {...icon} />} onClick={() => onAdd('repair')}>
        {t('Log New Repair')}
      </Button>
      <Button
        {...look}
        variant="secondary"
        icon={<TriangleAlert {...icon} />}
        onClick={() => onAdd('symptom')}
      >
        {t('Log New Symptom')}
      </Button>
    </div>
  );
}

function CarFacts({ car }: { car: SharedCar['car'] }) {
  const facts = carSpecs(car, withUnits(useWords(), car), [
    'vin',
    'licensePlate',
    'mileage',
    'engineType',
    'transmission',
    'fuelType',
  ]);
  return (
    <Card className="overflow-hidden p-0!">
      {car.photo ? (
        <img src={car.photo} alt="" className="aspect-[16/9] max-h-64 w-full object-cover" />
      ) : (
        <div aria-hidden="true" className="bg-accent-soft text-accent grid h-28 place-items-center">
          <CarFront strokeWidth={1.25} className="size-14" />
        </div>
      )}
      <div className="p-4">
        <h1 className="page-title">{carName(car)}</h1>
        <p className="text-muted tabular">
          {car.brand} {car.model}, {car.year}
        </p>
        <FactList facts={facts} className="mt-4 [&_dd]:select-all" />
      </div>
    </Card>
  );
}

type SharedIssueCardProps = {
  issue: SharedIssue;
  advice: ReactNode;
  media: ReactNode;
  answers: ReactNode;
  onReply: (() => void) | null;
};

function SharedIssueCard({ issue, advice, media, answers, onReply }: SharedIssueCardProps) {
  const { t, language } = useWords();
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge
            tone={statusTones[timelineColour(issue.status)]}
            label={t(timelineLabel(issue.status))}
          />
          {issue.occurrences > 1 && <Pill>{t('{n} Occurrences', { n: issue.occurrences })}</Pill>}
          <time dateTime={issue.date} className="text-muted tabular ml-auto text-sm">
            {formatInstantDay(issue.date, language)}
          </time>
        </div>
        <h3 className="mt-2 text-lg font-semibold">{issue.title}</h3>
        <div className="mt-2 empty:hidden">{advice}</div>
        {issue.description && <p className="mt-1 whitespace-pre-line">{issue.description}</p>}
        {issue.asked.length > 0 && (
          <FactList
            facts={issue.asked.map(({ question, answer }) => ({
              label: question,
              value: answer,
              isWide: true,
            }))}
            className="mt-3"
          />
        )}
        {issue.aiSummary && <p className="text-muted mt-2 whitespace-pre-line">{issue.aiSummary}</p>}
        <div className="mt-3 empty:hidden">{media}</div>
        {answers}
        {onReply && (
          <Button
            variant="secondary"
            size="small"
            className="mt-4"
            icon={<MessageSquareReply aria-hidden="true" strokeWidth={1.75} className="size-4" />}
            aria-label={t('Answer or quote a price: {name}', { name: issue.title })}
            onClick={onReply}
          >
            {t('Answer or quote a price')}
          </Button>
        )}
      </Card>
    </li>
  );
}

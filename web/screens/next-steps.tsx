import { Truck, Wrench } from 'lucide-react';
import type { Id } from '#domain/ids.ts';
import { answered } from '#domain/issues/rules.ts';
import { issueOf } from '#domain/issues/whole-issue.ts';
import { toldText } from '#domain/issues/told-text.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { useRecord } from '#web/platform/records/use-record.ts';
import { ShareText } from '#web/share/share-text.tsx';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ShareButton } from '#web/share/share-button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ListOfSteps } from '#web/ui/list-of-steps.tsx';
import { HelpCalls, visitorRoadside } from './help-calls.tsx';
import type { PrefilledRepair } from './use-repair-form.ts';

type Props = {
  carId: Id;
  issueId: Id;
  title: string;
  /** What names whom to call, where it is on the screen. */
  calls?: readonly string[];
};

/** Actions for a car that is not driven: call for help, share it with a mechanic, log the repair. */
export function NextSteps({ carId, issueId, title, calls = [] }: Props) {
  const { t } = useWords();
  const { data: issue } = useRecord(carId, (records) => issueOf(records, issueId));
  const { drivingAdvice = null } = issue ?? {};
  const roadside = useRead('settings.read').data?.roadsidePhone ?? visitorRoadside();
  const begin = (begun: PrefilledRepair) => ({ to: href('logRepair', { carId }), state: { begun } });
  const look = { variant: 'secondary', size: 'small' } as const;
  const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4' } as const;
  return (
    <ListOfSteps>
      <HelpCalls steps={calls} />
      <li>
        <ShareButton carId={carId} issueId={issueId} title={title} label={t('Send to a mechanic')} />
      </li>
      {issue && drivingAdvice && (
        <li>
          <ShareText
            title={title}
            text={() =>
              toldText(issue.description, { ...issue, drivingAdvice }, answered(issue), roadside, t)
            }
            label={t('Send as text')}
          />
        </li>
      )}
      <li>
        <ButtonLink {...look} {...begin({ title: t('Towing') })} icon={<Truck {...icon} />}>
          {t('It was towed')}
        </ButtonLink>
      </li>
      <li>
        <ButtonLink {...look} {...begin({ links: { [issueId]: 'resolved' } })} icon={<Wrench {...icon} />}>
          {t('It was repaired')}
        </ButtonLink>
      </li>
    </ListOfSteps>
  );
}

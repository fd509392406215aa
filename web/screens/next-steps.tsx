import { Truck, Wrench } from 'lucide-react';
import type { Id } from '#domain/ids.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ShareButton } from '#web/share/share-button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ListOfSteps } from '#web/ui/list-of-steps.tsx';
import { HelpCalls } from './help-calls.tsx';
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
  const begin = (begun: PrefilledRepair) => ({ to: href('logRepair', { carId }), state: { begun } });
  const look = { variant: 'secondary', size: 'small' } as const;
  const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4' } as const;
  return (
    <ListOfSteps>
      <HelpCalls steps={calls} />
      <li>
        <ShareButton carId={carId} issueId={issueId} title={title} label={t('Send to a mechanic')} />
      </li>
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

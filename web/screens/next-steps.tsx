import { Phone, Truck, Wrench } from 'lucide-react';
import type { Id } from '#domain/ids.ts';
import { dialAddress, proposedRoadside } from '#domain/settings/roadside-rules.ts';
import { href } from '#web/platform/hrefs.ts';
import { deviceTimeZone } from '#web/platform/language/time-zone.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { ShareButton } from '#web/share/share-button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { buttonClasses } from '#web/ui/button.tsx';
import type { PrefilledRepair } from './use-repair-form.ts';

type Props = { carId: Id; issueId: Id; title: string };

/** Actions for a car that must not be driven: call for help, share it with a mechanic, log the repair. */
export function NextSteps({ carId, issueId, title }: Props) {
  const { t } = useWords();
  const begin = (begun: PrefilledRepair) => ({ to: href('logRepair', { carId }), state: { begun } });
  const look = { variant: 'secondary', size: 'small' } as const;
  const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4' } as const;
  return (
    <ul aria-label={t('What to do now')} className="flex flex-wrap gap-2 [&>li:empty]:hidden">
      <li>
        <RoadsideCall />
      </li>
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
    </ul>
  );
}

/** The owner's number, else the country's default, else a link to enter one. */
function RoadsideCall() {
  const { t } = useWords();
  const { data: settings } = useRead('settings.read');
  if (!settings) return null;
  const phone = settings.roadsidePhone ?? proposedRoadside(deviceTimeZone().timeZone ?? '');
  const icon = <Phone aria-hidden="true" strokeWidth={1.75} className="size-4" />;
  if (!phone) {
    return (
      <ButtonLink size="small" to={href('settings')} icon={icon}>
        {t('Add the roadside help number')}
      </ButtonLink>
    );
  }
  return (
    <a href={dialAddress(phone)} className={buttonClasses({ size: 'small' })}>
      {icon}
      <span>
        {t('Call roadside help')} <span className="tabular whitespace-nowrap">{phone}</span>
      </span>
    </a>
  );
}

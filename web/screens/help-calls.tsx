import { Phone } from 'lucide-react';
import { type ReactNode } from 'react';
import { emergencyNumber } from '#domain/assessment/first-steps-rules.ts';
import { dialAddress, proposedRoadside } from '#domain/settings/roadside-rules.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { deviceTimeZone } from '#web/platform/language/time-zone.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { buttonClasses, type ButtonLook } from '#web/ui/button.tsx';

type Props = {
  /** What to do in the first minute. */
  steps: readonly string[];
};

const icon = <Phone aria-hidden="true" strokeWidth={1.75} className="size-4" />;
const ofCountry = () => proposedRoadside(deviceTimeZone().timeZone ?? '');

/** Items of a list: 112 where the steps say so, and the owner's roadside help, else the country's. */
export function HelpCalls({ steps }: Props) {
  const { t } = useWords();
  const { data: settings } = useRead('settings.read');
  const phone = settings && (settings.roadsidePhone ?? ofCountry());
  const add = (
    <ButtonLink size="small" to={href('settings')} icon={icon}>
      {t('Add the roadside help number')}
    </ButtonLink>
  );
  return <Calls steps={steps} phone={phone} otherwise={settings && add} />;
}

/** The same for somebody without an account. */
export const VisitorHelpCalls = ({ steps }: Props) => <Calls steps={steps} phone={ofCountry()} />;

type CallsProps = Props & { phone: string | null | undefined; otherwise?: ReactNode };

function Calls({ steps, phone, otherwise }: CallsProps) {
  const { t } = useWords();
  const emergency = emergencyNumber(steps);
  return (
    <>
      <li>{emergency && <CallLink phone={emergency} label={t('Call')} />}</li>
      <li>
        {phone ? (
          <CallLink
            phone={phone}
            label={t('Call roadside help')}
            variant={emergency ? 'secondary' : 'primary'}
          />
        ) : (
          otherwise
        )}
      </li>
    </>
  );
}

type CallLinkProps = Pick<ButtonLook, 'variant'> & { phone: string; label: string };

const CallLink = ({ phone, label, variant = 'primary' }: CallLinkProps) => (
  <a href={dialAddress(phone)} className={buttonClasses({ size: 'small', variant })}>
    {icon}
    <span>
      {label} <span className="tabular whitespace-nowrap">{phone}</span>
    </span>
  </a>
);

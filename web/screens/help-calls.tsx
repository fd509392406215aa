import { Phone } from 'lucide-react';
import { Suspense, useRef, useState, type ComponentType } from 'react';
import { emergencyNumber } from '#domain/assessment/first-steps-rules.ts';
import { dialAddress, proposedRoadside } from '#domain/settings/roadside-rules.ts';
import { useWords } from '#web/platform/language/language.ts';
import { deviceTimeZone } from '#web/platform/language/time-zone.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { readDevice } from '#web/platform/storage/storage.ts';
import { showNotLoaded } from '#web/platform/toasts/error-toasts.ts';
import { Button, buttonClasses, type ButtonLook } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { RoadsideProps } from './roadside-form.tsx';

type Props = {
  /** What names whom to call. */
  steps: readonly string[];
};

const icon = <Phone aria-hidden="true" strokeWidth={1.75} className="size-4" />;

// Loaded only where no number is known.
const OwnerRoadsideForm = lazyPart(
  () => import('./roadside-form.tsx').then((file) => file.OwnerRoadsideForm),
  showNotLoaded,
);
const VisitorRoadsideForm = lazyPart(
  () => import('./roadside-form.tsx').then((file) => file.VisitorRoadsideForm),
  showNotLoaded,
);

/** Items of a list: 112 where the steps say so, and the owner's roadside help, else the country's. */
export function HelpCalls({ steps }: Props) {
  const { data: settings } = useRead('settings.read');
  return (
    <Calls steps={steps} phone={settings?.roadsidePhone} kept={null} Form={settings && OwnerRoadsideForm} />
  );
}

const ofPlace = () => proposedRoadside(deviceTimeZone().timeZone ?? '');

export const visitorRoadside = () => readDevice('guest:roadside') ?? ofPlace();

/** The same for somebody without an account. */
export const VisitorHelpCalls = ({ steps }: Props) => (
  <Calls steps={steps} phone={null} kept={readDevice('guest:roadside')} Form={VisitorRoadsideForm} />
);

type CallsProps = Props & {
  phone: string | null | undefined;
  /** On the device, as nobody can change it elsewhere. */
  kept: string | null;
  /** Undefined while it is not known whether there is a number. */
  Form: ComponentType<RoadsideProps> | undefined;
};

function Calls({ steps, phone, kept, Form }: CallsProps) {
  const { t } = useWords();
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState(kept);
  const item = useRef<HTMLLIElement>(null);
  const emergency = emergencyNumber(steps);
  const number = added ?? phone ?? ofPlace();
  const close = () => {
    setAdding(false);
    item.current?.focus();
  };
  const save = (phoneOf: string) => {
    setAdded(phoneOf);
    close();
  };
  return (
    <>
      {emergency && (
        <li>
          <CallLink phone={emergency} label={t('Call')} />
          <p className="mt-1 text-sm">{t('For fire or danger to people, not for a tow')}</p>
        </li>
      )}
      {Form && (
        <li ref={item} tabIndex={-1} className="flex flex-wrap items-center gap-x-2 outline-none">
          {isAdding ? (
            <Suspense>
              <Form onSave={save} onCancel={close} />
            </Suspense>
          ) : number ? (
            <>
              <CallLink
                phone={number}
                label={t('Call roadside help')}
                variant={emergency ? 'secondary' : 'primary'}
              />
              {added && (
                <Button size="small" variant="quiet" onClick={() => setAdding(true)}>
                  {t('Edit')}
                </Button>
              )}
            </>
          ) : (
            <Button size="small" variant="secondary" icon={icon} onClick={() => setAdding(true)}>
              {t('Add the roadside assistance number')}
            </Button>
          )}
        </li>
      )}
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

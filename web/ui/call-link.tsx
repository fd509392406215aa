import Phone from 'lucide-react/icons/phone';
import { dialAddress } from '#domain/settings/roadside-rules.ts';
import { buttonClasses, type ButtonLook } from './button.tsx';

type Props = Pick<ButtonLook, 'variant'> & { phone: string; label: string };

export const CallLink = ({ phone, label, variant = 'primary' }: Props) => (
  <a href={dialAddress(phone)} className={buttonClasses({ size: 'small', variant })}>
    <Phone aria-hidden="true" strokeWidth={1.75} className="size-4" />
    <span>
      {label} <span className="tabular whitespace-nowrap">{phone}</span>
    </span>
  </a>
);

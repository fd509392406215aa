import { forgetDemo } from '#web/platform/demo/kept-demo.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { buttonClasses, type ButtonLook } from '#web/ui/button.tsx';

/** Leaves the demo: its pages lie under an address of their own, which the router does not leave. */
export function AccountLink(look: ButtonLook) {
  const { t } = useWords();
  return (
    <a href={href('registerOptions')} onClick={forgetDemo} className={buttonClasses(look)}>
      {t('Create an account')}
    </a>
  );
}

export function LeaveLink(look: ButtonLook) {
  const { t } = useWords();
  return (
    <a href={href('login')} onClick={forgetDemo} className={buttonClasses(look)}>
      {t('Leave the demo')}
    </a>
  );
}

import type { Phrase } from '#domain/language/words.ts';
import { forgetDemo } from '#web/platform/demo/kept-demo.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { buttonClasses, type ButtonLook } from '#web/ui/button.tsx';

/** The demo's router cannot leave its base address, so these are plain links. */
const leadingOut = (to: string, label: Phrase) =>
  function LinkOutOfDemo(look: ButtonLook) {
    const { t } = useWords();
    return (
      <a href={to} onClick={forgetDemo} className={buttonClasses(look)}>
        {t(label)}
      </a>
    );
  };

export const AccountLink = leadingOut(href('registerOptions'), 'Create an account');
export const LeaveLink = leadingOut(href('login'), 'Leave the demo');

import type { Phrase } from '#domain/language/words.ts';
import { enteredCount } from '#domain/demo/carried.ts';
import { forgetDemo, keptDemo } from '#web/platform/demo/kept-demo.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { buttonClasses, type ButtonLook } from '#web/ui/button.tsx';

/** The demo's router cannot leave its base address, so these are plain links. */
const leadingOut = (to: string, label: Phrase, onLeave?: () => void) =>
  function LinkOutOfDemo(look: ButtonLook) {
    const { t } = useWords();
    return (
      <a href={to} onClick={onLeave} className={buttonClasses(look)}>
        {t(label)}
      </a>
    );
  };

/** What was entered waits in this tab: Home offers to keep it. */
export const AccountLink = leadingOut(href('registerOptions'), 'Create an account', () => {
  if (enteredCount(keptDemo()?.entered ?? []) === 0) forgetDemo();
});
export const LeaveLink = leadingOut(href('login'), 'Leave the demo', forgetDemo);

import { lazy, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { showNotLoaded } from '#web/platform/toasts/error-toasts.ts';

/** If it cannot be loaded (no network, or the server was updated), the page stays; the next use tries again.
 * @param onMissing reports the failure and closes the part */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onMissing: (props: Props) => void,
): ComponentType<Props> {
  const make = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        console.warn('A part of the page could not be loaded', error);
        return { default: Missing };
      }
    });
  let part = make();
  function Missing(props: Props) {
    const report = useEffectEvent(() => onMissing(props));
    useEffect(() => {
      part = make();
      report();
    }, []);
    return null;
  }
  return function Part(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => part);
    return <Chosen {...props} />;
  };
}

export const lazyDialog = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) =>
  lazyPart(load, ({ onClose }) => {
    showNotLoaded();
    onClose();
  });

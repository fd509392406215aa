import { formatNumber } from '#domain/language/format.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';

const MEGABYTE = 1024 * 1024;

export function StorageUse() {
  const { t, language } = useWords();
  const { data } = useRead('account.read');
  if (!data) return null;
  const { bytes, files, bytesAllowed } = data.storage;
  const size = (amount: number) => t('{n} MB', { n: formatNumber(Math.ceil(amount / MEGABYTE), language) });
  return (
    <div className="text-sm">
      <p>
        {t('Files stored: {n}, using {used} of {allowed}', {
          n: formatNumber(files, language),
          used: size(bytes),
          allowed: size(bytesAllowed),
        })}
      </p>
      <p>
        {t('Records: using {used} of {allowed}', {
          used: size(data.records.bytes),
          allowed: size(data.records.bytesAllowed),
        })}
      </p>
    </div>
  );
}

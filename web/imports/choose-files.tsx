import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { classes } from '#web/ui/classes.ts';
import { FilePicker } from '#web/ui/file-picker.tsx';

type Props = { isAgain: boolean; disabled: boolean; onFiles: (files: File[]) => void };

export function ChooseFiles({ isAgain, disabled, onFiles }: Props) {
  const { t } = useWords();
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const files = [...event.dataTransfer.files];
        if (!disabled && files.length > 0) onFiles(files);
      }}
    >
      <FilePicker
        label={isAgain ? t('Choose other files') : t('Choose files')}
        hint={t(
          'Exports from LubeLogger, Drivvo, Fuelio, Fuelly, aCar, Simply Auto, Spritmonitor, Tracktor and MyGarage, or any CSV, Excel, JSON or XML file. You can choose or drop several files here at once.',
        )}
        icon={<Upload strokeWidth={1.75} />}
        accept=".csv,.xlsx,.xls,.zip,.json,.xml,.html,.htm,.txt,.abp,.tsv"
        multiple
        disabled={disabled}
        onFiles={onFiles}
        className={classes(isOver && 'bg-accent-soft border-accent')}
      />
    </div>
  );
}

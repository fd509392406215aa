import { columnNames } from '#domain/imports/question-words.ts';
import {
  tableFields,
  type ImportReading,
  type Mapping,
  type TableField,
  type TableRead,
} from '#domain/imports/schema.ts';
import { formatNumber } from '#domain/language/format.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { Select } from '#web/ui/select.tsx';

const COLUMNS_SHOWN = 12;

type Props = { table: TableRead; onChoose: (mapping: Mapping) => void };

/** Which column of a table is what; what leaves a doubt comes first, with rows of the file. */
export function TableColumns({ table, onChoose }: Props) {
  const { t } = useWords();
  const { mapping, unsure } = table;
  const others = tableFields.filter((field) => !unsure.includes(field));
  const fields = (some: readonly TableField[]) => <Fields table={table} fields={some} onChoose={onChoose} />;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      {table.name !== '' && <legend className="mb-1 font-medium">{table.name}</legend>}
      <Rows table={table} />
      {unsure.length > 0 && (
        <>
          {fields(unsure)}
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="small" onClick={() => onChoose(mapping)}>
              {t('These columns are right')}
            </Button>
            <Disclosure label={t('All columns')}>{() => fields(others)}</Disclosure>
          </div>
        </>
      )}
      {unsure.length === 0 && fields(others)}
    </fieldset>
  );
}

function Fields({ table, fields, onChoose }: Props & { fields: readonly TableField[] }) {
  const { t } = useWords();
  const options = [
    { value: '', label: t('(Not in the file)') },
    ...table.headers.map((value) => ({ value, label: value })),
  ];
  const choose = (field: TableField, header: string) => {
    const { [field]: _before, ...others } = table.mapping;
    onChoose(header === '' ? others : { ...others, [field]: header });
  };
  return (
    <FieldPairs>
      {fields.map((field) => (
        <Select
          key={field}
          label={t(columnNames[field])}
          value={table.mapping[field] ?? ''}
          options={options}
          onChange={({ target }) => choose(field, target.value)}
        />
      ))}
    </FieldPairs>
  );
}

function Rows({ table: { headers, samples } }: Pick<Props, 'table'>) {
  return (
    <div className="overflow-x-auto">
      <table className="text-muted text-left text-sm">
        <thead>
          <tr className="border-line border-b">
            {headers.slice(0, COLUMNS_SHOWN).map((header, at) => (
              <th key={`${header} ${at}`} scope="col" className="py-1 pr-3 font-medium whitespace-nowrap">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {samples.map((cells, row) => (
            <tr key={`${row} ${cells[0]}`}>
              {cells.slice(0, COLUMNS_SHOWN).map((cell, at) => (
                <td key={`${at} ${cell}`} className="max-w-40 truncate py-1 pr-3 whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Columns listed. */
const LISTED = 20;

/** By name: what is no field becomes notes, and what follows from other columns is left out. */
export function ColumnsApart({ reading: { noted, unread } }: { reading: ImportReading }) {
  const { t, language } = useWords();
  const columns = noted
    .slice(0, LISTED)
    .map(({ column, count }) => `${column || '–'} (${formatNumber(count, language)})`)
    .join(', ');
  return (
    <>
      {noted.length > 0 && (
        <p className="text-muted text-sm break-words">
          {t('Columns without a field of their own; their cells go into the notes: {columns}', { columns })}
        </p>
      )}
      {unread.length > 0 && (
        <p className="text-muted text-sm break-words">
          {t('Columns left out, as they follow from the others: {columns}', {
            columns: unread.slice(0, LISTED).join(', '),
          })}
        </p>
      )}
    </>
  );
}

import { Fragment } from 'react';
import { type Block, type Inline, readMarkdown } from '#domain/assistant/markdown-rules.ts';

/** Renders a model's answer; all of it as text, never as HTML. */
export const Markdown = ({ text }: { text: string }) => (
  <div className="flex flex-col gap-3 [overflow-wrap:anywhere]">
    {readMarkdown(text).map((block, at) => (
      <Part key={at} block={block} />
    ))}
  </div>
);

function Part({ block }: { block: Block }) {
  if (block.kind === 'code')
    return (
      // A focusable box can be scrolled with the keyboard.
      <pre tabIndex={0} className="bg-sunken rounded-small overflow-x-auto p-3 text-sm">
        <code>{block.text}</code>
      </pre>
    );
  if (block.kind === 'heading')
    return (
      <p className="font-semibold">
        <Line parts={block.parts} />
      </p>
    );
  if (block.kind === 'paragraph')
    return (
      <p>
        <Lines lines={block.lines} />
      </p>
    );
  if (block.kind === 'quote')
    return (
      <blockquote className="border-line-strong border-l-2 pl-3">
        <Lines lines={block.lines} />
      </blockquote>
    );
  if (block.kind === 'table') return <Table rows={block.rows} />;
  const items = block.items.map((lines, at) => (
    <li key={at}>
      <Lines lines={lines} />
    </li>
  ));
  return block.ordered ? (
    <ol start={block.start} className="flex list-decimal flex-col gap-1 pl-6">
      {items}
    </ol>
  ) : (
    <ul className="flex list-disc flex-col gap-1 pl-5">{items}</ul>
  );
}

const Table = ({ rows: [head = [], ...rows] }: { rows: Inline[][][] }) => (
  <div tabIndex={0} className="overflow-x-auto">
    <table className="tabular text-left text-sm [overflow-wrap:normal] [&_td]:align-top [&_td,&_th]:py-1.5 [&_td,&_th]:pr-4">
      <thead>
        <tr className="border-line-strong border-b">
          {head.map((cell, at) => (
            <th key={at} scope="col" className="font-semibold">
              <Line parts={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-line divide-y">
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column}>
                <Line parts={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Lines = ({ lines }: { lines: readonly Inline[][] }) =>
  lines.map((parts, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      <Line parts={parts} />
    </Fragment>
  ));

const Line = ({ parts }: { parts: readonly Inline[] }) =>
  parts.map((part, at) => {
    if (part.kind === 'text') return <Fragment key={at}>{part.text}</Fragment>;
    if (part.kind === 'code')
      return (
        <code key={at} className="bg-sunken rounded-small px-1 text-[0.9em]">
          {part.text}
        </code>
      );
    const Tag = part.kind;
    return (
      <Tag key={at} className={part.kind === 'strong' ? 'font-semibold' : undefined}>
        <Line parts={part.parts} />
      </Tag>
    );
  });
